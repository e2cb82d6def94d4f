"""What every card game draws with: the suits' colours, tapered woodcut strokes, roses, crowns, the eight badges, gradients and the paper's grain.
A badge is a mask, so that it can be filled with any colour: the full cut `#b-swan`, and the small one `#b-swan-s` for under about 40 px."""
import math, random
INK='#2A1C14'; PARCH='#F3E7CB'; PARCH2='#E6D3A8'; PARCH3='#CDB380'; GOLD='#C9A227'; GOLDL='#F1D27A'
RED='#9E1B32'; GREEN='#1F4D3A'; BLUE='#1F3A6E'; ERM='#F6F1E6'; OAK=['#2B1A10','#3B2417','#6B4226','#8C5A33']
SUIT={'black':'#231C1E','red':'#A3152B','orange':'#C2500F','yellow':'#9A7200','green':'#1E6638','blue':'#1F4293'}
def _lum(c):
    v=[int(c[i:i+2],16)/255 for i in (1,3,5)]; v=[x/12.92 if x<=.03928 else ((x+.055)/1.055)**2.4 for x in v]
    return .2126*v[0]+.7152*v[1]+.0722*v[2]
def contrast(a,b):
    x,y=sorted((_lum(a),_lum(b))); return (y+.05)/(x+.05)
def darken(c,want=7.2,on='#E2CF9F'):
    """the same hue, dark enough to be read as text on parchment"""
    k=1.
    while True:
        d='#%02x%02x%02x'%tuple(round(int(c[i:i+2],16)*k) for i in (1,3,5))
        if contrast(d,on)>=want: return d
        k-=.02
RANK={k:darken(v) for k,v in SUIT.items()}   # numerals and names: at least 7:1
SILK={'black':'#2b2629','red':'#b3202f','orange':'#dd6a1c','yellow':'#e8bd2c','green':'#2f7d49','blue':'#2f57b0'}
SUITS=['black','red','orange','yellow','green','blue']
BADGE={'black':'pomegranate','red':'falcon','orange':'phoenix','yellow':'swan','green':'crownrose','blue':'maiden'}
def f(v):
    s='%.1f'%v
    return s[:-2] if s.endswith('.0') else s
def pt(x,y): return f(x)+' '+f(y)
def pol(a,r,cx=0,cy=0):
    a=math.radians(a); return cx+r*math.cos(a),cy+r*math.sin(a)
def lens(p0,p1,p2,p3,w):
    """stroke along a cubic, thick in the middle, thin at both ends"""
    dx,dy=p3[0]-p0[0],p3[1]-p0[1]; l=math.hypot(dx,dy) or 1; nx,ny=-dy/l*w*.67,dx/l*w*.67
    return 'M%sC%s %s %sC%s %s %sZ'%(pt(*p0),pt(p1[0]+nx,p1[1]+ny),pt(p2[0]+nx,p2[1]+ny),pt(*p3),pt(p2[0]-nx,p2[1]-ny),pt(p1[0]-nx,p1[1]-ny),pt(*p0))
def wedge(p0,p1,p2,p3,w):
    """stroke along a cubic, thick at the start, running out to a point"""
    dx,dy=p1[0]-p0[0],p1[1]-p0[1]
    if not(dx or dy): dx,dy=p3[0]-p0[0],p3[1]-p0[1]
    l=math.hypot(dx,dy) or 1; nx,ny=-dy/l*w/2,dx/l*w/2
    return 'M%sC%s %s %sC%s %s %sZ'%(pt(p0[0]+nx,p0[1]+ny),pt(p1[0]+nx*.9,p1[1]+ny*.9),pt(p2[0]+nx*.5,p2[1]+ny*.5),pt(*p3),pt(p2[0]-nx*.5,p2[1]-ny*.5),pt(p1[0]-nx*.9,p1[1]-ny*.9),pt(p0[0]-nx,p0[1]-ny))
def q(x0,y0,cx,cy,x1,y1,w,kind=lens):
    """tapered stroke along a quadratic"""
    p0,p3=(x0,y0),(x1,y1); p1=(x0+(cx-x0)*2/3,y0+(cy-y0)*2/3); p2=(x1+(cx-x1)*2/3,y1+(cy-y1)*2/3)
    return kind(p0,p1,p2,p3,w)
