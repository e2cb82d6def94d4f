"""The composer of portraits. A person is a row of a table: face, hair, beard, head (crown, helm, coif …), collar, dress, attribute. Every part is a function
that returns woodcut paths. `bust` draws the person alone; `portrait` puts it on an engraved ground in a ring, with the attribute in a boss.
What a row may say besides the parts' names: `flip` looks to the right (the shaded side stays on the right, as the candle is at the upper left), `tilt` in degrees about
the chin, `profile` a head as on a coin, `face=dict(mouth=calm|smile|stern|bow|wry, look=px)`."""
from heraldry import *
SK='#f3d6b4'; LIP='#c4806a'
def A(d,c,w=2.2): return '<path d="%s" fill="%s" stroke="%s" stroke-width="%s" stroke-linejoin="round"/>'%(d,c,INK,f(w))
def I(d): return '<path d="%s" fill="%s"/>'%(d,INK)
def C(d,c,op=1): return '<path d="%s" fill="%s"%s/>'%(d,c,' opacity="%.2f"'%op if op<1 else '')
def L(d,w=1.6,c=INK): return '<path d="%s" fill="none" stroke="%s" stroke-width="%s" stroke-linecap="round" stroke-linejoin="round"/>'%(d,c,f(w))
def dot(x,y,r,c=INK): return '<circle cx="%s" cy="%s" r="%s" fill="%s"/>'%(f(x),f(y),f(r),c)
def pearl(x,y,r=2.6): return '<circle cx="%s" cy="%s" r="%s" fill="#fbf6ea" stroke="%s" stroke-width="1.1"/>'%(f(x),f(y),f(r),INK)
def mir(fn): return fn(-1)+fn(1)
GO='#dfb23c'
_u=[0]   # for ids
# ---------------------------------------------------------------- face
def face(w=27,chin=32,jaw=.78,t=-4,age=0,brow=3.6,nose=0,fem=0,skin=SK,cheek=1,lid=0,bc=INK,smile=None,mouth=None,look=0,flip=0,lip=None):
    """a head in three-quarter view, turned to the left; flip: the caller mirrors it, so the shaded side changes here and stays on the right"""
    if smile is None: smile=1.8 if fem else .6
    j=w*jaw
    d='M%sC%s %s %sC%s %s %sC%s %s %sC%s %s %sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(-w,-22),pt(-w-1,-8),pt(-w,0),pt(-w+.5,4),pt(-w+1,12),pt(-j,19),pt(-j+2,22),
      pt(-j+7,chin-3),pt(-11+t,chin),pt(t*.7,chin),pt(11+t,chin),pt(j-4,chin-3),pt(j+1,20),pt(w-1,12),pt(w+1,4),pt(w+1,-4),pt(w+2,-14),pt(w,-24),pt(w,-24),pt(w-2,-62),pt(-w+2,-62),pt(-w,-22))
    o=A(d,skin,2.4)
    if cheek: o+=''.join('<ellipse cx="%s" cy="8" rx="6.5" ry="5" fill="#dd8f74" opacity="%.2f"/>'%(f(t+s*15),.34+.12*fem) for s in (-1,1))
    _u[0]+=1; cid='fc%d'%_u[0]
    o+='<clipPath id="%s"><path d="%s"/></clipPath><g clip-path="url(#%s)">'%(cid,d,cid)
    t0=t
    if flip: o+='<g transform="scale(-1 1)">'; t=-t
    o+=C('M%s C%s %s %s C%s %s %s L60 70 L60 -70Z'%(pt(t+14,-70),pt(t+17,-40),pt(t+24,-16),pt(t+19,2),pt(t+17,14),pt(t+16,26),pt(t+2,40)),'#b9764c',.34 if not fem else .22)
    o+=C('M%s C%s %s %s C%s %s %s L-60 40 L-60 -70Z'%(pt(-w+3,-60),pt(-w+1,-30),pt(-w+4,-10),pt(-w+3,4),pt(-w+3,16),pt(-w+6,22),pt(-w+12,36)),'#fff6e4',.5)
    if flip: o+='</g>'; t=t0
    o+=C(q(t+2,-4,t+8,2,t+7,12,7),'#b9764c',.3)+C(q(t-16,-14,t-12,-17,t-5,-13,5),'#b9764c',.22)+C(q(t+6,-13,t+13,-17,t+20,-12,5),'#b9764c',.26)+'</g>'
    # shadow side: woodcut hatching down the right cheek and temple
    if flip: o+='<g transform="scale(-1 1)">'
    for k in range(7):
        y=-30+k*7; x=w+1 if k<6 else w-3
        ln=9-abs(k-4)*.9 if k>1 else 6
        if not fem or k>2: o+=C(wedge((x,y+3),(x-3,y+3.4),(x-ln+3,y+6),(x-ln,y+9),2.0 if not fem else 1.5),'#7a452a')
    for k in range(3 if not fem else 0): o+=C(wedge((j-1-k*5.5,22+k*3),(j-2-k*5.5,20+k*2.6),(j-4-k*5.5,18.6+k*2.6),(j-6-k*5.5,18+k*2.6),1.5),'#7a452a')
    if flip: o+='</g>'
    for s in (-1,1):
        x=t+s*12.2; hw=7.0 if s>0 else 6.3; y=-9
        o+='<path d="M%sQ%s %sQ%s %sZ" fill="#fbf3e2"/>'%(pt(x-hw,y+1),pt(x,y-5.4),pt(x+hw,y+1.3),pt(x,y+4.4),pt(x-hw,y+1))
        o+=dot(x-.8+look,y-.6,2.9)+dot(x-1.9+look,y-1.7,.8,'#fff')
        o+=I(q(x-hw-1,y+1.8,x-.5,y-7.6,x+hw+(1.8 if fem and s>0 else .8),y+1.8,3.6 if fem else 3.3))
        o+=I(q(x-hw+1.5,y+2.8,x,y+6,x+hw-1,y+2.6,1.2))
        o+=I(q(x-hw+1,y-5,x,y-11,x+hw,y-4.5,1.2))
        o+='<path d="%s" fill="%s"/>'%(q(x-9 if s<0 else x-8,y-8-lid*(1 if s>0 else 0)+(2 if s>0 else 0)-(2 if s>0 else 0),x+s*0,y-15+lid,x+9,y-8,brow),bc)
        if age: o+=I(q(x-5,y+6.4,x,y+9,x+5.5,y+6,1.1))
    if age>1: o+=I(q(t-15,10,t-19,16,t-16,24,1.7))+I(q(t+14,10,t+18,16,t+15,24,1.7))+I(q(t-8,-31,t,-33,t+10,-31,1.5))
    n=nose
    o+=I(q(t+4.5,-13,t+1+n*.4,0,t+5.6,8,2 if not fem else 1.5))+I(q(t+5,4,t+10,8,t+5.5,11.5,2.3))+I(q(t-8-n,10.5,t-2-n,16+n*.6,t+6,11.5,2.8))+I(q(t-7.5-n,6,t-10.5-n,10,t-7-n,11.4,1.8))
    for k in range(3): o+=I(wedge((t+5.4+k*.3,-6+k*4.2),(t+7,-5+k*4.2),(t+8,-4+k*4.2),(t+10.5-k*.4,-2.5+k*4.2),1.2))
    return o+lips(mouth or ('smile' if smile>2.4 else 'calm'),t,20.5,lip or (LIP if not fem else '#b8463f'),smile)
def lips(kind,t,y,c,smile=.6):
    """five mouths: calm, smile, stern, bow (small and full), wry (one corner up)"""
    if kind=='stern':
        return C('M%sC%s %s %sC%s %s %sZ'%(pt(t-9,y+1),pt(t-4,y-2),pt(t+4,y-2),pt(t+9,y+1),pt(t+5,y+5.4),pt(t-5,y+5.4),pt(t-9,y+1)),c,.7)+I(wedge((t-1,y+.6),(t-5,y+.4),(t-8,y+1),(t-12,y+4),2.8))+I(wedge((t-1,y+.6),(t+4,y+.4),(t+8,y+1),(t+12,y+4),2.8))+I(q(t-4.5,y+7.6,t,y+8.6,t+4.5,y+7.6,2))
    if kind=='bow':
        return C('M%sC%s %s %sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(t-7.4,y),pt(t-5,y-3.4),pt(t-2.6,y-4.6),pt(t,y-2.6),pt(t+2.6,y-4.6),pt(t+5,y-3.4),pt(t+7.4,y),pt(t+5,y+4.8),pt(t+2,y+5.4),pt(t,y+5.4),pt(t-2,y+5.4),pt(t-5,y+4.8),pt(t-7.4,y)),c,.9)+I('M%sC%s %s %sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(t-8,y-.6),pt(t-4,y-.4),pt(t-2,y-.8),pt(t,y+1),pt(t+2,y-.8),pt(t+4,y-.4),pt(t+8,y-.6),pt(t+4,y+1.4),pt(t+2,y+1.8),pt(t,y+1.9),pt(t-2,y+1.8),pt(t-4,y+1.4),pt(t-8,y-.6)))+I(q(t-3,y+7.2,t,y+8.4,t+3,y+7.2,1.5))
    if kind=='wry':
        return C('M%sC%s %s %sC%s %s %sZ'%(pt(t-9,y-2.6),pt(t-4,y-4),pt(t+3,y-2.4),pt(t+8,y+1.6),pt(t+4,y+6.4),pt(t-5,y+5),pt(t-9,y-2.6)),c,.85)+I('M%sC%s %s %sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(t-12,y-4),pt(t-7,y-1.6),pt(t-3,y),pt(t,y+.6),pt(t+3,y+1),pt(t+6,y+1.2),pt(t+9,y+2.4),pt(t+5,y+3.6),pt(t+2,y+3.4),pt(t-1,y+3),pt(t-6,y+2.2),pt(t-9,y),pt(t-12,y-4)))+I(q(t-13.5,y-7,t-11,y-4.6,t-12.6,y-1,1.6))+I(q(t-4,y+7,t+1,y+8.8,t+5,y+7.4,1.7))
    if kind=='smile':
        return C('M%sC%s %s %sC%s %s %sZ'%(pt(t-10,y-2.4),pt(t-4,y-3),pt(t+4,y-3),pt(t+10,y-2.4),pt(t+6,y+7),pt(t-6,y+7),pt(t-10,y-2.4)),c,.85)+I('M%sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(t-12.4,y-4),pt(t-8,y+.6),pt(t-4,y+1.4),pt(t,y+1.4),pt(t+4,y+1.4),pt(t+8,y+.6),pt(t+12.4,y-4),pt(t+7,y+4.2),pt(t-7,y+4.2),pt(t-12.4,y-4)))+I(q(t-14,y-7.4,t-11,y-4.6,t-13.4,y-1.6,1.5))+I(q(t+14,y-7.4,t+11,y-4.6,t+13.4,y-1.6,1.5))+I(q(t-4,y+8,t,y+9.4,t+4,y+8,1.6))
    my=y
    o=C('M%sC%s %s %sC%s %s %sZ'%(pt(t-9,my),pt(t-4,my-4.4),pt(t+3,my-4.4),pt(t+9,my),pt(t+5,my+6.4),pt(t-5,my+6.4),pt(t-9,my)),c,.85)
    o+=I('M%sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(t-10,my+.4-smile),pt(t-5,my-1.6),pt(t-2,my+1),pt(t,my),pt(t+2,my+1),pt(t+5,my-1.6),pt(t+10,my+.2-smile),pt(t+4,my+2.6),pt(t-4,my+2.8),pt(t-10,my+.4-smile)))
    return o+I(q(t-5,my+7.3,t,my+9,t+5,my+7.3,1.7))
def neck(skin=SK,w=15):
    o=A('M%s L%s C%s %s %s L%s C%s %s %s L%s Z'%(pt(-w,12),pt(-w,40),pt(-w-3,48),pt(-w-8,52),pt(-w-14,56),pt(w+14,56),pt(w+8,52),pt(w+3,48),pt(w,40),pt(w,12)),skin)
    o+=C('M%s C%s %s %s L%s L%s Z'%(pt(-w,22),pt(-w+4,40),pt(w-8,48),pt(w+6,50),pt(w+2,12),pt(-w,12)),'#a8623c',.45)
    for k in range(5): o+=I(wedge((w,26+k*5.5),(w-6,28+k*5.5),(w-12,29+k*5),(w-20+k*2,27+k*5),2.2))
    return o
# ---------------------------------------------------------------- profile, as on a coin; faces left
def profile(nose=0,chin=0,brow=3.4,age=0,fem=0,skin=SK,bc=INK,mouth='calm',jowl=0,flip=0,**_):
    n=nose; ch=chin
    d=CP((-14,-56),(-23,-52),(-28,-42),(-28.5,-30),(-30,-26),(-31.5,-22),(-29.5,-17),(-33,-9),(-39-n,-1),(-42.5-n,5),(-44-n*.7,9.5),(-38,11.5),(-33,11.5),(-32,14),(-33.5,16),(-36,18.4),(-36,20.6),(-34,21.4),(-32.4,21.8),(-35.4,23.4),(-35.6,26.4),(-32.4,28),(-30.6,30),(-31.6,32),(-33-ch*.4,35+ch),(-33,42+ch+jowl*.4),(-26,44+ch+jowl),(-18,43+ch+jowl),(-6,42+jowl*1.6),(6,36+jowl),(12,24),(24,12),(30,-8),(28,-30),(24,-54),(4,-62),(-14,-56))
    _u[0]+=1; cid='fc%d'%_u[0]
    o=A(d,skin,2.4)+'<clipPath id="%s"><path d="%s"/></clipPath><g clip-path="url(#%s)">'%(cid,d,cid)
    sh=C('M-8 -70 C0 -40 4 -14 0 8 C-2 24 -14 30 -22 50 L60 70 L60 -70Z','#b9764c',.34) if not flip else C('M-60 -70 L-20 -60 C-24 -30 -28 -20 -24 -8 C-28 4 -30 10 -26 20 L-30 50 L-60 60Z','#b9764c',.42)
    o+=sh+'<ellipse cx="-12" cy="10" rx="8" ry="6" fill="#dd8f74" opacity=".4"/></g>'
    if not flip:
        for k in range(6): o+=C(wedge((8-k*.6,-4+k*6.4),(2-k*.6,-3+k*6.4),(-4-k*1.2,0+k*6.2),(-7-k*1.4,4+k*6),1.9),'#7a452a')
    else:
        for k in range(5): o+=C(wedge((-32+k*1.2,-2+k*1),(-28+k*1.2,2+k),(-26+k*1.2,6+k),(-24+k*1.4,10+k),1.2),'#7a452a')
    # eye, brow, nostril, ear
    o+='<path d="M-29.5 -9.5 C-25 -14 -20 -14 -16.500 -9 C-20 -6 -25 -5.500 -28.500 -6Z" fill="#fbf3e2"/>'+'<ellipse cx="-26" cy="-9.600" rx="2.500" ry="3.400" fill="%s"/>'%INK+dot(-26.8,-11,.8,'#fff')
    o+=I(q(-30.5,-10,-24,-17.5,-15,-9.5,3.2))+I(q(-28.5,-5.6,-23,-4,-17,-7,1.2))+'<path d="%s" fill="%s"/>'%(q(-30.5,-18,-23,-24,-12,-17,brow),bc)
    if age: o+=I(q(-27,-1.5,-22,.5,-16,-2.5,1.1))
    if age>1: o+=I(q(-30,12,-26,18,-28,27,1.6))+I(q(-14,-8,-10,-9,-8,-12,1.1))+I(q(-15,-5,-11,-4,-9,-2,1.1))+I(q(-26,-34,-20,-35,-12,-34,1.3))
    o+=I(q(-40-n,9.4,-35,9,-34.5,4.4,2))+dot(-37.4,9,1.5)
    lip='#b8463f' if fem else LIP
    if mouth=='stern': o+=C('M-35.600 18.600 C-31 18 -28 19.500 -25 22.500 C-29 23.500 -33 25 -35 25.500Z',lip,.8)+I(wedge((-35.4,21.4),(-31,21),(-27,22),(-23.5,25.5),2.4))
    elif mouth=='smile': o+=C('M-35.600 18.600 C-31 17.600 -28 18.500 -24.500 18 C-28 23.500 -33 26 -35 26.500Z',lip,.85)+I(wedge((-35.4,21.6),(-31,22),(-27,21),(-22.5,16.5),2.4))
    else: o+=C('M-35.600 18.600 C-31 17.600 -28 19 -25 21 C-28 23.500 -33 26 -35 26.500Z',lip,.85)+I(wedge((-35.4,21.4),(-31,21.6),(-27,21.6),(-23.5,20.6),2.3))
    o+=I(q(-31,30.4,-28,30.6,-25,29.4,1.6))
    return o
def ear(): return A('M6 -12 C14 -18 21 -10 18 0 C16 8 10 12 6 6 C3 2 3 -8 6 -12Z',SK,2)+I(q(9,-9,16,-10,14,0,1.5))+I(q(9,-2,12,-2,10,4,1.3))
def pneck(w=0): return A('M%s C-8 46 -14 54 -26 60 L32 60 C24 50 22 34 24 8Z'%pt(-12-w,34),SK)+C('M-12 34 C-2 44 14 40 24 18 L26 54 L8 58 C6 48 0 42 -12 42Z','#a8623c',.45)
def phair(kind,c): return relight(phair_(kind,c),c)
def phair_(kind,c):
    if kind=='bowl':   # cropped round above the ear, the neck shaven
        return A(CP((-25,-38),(-32,-64),(-10,-76),(6,-74),(30,-72),(40,-48),(35,-18),(33,-12),(24,-12),(20,-22),(8,-30),(-10,-32),(-25,-38)),c)+strands([(4,-72,-14,-64,-21,-40),(8,-72,-4,-60,-10,-36),(12,-71,8,-54,0,-33),(17,-69,19,-50,10,-29),(23,-65,29,-46,20,-23),(29,-57,36,-40,28,-15)])
    if kind=='bob':    # waves to the jaw
        d=CP((-18,-54),(-30,-72),(4,-80),(24,-66),(46,-52),(42,-14),(46,8),(48,26),(34,36),(18,30),(10,28),(6,20),(8,10),(0,0),(4,-14),(0,-24),(-4,-34),(-12,-36),(-20,-40),(-22,-46),(-20,-50),(-18,-54))
        return A(d,c)+strands([(0,-68,16,-48,10,6),(8,-68,28,-44,20,16),(16,-66,38,-40,30,20),(24,-60,44,-30,39,18),(-6,-66,4,-50,4,-22),(12,10,18,20,26,28)])
    if kind=='side':   # short, brushed back from a side parting
        d=CP((-22,-44),(-26,-62),(-6,-74),(10,-70),(30,-66),(38,-46),(32,-14),(30,-2),(26,4),(20,8),(20,0),(18,-8),(16,-14),(10,-22),(6,-26),(4,-32),(-8,-36),(-16,-38),(-22,-44))
        return A(d,c)+strands([(-18,-48,4,-62,26,-44),(-18,-44,8,-54,29,-32),(-14,-41,8,-46,27,-20),(-14,-56,8,-68,28,-52),(12,-22,20,-14,22,2)])
    if kind=='queue':  # powdered, one roll over the ear, tied behind
        d=CP((-22,-46),(-28,-62),(-8,-76),(8,-72),(30,-68),(40,-50),(36,-20),(40,0),(46,14),(42,40),(38,52),(30,50),(28,36),(28,20),(22,10),(20,0),(16,-12),(8,-22),(4,-30),(-6,-38),(-16,-40),(-22,-46))
        o=A(d,c)+strands([(-18,-52,6,-68,32,-42),(-18,-48,8,-58,33,-30),(-12,-44,8,-48,32,-20),(30,16,36,28,34,44),(34,12,40,26,37,44)],1.4)
        o+='<ellipse cx="15" cy="-5" rx="13" ry="8.500" transform="rotate(-14 15 -5)" fill="%s" stroke="%s" stroke-width="2"/>'%(c,INK)+L('M19 -4 a5 4 0 1 1 -5 -5',1.5)
        return o+A('M26 12 L20 4 L22 22 L33 14 L46 24 L44 6Z','#2b2225',1.8)
    return ''
def phead(kind,m):
    if kind=='laurel':
        o=L('M-24 -44 C-4 -36 16 -34 38 -30',3.4)
        for k in range(7):
            x=-24+k*9.4; y=-45+k*2.1
            o+=A(feather(x,y,-118+k*4,19,9,.6),'#7f9a52',1.4)+A(feather(x,y+2,138-k*4,14,8,.6),'#5f7d3c',1.4)
        return o+A('M36 -30 C46 -24 48 -14 44 -6 L40 -10 L38 -2 C36 -12 36 -22 34 -28Z','#9E1B32',1.5)
    return '<g transform="translate(4 -2) rotate(5)">'+head(kind,m)+'</g>'
# ---------------------------------------------------------------- hair
def strands(pts,w=1.7): return ''.join(I(q(*p,w)) for p in pts)
def lum(c): return sum(int(c[i:i+2],16)*w for i,w in ((1,.3),(3,.6),(5,.1)))
def relight(o,c):
    if lum(c)>62: return o
    k='#%02x%02x%02x'%tuple(min(255,int(int(c[i:i+2],16)*.5+a)) for i,a in ((1,84),(3,62),(5,46)))
    return o.replace('fill="%s"/>'%INK,'fill="%s"/>'%k).replace('fill="none" stroke="%s"'%INK,'fill="none" stroke="%s"'%k)
def hair_back(kind,c): return relight(hair_back_(kind,c),c)
def hair_back_(kind,c):
    if kind=='bob':   # medieval, to the jaw, rolled under
        d='M-34 -30 C-44 -10 -44 14 -40 28 C-34 38 -22 34 -18 28 L18 28 C24 36 36 38 42 28 C46 12 44 -12 34 -30Z'
        return A(d,c)+strands([(s*(27+k*4),-20,s*(33+k*3.4),4,s*(26+k*4),29-k) for s in (-1,1) for k in range(4)])
    if kind=='long':
        d='M-32 -34 C-46 -10 -46 26 -52 52 C-44 60 -30 58 -22 50 L22 50 C32 60 46 60 54 52 C46 26 46 -10 32 -34Z'
        return A(d,c)+strands([(s*(27+k*4),-22,s*(34+k*3.6),14,s*(28+k*6),50-k*1.5) for s in (-1,1) for k in range(4)])
    if kind=='wig':   # full-bottomed
        o=''
        d='M0 -76 C34 -80 52 -54 50 -30 C62 -18 56 -4 60 10 C70 22 62 40 66 54 C70 72 50 82 36 78 C28 74 26 60 24 48 L-24 48 C-26 60 -28 74 -38 78 C-54 82 -72 72 -66 54 C-62 40 -70 22 -60 10 C-56 -4 -62 -18 -50 -30 C-52 -54 -34 -80 0 -76Z'
        o+=A(d,c)
        for s in (-1,1):
            for k,(x,y) in enumerate(((46,-22),(50,0),(54,22),(56,44),(52,62),(38,30),(38,50),(36,8),(35,-12))):
                o+=L('M%s q%s %s %s %s q%s %s %s %s'%(pt(s*x,y-9),f(s*9),'2',f(s*5),'9',f(-s*4),'6',f(-s*10),'1'),1.8)+I(q(s*(x-7),y-5,s*(x-3),y-9,s*(x+4),y-8,1.7))
        return o
    if kind=='curlback':
        d=CP((-30,-30),(-46,-6),(-38,16),(-42,36),(-34,46),(-26,40),(-22,30),(20,30),(30,40),(50,52),(48,76),(58,60),(50,30),(44,10),(48,-8),(32,-30),(-30,-30))
        return A(d,c)+strands([(34+k*3,-10+k*6,42+k*2,22,44+k*2,54+k*2) for k in range(3)]+[(-32-k*3,-10,-36,12,-33-k*2,34) for k in range(2)])
    if kind=='veil':
        d='M-30 -56 C-54 -30 -52 20 -70 74 L-30 84 L30 84 L70 74 C52 20 54 -30 30 -56Z'
        return A(d,c)+strands([(s*(30+k*5),-30+k*6,s*(36+k*5),16,s*(34+k*9),72-k) for s in (-1,1) for k in range(4)],1.3)
    if kind=='mail':
        d='M0 -62 C34 -62 42 -34 40 -6 C40 20 36 34 44 54 L-44 54 C-36 34 -40 20 -40 -6 C-42 -34 -34 -62 0 -62Z'
        return A(d,c)+rings(-40,-58,40,52,d)
    if kind=='hood':  # of cloth, its cape over the shoulders
        return A('M0 -66 C38 -66 46 -34 44 -4 C44 20 44 32 58 50 C70 62 76 72 78 84 C50 98 -50 98 -78 84 C-76 72 -70 62 -58 50 C-44 32 -44 20 -44 -4 C-46 -34 -38 -66 0 -66Z',c)
    return ''
FACE_OPEN='M-3 -40 C-20 -40 -27 -28 -26 -6 C-26 14 -20 28 -4 34 C14 30 24 14 25 -4 C26 -28 18 -40 -3 -40Z'
def coif_open(_):
    """mail round the face"""
    d='M0 -62 C36 -62 42 -30 40 -4 C40 22 30 44 0 46 C-30 44 -40 22 -40 -4 C-42 -30 -36 -62 0 -62Z '+FACE_OPEN
    return '<path d="%s" fill="#c9c2b2" fill-rule="evenodd" stroke="%s" stroke-width="2.2"/>'%(d,INK)+rings(-42,-60,42,46,d).replace('<path d="%s"/></clipPath>'%d,'<path d="%s" clip-rule="evenodd"/></clipPath>'%d)
def hood_open(c):
    """cloth round the face, its hem turned back, folds down to the cape"""
    hole='M-3 -44 C-26 -44 -33 -26 -32 -4 C-32 16 -27 34 -4 46 C20 36 30 16 31 -4 C32 -28 22 -44 -3 -44Z'
    o='<path d="M0 -70 C42 -70 50 -32 46 -2 C46 20 36 46 -2 62 C-36 46 -46 20 -46 -2 C-50 -32 -40 -70 0 -70Z %s" fill="%s" fill-rule="evenodd" stroke="%s" stroke-width="2.2"/>'%(hole,c,INK)
    o+=L(hole,6.4)+L(hole,3,GO)
    return o+strands([(s*38,-40+k*15,s*(43-k*.6),-24+k*15,s*(40-k*2.4),-8+k*15) for s in (-1,1) for k in range(3)]+[(s*(10+k*11),58-k*5,s*(22+k*12),68-k*3,s*(34+k*13),80-k*2) for s in (-1,1) for k in range(3)],1.8)
OPENING={'mail':coif_open,'hood':hood_open}
_n=[0]
def rings(x0,y0,x1,y1,clip,r=4.2):
    """mail: rows of small arcs inside a shape"""
    _n[0]+=1; i='ml%d'%_n[0]; d=''
    y=y0;k=0
    while y<y1+r:
        d+='M%s'%pt(x0+(r if k%2 else 0),y)+''.join('a%s %s 0 0 0 %s 0'%(f(r),f(r*1.05),f(2*r)) for _ in range(int((x1-x0)/(2*r))+1)); y+=r*1.15;k+=1
    return '<clipPath id="%s"><path d="%s"/></clipPath><path d="%s" fill="none" stroke="%s" stroke-width="1.3" clip-path="url(#%s)"/>'%(i,clip,d,INK,i)
def hair_front(kind,c,w=27): return relight(hair_front_(kind,c,w),c)
def hair_front_(kind,c,w=27):
    if kind in('bob','long'):
        d='M%s C%s %s %s C%s %s %s C%s %s %s C%s %s %s C%s %s %sZ'%(pt(-w-7,8),pt(-w-12,-30),pt(-w+4,-68),pt(2,-66),pt(w+2,-66),pt(w+13,-34),pt(w+8,8),pt(w+4,6),pt(w-3,-8),pt(w-2,-24),pt(w-8,-38),pt(-w+10,-42),pt(-w+3,-26),pt(-w+3,-10),pt(-w-3,4),pt(-w-7,8))
        return A(d,c)+strands([(-6-k*5,-62+k*3,-w-2-k*.8,-50,-w-2-k*1.2,-12+k*5) for k in range(4)]+[(6+k*5,-62+k*3,w+2+k*.8,-50,w+3+k*1.2,-14+k*5) for k in range(4)])
    if kind=='cavalier':
        d=CP((-w-5,24),(-w-14,0),(-w-12,-34),(-w-4,-46),(-20,-68),(16,-70),(w+2,-48),(w+12,-34),(w+14,0),(w+9,26),(w+3,20),(w-1,-2),(w-2,-18),(w-6,-36),(10,-46),(-6,-50),(-14,-46),(-w+4,-38),(-w+3,-22),(-w+1,-8),(-w-1,10),(-w-1,16),(-w-5,24))
        o=A(d,c)+strands([(-8-k*4.6,-58+k*3,-w-3-k*1.6,-46,-w-1-k*1.8,-8+k*8) for k in range(5)]+[(0+k*6,-58+k*2,w+1+k*1.6,-48,w+2+k*1.6,-10+k*8) for k in range(5)])
        for s in (-1,1):
            for k in range(4): o+=L('M%s q%s 6 %s 11 q%s 6 %s 10'%(pt(s*(w+6+k%2*3),-10+k*13),f(s*6),f(s*2),f(-s*5),f(s*1)),1.4)
        return o
    if kind=='annefront':
        o=A(CP((-29,-6),(-40,-40),(-34,-70),(-10,-76),(0,-82),(16,-80),(20,-72),(38,-66),(40,-36),(30,-6),(28,-20),(26,-34),(14,-44),(4,-38),(-10,-40),(-16,-44),(-25,-34),(-27,-20),(-29,-6)),c)
        for x,y in ((-24,-48),(-16,-60),(-4,-66),(10,-64),(22,-56),(-6,-52),(8,-50),(28,-40),(-29,-34)): o+=L('M%s a6.5 6.5 0 1 1 6 6 a4 4 0 0 1 -3 -5'%pt(x-4,y),1.7)
        o+=''.join(pearl(x,y,2.7) for x,y in ((-20,-71),(-10,-75),(0,-78),(10,-77),(20,-72)))
        return o
    if kind=='bowl':  # Henry V: high round crop above the ears
        d='M-30 -22 C-36 -66 -14 -72 0 -72 C16 -72 38 -66 31 -20 C26 -22 27 -30 26 -34 C14 -38 -14 -39 -26 -33 C-27 -30 -26 -24 -30 -22Z'
        o=A(d,c)+strands([(x*.5,-70+abs(x)*.1,x*.9,-56,x,-36+abs(x)*.05) for x in (-22,-16,-10,-4,2,8,14,20,26)])
        return o+A('M27 -12 C34 -16 35 -2 28 2Z',SK)+''.join(I(q(29-k,-20+k*2,28-k,-18,26,-12+k,1.3)) for k in range(2))
    if kind=='crop':
        d='M-29 -14 C-36 -56 -16 -66 0 -66 C18 -66 36 -58 30 -12 C27 -16 26 -28 22 -36 C8 -32 -14 -38 -20 -40 C-26 -32 -26 -20 -29 -14Z'
        return A(d,c)+strands([(x*.4,-64,x*.9,-54,x*1.02,-38) for x in (-20,-12,-4,4,12,20)]+[(30,-40,31,-28,29,-16)])
    if kind=='curls': # Elizabeth: high, tight, red
        o=A('M-29 -20 C-42 -44 -30 -76 0 -78 C30 -76 42 -44 30 -20 C27 -30 22 -42 10 -46 C0 -42 -4 -42 -12 -46 C-22 -42 -26 -30 -29 -20Z',c)
        for a in range(-170,0,17):
            for r in (31,23):
                if r==23 and not -150<a<-30: continue
                x,y=pol(a,r,0,-38); y=y*1.05-2
                o+=L('M%s a5 5 0 1 1 4 4 a2.5 2.5 0 0 1 -2 -3'%pt(x-3,y),1.5)
        return o
    if kind=='parted': # smooth, centre parting
        d='M-30 0 C-40 -40 -20 -66 0 -66 C22 -66 42 -40 31 0 C29 -8 27 -24 20 -36 C14 -44 6 -48 -1 -50 C-8 -48 -16 -42 -21 -34 C-27 -24 -28 -8 -30 0Z'
        return A(d,c)+strands([(-2-k*1.5,-62+k*2,-18-k*2,-48+k*2,-27-k*1.2,-16+k*3) for k in range(4)]+[(3+k*1.5,-62+k*2,20+k*2,-48+k*2,28+k*1.2,-16+k*3) for k in range(4)])
    if kind=='piled':  # Anne: dark, dressed high, one lock on the shoulder
        o=A('M-29 -10 C-40 -48 -26 -82 2 -84 C30 -84 42 -46 30 -8 C28 -18 26 -34 12 -44 C2 -38 -8 -38 -16 -42 C-26 -32 -27 -20 -29 -10Z',c)
        o+=strands([(-22+k*7,-40-k*1.2,-26+k*9,-62,-10+k*5,-80) for k in range(6)]+[(20+k*3,-36+k*3,30+k*2,-52,18+k*3,-74+k*4) for k in range(3)])
        return o
    if kind=='rolls':   # powdered hair, two rolls over each ear
        o=A('M-29 -16 C-38 -60 -18 -74 0 -74 C20 -74 40 -60 31 -14 C27 -26 24 -40 14 -46 C4 -50 -8 -50 -16 -45 C-25 -38 -26 -26 -29 -16Z',c)
        o+=strands([(x*.5,-72+abs(x)*.1,x*.9,-60,x,-46+abs(x)*.2) for x in (-20,-12,-4,4,12,20)],1.4)
        for s_ in (-1,1):
            for y in (-16,2):
                o+='<ellipse cx="%s" cy="%s" rx="11" ry="9" fill="%s" stroke="%s" stroke-width="2"/>'%(f(s_*36),f(y),c,INK)+L('M%s a5 4 0 1 1 -4 -5'%pt(s_*36+4,y+1),1.5)
        return o
    if kind=='sidepart':
        d=CP((-28,-8),(-36,-48),(-22,-68),(2,-66),(26,-66),(36,-46),(30,-6),(27,-14),(27,-24),(24,-34),(10,-36),(-6,-40),(-14,-48),(-18,-38),(-26,-30),(-28,-8))
        return A(d,c)+strands([(-12+k*7,-62+k*.5,-2+k*7,-56,6+k*6,-40+k) for k in range(4)]+[(-14,-60,-24,-48,-27,-24)])
    if kind=='setcurls':  # Elizabeth II
        o=A(CP((-30,2),(-46,-8),(-42,-56),(-20,-66),(0,-74),(24,-70),(34,-56),(46,-40),(44,-6),(31,4),(28,-10),(27,-26),(18,-38),(6,-44),(-8,-40),(-16,-38),(-26,-28),(-27,-8),(-30,2)),c)
        for x,y in ((-32,-10),(-33,-26),(-26,-42),(-12,-50),(4,-52),(20,-48),(31,-32),(35,-14)): o+=L('M%s a6 6 0 1 1 6 6 a3.6 3.6 0 0 1 -3 -4'%pt(x-3,y),1.5)
        return o
    if kind=='tuft':   # William IV: white, brushed up to a point
        d=CP((-28,-10),(-36,-34),(-35,-50),(-29,-58),(-24,-68),(-14,-66),(-6,-79),(1,-71),(8,-76),(13,-73),(15,-68),(27,-71),(26,-62),(34,-54),(38,-40),(34,-24),(31,-8),(27,-16),(28,-26),(24,-36),(14,-46),(6,-46),(0,-52),(-6,-46),(-16,-44),(-22,-38),(-27,-28),(-26,-18),(-28,-10))
        return A(d,c)+strands([(-2,-54,-5,-64,-5,-75),(4,-54,8,-62,9,-72),(-8,-50,-14,-58,-13,-68),(12,-50,20,-58,22,-66),(-16,-46,-24,-50,-27,-56),(20,-44,29,-48,30,-56),(-27,-24,-32,-30,-33,-42),(29,-22,33,-28,35,-38)],1.4)
    if kind=='brutus': # George IV: brown curls tousled over the brow, long side-whiskers
        o=A(CP((-30,16),(-40,4),(-42,-30),(-38,-50),(-34,-66),(-16,-76),(-4,-72),(6,-80),(26,-74),(32,-60),(44,-48),(42,0),(32,16),(26,10),(30,-16),(25,-26),(20,-40),(12,-30),(4,-36),(-2,-42),(-8,-28),(-14,-36),(-22,-40),(-24,-28),(-27,-22),(-30,-8),(-26,8),(-30,16)),c)
        for x,y in ((-28,-52),(-14,-60),(2,-62),(18,-60),(30,-50),(-20,-42),(-5,-46),(10,-44),(24,-38),(-33,-34),(-34,-16),(-33,0),(35,-32),(36,-16),(35,0)): o+=L('M%s a6 6 0 1 1 6 5 a3.6 3.6 0 0 1 -2 -4'%pt(x-3,y),1.6)
        return o
    if kind=='fringe': # thin hair of an old man, combed forward at the temples
        d=CP((-28,-4),(-36,-20),(-36,-44),(-28,-54),(-18,-62),(16,-64),(28,-54),(38,-42),(36,-20),(30,-2),(26,-12),(28,-28),(24,-40),(10,-50),(-10,-50),(-22,-40),(-27,-30),(-25,-14),(-28,-4))
        return A(d,c)+strands([(-26,-50,-32,-34,-29,-10),(-22,-54,-30,-40,-27,-22),(26,-50,34,-34,31,-8),(-10,-58,2,-62,16,-57)],1.4)
    if kind=='wigfront':
        o=A('M-29 -6 C-40 -30 -38 -70 -4 -72 C-2 -66 0 -66 2 -72 C36 -72 42 -30 30 -4 C27 -14 27 -30 18 -42 C12 -50 4 -54 -1 -58 C-8 -54 -16 -50 -20 -40 C-26 -28 -27 -14 -29 -6Z',c)
        for s in (-1,1):
            for k in range(4): o+=L('M%s q%s -7 %s -2 q%s 6 %s 4'%(pt(s*(10+k*6),-62+k*11),f(s*8),f(s*12),f(-s*1),f(-s*6)),1.7)
        return o
    return ''
def beard(kind,c,t=-4,chin=32,w=27):
    m=C('M%sC%s %s %sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(t-1,14),pt(t-8,13),pt(t-14,17),pt(t-17,23),pt(t-12,21),pt(t-6,21),pt(t-1,18.5),pt(t+5,21),pt(t+12,21),pt(t+16,23),pt(t+13,17),pt(t+7,13),pt(t-1,14)),c)
    m+=strands([(t-2,15.5,t-8,15,t-15,22),(t+1,15.5,t+8,15,t+14,22)],1.2)
    mo=A('M%sC%s %s %sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(t-1,14),pt(t-8,12.6),pt(t-14,16),pt(t-18,24),pt(t-12,22),pt(t-6,21),pt(t-1,18.5),pt(t+5,21),pt(t+12,22),pt(t+17,24),pt(t+13,16),pt(t+7,12.6),pt(t-1,14)),c,1.4)+strands([(t-2,16,t-8,15.5,t-14,21),(t+1,16,t+8,15.5,t+13,21)],1.1)
    if kind=='mous': return mo
    if kind=='thin': return I(q(t-1,15.5,t-8,13.5,t-14,18.5,3))+I(q(t+1,15.5,t+8,13.5,t+14,18.5,3))
    if kind=='full' or kind=='square' or kind=='short' or kind=='long':
        b={'full':chin+14,'square':chin+9,'short':chin+6,'long':chin+30}[kind]; wd={'full':14,'square':22,'short':15,'long':13}[kind]
        d=CP((-w,-2),(-w-2,14),(-w+1,24),(-w*.84,chin-3),(-w*.78,b-5),(-wd+t*.5-2,b),(t*.6,b),(wd+t*.5+2,b),(w*.8,b-5),(w*.86,chin-3),(w+2,24),(w+2,12),(w+.5,-2),
             (w-3,8),(w-4,13),(t+17,14),(t+14,17),(t+10,29),(t,29),(t-10,29),(t-14,17),(t-17,14),(-w+3,13),(-w+3,8),(-w,-2))
        o=A(d,c,2)
        for k in range(9):
            x=-22+k*5.4
            o+=I(q(x,(22 if abs(x)>14 else 31),x*.95,chin,x*.72+t*.3,b-2-abs(x)*.15,1.7))
        for s in (-1,1):
            for k in range(3): o+=I(q(s*(w-1-k*3),6+k*3,s*(w-1-k*3),16,s*(w-5-k*3),24+k,1.5))
        o+=C('M%sC%s %s %sC%s %s %sZ'%(pt(t-9,20.5),pt(t-4,17),pt(t+4,17),pt(t+9,20.5),pt(t+5,27),pt(t-5,27),pt(t-9,20.5)),LIP)+I(q(t-9,21,t,23,t+9,21,2.4))
        return o+mo
    if kind=='vandyke':
        o=A('M%sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(t-7,26),pt(t-9,34),pt(t-7,42),pt(t-1,52),pt(t+6,42),pt(t+9,34),pt(t+7,26),pt(t+3,30),pt(t-3,30),pt(t-7,26)),c,1.6)
        o+=strands([(t-4+k*2.6,30,t-4+k*2.6,38,t-1+k*.3,47-abs(k-1.5)) for k in range(4)],1.2)
        o+=A(CP((t-1,14),(t-9,13),(t-14,17),(t-21,15),(t-17,21),(t-8,22),(t-1,18),(t+8,22),(t+15,21),(t+20,15),(t+13,17),(t+8,13),(t-1,14)),c,1.3)
        return o
    return ''
# ---------------------------------------------------------------- heads
def crown(y=-44,w=66,arch=False,cap=None,kind='fleur'):
    """gold crown around the brow"""
    h=w/2;o=''
    if cap or arch: o+=A('M%sC%s %s %sC%s %s %sZ'%(pt(-h+3,y),pt(-h-6,y-44),pt(-14,y-52),pt(0,y-40),pt(14,y-52),pt(h+6,y-44),pt(h-3,y)),cap or '#8f2038')
    if arch:
        o+=L('M%sC%s %s %sC%s %s %s'%(pt(-h+4,y-8),pt(-h-6,y-40),pt(-14,y-50),pt(0,y-38),pt(14,y-50),pt(h+6,y-40),pt(h-4,y-8)),8)+L('M%sC%s %s %sC%s %s %s'%(pt(-h+4,y-8),pt(-h-6,y-40),pt(-14,y-50),pt(0,y-38),pt(14,y-50),pt(h+6,y-40),pt(h-4,y-8)),4.6,GO)
        o+=L('M%sL%s'%(pt(0,y-8),pt(0,y-39)),8)+L('M%sL%s'%(pt(0,y-8),pt(0,y-39)),4.6,GO)
        o+='<circle cx="0" cy="%s" r="5" fill="%s" stroke="%s" stroke-width="1.8"/>'%(f(y-44),GO,INK)+A(cross(0,y-48,12),GO,1.5)
    for k,x in enumerate((-.8,-.4,0,.4,.8)):
        X=x*h; Y=y-11+abs(x)*2-2
        if kind=='fleur':
            o+=A(fleur(X,Y,19 if k%2==0 else 11),GO,1.6) if k%2==0 else A('M%sL%sL%sZ'%(pt(X-3,Y),pt(X,Y-8),pt(X+3,Y)),GO,1.4)+pearl(X,Y-9,2.6)
        elif kind=='trefoil': o+=A('M%sL%sL%sL%sZ'%(pt(X-2,Y),pt(X-2,Y-9),pt(X+2,Y-9),pt(X+2,Y)),GO,1.4)+''.join('<circle cx="%s" cy="%s" r="3.4" fill="%s" stroke="%s" stroke-width="1.4"/>'%(f(X+a),f(Y-9+b),GO,INK) for a,b in ((-4,0),(4,0),(0,-5)))
        else: o+=A('M%sL%sL%sZ'%(pt(X-6,Y+2),pt(X,Y-14),pt(X+6,Y+2)),GO,1.6)+pearl(X,Y-15,2.4)
    o+=A('M%sQ%s %sL%sQ%s %sZ'%(pt(-h,y-11),pt(0,y-4),pt(h,y-11),pt(h-1.5,y+4),pt(0,y+11),pt(-h+1.5,y+4)),GO)
    for k,x in enumerate((-.72,-.36,0,.36,.72)):
        yy=y-2.5+4.5*(1-x*x)-1
        o+=A('M%sl5 -4l5 4l-5 4Z'%pt(x*h-5,yy),('#9E1B32','#1F3A6E')[k%2],1) if k%2==0 else pearl(x*h,yy,2.3)
    for k in range(4): o+=I(wedge((h-2-k*3.6,y-9+k*.6),(h-2-k*3.6,y-4),(h-2.5-k*3.6,y+1),(h-3-k*3.6,y+4+k*.5),1.3))
    return o
def head(kind,m):
    if kind=='nasal':  # Norman helm, over a mail coif
        o=A('M-33 -22 C-34 -50 -14 -74 0 -88 C14 -74 34 -50 33 -22 C12 -30 -12 -30 -33 -22Z','#b9b3a4')
        o+=L('M0 -86 L0 -34',1.8)
        for k in range(6): o+=I(q(9+k*4.2,-70+k*7,16+k*3.6,-52+k*3,14+k*3.4,-30+k*.8,2))
        for k in range(3): o+=I(q(-8-k*6,-70+k*9,-12-k*6,-54+k*4,-12-k*6,-32+k,1.2))
        o+=A('M-36 -30 C-14 -39 14 -39 36 -30 L35 -17 C14 -26 -14 -26 -35 -17Z',GO)
        for x in (-28,-19,-10,10,19,28): o+=dot(x,-26.5-(1-(x/34)**2)*5.2,1.8)
        o+=A('M-8.5 -30 L1.5 -30 L2.5 9 C0 14 -7 14 -10 9Z',GO,2)+L('M-3.5 -24 L-3.8 6',1.4)
        o+='<circle cx="0" cy="-89" r="4" fill="%s" stroke="%s" stroke-width="1.8"/>'%(GO,INK)
        return o
    if kind=='circlet': return '<g transform="translate(0 2) scale(1 .8)">'+crown(-56,66,kind='fleur')+'</g>'
    if kind=='crown': return crown(kind='fleur')
    if kind=='trefoil': return crown(kind='trefoil')
    if kind=='rays': return crown(kind='rays')
    if kind=='arched': return crown(-42,66,True)
    if kind=='yorkcap':
        o=A('M-34 -32 C-44 -58 -22 -82 4 -80 C34 -80 46 -56 36 -30 C14 -40 -12 -42 -34 -32Z','#2b2326')
        o+=A('M-38 -28 C-40 -40 -36 -46 -30 -48 C-10 -56 18 -56 34 -46 C40 -42 42 -32 38 -26 C14 -38 -14 -38 -38 -28Z','#43343a')
        for k in range(6): o+=L('M%s q6 -8 4 -18'%pt(8+k*5,-56-abs(k-2)*-1.5),1.1,'#8c7a78')
        o+='<circle cx="-20" cy="-42" r="6.5" fill="%s" stroke="%s" stroke-width="1.6"/>'%(GO,INK)+dot(-20,-42,2.8,RED)+pearl(-20,-31,3)
        return o
    if kind=='bonnet':
        o=A('M-46 -38 C-54 -54 -30 -76 0 -76 C34 -76 58 -56 48 -36 C20 -48 -18 -50 -46 -38Z','#241c20')
        o+=A('M-40 -32 C-44 -42 -36 -50 -30 -51 C-10 -56 14 -56 32 -50 C40 -48 44 -40 40 -30 C16 -42 -16 -42 -40 -32Z','#33282c')
        for x in (-28,-14,0,14,28):
            o+=A('M%sl4 -4l4 4l-4 4Z'%pt(x-4,-43-(1-(x/34)**2)*3),GO,1.2)
        for x in (-21,-7,7,21): o+=pearl(x,-44-(1-(x/34)**2)*3,2.2)
        # ostrich feather along the brim
        o+=A('M44 -44 C30 -72 -10 -84 -44 -64 C-58 -56 -58 -42 -50 -38 C-46 -50 -36 -54 -30 -54 C-8 -62 24 -60 44 -44Z','#fbf5e6',2)
        for k in range(11):
            x=38-k*8.2; y=-50-math.sin((k+1)/12*math.pi)*14
            o+=I(q(x,y,x-9,y-9,x-14,y-6,1.5))
        return o
    if kind=='lowbonnet':
        o=A('M-38 -30 C-48 -56 -24 -74 0 -74 C28 -74 50 -56 40 -28 C16 -40 -14 -42 -38 -30Z',m.get('hc','#2b2225'))
        o+=A('M-36 -28 C-40 -40 -34 -46 -28 -48 C-8 -54 14 -54 30 -47 C38 -44 40 -36 37 -26 C14 -38 -14 -38 -36 -28Z','#3d3033')
        for k in range(5): o+=L('M%s q5 -6 3 -14'%pt(6+k*6,-54+abs(k-2)*1.5),1.1,'#8c7a78')
        if m.get('badge'): o+='<circle cx="22" cy="-42" r="6" fill="%s" stroke="%s" stroke-width="1.6"/>'%(GO,INK)
        if m.get('plume'):
            o+=A('M36 -44 C46 -78 10 -96 -20 -84 C-8 -84 14 -76 24 -46Z',m['plume'],2)+strands([(30-k*5,-62-k*4,22-k*6,-72-k*3,10-k*6,-76-k*1.5) for k in range(4)],1.3)
        return o
    if kind=='coif':   # Henry III: a linen cap tied under the chin, the crown over it
        o=A('M-34 6 C-43 -40 -28 -70 0 -70 C28 -70 43 -40 37 8 L30 8 C32 -14 28 -32 17 -39 C5 -44 -8 -44 -17 -39 C-28 -32 -31 -12 -28 8Z','#fbf6ea')
        for s_ in (-1,1): o+=L('M%sC%s %s %s'%(pt(s_*30,7),pt(s_*30,24),pt(s_*20,38),pt(s_*3,47)),4.6)+L('M%sC%s %s %s'%(pt(s_*30,7),pt(s_*30,24),pt(s_*20,38),pt(s_*3,47)),2,'#fbf6ea')
        return o+strands([(-31,-8,-35,-24,-28,-40),(33,-8,37,-24,30,-40)],1.3)+crown(kind='fleur')
    if kind=='hunter':  # William II: a soft peaked cap, and on it a ring of gold
        c=m.get('hc','#2f5d3a')
        o=A('M-36 -34 C-40 -58 -30 -76 -10 -86 C6 -95 32 -98 46 -84 C52 -78 50 -66 42 -66 C36 -66 34 -72 28 -70 C34 -62 38 -50 36 -34 C14 -44 -14 -44 -36 -34Z',c)+strands([(-26,-40,-28,-58,-12,-76),(-12,-44,-14,-62,4,-82),(2,-45,4,-62,18,-78),(16,-44,22,-56,24,-68)],1.8)
        for k in range(5):
            x=-26+k*13.4; y=-47-(1-(x/34)**2)*4; o+=A('M%sL%sL%sZ'%(pt(x-5,y+3),pt(x,y-9),pt(x+5,y+3)),GO,1.5)+pearl(x,y-10,2.1)
        o+=A('M-38 -32 C-14 -43 14 -43 38 -32 L37 -44 C14 -54 -14 -54 -37 -44Z',GO)
        return o+''.join(A('M%sl4 -4l4 4l-4 4Z'%pt(x-4,-41-(1-(x/34)**2)*5),'#9E1B32',1) for x in (-24,0,24))+''.join(pearl(x,-41-(1-(x/34)**2)*5,2) for x in (-12,12))
    if kind=='straw':   # Edward II, who liked to dig and to thatch: a gardener's hat in a ring of gold
        st='#e3c478'
        o=A('M-30 -44 C-30 -64 -22 -84 -2 -85 C20 -85 30 -64 31 -43Z',st)+strands([(-24+k*8,-50,-21+k*7.2,-66,-14+k*5,-81) for k in range(7)],1.3)+''.join(L('M%s Q0 %d %s'%(pt(-28+k*3,-58-k*8),-65-k*8,pt(29-k*3,-58-k*8)),1.1,'#8a6a2a') for k in range(3))
        for k in range(5):
            x=-22+k*11; o+=A('M%sL%sL%sZ'%(pt(x-4.6,-51),pt(x,-62),pt(x+4.6,-51)),GO,1.4)
        o+=A('M-32 -42 C-12 -50 12 -50 33 -41 L32 -52 C12 -60 -12 -60 -31 -53Z',GO)
        o+=A('M-66 -28 C-52 -46 -22 -50 0 -50 C24 -50 54 -46 68 -27 C46 -38 22 -41 2 -41 C-20 -41 -44 -38 -66 -28Z',st)
        return o+strands([(-56+k*9.4,-34-min(k,12-k)*1.1,-52+k*9,-38-min(k,12-k)*1.2,-48+k*8.4,-42-min(k,12-k)*.8) for k in range(12)],1.2)
    if kind=='homburg':  # Edward VII
        o=A('M-31 -40 C-34 -62 -28 -80 -14 -82 C-6 -83 -4 -76 2 -76 C8 -76 12 -84 20 -81 C32 -76 36 -60 33 -38Z',m.get('hc','#6d675f'))+L('M-6 -78 C-2 -70 0 -62 1 -54',1.6)
        o+=A('M-32 -46 C-12 -54 14 -54 34 -45 L33 -36 C14 -46 -12 -46 -32 -37Z','#2b2428',1.6)
        o+=A('M-52 -34 C-58 -44 -48 -48 -42 -42 C-16 -52 18 -52 42 -41 C48 -48 58 -42 53 -32 C44 -24 34 -30 24 -34 C10 -39 -12 -39 -24 -34 C-34 -29 -44 -26 -52 -34Z',m.get('hc','#6d675f'))
        return o+''.join(C(q(16+k*4,-74+k*4,22+k*3,-64,21+k*3,-52,1.7),'#3a342e') for k in range(3))
    if kind=='navalcap': # George V
        o=A('M-34 -36 C-56 -50 -48 -74 0 -76 C48 -74 58 -50 36 -34 C14 -46 -12 -46 -34 -36Z','#f8f3e6')
        o+=A('M-34 -36 C-35 -44 -33 -50 -31 -52 C-10 -60 14 -60 33 -51 C36 -48 37 -40 36 -34 C14 -46 -12 -46 -34 -36Z','#1b2033')
        o+=A('M-36 -30 C-36 -36 -33 -40 -28 -40 C-8 -47 12 -47 30 -39 C36 -38 38 -32 37 -28 C20 -37 -18 -38 -36 -30Z','#15151b')+L('M-31 -34 C-12 -42 14 -42 33 -33',3)+L('M-31 -34 C-12 -42 14 -42 33 -33',1.6,GO)
        o+='<circle cx="-2" cy="-54" r="8" fill="%s" stroke="%s" stroke-width="1.700"/>'%(GO,INK)+dot(-2,-54,4,RED)+A(fleur(-2,-60,9),GO,1.2)
        return o
    if kind=='fontange': # Mary II: tall wired lace
        o=''
        for k in range(9):
            a=-130+k*10; x,y=pol(a,10,0,-48); o+=A(feather(x,y,a,46-abs(k-4)*3.4,15,.82),'#fbf6ea',1.7)
            o+=I(fline(x,y,a,16,38-abs(k-4)*3,1.7))
        for k in range(5):
            a=-116+k*13; x,y=pol(a,6,0,-48); o+=A(feather(x,y,a,26,13,.8),'#f2e6c8',1.5)
        return o+A('M-22 -54 C-10 -62 12 -62 24 -53 L22 -46 C10 -54 -8 -54 -21 -47Z','#c2702f',1.6)+''.join(pearl(x,-55.5+abs(x)*.1,2) for x in (-14,-7,0,7,14))
    if kind=='wtiara': return '<g transform="translate(0 4) scale(.8 .7)">'+crown(-66,66,kind='trefoil').replace(GO,'#eef0ee')+'</g>'
    if kind=='smallcrown': return '<g transform="translate(4 -20) scale(.6)">'+crown(-84,60,True,'#8f2038')+'</g>'
    if kind=='pearlcrown': # Elizabeth
        o=''
        for a in range(-160,-19,14):
            x,y=pol(a,36,0,-40); o+=pearl(x,y,3.2)
        o+='<g transform="translate(0 -24) scale(.62)">'+crown(-72,58,True,'#8f2038')+'</g>'
        o+=A('M-6 -54 L0 -62 L6 -54 L0 -46Z','#9E1B32',1.6)+pearl(0,-42,3.2)
        return o
    if kind=='wcrown':  # Victoria: small diamond crown on a white widow's veil
        o=A('M-36 -8 C-42 -46 -26 -70 0 -70 C28 -70 46 -46 37 -6 C36 -26 32 -46 20 -54 C8 -60 -10 -60 -20 -54 C-32 -46 -34 -26 -36 -8Z','#fbf6ea')
        for k in range(9):
            a=-172+k*20.5; x,y=pol(a,36,0,-26); o+=L('M%s a4 4 0 0 1 6 1'%pt(x-3,y*1.1+0),1.3)
        o+='<g transform="translate(0 -12) scale(.6)">'+crown(-84,58,True,'#f6f1e6')+'</g>'
        return o
    if kind=='gable':
        o=A('M-42 46 L-44 -28 L0 -72 L44 -28 L42 46 L30 46 L30 -20 L0 -46 L-30 -20 L-30 46Z',m.get('hc','#2b2225'))
        o+=A('M-37 20 L-37 -26 L0 -62 L37 -26 L37 20 L29 22 L28 -20 L0 -46 L-28 -20 L-29 22Z',GO,1.8)
        for s in (-1,1):
            for k in range(5): o+=pearl(s*(33-k*7.2),-22-k*6.8,2.3)
            for k in range(4): o+=A('M%sl3 -4l3 4l-3 4Z'%pt(s*33-3,-12+k*9),'#9E1B32',1)
        return o
    if kind=='frenchhood':
        hc=m.get('hc','#241c20')
        o=A('M-33 0 C-44 -44 -26 -76 0 -76 C28 -76 46 -44 36 2 C34 -10 33 -30 26 -43 C16 -58 -14 -58 -25 -43 C-32 -30 -33 -10 -35 0Z',hc)
        o+=A('M-36 -6 C-41 -42 -24 -66 0 -66 C24 -66 42 -42 38 -4 C35 -12 33 -31 25 -44 C15 -57 -13 -57 -24 -44 C-32 -32 -34 -14 -36 -6Z',m.get('hb','#a3152b'),1.8)
        for k in range(11):
            a=-172+k*16.4; x,y=pol(a,1,0,0); o+=pearl(x*36.4,-26+y*36.5,2.4)
        return o
    if kind=='cavalierhat':
        o=A('M-64 -34 C-56 -46 -34 -50 -30 -50 C-30 -70 -22 -84 4 -84 C28 -84 34 -68 34 -52 C52 -54 66 -66 72 -60 C70 -40 44 -30 30 -32 C8 -40 -18 -40 -34 -32 C-46 -28 -60 -28 -64 -34Z','#2b2428')
        o+=A('M-31 -50 C-12 -58 16 -58 34 -52 L34 -46 C14 -52 -12 -52 -32 -44Z','#7d1426',1.6)
        for k in range(5): o+=C(q(8+k*5,-78+k*2,12+k*5,-68,11+k*5,-57+k*.6,1.8),'#8c7a78')
        o+=A('M30 -54 C44 -92 8 -104 -30 -92 C-14 -90 12 -84 20 -54Z','#fbf5e6',1.8)+strands([(27-k*4,-68-k*5,20-k*6,-80-k*3,6-k*7,-86-k*1.5) for k in range(4)],1.3)
        return o
    if kind=='fool':
        o=A('M-34 -24 C-40 -56 -20 -70 0 -70 C22 -70 42 -56 35 -22 C14 -34 -14 -34 -34 -24Z','#b3202f')
        for s,c in ((-1,'#d9a62a'),(1,'#1F4D3A')):
            o+=A('M%sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(s*2,-68),pt(s*22,-98),pt(s*62,-92),pt(s*66,-52),pt(s*56,-66),pt(s*44,-66),pt(s*38,-44),pt(s*30,-58),pt(s*16,-62),pt(s*2,-60)),c)+'<circle cx="%s" cy="-47" r="6" fill="%s" stroke="%s" stroke-width="1.8"/>'%(f(s*66),GO,INK)+strands([(s*(22+k*8),-76+k*2,s*(30+k*7),-74,s*(36+k*6),-64+k*3) for k in range(3)],1.4)
        o+=A('M-37 -22 C-14 -34 14 -34 38 -20 L36 -32 C14 -44 -14 -44 -35 -34Z','#d9a62a')
        return o
    return ''
# ---------------------------------------------------------------- dress
BODY='M-104 104 C-98 70 -60 60 -26 50 C-14 58 14 58 26 50 C60 60 98 70 104 104Z'
def ermine(pts): return ''.join(I('M%sc3 3 3 8 1 11l-1 -3l-1 3c-2 -3 -2 -8 1 -11Z'%pt(x,y)) for x,y in pts)
def dress(kind,c,c2=None):
    c2=c2 or GO
    if kind=='mantle':
        o=A(BODY,c)+strands([(s*(20+k*12),56+k*3,s*(30+k*13),72,s*(28+k*17),102) for s in (-1,1) for k in range(5)],2)
        o+=A('M-30 50 C-16 64 16 64 30 50 L36 58 C18 76 -18 76 -36 58Z',c2)+L('M-33 54 C-16 69 16 69 33 54',1.2)
        return o+'<circle cx="0" cy="74" r="10" fill="%s" stroke="%s" stroke-width="2"/>'%(GO,INK)+dot(0,74,4.4,RED)+''.join(pearl(*pol(a,7.4,0,74),1.7) for a in range(0,360,60))
    if kind=='mail':
        o=A(BODY,'#c9c2b2')+rings(-104,46,104,104,BODY)
        o+=A('M-104 104 C-98 72 -66 60 -44 58 C-52 72 -52 90 -48 104Z',c)+A('M104 104 C98 72 66 60 44 58 C52 72 52 90 48 104Z',c)
        return o+strands([(s*(50+k*11),64+k*3,s*(60+k*10),80,s*(58+k*12),104) for s in (-1,1) for k in range(4)],2)
    if kind=='surcoat':  # crusader: mail, white coat, red cross
        o=A(BODY,'#c9c2b2')+rings(-104,46,104,104,BODY)
        o+=A('M-56 104 C-60 78 -46 66 -34 60 C-14 72 14 72 34 60 C46 66 60 78 56 104Z',c)
        o+=A('M-7 70 L7 70 L6 84 L40 84 L40 97 L6 97 L7 108 L-7 108 L-6 97 L-40 97 L-40 84 L-6 84Z',c2,1.8)
        return o+strands([(48-k*6,70+k,46-k*5,86,46-k*6,104) for k in range(3)],1.6)
    if kind=='ermine':
        o=A(BODY,c)+strands([(s*(40+k*12),72+k*3,s*(46+k*13),84,s*(46+k*16),104) for s in (-1,1) for k in range(4)],2)
        o+=A('M-30 48 C-56 54 -70 66 -72 84 C-48 92 -18 94 0 92 C18 94 48 92 72 84 C70 66 56 54 30 48 C18 60 -18 60 -30 48Z','#f8f2e4')
        o+=ermine([(-56,68),(-40,60),(-40,78),(-24,70),(-8,78),(8,64),(10,82),(26,70),(42,60),(42,78),(58,68),(-8,62)])
        return o+L('M-34 52 C-20 74 20 74 34 52',7)+L('M-34 52 C-20 74 20 74 34 52',4,GO)
    if kind=='plate':
        o=A(BODY,'#bdbab0')
        o+=A('M-100 104 C-100 78 -80 62 -56 60 C-44 70 -46 90 -52 104Z','#cfccc2')+A('M100 104 C100 78 80 62 56 60 C44 70 46 90 52 104Z','#a9a69c')
        for s in (-1,1):
            for k in range(3): o+=L('M%sC%s %s %s'%(pt(s*(96-k*10),94-k*8),pt(s*(84-k*8),76-k*4),pt(s*(70-k*6),70-k*2),pt(s*(52),74+k*8)),1.6)
        o+=A('M-26 44 C-12 54 12 54 26 44 L34 62 C16 76 -16 76 -34 62Z','#cfccc2')+L('M-30 54 C-14 66 14 66 30 54',1.5)
        o+=L('M0 74 L0 104',1.8)+strands([(8+k*7,78-k*.5,12+k*7,90,11+k*7,104) for k in range(5)],2)
        return o+A('M-44 104 L-44 92 L-24 104Z M44 104 L44 92 L24 104Z',c,1.6)
    if kind in ('collar','livery'):  # York/Lancaster gown with a livery collar
        o=A(BODY,c)+strands([(s*(36+k*12),62+k*4,s*(44+k*13),80,s*(44+k*16),104) for s in (-1,1) for k in range(5)],2)
        o+=A('M-26 48 C-14 58 14 58 26 48 L20 42 C8 52 -8 52 -20 42Z','#f8f2e4')
        for k in range(11) if kind=='collar' else range(1,10):
            a=180-k*18; x=58*math.cos(math.radians(a)); y=58+math.sin(math.radians(a))*28
            o+='<circle cx="%s" cy="%s" r="5.4" fill="%s" stroke="%s" stroke-width="1.7"/>'%(f(x),f(y),GO if k%2 else '#f8f2e4',INK)+dot(x,y,1.6)
        return o
    if kind=='tudor':   # slashed doublet, broad fur, chain
        o=A('M-110 104 C-108 66 -76 56 -40 54 L40 54 C76 56 108 66 110 104Z',c)
        for s in (-1,1):
            o+=A('M%sC%s %s %sL%sC%s %s %sZ'%(pt(s*24,46),pt(s*54,50),pt(s*80,64),pt(s*92,104),pt(s*50,104),pt(s*44,80),pt(s*34,64),pt(s*24,46)),c2)
            for k in range(22):
                a=k/21.; x=s*(28+a*52-(k%3)*5+ (k%2)*4); y=56+a*44+(k%3)*5
                o+=I(q(x,y,x+s*2,y+4,x+s*5,y+8,1.7))
        o+=A('M-24 46 C-10 56 10 56 24 46 C34 64 44 80 50 104 L-50 104 C-44 80 -34 64 -24 46Z','#b98a2c' if c2!='#b98a2c' else '#8f2038')
        for y in (70,86,101):
            for x in (-24,-8,8,24): o+=A('M%sc4 3 4 9 0 12c-4 -3 -4 -9 0 -12Z'%pt(x,y-6),'#fbf5e6',1.4)
        for k in range(11):
            a=168-k*15.6; x=44*math.cos(math.radians(a)); y=52+math.sin(math.radians(a))*30
            o+=A('M%sl5 -4.4l5 4.4l-5 4.4Z'%pt(x-5,y),GO,1.4)
        return o+'<circle cx="0" cy="89" r="7.5" fill="%s" stroke="%s" stroke-width="2"/>'%(GO,INK)+dot(0,89,3.4,RED)
    if kind=='elizgown':
        o=A('M-104 104 C-104 70 -70 56 -40 60 L40 60 C70 56 104 70 104 104Z',c)
        for s in (-1,1):
            for k in range(4):
                o+=L('M%sC%s %s %s'%(pt(s*(40+k*16),62+k*3),pt(s*(36+k*18),78),pt(s*(40+k*18),90),pt(s*(44+k*17),104)),1.6)
                for y in (72,86,99): o+=pearl(s*(44+k*17),y+k*3-3,2.2)
        o+=A('M-38 60 L38 60 C34 80 26 96 20 106 L-20 106 C-26 96 -34 80 -38 60Z','#f4e8cc')
        for y in (70,82,94):
            for x in (-18,-6,6,18): o+=A('M%sl4 -5l4 5l-4 5Z'%pt(x-4,y),GO if (x+y)%4 else '#9E1B32',1.1)
        return o+''.join(pearl(x,64+ (1-(x/38)**2)*16,3) for x in range(-36,37,8))
    if kind=='lace':
        o=A(BODY,c)+strands([(s*(58+k*10),70+k*4,s*(62+k*10),86,s*(60+k*12),104) for s in (-1,1) for k in range(4)],2)
        d='M-22 42 C-44 48 -66 58 -70 74 q6 8 12 1 q6 10 13 3 q6 10 13 3 q7 9 13 2 q4 -4 5 -10 L0 60 L14 73 q1 6 5 10 q6 7 13 -2 q7 7 13 -3 q7 7 13 -3 q6 7 12 -1 C66 58 44 48 22 42 C10 54 -10 54 -22 42Z'
        o+=A(d,'#fbf6ea')
        for s in (-1,1):
            for k in range(5):
                x=s*(62-k*11); y=70+k*2.4
                o+=L('M%s a4 4 0 1 0 .1 0'%pt(x,y-4),1.2)+dot(x,y,1.2)+I(q(s*(54-k*8),52-k*.6,s*(56-k*9),60,s*(58-k*10.4),66+k*2,1.1))
        o+=L('M-30 84 C-16 98 0 104 0 104 C0 104 16 98 30 84',5)+L('M-30 84 C-16 98 0 104 0 104 C0 104 16 98 30 84',2.4,'#5f8fc4')
        return o
    if kind=='cravat':
        o=A(BODY,c)+strands([(s*(44+k*12),66+k*4,s*(50+k*12),84,s*(50+k*14),104) for s in (-1,1) for k in range(5)],2)
        o+=A('M-18 42 C-26 52 -22 60 -12 62 C-20 76 -22 90 -16 104 L16 104 C22 90 20 76 12 62 C22 60 26 52 18 42 C8 50 -8 50 -18 42Z','#fbf6ea')
        for y in (76,88,100): o+=L('M%s q4 6 8 0 q4 6 8 0 q4 6 8 0 q4 6 8 0'%pt(-16,y),1.3)
        return o+strands([(-6+k*5,52,-8+k*5,70,-8+k*5,98) for k in range(4)],1.2)+L('M-12 62 C-4 66 4 66 12 62',2)+L('M60 62 C40 84 20 96 8 106',9)+L('M60 62 C40 84 20 96 8 106',6,'#2f57b0')
    if kind=='decollete':
        sk='M-70 84 C-62 62 -40 56 -26 50 C-14 58 14 58 26 50 C40 56 62 62 70 84 C40 100 -40 100 -70 84Z'
        o=A(sk,SK)+strands([(40-k*6,62+k*3,44-k*6,70,40-k*8,80) for k in range(3)],1.6)
        o+=A('M-106 106 C-106 84 -90 70 -66 68 C-56 84 -24 92 0 88 C24 92 56 84 66 68 C90 70 106 84 106 106Z',c)
        o+=A('M-66 66 C-56 82 -24 90 0 86 C24 90 56 82 66 66 L70 73 C56 90 24 98 0 94 C-24 98 -56 90 -70 73Z','#fbf6ea',1.6)
        o+=strands([(s*(34+k*14),94-k*2,s*(44+k*12),98,s*(42+k*14),106) for s in (-1,1) for k in range(4)],2)
        o+=A('M-8 90 L0 80 L8 90 L0 102Z','#9E1B32',1.8)+pearl(0,106,3)
        return o+''.join(pearl(x,58+(1-(x/26)**2)*9,2.8) for x in range(-24,25,6))
    if kind=='victoria':
        o=A(BODY,c)+strands([(s*(44+k*12),66+k*4,s*(50+k*12),84,s*(50+k*14),104) for s in (-1,1) for k in range(5)],1.6) 
        o+=A('M-28 46 C-40 56 -44 66 -40 76 C-20 70 -10 84 0 94 C10 84 20 70 40 76 C44 66 40 56 28 46 C14 58 -14 58 -28 46Z','#fbf6ea')
        for s in (-1,1):
            for k in range(4): o+=L('M%s a3.4 3.4 0 1 0 .1 0'%pt(s*(34-k*9),64+k*5),1.2)
        o+=L('M66 60 C40 84 10 100 -20 108',13)+L('M66 60 C40 84 10 100 -20 108',9.4,'#3a6fb5')
        return o+'<circle cx="0" cy="70" r="6.5" fill="#fbf6ea" stroke="%s" stroke-width="2"/>'%INK+dot(0,70,3,'#333')
    if kind=='cleric':  # plain furred gown, linen at the neck
        o=A(BODY,c)+strands([(s*(50+k*10),68+k*4,s*(56+k*10),84,s*(56+k*12),104) for s in (-1,1) for k in range(4)],2)
        for s in (-1,1):
            o+=A('M%sC%s %s %sL%sC%s %s %sZ'%(pt(s*20,48),pt(s*40,56),pt(s*54,76),pt(s*56,104),pt(s*26,104),pt(s*26,84),pt(s*16,64),pt(s*6,58)),c2)
            o+=''.join(I(q(s*(24+k*3.2-(k%2)*6),58+k*6,s*(26+k*3-(k%2)*6),62+k*6,s*(27+k*3-(k%2)*6),67+k*6,1.6)) for k in range(8))
        o+=A('M-20 44 C-8 54 8 54 20 44 L10 62 L0 56 L-10 62Z','#fbf6ea',1.6)
        return o
    if kind=='uniform':   # Hanover and after: coat, epaulettes, sash or star
        o=A(BODY,c)+strands([(s*(44+k*12),68+k*4,s*(50+k*12),84,s*(50+k*14),104) for s in (-1,1) for k in range(3)],2)
        for s_ in (-1,1):
            o+=A('M%s C%s %s %s L%s C%s %s %s Z'%(pt(s_*48,58),pt(s_*64,50),pt(s_*88,60),pt(s_*98,80),pt(s_*90,88),pt(s_*78,72),pt(s_*62,68),pt(s_*50,70)),GO)
            o+=''.join(L('M%s v9'%pt(s_*(60+k*7),70+k*3.4),2.4,'#b98a1e') for k in range(6))
        o+=A('M-24 44 C-10 54 10 54 24 44 L28 60 L0 66 L-28 60Z','#fbf6ea' if c!='#fbf6ea' else GO)
        o+=L('M0 66 V104',1.6)+''.join('<circle cx="7" cy="%d" r="3" fill="%s" stroke="%s" stroke-width="1.2"/>'%(y,GO,INK) for y in (74,86,98))
        o+=L('M-58 64 C-34 84 -10 98 24 108',13)+L('M-58 64 C-34 84 -10 98 24 108',9.6,c2)
        return o+''.join(I('M%sL%sL%sZ'%(pt(*pol(a-12,5,40,86)),pt(*pol(a,13,40,86)),pt(*pol(a+12,5,40,86)))) for a in range(0,360,45))+'<circle cx="40" cy="86" r="6" fill="%s" stroke="%s" stroke-width="1.4"/>'%(GO,INK)
    if kind=='stock':   # George IV: collar to the ears, black stock, frogged coat
        o=A(BODY,c)+strands([(s*(44+k*12),68+k*4,s*(50+k*12),84,s*(50+k*14),104) for s in (-1,1) for k in range(4)],2)
        o+=A('M-36 20 C-30 34 -26 40 -24 52 L24 52 C26 40 30 34 37 20 C42 36 44 50 46 58 L20 70 L-20 70 L-46 58 C-44 50 -42 36 -36 20Z','#fbf6ea')
        o+=A('M-28 38 C-14 48 14 48 28 38 L30 56 C12 66 -12 66 -30 56Z','#1d171b')+A('M-8 58 L8 58 L13 74 L0 68 L-13 74Z','#1d171b',1.6)
        for s_ in (-1,1): o+=A('M%sC%s %s %sL%sL%sZ'%(pt(s_*46,54),pt(s_*56,58),pt(s_*70,64),pt(s_*74,76),pt(s_*20,104),pt(s_*14,74)),c)
        for y in (78,88,98): o+=L('M-24 %d H24'%y,3.6)+L('M-24 %d H24'%y,1.8,GO)+dot(-24,y,3.4,GO)+dot(24,y,3.4,GO)
        return o+L('M-66 62 C-44 84 -24 98 6 110',11)+L('M-66 62 C-44 84 -24 98 6 110',7.6,c2)+star(46,84)
    if kind=='naval':   # George V and VI: open collar, tie, lapels, ribbons, rings of lace
        o=A(BODY,c)+A('M-18 46 L0 74 L18 46 L24 54 L0 92 L-24 54Z','#fbf6ea')+A('M-5 56 L5 56 L8 92 L0 100 L-8 92Z',c2,1.8)
        for s_ in (-1,1):
            o+=A('M%sL%sL%sL%sL%sZ'%(pt(s_*24,48),pt(s_*48,68),pt(s_*34,76),pt(s_*40,82),pt(s_*4,108)),c)
            o+=A('M%sC%s %s %sL%sC%s %s %sZ'%(pt(s_*54,58),pt(s_*70,54),pt(s_*86,64),pt(s_*96,78),pt(s_*88,84),pt(s_*78,72),pt(s_*66,66),pt(s_*52,68)),GO,1.8)
            for y in (90,101): o+='<circle cx="%s" cy="%d" r="3.600" fill="%s" stroke="%s" stroke-width="1.300"/>'%(f(s_*25),y,GO,INK)
        for k,cc in enumerate(('#9E1B32','#2f57b0','#e8bd2c','#2f7d49','#9E1B32','#f6f1e6')): o+='<rect x="%d" y="%d" width="9" height="6" fill="%s" stroke="%s" stroke-width="1"/>'%(44+k%3*9,80+k//3*6,cc,INK)
        return o
    if kind=='raf':     # George VI: blue-grey tunic, tie, wings
        o=A(BODY,c)+strands([(s*(56+k*12),70+k*4,s*(60+k*12),84,s*(60+k*14),104) for s in (-1,1) for k in range(3)],1.7)
        o+=A('M-18 46 L0 76 L18 46 L24 54 L0 94 L-24 54Z','#c9d6e6')+A('M-5 58 L5 58 L8 92 L0 102 L-8 92Z','#1b2033',1.8)
        for s_ in (-1,1): o+=A('M%sL%sL%sL%sL%sZ'%(pt(s_*24,48),pt(s_*50,70),pt(s_*36,78),pt(s_*42,84),pt(s_*4,110)),c)
        o+=A('M30 90 C42 84 50 84 54 88 C58 84 68 84 80 90 C70 92 62 94 54 93 C48 94 38 92 30 90Z','#f6e3ae',1.4)+dot(54,88,3.4,GO)
        for k,cc in enumerate(('#9E1B32','#2f57b0','#e8bd2c','#2f7d49')): o+='<rect x="%d" y="96" width="8" height="6" fill="%s" stroke="%s" stroke-width="1"/>'%(38+k*8,cc,INK)
        return o
    if kind=='puritan': # Oliver Cromwell: breastplate and a plain falling collar
        o=A(BODY,'#8f9096')+A('M-104 104 C-100 78 -80 62 -50 58 C-46 76 -48 90 -52 104Z','#6f7178')+A('M104 104 C100 78 80 62 50 58 C46 76 48 90 52 104Z','#5d5f66')
        o+=strands([(10+k*8,82,14+k*8,92,13+k*8,104) for k in range(4)],1.8)+L('M0 80 L0 106',1.6)
        return o+A('M-20 44 C-40 48 -54 56 -58 72 L-8 84 L0 66 L8 84 L58 72 C54 56 40 48 20 44 C8 54 -8 54 -20 44Z','#fbf6ea')+L('M0 60 L-5 78 M0 60 L5 78',1.6)+dot(-5,79,2)+dot(5,79,2)+L('M-54 72 L-9 82 M54 72 L9 82',1)
    if kind=='suit':
        o=A(BODY,c)+A('M-20 46 L0 100 L20 46 L30 52 L22 104 L-22 104 L-30 52Z','#fbf6ea')+A('M-6 58 L6 58 L9 104 L-9 104Z',c2)+A('M-20 44 L-4 60 L-18 66 L-26 52Z','#fbf6ea',1.6)+A('M20 44 L4 60 L18 66 L26 52Z','#fbf6ea',1.6)
        for s_ in (-1,1): o+=A('M%sL%sL%sL%sL%sZ'%(pt(s_*28,50),pt(s_*46,70),pt(s_*36,76),pt(s_*42,82),pt(s_*18,106)),c)
        return o
    if kind=='chaincleric':
        o=dress('cleric',c,c2)
        for k in range(13):
            a=176-k*14.3; x=46*math.cos(math.radians(a)); y=54+math.sin(math.radians(a))*34
            o+=L('M%sq3 -4 6 0q-3 5 -6 0'%pt(x-3,y),3.4)+L('M%sq3 -4 6 0q-3 5 -6 0'%pt(x-3,y),1.6,GO)
        return o+use_rose(0,92,9)
    return A(BODY,c)
def star(x,y,r=13): return ''.join(A('M%sL%sL%sZ'%(pt(*pol(a-14,r*.4,x,y)),pt(*pol(a,r,x,y)),pt(*pol(a+14,r*.4,x,y))),'#eceae2',1) for a in range(0,360,45))+'<circle cx="%s" cy="%s" r="%s" fill="%s" stroke="%s" stroke-width="1.300"/>'%(f(x),f(y),f(r*.42),RED,INK)
def use_rose(x,y,r): return '<circle cx="%s" cy="%s" r="%s" fill="%s" stroke="%s" stroke-width="1.6"/>'%(f(x),f(y),f(r),RED,INK)+''.join('<circle cx="%s" cy="%s" r="%s" fill="#f8f2e4" stroke="%s" stroke-width="1"/>'%(*(f(v) for v in pol(a,r*.52,x,y)),f(r*.3),INK) for a in range(-90,270,72))+dot(x,y,r*.22,GO)
def collar_back(kind):
    if kind=='ruff':
        o='';n=34
        for i in range(n):
            a=360/n*i; x0,y0=pol(a-5.6,58); x1,y1=pol(a+5.6,58); xm,ym=pol(a,66)
            o+='M%sL%sQ%s %sZ'%(pt(0,0),pt(x0,y0),pt(xm*1.04,ym*1.04),pt(x1,y1))
        return '<g transform="translate(0 14) scale(1.02 .78)">'+A(o,'#fbf6ea',1.7)+''.join(I(wedge(pol(360/n*i+3,61),pol(360/n*i+3,52),pol(360/n*i+3,44),pol(360/n*i+3,34),2.2)) for i in range(n))+'</g>'
    return ''
def collar_front(kind): return ''
# ---------------------------------------------------------------- attributes, drawn in ink in a 44-unit boss
def attr(k):
    P=I
    if k=='tower': return P('M-13 14 L-13 -8 L-16 -8 L-16 -16 L-11 -16 L-11 -13 L-6 -13 L-6 -16 L-2 -16 L-2 -13 L2 -13 L2 -16 L6 -16 L6 -13 L11 -13 L11 -16 L16 -16 L16 -8 L13 -8 L13 14Z M-4 14 L-4 5 A4 4 0 0 1 4 5 L4 14Z M-8 -5 h3 v6 h-3Z M5 -5 h3 v6 h-3Z').replace('<path','<path fill-rule="evenodd"')
    if k=='arrow': return '<g transform="rotate(-45)">'+P('M-18 -1.4 L12 -1.4 L10 -6 L20 0 L10 6 L12 1.4 L-18 1.4Z')+P('M-20 -6 L-11 -6 L-8 0 L-11 6 L-20 6 L-16 0Z')+'</g>'
    if k=='lion': return lion()
    if k=='lion0': return P('M-15 -4 C-16 -12 -8 -15 -4 -11 C0 -8 0 -4 4 -3 C9 -3 12 -4 12 -9 C12 -14 17 -15 18 -11 L15.5 -11 C15 -6 16 -2 15 2 C14 6 15 9 18 12 L12 12 C11 8 10 6 8 4 C4 5 0 5 -2 5 C-2 8 -1 10 1 12 L-6 12 C-6 8 -7 6 -8 4 C-10 7 -13 7 -15 9 L-17 5 C-14 4 -12 2 -13 0 L-17 -1Z')+dot(-10,-8,1.6,PARCH)
    if k=='scroll': return A('M-12 -14 L10 -14 C15 -14 15 -7 10 -7 L9 8 L-11 8 C-16 8 -16 2 -11 2Z','#fbf3dd',1.8)+''.join(L('M-8 %d L6 %d'%(y,y),1.3) for y in (-9,-5,-1,3))+L('M0 8 L0 13',2)+'<circle cx="0" cy="14" r="5" fill="%s" stroke="%s" stroke-width="1.4"/>'%(RED,INK)
    if k=='bow': return L('M-6 -17 C12 -12 12 12 -6 17',3.2)+L('M-6 -17 L-6 17',1.1)+P('M-16 -1 L12 -1 L10 -4.5 L18 0 L10 4.5 L12 1 L-16 1Z')+P('M-18 -4 L-12 -4 L-10 0 L-12 4 L-18 4 L-15 0Z')
    if k=='boar': return P('M-18 2 C-20 -2 -16 -5 -13 -5 C-11 -10 -6 -11 -2 -10 L0 -14 L3 -10 L6 -13 L8 -9 L11 -11 L12 -7 C16 -6 17 -2 16 2 C18 3 19 0 18 -2 C21 2 19 6 15 6 L15 13 L10 13 L9 7 C4 8 -2 8 -5 7 L-5 13 L-10 13 L-10 6 C-13 6 -15 5 -18 5Z')+L('M-15 1 q-3 -3 -1 -6',1.6,PARCH)+dot(-10,-3,1.3,PARCH)
    if k=='rose': return '<g color="%s" transform="scale(.19)"><use href="#b-rose" y="-4"/></g>'%INK
    if k=='ship': return P('M-16 6 L17 6 C15 12 12 14 8 14 L-9 14 C-13 14 -15 10 -16 6Z M-17 2 L-10 2 L-10 6 L-16 6Z M11 0 L18 0 L17 6 L11 6Z')+P('M-1 -17 h1.8 v22 h-1.8Z M-10 -12 h1.5 v17 h-1.5Z M9 -12 h1.5 v17 h-1.5Z')+P('M-4 -15 C2 -13 4 -8 2 -3 L-6 -3 C-3 -7 -3 -11 -4 -15Z M6 -11 C11 -9 12 -5 11 -2 L5 -2 C7 -5 7 -8 6 -11Z M-13 -11 C-9 -9 -8 -5 -9 -2 L-15 -2 C-13 -5 -12 -8 -13 -11Z')+L('M-18 17 q4 -4 8 0 t8 0 t8 0 t8 0',1.8)
    if k=='axe': return '<g transform="rotate(28)">'+P('M-2 -18 L2 -18 L2 18 L-2 18Z')+P('M2 -15 C8 -17 13 -16 17 -20 C18 -10 18 -4 17 4 C13 0 8 -2 2 -2Z')+P('M-2 -12 L-7 -13 L-7 -4 L-2 -5Z')+'</g>'
    if k=='oak': return P('M-1 16 L-2 4 C-8 8 -12 4 -11 0 C-17 0 -18 -7 -13 -9 C-14 -15 -6 -17 -3 -13 C0 -19 8 -17 8 -12 C13 -14 18 -8 14 -4 C18 1 13 6 9 4 C8 8 3 8 2 4 L2 16Z')+'<ellipse cx="9" cy="12" rx="3.6" ry="5" fill="%s"/>'%INK+'<ellipse cx="-8" cy="12" rx="3.6" ry="5" fill="%s"/>'%INK+L('M0 3 L0 -10 M0 -1 L-6 -6 M0 -3 L6 -8',1.4,PARCH)
    if k=='thistle': return '<g color="%s"><use href="#b-rose-s" transform="translate(-7 -5) scale(.095)"/></g>'%INK+P('M4 -3 C2 -8 4 -11 3 -15 L7 -11 L9 -16 L11 -11 L15 -15 C14 -11 16 -8 14 -3 C13 1 5 1 4 -3Z')+L('M-7 5 C-6 10 -2 13 0 17 M9 0 C8 8 3 12 0 17',2)+P('M-5 10 C-12 8 -14 12 -15 15 C-10 16 -6 15 -5 10Z M6 9 L11 6 L11 10 L15 11 L10 15Z')
    if k=='lute': return '<g transform="rotate(38)">'+P('M0 -6 C3 -2 11 2 11 10 C11 17 5 20 0 20 C-5 20 -11 17 -11 10 C-11 2 -3 -2 0 -6Z M-2 -18 H2 V-2 H-2Z M-2.4 -17 L2 -17 L8 -23 L5 -25Z')+dot(0,8,3,PARCH)+L('M-4 15.5H4',1.8,PARCH)+L('M0 -14V14',.9,PARCH)+'</g>'
    if k=='longship': return P('M-19 -2 C-18 8 -12 12 0 12 C12 12 18 8 19 -4 C21 -8 17 -12 14 -9 C17 -9 17 -6 15 -3 C13 2 10 3 0 3 C-10 3 -13 2 -15 -3 C-17 -7 -17 -9 -14 -9 C-17 -12 -21 -8 -19 -2Z M-1.2 -18 H1.2 V4 H-1.2Z M-11 -15 H11 C13 -9 13 -6 11 -1 H-11 C-8 -6 -8 -9 -11 -15Z')+''.join(dot(x,7,2,PARCH) for x in (-10,-5,0,5,10))+L('M-4 -14V-2M4 -14V-2',1.6,PARCH)+L('M-17 16 q4 -3 8 0 t8 0 t8 0 t8 0',1.8)
    if k=='quill': return '<g transform="rotate(42)">'+P('M-1 20 L1 20 L1.400 6 C9 2 10 -12 2 -22 C-7 -14 -9 0 -1.400 6Z')+L('M0 16 V-14',1.3,PARCH)+L('M1 -4 L7 -8 M1 0 L7 -3 M-1 -3 L-6 -7',1.2,PARCH)+'</g>'+P('M-18 10 H-6 L-5 17 H-19Z')
    if k=='hornbook': return P('M-11 -17 H11 V9 H4 V18 H-4 V9 H-11Z')+'<rect x="-7.500" y="-13.500" width="15" height="19" fill="%s"/>'%PARCH+L('M-5 -9 H5 M-5 -5 H5 M-5 -1 H5 M-5 3 H2',1.6)
    if k=='lily': return P(fleur(0,17,33))+'<rect x="-10" y="4" width="20" height="4" rx="1.500" fill="%s" stroke="%s" stroke-width="1"/>'%(INK,PARCH)
    if k=='elephant': return P('M-19 13 V6 C-19 -2 -18 -6 -15 -9 C-10 -14 2 -13 8 -11 C10 -15 17 -14 18 -8 C19 -3 19 4 17 9 C16 13 20 14 20 11 C22 15 14 18 13 11 C13 6 13 3 11 2 C9 4 8 5 7 5 V14 H1 V7 C-3 8 -6 8 -9 7 V14 H-15 V8Z')+L('M8 -10 C4 -8 4 0 8 2 C10 1 11 -1 11 -3',1.5,PARCH)+dot(14,-6.5,1.2,PARCH)
    if k=='eleanor': return P('M-1.500 -20 H1.500 V-16 H4 V-13.500 H1.500 V-10 L5 -3 H-5 L-1.500 -10 V-13.500 H-4 V-16 H-1.500Z M-7 -2 H7 V6 H-7Z M-10 7 H10 V11 H-10Z M-14 12 H14 V17 H-14Z')+L('M-3.500 5 V1 Q-2 -1 -1 1 V5 M1.500 5 V1 Q3 -1 4 1 V5',1.2,PARCH)
    if k=='spade': return '<g transform="rotate(34)">'+P('M-1.800 -16 H1.800 V2 H-1.800Z M-6 -20 H6 V-15.500 H-6Z M-8 1 H8 V9 C8 15 4 18 0 21 C-4 18 -8 15 -8 9Z')+L('M0 5V15',1.4,PARCH)+'</g>'
    if k=='garter': return '<circle r="13" cy="-3" fill="none" stroke="%s" stroke-width="6.500"/>'%INK+'<circle r="13" cy="-3" fill="none" stroke="%s" stroke-width="1.200" stroke-dasharray="2 2.400"/>'%PARCH+P('M-3 7 H5 L8 20 L3 17 L-1 20Z')+'<rect x="-6" y="5" width="11" height="9" rx="1.500" fill="none" stroke="%s" stroke-width="2.400"/>'%INK
    if k=='hart': return P('M-10 17 L-11 9 C-14 7 -14 2 -11 0 C-6 -2 2 -1 6 -4 C6 -7 7 -9 9 -10 L7 -13 L11 -11 C13 -11 14 -10 17 -8 L18 -5 L13 -4 C12 0 11 3 10 6 L11 17 H7.500 L6 8 C2 9 -4 9 -7 8 L-6.500 17Z')+L('M9 -11 C6 -14 6 -18 8 -21 M7 -15 L3 -18 M12 -11 C14 -14 15 -17 14 -21 M14 -15 L18 -18 M-11 2 L-14 0',1.8)+L('M6.500 -3.500 L11 -1.500',1.8,GO)
    if k=='sun': return ''.join(P('M%sQ%s %sQ%s %sZ'%(pt(*pol(a-13,9)),pt(*pol(a-2,14)),pt(*pol(a+6,20)),pt(*pol(a+8,13)),pt(*pol(a+13,9)))) for a in range(0,360,30))+dot(0,0,10)+dot(0,0,7.6,'#e0b64a')+dot(-2.6,-1.4,1.2)+dot(2.6,-1.4,1.2)+L('M-3 3 q3 2.400 6 0',1.2)
    if k=='portcullis': return L('M-12 -14 V12 M-4 -14 V14 M4 -14 V14 M12 -14 V12 M-15 -11 H15 M-15 -3 H15 M-15 5 H15',2.6)+''.join(P('M%s l-2.600 -5 h5.200Z'%pt(x,18)) for x in (-12,-4,4,12))+L('M-15 -11 C-20 -8 -16 -2 -19 2 M15 -11 C20 -8 16 -2 19 2',1.6)
    if k=='hourglass': return P('M-12 -18 H12 V-14.500 H-12Z M-12 14.500 H12 V18 H-12Z')+A('M-9 -14 C-9 -5 -2 -3 -2 0 C-2 3 -9 5 -9 14 H9 C9 5 2 3 2 0 C2 -3 9 -5 9 -14Z','#fbf3dd',2)+P('M-6 -8 H6 C5 -4 1 -3 0 0 C-1 -3 -5 -4 -6 -8Z M-7 14 C-6 9 -1 9 0 6 C1 9 6 9 7 14Z')
    if k=='greatseal': return dot(0,-2,15)+'<circle cx="0" cy="-2" r="12" fill="none" stroke="%s" stroke-width="1.400" stroke-dasharray="2.400 1.600"/>'%PARCH+P('')+'<path d="M-5 7 V-3 C-5 -6 5 -6 5 -3 V7Z M-3 -8 a3 3 0 1 1 6 0 a3 3 0 1 1 -6 0Z" fill="%s"/>'%PARCH+L('M-18 17 q4 -3.500 8 0 t8 0 t8 0 t8 0',2)
    if k=='orange': return dot(0,3,13)+dot(0,3,11,'#d9772a')+L('M0 -9 C1 -14 4 -17 8 -18',2.2)+P(feather(2,-11,-14,17,9,.6))+L('M-6 -2 C-8 1 -8 4 -7 7',1.8,'#f6c98a')
    if k=='wheat': return ''.join(L('M0 17 C%s %s %s'%(pt(x*.2,8),pt(x*.5,0),pt(x,-9)),1.8)+''.join('<ellipse cx="%s" cy="%s" rx="2" ry="4" transform="rotate(%d %s %s)" fill="%s"/>'%(f(x+dx),f(-9+dy),dx*9+x*1.4,f(x+dx),f(-9+dy),INK) for dx,dy in ((0,-6),(-3,0),(3,0),(-3,6),(3,6))) for x in (-11,0,11))+L('M-6 8 Q0 12 6 8',3.4)
    if k=='cannon': return '<g transform="rotate(-14)">'+P('M-17 -6 C-19 -2 -19 2 -16 4 L14 1 V2 H18 V-9 H14 V-8Z')+dot(-19,-1,2.4)+'</g>'+dot(-5,9,8)+dot(-5,9,5.6,PARCH)+L('M-5 3.500 V14.500 M-10.500 9 H.5 M-9 5 L-1 13 M-1 5 L-9 13',1.2)+dot(-5,9,2)+P('M-6 6 L-20 14 L-18 17 L-3 9Z')
    if k=='pavilion': return P('M0 -20 C1 -15 10 -12 10 -5 C10 -1 7 1 7 3 H-7 C-7 1 -10 -1 -10 -5 C-10 -12 -1 -15 0 -20Z M-10 4 H10 V7 H-10Z M-9 8 H9 V17 H-9Z M-17 17 V4 L-16 -6 C-16 -9 -13 -9 -13 -6 L-12 4 V17Z M17 17 V4 L16 -6 C16 -9 13 -9 13 -6 L12 4 V17Z')+L('M-4 17 V12 Q-2.500 9 -1 12 V17 M2 17 V12 Q3.500 9 5 12 V17',1.2,PARCH)
    if k=='horseshoe': return '<path d="M-7 15 C-16 6 -15 -15 0 -15 C15 -15 16 6 7 15" fill="none" stroke="%s" stroke-width="7"/>'%INK+'<path d="M-10.500 17 H-3 M10.500 17 H3" stroke="%s" stroke-width="4"/>'%INK+''.join(dot(x,y,1.3,PARCH) for x,y in ((-11,3),(-11.5,-4),(-7.5,-11),(11,3),(11.5,-4),(7.5,-11)))
    if k=='gcross': return P('M-4 -14 H4 V-4 H14 V4 H4 V14 H-4 V4 H-14 V-4 H-4Z')+dot(0,0,5.4,PARCH)+L('M0 -3 L-2.600 3 M0 -3 L2.600 3',1.4)+L('M-10 -18 H10',3)
    if k=='sword': return '<g transform="rotate(40)">'+P('M-2.2 -20 L0 -23 L2.2 -20 L2.2 8 L-2.2 8Z M-9 8 H9 V11.4 H-9Z M-1.8 11 H1.8 V17 H-1.8Z')+dot(0,19,3)+'</g>'
    if k=='book': return P('M-17 -11 C-10 -14 -4 -12 0 -9 C4 -12 10 -14 17 -11 V11 C10 8 4 10 0 13 C-4 10 -10 8 -17 11Z')+L('M0 -8V12M-13 -6q5 -2 9 0M-13 0q5 -2 9 0M4 -6q5 -2 9 0M4 0q5 -2 9 0',1.5,PARCH)
    if k=='cross': return P('M-4 -18 H4 V-6 H14 V2 H4 V18 H-4 V2 H-14 V-6 H-4Z')
    if k=='broom': return L('M-4 17 C-2 4 0 -6 4 -16',2.2)+''.join('<ellipse cx="%s" cy="%s" rx="5.4" ry="2.8" transform="rotate(%d %s %s)" fill="%s"/>'%(x,y,a,x,y,INK) for x,y,a in ((-7,6,35),(5,2,-35),(-6,-4,35),(8,-7,-35),(-2,-13,50),(9,-15,-60)))
    if k=='wrose': return '<circle r="17" fill="#fbf6ea" stroke="%s" stroke-width="2"/>'%INK+''.join('<circle cx="%s" cy="%s" r="6.2" fill="#fbf6ea" stroke="%s" stroke-width="1.8"/>'%(*(f(v) for v in pol(a,10)),INK) for a in range(-90,270,72))+dot(0,0,4,GO)
    if k=='rrose': return '<circle r="15" fill="%s"/>'%RED+''.join('<circle cx="%s" cy="%s" r="6.6" fill="%s" stroke="#f6ead0" stroke-width="1.5"/>'%(*(f(v) for v in pol(a,10)),RED) for a in range(-90,270,72))+dot(0,0,4,GO)
    if k=='chess': return P('M-8 16 H8 V11 H6 C5 4 4 0 4 -4 H6 V-8 H-6 V-4 H-4 C-4 0 -5 4 -6 11 H-8Z M-7 -9 V-17 H-4 V-14 H-1.6 V-17 H1.6 V-14 H4 V-17 H7 V-9Z')
    if k=='feathers': return ''.join(P(feather(0,14,a,30,11,.7)) for a in (-122,-58,-90))+P('M-9 10 H9 L7 16 H-7Z')
    if k=='anchor': return L('M0 -12V14M-8 -6H8M-15 4C-13 12 -6 15 0 15C6 15 13 12 15 4',3.2)+L('M0 -12m-4 -3.6a4 4 0 1 0 8 0a4 4 0 1 0 -8 0',2.4)
    if k=='horse': return P('M-14 15 C-12 4 -14 -2 -8 -9 L-9 -16 L-3 -12 C6 -12 12 -4 15 4 L11 8 L4 4 C2 6 3 10 6 15Z')+dot(2,-5,1.5,PARCH)
    if k=='tulip': return P('M-9 -14 L-4 -8 L0 -16 L4 -8 L9 -14 C12 -2 6 4 0 4 C-6 4 -12 -2 -9 -14Z M-1.4 4 H1.4 V18 H-1.4Z M-1 16 C-10 14 -12 8 -11 4 C-5 6 -2 10 -1 16Z M1 16 C10 14 12 8 11 4 C5 6 2 10 1 16Z')
    if k=='stamp': return P('M-12 -16 H12 V16 H-12Z')+'<rect x="-8.5" y="-12.5" width="17" height="25" fill="none" stroke="%s" stroke-width="1.4"/>'%PARCH+dot(0,-3,5,PARCH)+'<path d="M-7 9 C-6 2 6 2 7 9Z" fill="%s"/>'%PARCH
    if k=='radio': return P('M-14 16 V-4 C-14 -18 14 -18 14 -4 V16Z')+L('M-8 6V-4M-3 6V-8M3 6V-8M8 6V-4',2,PARCH)+dot(-5,11,2,PARCH)+dot(5,11,2,PARCH)
    if k=='corgi': return P('M-17 -12 L-12 -4 L-5 -4 L-3 -12 L1 -2 C3 0 10 -1 15 1 L18 -4 L19 4 L17 7 V15 H13 V9 C8 10 4 10 1 9 V15 H-4 V8 C-8 7 -10 5 -12 4 L-17 3 L-19 0Z')+dot(-11,-.5,1.5,PARCH)
    if k=='loco': return P('M-17 -2 L2 -2 L2 -13 L16 -13 L16 -10 L14 -10 L14 8 L-17 8Z M-13 -2 L-14 -11 L-16 -14 L-7 -14 L-9 -11 L-9 -2Z M-4 -2 C-4 -7 0 -7 0 -2Z')+'<rect x="5" y="-9" width="6" height="7" fill="%s"/>'%PARCH+''.join('<circle cx="%d" cy="10" r="5" fill="%s"/><circle cx="%d" cy="10" r="2" fill="%s"/>'%(x,INK,x,PARCH) for x in (-11,0,11))+'<path d="M-17 8 l-4 6 h6z" fill="%s"/>'%INK
    return ''
def lion():
    o=I('M-6 -15 C-1 -18 5 -14 5 -9 C9 -6 12 -4 13 0 C15 6 12 9 13 14 L17 16 L9 17 L7 9 C4 9 2 9 0 8 L0 13 L4 16 L-5 16 L-6 7 C-8 5 -9 2 -9 -1 L-14 1 L-17 -2 L-12 -4 L-9 -5 C-12 -5 -15 -6 -15 -9 L-12 -10 C-11 -13 -9 -15 -6 -15Z')
    o+=L('M12 3 C19 2 20 -6 15 -9 C12 -11 13 -15 17 -16',2.6)+dot(17,-16,2.6)+dot(-8.5,-10.5,1.3,PARCH)+''.join(L('M%s q3 2 2 6'%pt(-3+k*3.2,-12+k*2.2),1.2,PARCH) for k in range(3))
    return o
def ruled():
    """the engraved ground: ruled from the right, fading towards the light"""
    d=''
    for k in range(27):
        y=-94+k*7
        d+=wedge((102,y),(70,y+.6),(40,y-.4),(14+18*math.sin(k*1.7),y),3.0)
        d+=wedge((-102,y+3.4),(-84,y+3),(-70,y+3.6),(-56+10*math.sin(k*2.3),y+3.3),1.9)
    return C(d,INK,.82)
def ground(wash): return '<rect x="-102" y="-102" width="204" height="204" fill="#f0e2c0"/><rect x="-102" y="-102" width="204" height="204" fill="%s" opacity=".62"/>'%wash+ruled()
def bust(m):
    """the person alone, about the origin, for a medallion of radius 100"""
    fa=dict(m.get('face',{})); w=fa.get('w',27); t=fa.get('t',-4); chin=fa.get('chin',32); hc=m.get('hairc','#6b4426')
    o='<g transform="translate(%s %s) scale(%s)">'%(f(m.get('dx',0)),f(m.get('dy',-1)),m.get('sc',1.07))
    fl=m.get('flip',0); H='<g transform="%s%s">'%('scale(-1 1) ' if fl else '','rotate(%s 0 44)'%f(m['tilt']) if m.get('tilt') else '')
    if m.get('profile'):
        o+='<g transform="translate(%s 4)">'%('-6' if not fl else '6')+H+pneck(m.get('pneck',0))+'</g></g>'
        o+=dress(m['dress'],m.get('c','#7a2a2a'),m.get('c2'))
        o+='<g transform="translate(%s 0)">'%('6' if not fl else '-6')+H+profile(flip=fl,bc=m.get('browc',INK),**fa)+(ear() if m.get('ear',1) else '')+phair(m['profile'],hc)+phead(m.get('head'),m)+'</g></g>'
    else:
        o+=H+hair_back(m.get('back'),m.get('backc',hc))+'</g>'
        o+=neck(w=m.get('neck',14))
        o+=dress(m['dress'],m.get('c','#7a2a2a'),m.get('c2'))
        if m.get('collar')=='ruff': o+=collar_back('ruff')
        o+=H
        if m.get('lock'): o+=A('M30 -6 C44 8 40 34 46 50 C50 62 44 72 36 74 C40 62 34 52 32 40 C28 24 32 10 30 -6Z',hc)+strands([(34,6,40,30,41,66),(37,4,44,34,44,60)])
        o+=face(**{**fa,'bc':m.get('browc',INK),'flip':fl})
        if m.get('wart'): o+='<circle cx="%s" cy="27" r="2.200" fill="#c98a66" stroke="%s" stroke-width="1"/><circle cx="%s" cy="-20" r="2" fill="#c98a66" stroke="%s" stroke-width="1"/>'%(f(t-8),INK,f(t+15),INK)
        o+=beard(m.get('beard'),m.get('beardc',hc),t,chin,w)
        o+=hair_front(m.get('front'),hc,w)
        if m.get('back') in OPENING: o+=OPENING[m['back']](m.get('backc'))
        o+=head(m.get('head'),m)+'</g>'
    if m.get('earring'): o+=pearl(29,10,2.6)+A('M29 12 c4 5 3 8 0 9 c-3 -1 -4 -4 0 -9Z','#fbf6ea',1.2)
    if m.get('necklace'): o+=''.join(pearl(x,40+(1-(x/18)**2)*8,2.4) for x in range(-17,18,5))+('' if m['necklace']==2 else A('M-4 54 h5 c5 0 5 5 1 6 c5 1 5 7 -1 7 h-5Z M-1 56.5 v2.6 M-1 62 v2.6',GO,1.3))
    return o+'</g>'
def ring(frame=GO):
    o='<circle r="95" fill="none" stroke="%s" stroke-width="9"/><circle r="95" fill="none" stroke="%s" stroke-width="5.6"/><circle r="91" fill="none" stroke="%s" stroke-width="1.6"/>'%(INK,frame,INK)
    return o+''.join('<circle cx="%s" cy="%s" r="1.5" fill="%s"/>'%(*(f(v) for v in pol(a,95)),INK) for a in range(0,360,10))
def boss(kind):
    """an attribute in its disc; it goes at 70 70 of a medallion"""
    return '<g><circle r="31" fill="%s"/><circle r="28.5" fill="%s"/><circle r="25" fill="#f6ead0" stroke="%s" stroke-width="1.6"/>%s</g>'%(INK,GO,INK,attr(kind))
def inside(r,body):
    """what of `body` lies within `r` of the origin"""
    _u[0]+=1; return '<clipPath id="mc%d"><circle r="%s"/></clipPath><g clip-path="url(#mc%d)">%s</g>'%(_u[0],f(r),_u[0],body)
def portrait(m,wash,frame=GO,attribute=True):
    """a medallion of radius 100 about the origin"""
    o=inside(92,ground(wash)+bust(m)+'<circle r="104" fill="url(#mshade)"/>')+ring(frame)
    return o+('<g transform="translate(70 70)">'+boss(m['attr'])+'</g>' if attribute and m.get('attr') else '')
GING='#b5531f'; DARK='#3a2418'; BLACK='#241a18'; BROWN='#6b4426'; FAIR='#c9954a'; GREY='#b7aa98'
# The Six of VIII: its queens
Q={
 'black':dict(n='Catherine of Aragon',head='gable',hc='#2b2225',front='parted',hairc='#9a5a2a',face=dict(w=25,jaw=.8,fem=1,brow=2.2),dress='collar',c='#6b1f2f'),
 'red':dict(n='Anne Boleyn',head='frenchhood',hc='#241c20',hb='#a3152b',front='parted',hairc=BLACK,back='veil',backc='#2b2326',face=dict(w=23,jaw=.62,chin=34,fem=1,brow=2.8),dress='decollete',c='#7d1e2a',necklace=1),
 'orange':dict(n='Jane Seymour',head='gable',hc='#4a2a20',front='parted',hairc='#d0a35c',face=dict(w=26,jaw=.76,fem=1,brow=1.8,skin='#fbe9d6'),dress='decollete',c='#c2500f'),
 'yellow':dict(n='Anne of Cleves',head='frenchhood',hc='#b8860b',hb='#d9a62a',back='veil',backc='#f3e2b0',front='parted',hairc='#7b4d24',face=dict(w=26,jaw=.82,fem=1,brow=2.4),dress='elizgown',c='#8f2038'),
 'green':dict(n='Catherine Howard',head='frenchhood',hc='#143a26',hb='#1e6638',front='parted',hairc='#a5581f',face=dict(w=25,jaw=.74,chin=31,fem=1,brow=2.2,smile=1),dress='decollete',c='#1e6638'),
 'blue':dict(n='Catherine Parr',head='frenchhood',hc='#1c2648',hb='#1f4293',front='parted',hairc='#b5672a',back='veil',backc='#22315c',face=dict(w=25,jaw=.72,fem=1,brow=2.4),dress='elizgown',c='#1f3a6e'),
}
# and their King
KING=dict(n='Henry VIII',head='bonnet',front='crop',hairc='#a5581f',face=dict(w=32,jaw=.93,chin=33,brow=3,age=1),beard='square',beardc='#b86a28',neck=20,dress='tudor',c='#8f1f30',c2='#6a4326',attr='lute',browc='#7a3f16')