def feather(x,y,a,l,w,tip=.75,bend=0):
    """a rounded feather from (x,y) along angle a"""
    ca,sa=math.cos(math.radians(a)),math.sin(math.radians(a))
    def t(u,v):
        v+=bend*(u/l)**2*l
        return pt(x+u*ca-v*sa,y+u*sa+v*ca)
    h=w/2
    return 'M%sC%s %s %sC%s %s %sC%s %s %sC%s %s %sZ'%(t(0,0),t(l*.2,-h*.9),t(l*.5,-h*1.1),t(l*tip,-h),t(l*.9,-h*.9),t(l,-h*.3),t(l,0),t(l,h*.3),t(l*.9,h*.9),t(l*tip,h),t(l*.5,h*1.1),t(l*.2,h*.9),t(0,0))
def fline(x,y,a,l0,l1,w,bend=0,l=None):
    ca,sa=math.cos(math.radians(a)),math.sin(math.radians(a)); l=l or l1
    def t(u):
        v=bend*(u/l)**2*l
        return x+u*ca-v*sa,y+u*sa+v*ca
    return wedge(t(l0),t(l0+(l1-l0)/3),t(l0+(l1-l0)*2/3),t(l1),w)
def petal(cx,cy,a,r0,r1,w):
    """heart-shaped rose petal, notched at the rim"""
    def t(r,d):
        x,y=pol(a,r,cx,cy); b=math.radians(a+90); return pt(x+d*math.cos(b),y+d*math.sin(b))
    return 'M%sC%s %s %sC%s %s %sC%s %s %sC%s %s %sZ'%(t(r0,0),t(r0+(r1-r0)*.25,-w*.75),t(r0+(r1-r0)*.8,-w*1.2),t(r1*.99,-w*.52),t(r1*1.04,-w*.2),t(r1*1.01,-w*.08),t(r1*.93,0),t(r1*1.01,w*.08),t(r1*1.04,w*.2),t(r1*.99,w*.52),t(r0+(r1-r0)*.8,w*1.2),t(r0+(r1-r0)*.25,w*.75),t(r0,0))
def CP(*p):
    """closed path of cubics from 1+3k points"""
    p=list(p)
    while (len(p)-1)%3: p.append(p[0])
    o='M'+pt(*p[0])
    for i in range(1,len(p),3): o+='C%s %s %s'%tuple(pt(*v) for v in p[i:i+3])
    return o+'Z'
W=lambda d:'<path d="%s" fill="#fff"/>'%d
K=lambda d:'<path d="%s" fill="#000"/>'%d
def WK(d,s=5): return '<path d="%s" fill="#fff" stroke="#000" stroke-width="%s" stroke-linejoin="round" paint-order="stroke"/>'%(d,f(s))
def circ(x,y,r,c='#fff'): return '<circle cx="%s" cy="%s" r="%s" fill="%s"/>'%(f(x),f(y),f(r),c)
def rose_mask(cx,cy,r,det=1,rot=-90,seps=True):
    o=''; g=max(r*.045,1.6) if det else r*.075
    if seps:
        for i in range(5):
            a=rot+36+72*i
            tip=pol(a,r*1.13,cx,cy); b0=pol(a-13,r*.8,cx,cy); b1=pol(a+13,r*.8,cx,cy)
            o+=W('M%sQ%s %sQ%s %sZ'%(pt(*b0),pt(*pol(a-7,r*1.03,cx,cy)),pt(*tip),pt(*pol(a+7,r*1.03,cx,cy)),pt(*b1)))
    for i in range(5):
        o+=WK(petal(cx,cy,rot+72*i,r*.3,r,r*.5),g*2)
    if det:
        for i in range(5):
            a=rot+72*i
            for d in (-15,15,-25,25):
                p=pol(a+d*.82,r*.60,cx,cy); e=pol(a+d*1.02,r*(.9 if abs(d)<20 else .84),cx,cy)
                o+=K(wedge(p,p,e,e,r*.04))
    o+=circ(cx,cy,r*.56,'#000')
    for i in range(5):
        o+=WK(petal(cx,cy,rot+36+72*i,r*.1,r*.54,r*.27),g*1.5)
    if det:
        for i in range(5):
            a=rot+36+72*i
            for d in (-13,13):
                p=pol(a+d,r*.28,cx,cy); e=pol(a+d*1.1,r*.45,cx,cy); o+=K(wedge(p,p,e,e,r*.035))
    o+=circ(cx,cy,r*(.21 if det else .22),'#000')
    o+=circ(cx,cy,r*.16)
    if det:
        for i in range(6): x,y=pol(60*i,r*.09,cx,cy); o+=circ(x,y,r*.025,'#000')
        o+=circ(cx,cy,r*.025,'#000')
    return o
def fleur(x,y,s):
    """small fleur-de-lis, foot at (x,y), height s"""
    return ('M%s c%s %s %s %s %s %s c%s %s %s %s %s %s c%s %s %s %s %s %s c%s %s %s %s %s %sZ'%((pt(x-s*.12,y),)+tuple(f(v*s) for v in (
      .02,-.22,-.1,-.34,-.26,-.3, .0,-.24,.24,-.26,.26,-.08, .0,-.24,.04,-.44,.12,-.66, 0,0,0,0,0,0)))) if 0 else \
     'M%sC%s %s %sC%s %s %sC%s %s %sC%s %s %sC%s %s %sC%s %s %sZ'%tuple(pt(x+a*s,y-b*s) for a,b in (
      (-.13,0),(-.1,.2),(-.16,.3),(-.36,.26),(-.46,.52),(-.2,.62),(-.13,.4),(-.14,.62),(-.12,.76),(0,1),(.12,.76),(.14,.62),(.13,.4),(.2,.62),(.46,.52),(.36,.26),(.16,.3),(.1,.2),(.13,0)))
def cross(x,y,s):
    k=.17
    return 'M%sL%sC%s %s %sL%sL%sL%sL%sC%s %s %sZ'%tuple(pt(x+a*s,y-b*s) for a,b in (
     (-.1,0),(-.12,.28),(-.3,.3),(-.38,.2),(-.4,.16),(-.4,.72),(-.14,.6),(-.22,1),(.22,1),(.14,.6),(.4,.72),(.4,.16)) ) if 0 else \
     'M%s'%pt(x-.1*s,y)+'L%s L%s L%s L%s L%s L%s L%s L%s L%s L%s L%sZ'%tuple(pt(x+a*s,y-b*s) for a,b in (
     (-.13,.36),(-.42,.2),(-.42,.76),(-.14,.6),(-.25,1),(.25,1),(.14,.6),(.42,.76),(.42,.2),(.13,.36),(.1,0)))
def crown_mask(cx,by,w,det=1,arch=True):
    """crown standing on y=by, total width w"""
    o='';h=w*.2; u=w/100
    X=lambda v:cx+v*u
    Y=lambda v:by+v*u
    if arch:
        A='M%sC%s %s %sC%s %s %s'%(pt(X(-40),Y(-24)),pt(X(-58),Y(-58)),pt(X(-26),Y(-76)),pt(X(0),Y(-64)),pt(X(26),Y(-76)),pt(X(58),Y(-58)),pt(X(40),Y(-24)))
        o+='<path d="%s" fill="none" stroke="#fff" stroke-width="%s"/>'%(A,f((9 if det else 11)*u))
        o+='<path d="M%sL%s" stroke="#fff" stroke-width="%s"/>'%(pt(X(0),Y(-20)),pt(X(0),Y(-66)),f(8*u))
        if det:
            for s in (-1,1):
                for px,py in ((-45,-40),(-42,-52),(-34,-62),(-23,-67),(-12,-67)): o+=circ(X(px*s),Y(py),1.9*u,'#000')
            for py in (-50,-58): o+=circ(X(0),Y(py),1.7*u,'#000')
        o+=circ(X(0),Y(-70),7.5*u)
        o+=WK(cross(X(0),Y(-75),22*u),2.6*u)
    # circlet, curved
    up=[(-38,fleur,27),(-19.5,None,14),(0,fleur,30),(19.5,None,14),(38,fleur,27)]
    for px,fn,s in up:
        yy=-19+abs(px)*.06*-1
        if fn: o+=WK(fn(X(px),Y(yy),s*u),4*u)
        else:
            o+=WK('M%sL%sL%sZ'%(pt(X(px-5),Y(yy)),pt(X(px),Y(yy-s)),pt(X(px+5),Y(yy))),3*u)+circ(X(px),Y(yy-s-2),4.2*u)
    o+=WK('M%sQ%s %sL%sQ%s %sZ'%(pt(X(-47),Y(-23)),pt(X(0),Y(-13)),pt(X(47),Y(-23)),pt(X(43),Y(-3)),pt(X(0),Y(6)),pt(X(-43),Y(-3))),4*u)
    if det:
        o+='<path d="M%sQ%s %s" fill="none" stroke="#000" stroke-width="%s"/>'%(pt(X(-44),Y(-16.5)),pt(X(0),Y(-7)),pt(X(44),Y(-16.5)),f(1.6*u))
        for px in (-30,0,30):
            y=-8.2+5*(1-(px/44)**2)-1
            o+='<path d="M%sL%sL%sL%sZ" fill="#000"/>'%(pt(X(px-6),Y(y)),pt(X(px),Y(y-4)),pt(X(px+6),Y(y)),pt(X(px),Y(y+4)))
        for px in (-15,15): o+=circ(X(px),Y(-4.2),2.8*u,'#000')
    else:
        o+='<path d="M%sQ%s %s" fill="none" stroke="#000" stroke-width="%s"/>'%(pt(X(-34),Y(-10)),pt(X(0),Y(-2)),pt(X(34),Y(-10)),f(4*u))
    return o
def b_pomegranate(det=1):
    o=''
    o+=W('M-5 60 L-6 98 Q0 101 6 98 L5 60Z')
    for s in (-1,1):
        d='M%sC%s %s %sC%s %s %sZ'%(pt(0,94),pt(s*30,100),pt(s*78,92),pt(s*92,40),pt(s*58,44),pt(s*16,56),pt(0,94))
        o+=W(d)
        if det:
            o+=K(q(s*6,91,s*52,84,s*82,52,3.4,wedge))
            for k,(x0,y0,x1,y1) in enumerate(((28,85,34,66),(44,78,54,56),(60,70,70,52),(36,83,58,84),(52,75,74,72))):
                o+=K(q(s*x0,y0,s*(x0+x1)/2,(y0+y1)/2+(-3 if k<3 else 3),s*x1,y1,2.2,wedge))
    o+=WK('M-25 -30 C-30 -50 -40 -68 -52 -84 C-34 -84 -22 -74 -17 -62 C-14 -78 -8 -90 0 -101 C8 -90 14 -78 17 -62 C22 -74 34 -84 52 -84 C40 -68 30 -50 25 -30Z',4)
    if det:
        for s in (-1,1): o+=K(q(s*20,-36,s*26,-58,s*40,-76,3,wedge))+K(q(s*9,-38,s*10,-52,s*13,-60,2.6,wedge))
        o+=K(q(0,-38,0,-60,0,-86,3.4,wedge))
    body='M0 -38 C34 -46 66 -18 64 20 C62 56 34 80 0 82 C-34 80 -62 56 -64 20 C-66 -18 -34 -46 0 -38Z'
    o+=WK(body,9)
    o+=K('M-2 -24 C22 -12 32 8 30 26 C28 46 14 62 2 70 C-16 60 -30 44 -31 24 C-31 6 -18 -14 -2 -24Z')
    if det:
        o+='<path d="M-2 -24 C22 -12 32 8 30 26 C28 46 14 62 2 70 C-16 60 -30 44 -31 24 C-31 6 -18 -14 -2 -24Z" fill="none" stroke="#fff" stroke-width="0"/>'
        rows=((-10,[-0]),(3,[-9,8]),(17,[-19,-1,17]),(31,[-21,-2,17]),(45,[-13,5]),(57,[-2]))
        for y,xs in rows:
            for x in xs:
                o+=W('M%sC%s %s %sC%s %s %sZ'%(pt(x,y-8),pt(x+8,y-3),pt(x+8,y+6),pt(x,y+6.5),pt(x-8,y+6),pt(x-8,y-3),pt(x,y-8)))
                o+=K(q(x-3,y+2,x-4,y-1,x-1.5,y-4,2))
        for k in range(6):
            x=58-k*4.2; o+=K(q(x-14+k*1.2,-22-k*2+k,x+6,18,x-18+k*2,60+k*1.5-k*3,2.6))if k<4 else ''
        for k in range(2): o+=K(q(-46+k*-6,-6+k*8,-54-k*3,18,-46-k*4,42-k*6,2.4))
    else:
        for x,y in ((0,2),(-13,22),(13,22),(0,45)): o+='<ellipse cx="%s" cy="%s" rx="8.5" ry="10" fill="#fff"/>'%(x,y)
    return o
def wing(x,y,angs,lens_,w,det,bend=0,gap=3.2):
    o=''
    for i,(a,l) in enumerate(zip(angs,lens_)):
        o+=WK(feather(x,y,a,l,w,.72,bend),gap)
        if det: o+=K(fline(x,y,a,l*.42,l*.93,2.4,bend,l))
    return o
def b_falcon(det=1):
    o=''
    # tail
    for a,l in ((64,66),(76,72),(88,68)): o+=WK(feather(20,42,a,l*.86,19,.8),3.4)+(K(fline(20,42,a,l*.35,l*.8,2.4)) if det else '')
    # far wing
    n=7
    o+=wing(4,-6,[-82+i*15.5 for i in range(n)],[86,96,100,98,92,82,70],24,det,.05,3.6 if det else 6)
    # coverts
    o+=wing(2,0,[-74+i*19 for i in range(5)],[52,58,58,54,48],22,0,.04,3.6 if det else 5) if det else ''
    # body
    body='M-37 -52 C-32 -66 -10 -68 0 -56 C7 -46 5 -36 12 -24 C28 -2 38 24 28 44 C18 58 -2 60 -14 50 C-32 34 -46 8 -38 -16 C-34 -26 -33 -34 -36 -40Z'
    o+=WK(body,6)
    # beak
    o+=W('M-30 -56 C-44 -58 -54 -48 -52 -34 C-48 -40 -44 -42 -34 -42Z')
    o+=circ(-22,-48,5.4 if det else 7.5,'#000')
    if det: o+=circ(-22.6,-48.4,2.4)
    if det:
        o+=K(q(-48,-44,-42,-47,-36,-45,1.8))
        for r,(y,xs) in enumerate(((-22,(-24,-10,2)),(-8,(-30,-16,-2,11)),(6,(-30,-16,-2,12)),(20,(-24,-10,4,18)),(34,(-16,-2,12)),)):
            for x in xs: o+=K('M%sQ%s %sQ%s %sZ'%(pt(x-5,y),pt(x,y+11),pt(x+5,y),pt(x,y+6.5),pt(x-5,y)))
    # legs
    o+=WK('M-14 46 L-20 70 L-30 74 L-38 81 L-28 79 L-20 79 L-14 82 L-10 72 L2 54Z M4 52 L4 70 L-4 76 L-9 83 L0 80 L8 80 L15 83 L14 72 L18 50Z',2.5)
    # sceptre held
    if det: o+=''
    # stump
    o+=WK('M-44 84 C-20 79 16 79 40 84 C44 90 42 96 48 101 L-52 101 C-46 96 -48 90 -44 84Z',4)
    if det:
        for x in (-32,-18,-2,14,28): o+=K(q(x,88,x-1,94,x-3,101,2.6,wedge))
    for s in (-1,1):
        o+=WK('M%sC%s %s %sZ'%(pt(s*40,92),pt(s*52,74),pt(s*66,70),pt(s*46,98)),2.5)+rose_mask(s*72,84,19,0,seps=False) if det else ''
    # crown
    cx,cy=-16,-66
    o+='<g transform="%s">'%('rotate(-8 -16 -66)' if det else 'translate(-14 -64) rotate(-6) scale(1.34) translate(16 66)')+WK('M-40 -84 L-32 -68 Q-16 -64 0 -68 L8 -84 L-4 -79 L-7 -96 L-16 -82 L-25 -96 L-28 -79Z',5)+''.join(circ(x,y,4.2) for x,y in ((-40,-87),(-25,-99),(-7,-99),(8,-87)))
    if det: o+='<path d="M-31 -72.5 Q-16 -68 -1 -72.5" fill="none" stroke="#000" stroke-width="2"/>'
    o+='</g>'
    return o
def flame(x,y,h,w,lean=0):
    """a tongue of fire: a drop with its tip drawn to one side"""
    return 'M%sC%s %s %sC%s %s %sC%s %s %sZ'%(pt(x-w/2,y),pt(x-w*.78,y-h*.42),pt(x+lean*.1-w*.12,y-h*.5),pt(x+lean,y-h),pt(x+lean*.7+w*.18,y-h*.62),pt(x+w*.88,y-h*.45),pt(x+w/2,y),pt(x+w*.2,y+4),pt(x-w*.2,y+4),pt(x-w/2,y))
def b_phoenix(det=1):
    o=''
    for s in (-1,1):
        angs=[-90+s*(21+i*14) for i in range(7)]; ls=[104,110,108,101,91,79,64]
        g=''
        for a,l in list(zip(angs,ls))[::-1]:
            g+=WK(feather(s*8,4,a,l,23,.74,-.02*s-.10*s*(-1)),3.6 if det else 6)
            if det: g+=K(fline(s*8,4,a,l*.5,l*.93,2.4,-.02*s-.10*s*(-1),l))
        if det:
            for a,l in zip([-90+s*(27+i*19) for i in range(5)],[58,62,58,50,42]):
                g+=WK(feather(s*8,6,a,l,20,.7,+.05*s),3.2)
        o+=g
    # flames behind
    fl=((-78,58,24,-14),(78,58,24,14),(-56,84,28,-10),(56,84,28,10),(-30,70,26,-2),(30,70,26,2))
    for x,h,w,le in fl: o+=WK(flame(x,101,h,w,le),6 if det else 8)
    # body, neck turned to the left, head, hooked beak, crest
    for a,l in ((-120,30),(-90,34),(-62,32)):
        x,y=pol(a,l,0,-66); o+=W(q(-1,-66,(x-1)/2+3,(y-66)/2,x,y,7 if det else 10))+circ(x,y,4.6)
    o+=WK('M-6 -84 C8 -88 17 -76 14 -62 C10 -46 12 -36 18 -24 C28 -4 24 30 12 58 L0 84 L-12 58 C-26 30 -26 -4 -14 -26 C-8 -38 -6 -46 -8 -52 C-18 -52 -26 -50 -34 -42 C-38 -54 -34 -66 -24 -70 C-22 -78 -16 -83 -6 -84Z',5.5)
    o+=circ(-8,-69,4.2 if det else 7,'#000')
    if det: o+=circ(-8.6,-69.4,1.8)+K(q(-33,-52,-26,-58,-17,-56,1.9))
    if det:
        for y,xs in ((-38,(0,)),(-24,(-6,6)),(-11,(-11,0,11)),(2,(-12,0,12)),(15,(-11,0,11)),(28,(-7,7)),(41,(0,))):
            for x in xs: o+=K('M%sQ%s %sQ%s %sZ'%(pt(x-5,y),pt(x,y+11),pt(x+5,y),pt(x,y+6.5),pt(x-5,y)))
    for x,h,w,le in ((-66,34,24,-6),(66,34,24,6),(-42,46,26,-4),(42,46,26,4),(-20,40,22,3),(20,40,22,-3),(0,52,24,0)): o+=WK(flame(x,102,h,w,le),5 if det else 7)
    if det:
        for x,h,w,le in ((-42,46,26,-4),(42,46,26,4),(0,52,24,0)): o+=K(flame(x,101,h*.5,w*.34,le*.5))
    return o
def b_swan(det=1):
    o=''
    # tail and raised wing
    for a,l in ((-26,58),(-12,56),): o+=WK(feather(40,44,a,l,22,.7),3.2)
    wy=[(-84,92,22),(-70,98,23),(-56,98,23),(-43,92,23),(-31,82,22)]
    for a,l,w in wy:
        o+=WK(feather(2,42,a+8,l,w+3,.74,.06),3.6 if det else 6)
        if det: o+=K(fline(2,42,a+8,l*.48,l*.93,2.4,.06,l))
    if det:
        for a,l in ((-74,56),(-57,60),(-40,58),(-24,52)): o+=WK(feather(0,44,a,l,22,.72,.05),3.2)
    # neck+head+body in one
    d='M-62 46 C-62 22 -36 20 -32 -2 C-29 -20 -48 -26 -46 -48 C-44 -78 -6 -80 -2 -52 L-1 -49 C-10 -60 -24 -58 -25 -44 C-26 -26 -6 -18 -8 10 C-8 22 -2 28 10 32 C40 36 72 40 92 30 C88 64 60 84 14 84 C-36 84 -62 70 -62 46Z'
    d='M-64 48 C-64 22 -30 12 -31 -8 C-32 -24 -54 -32 -52 -56 C-50 -84 -12 -90 0 -64 C2 -60 2 -58 1 -56 C-10 -66 -26 -64 -27 -50 C-28 -34 -4 -26 -4 4 C-4 20 4 30 18 34 C44 40 74 42 94 30 C90 66 60 86 14 86 C-38 86 -64 74 -64 48Z'
    d='M-64 50 C-66 18 -22 8 -24 -16 C-25 -30 -46 -34 -60 -40 C-72 -46 -80 -40 -88 -34 C-88 -46 -80 -56 -70 -62 C-62 -82 -34 -90 -16 -76 C8 -56 8 -26 2 -2 C-2 18 4 32 20 36 C46 42 74 42 95 30 C92 66 60 86 14 86 C-38 86 -63 76 -64 50Z'
    # clean S-neck
    d='M-66 50 C-66 12 -16 6 -17 -26 C-18 -44 -36 -52 -44 -42 C-48 -37 -56 -36 -64 -33 L-84 -26 C-84 -36 -76 -44 -66 -50 C-62 -80 -30 -94 -8 -76 C16 -56 10 -20 2 0 C-4 18 4 32 20 36 C46 42 74 42 95 30 C92 66 60 86 14 86 C-38 86 -66 78 -66 50Z'
    o+=WK(d,6)
    o+=K('M-66 -50 L-58 -41 L-60 -36 L-64 -35 C-62 -40 -64 -45 -68 -48Z')if det else ''
    o+=circ(-48,-58,4.2 if det else 7,'#000')
    if det:
        for k in range(4): o+=K(q(-48+k*14,56+k*4,-20+k*12,76,16+k*14,74-k*5,2.6))
        for k,(x0,y0,cx,cy,x1,y1) in enumerate(((4,-50,10,-28,-2,0),(-3,-56,4,-32,-8,2),(-54,40,-50,24,-34,12))): o+=K(q(x0,y0,cx,cy,x1,y1,2.6))
        # coronet collar
        o+=K('M-20 -6 L8 0 L6 9 L-26 2Z')
        o+=W('M-19 -3.4 L5.5 2 L4.6 5.8 L-22 .2Z')
    # water
    for k,y in enumerate((92,102) if det else (97,)):
        w=5 if det else 9
        d='M%s'%pt(-88+k*20,y)
        o+='<path d="M%s q11 -9 22 0 t22 0 t22 0 t22 0 t22 0 t22 0 %s" fill="none" stroke="#fff" stroke-width="%s" stroke-linecap="round"/>'%(pt(-88+k*22,y),'t22 0 t22 0' if k==0 else '',w)
    return o
def b_crownrose(det=1):
    o=''
    for s in (-1,1):
        o+=W('M%sC%s %s %sC%s %s %sZ'%(pt(s*20,84),pt(s*44,70),pt(s*76,66),pt(s*92,80),pt(s*78,102),pt(s*44,102),pt(s*20,84)))
        if det:
            o+=K(q(s*28,85,s*56,80,s*84,82,2.8,wedge))
            for x in (44,58,70): o+=K(q(s*x,83,s*(x+4),78,s*(x+10),74,2,wedge))+K(q(s*x,83,s*(x+5),88,s*(x+9),92,2,wedge))
    o+=circ(0,44,58,'#000')
    o+=rose_mask(0,44,53,det)
    o+=crown_mask(0,-16,106,det)
    return o
def b_maiden(det=1):
    o=''
    # hair
    hair='M0 -80 C34 -82 46 -56 44 -28 C44 -8 56 10 62 30 C50 34 40 36 30 40 L-30 40 C-40 36 -50 34 -62 30 C-56 10 -44 -8 -44 -28 C-46 -56 -34 -82 0 -80Z'
    o+=W(hair)
    if det:
        for s in (-1,1):
            for k in range(4):
                o+=K(q(s*(30+k*3.6),-48+k*9,s*(32+k*4),-6,s*(34+k*7.6),34-k*2.5,2.8))
    # neck and shoulders
    o+=K('M-13 -2 L-13 12 C-22 18 -34 22 -40 40 L40 40 C34 22 22 18 13 12 L13 -2Z')
    o+=W('M-30 24 C-14 34 14 34 30 24 L42 46 L-42 46Z')
    # face
    o+=K('M0 -62 C22 -62 27 -44 25 -26 C23 -8 10 6 0 7 C-10 6 -23 -8 -25 -26 C-27 -44 -22 -62 0 -62Z')
    # hair parting over the brow
    o+=W('M0 -64 C-6 -52 -16 -46 -26 -38 L-28 -60 L0 -70 L28 -60 L26 -38 C16 -46 6 -52 0 -64Z')
    if det:
        for s in (-1,1):
            o+=W(q(s*5,-31,s*10,-37,s*18,-32,4))+W(q(s*6,-25.5,s*11,-30,s*17,-25,3))+circ(s*11.5,-25.5,2.6)+W(q(s*7,-23,s*12,-20.5,s*16,-24,1.6))
        o+=W(q(2,-27,3,-16,5,-13,2))+W(q(5,-13,0,-9,-4,-12.5,2.2))
        o+=W('M-8 -4.5 C-4 -7.5 -2 -6 0 -5.5 C2 -6 4 -7.5 8 -4.5 C4 0 -4 0 -8 -4.5Z')
        for k in range(4): o+=W(q(13+k*2.2,-6-k*4,17+k*1.4,-12-k*4,19+k*1.2,-18-k*4,1.8))
        o+=W(q(-9,10,0,16,9,10,2))
        for x in (-12,-6,0,6,12): o+=circ(x,19-abs(x)*.25,2.3)
    else:
        for s in (-1,1): o+=W('M%s h12 v8 h-12z'%pt(s*12-6,-32))
        o+='<rect x="-8" y="-10" width="16" height="6" fill="#fff"/>'
    # coronet
    o+=WK('M-38 -92 L-33 -68 Q0 -60 33 -68 L38 -92 L22 -82 L17 -98 L9 -83 L0 -103 L-9 -83 L-17 -98 L-22 -82Z',4.5)
    if det:
        o+='<path d="M-32 -73.5 Q0 -66 32 -73.5" fill="none" stroke="#000" stroke-width="2.2"/>'
        for x,y in ((-38,-94),(-17,-100),(17,-100),(38,-94),(0,-105)): o+=circ(x,y,3.6)
    # rose below, seen half
    pet=''
    g=3.4 if det else 6
    o+=K('M-72 60 C-72 40 -40 34 0 46 C40 34 72 40 72 60 L72 102 L-72 102Z')
    for a,l,w in ((198,76,30),(-18,76,30)): pet+=WK(petal(0,60,a,14,l,w),g*2)
    for a,l,w in ((152,80,32),(28,80,32)): pet+=WK(petal(0,50,a,14,l,w),g*2)
    pet+=WK(petal(0,34,90,14,64,34),g*2)
    o+=pet
    if det:
        for cx,cy,a,l in ((0,60,198,76),(0,60,-18,76),(0,50,152,80),(0,50,28,80),(0,34,90,64)):
            for d in (-14,0,14):
                p=pol(a+d*.6,l*.5,cx,cy); e=pol(a+d,l*.86 if d else l*.8,cx,cy); o+=K(wedge(p,p,e,e,2.6))
    for a in (150,90,30): o+=WK(petal(0,44,a,6,34,17),g*1.5)
    o+=WK('M-16 44 A16 16 0 0 0 16 44 Q0 48 -16 44Z',g)
    return o
def b_rose(det=1): return rose_mask(0,4,86,det)
def b_crown(det=1): return crown_mask(0,62,160,det)
BADGES={'pomegranate':b_pomegranate,'falcon':b_falcon,'phoenix':b_phoenix,'swan':b_swan,'crownrose':b_crownrose,'maiden':b_maiden,'rose':b_rose,'crown':b_crown}
def badge_defs(small=True,large=True,only=None):
    o=''
    for n,fn in BADGES.items():
        if only and n not in only: continue
        for sfx,det,on in (('',1,large),('-s',0,small)):
            if not on: continue
            o+='<mask id="m-%s%s" maskUnits="userSpaceOnUse" x="-106" y="-112" width="212" height="222">%s</mask>'%(n,sfx,fn(det))
            o+='<g id="b-%s%s"><rect x="-106" y="-112" width="212" height="222" fill="currentColor" mask="url(#m-%s%s)"/></g>'%(n,sfx,n,sfx)
    return o
def use(n,x,y,size,col,small=False,rot=0,extra=''):
    s=size/210.
    return '<use href="#b-%s%s" transform="translate(%s %s)%s scale(%.4f)" color="%s" %s/>'%(n,'-s' if small else '',f(x),f(y),' rotate(%s)'%f(rot) if rot else '',s,col,extra)
GRADS='''
<radialGradient id="mshade" gradientUnits="userSpaceOnUse" cx="-34" cy="-40" r="160"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".28"/><stop offset=".35" stop-color="#ffe9b0" stop-opacity="0"/><stop offset=".55" stop-color="#3a1c08" stop-opacity=".04"/><stop offset="1" stop-color="#2a1206" stop-opacity=".5"/></radialGradient>
<linearGradient id="gilt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0b8"/><stop offset=".25" stop-color="#e3bd4e"/><stop offset=".5" stop-color="#c9a227"/><stop offset=".7" stop-color="#8f6b14"/><stop offset=".86" stop-color="#d9b347"/><stop offset="1" stop-color="#7a5810"/></linearGradient>
<linearGradient id="giltV" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fdeaa8"/><stop offset=".4" stop-color="#d3ab35"/><stop offset=".75" stop-color="#9a7418"/><stop offset="1" stop-color="#c79f32"/></linearGradient>
<linearGradient id="parch" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbf3dd"/><stop offset=".55" stop-color="#f3e7cb"/><stop offset="1" stop-color="#e2cf9f"/></linearGradient>
'''
# the grain of a card's paper
GRAIN='<filter id="grain" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="3" result="g"/><feColorMatrix in="g" type="matrix" values="0 0 0 0 .25  0 0 0 0 .16  0 0 0 0 .06  0 .3 0 0 -.12" result="gg"/><feComposite in="gg" in2="SourceAlpha" operator="in" result="a"/><feTurbulence type="fractalNoise" baseFrequency=".02 .03" numOctaves="4" seed="9" result="h"/><feColorMatrix in="h" type="matrix" values="0 0 0 0 .4  0 0 0 0 .25  0 0 0 0 .08  .26 0 0 0 -.12" result="hh"/><feComposite in="hh" in2="SourceAlpha" operator="in" result="b"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="a"/><feMergeNode in="b"/></feMerge></filter>'
def text(x,y,s,size,fill=INK,anchor='middle',fam='EB Garamond',wt=600,extra=''):
    return '<text x="%s" y="%s" font-family="%s" font-weight="%s" font-size="%s" text-anchor="%s" fill="%s" %s>%s</text>'%(f(x),f(y),fam,wt,f(size),anchor,fill,extra,s)
