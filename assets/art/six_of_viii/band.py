"""The panels of The Six of VIII: the embroidered band with its stitches and medallions, seals, slips, ribbons, small signs."""
import math,random
from kc import *
import heraldry,marks
from hud import torn
from heraldry import SUITS,SUIT,SILK,BADGE,use,pt,pol
INK='#2a1c14'
def mix(a,b,t):
    A,B=([int(c[i:i+2],16) for i in (1,3,5)] for c in (a,b)); return '#%02x%02x%02x'%tuple(max(0,min(255,round(x+(y-x)*t))) for x,y in zip(A,B))
# ---- embroidery --------------------------------------------------------------------------------
def band(w,h,pitch=50,count=15):
    """linen with couched vine and braids; the first stitch's middle lies .85 pitch from the left edge"""
    y0=h/2; x0=pitch*.85; s=f'<rect x="3" y="6" width="{w}" height="{h}" rx="3" fill="#000" fill-opacity=".6" filter="{u(blur(4,60))}"/>'
    for side,xx in ((-1,0),(1,w)):   # tassels
        for k in range(9):
            y=5+k*(h-10)/8; s+=f'<path d="M{f(xx)} {f(y)}q{side*5} 1 {side*10} {f((k%3-1)*1.4)}" stroke="{("#d4a937","#9E1B32","#efd98e")[k%3]}" stroke-width="2" fill="none" stroke-linecap="round"/>'
    weave=define(('weave',),'<pattern id="{id}" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .75H1.500M1.500 2.250H3" stroke="#fff6dc" stroke-width=".9" stroke-opacity=".55"/><path d="M.75 1.500V3M2.250 0V1.500" stroke="#8a6a34" stroke-width=".8" stroke-opacity=".35"/></pattern>')
    s+=f'<rect width="{w}" height="{h}" rx="2" fill="{u(lin([(0,"#f6e9c6"),(1,"#cbb178")]))}"/><rect width="{w}" height="{h}" rx="2" fill="url(#{weave})"/>'
    r=16.5; q=pitch/4
    vine=f'M2 {f(y0)}'+''.join(f'q{f(q)} {f((-1)**k*r*.9)} {f(2*q)} 0' for k in range(int(w/(2*q))))
    s+=f'<path d="{vine}" fill="none" stroke="#7a5a1c" stroke-width="2.2" stroke-opacity=".6"/><path d="{vine}" fill="none" stroke="#d8b653" stroke-width="1.2" stroke-dasharray="3 1"/>'
    for yy in (3,h-3): s+=f'<path d="M0 {yy}H{w}" stroke="#5a3d10" stroke-width="6.4"/><path d="M0 {yy}H{w}" stroke="#d4a937" stroke-width="4.6"/><path d="M0 {f(yy-.4)}H{w}" stroke="#fff0b4" stroke-opacity=".8" stroke-width="3" stroke-dasharray="1.6 3.4"/>'
    for k in (5,10):   # three cards of five spaces
        x=x0+pitch*(k-.5); s+=f'<path d="M{f(x)} 6V{h-6}" stroke="#5a3d10" stroke-width="3"/><path d="M{f(x)} 6V{h-6}" stroke="#e0bd55" stroke-width="1.6" stroke-dasharray="3 1.4"/>'
    return s
def stitch(r,c,gold,seed,dull=0):
    """a padded roundel in satin stitch: slanted threads from light to dark, couched round with gold"""
    rnd=random.Random(seed*7+3); s=f'<ellipse cx="1" cy="2" rx="{f(r+1.6)}" ry="{f(r+1.4)}" fill="#3a2410" fill-opacity=".5"/><circle r="{f(r)}" fill="{mix(c,"#000000",.35)}"/>'
    st=max(r/7.5,1.3); k=-r+st/2; ca,sa=math.cos(-.5),math.sin(-.5)
    while k<r:
        hw=math.sqrt(max(r*r-k*k,0)); t=(k+r)/(2*r); v=rnd.uniform(-.07,.07)+.34*(1-t)-.26*t
        if dull: v*=.55
        col=mix(c,'#ffffff',v) if v>0 else mix(c,'#000000',-v)
        s+=f'<path d="M{pt(-hw*ca-k*sa,-hw*sa+k*ca)}L{pt(hw*ca-k*sa,hw*sa+k*ca)}" stroke="{col}" stroke-width="{f(st*.92)}" stroke-linecap="round"/>'; k+=st
    return s+f'<circle r="{f(r+.9)}" fill="none" stroke="#4a3210" stroke-width="{f(max(r*.2,2))}"/><circle r="{f(r+.9)}" fill="none" stroke="{gold}" stroke-width="{f(max(r*.13,1.3))}" stroke-dasharray="{f(r*.24)} {f(r*.07)}"/>'
def medallion(R,suit):
    g=rad([(0,'#fdf4da'),(1,'#d9c18a')],.35,.3,.9)
    s=f'<circle cx="2" cy="4" r="{f(R)}" fill="#000" fill-opacity=".55" filter="{u(blur(3,40))}"/><circle r="{f(R)}" fill="#5a3d10"/><circle r="{f(R-1)}" fill="{u(gold_lin(0,0,.8,1))}"/><circle r="{f(R-2.5)}" fill="none" stroke="#fff0b4" stroke-opacity=".8" stroke-width="1.6" stroke-dasharray="1.6 2.6"/>'
    return s+f'<circle r="{f(R-4.2)}" fill="{u(g)}" stroke="#5a3d10" stroke-width="1"/>'+use(BADGE[suit],0,0,(R-4.2)*1.62,SUIT[suit] if suit!='yellow' else '#8a6400')
# ---- wax ---------------------------------------------------------------------------------------
WAX={'rose':('#a01b30','#d5566a','#5e0c1a'),'portcullis':('#26406e','#7f9dd0','#12203c'),'church':('#5b2a6e','#a578b8','#2a1036'),'spent':('#8d8072','#b5a896','#4f463c')}
def wax(r,kind,face):
    col,hi,dk=WAX[kind]; pts=[pol(a,r*(1+.09*math.sin(a*.11+r)+.05*math.cos(a*.23))) for a in range(0,360,30)]
    d='M'+pt(*pts[0])+''.join(f'Q{pt(*pol(a*30+15,r*1.12))} {pt(*pts[(a+1)%12])}' for a in range(12))+'Z'
    g=rad([(0,mix(col,'#ffffff',.22)),(.55,col),(1,mix(col,'#000000',.3))],.35,.3,.8)
    s=f'<path d="{d}" fill="#000" fill-opacity=".5" transform="translate(1.2 2.4)" filter="{u(blur(1.2))}"/><path d="{d}" fill="{u(g)}" stroke="{dk}" stroke-width="1"/>'
    s+=f'<circle r="{f(r*.76)}" fill="{mix(col,"#000000",.12)}" stroke="{dk}" stroke-width=".9"/><path d="M{pt(-r*.9,r*.1)}A{f(r*.92)} {f(r*.92)} 0 0 1 {pt(r*.1,-r*.9)}" fill="none" stroke="{hi}" stroke-width="{f(max(r*.1,.9))}" stroke-linecap="round" stroke-opacity=".9"/>'
    return s+face(r,hi,dk)
def rose_face(r,hi,dk): return use('rose',.6,.8,r*1.3,dk,True)+use('rose',0,0,r*1.26,hi,True)
def portcullis_face(r,hi,dk):
    s=r*.6; d=''.join(f'M{pt(k*s*.5,-s*.8)}V{f(s*.85)}' for k in (-1.4,-.47,.47,1.4))+''.join(f'M{pt(-s*.9,k*s*.5)}H{f(s*.9)}' for k in (-1.2,-.2,.8))
    spikes=''.join(f'M{pt(k*s*.5-s*.14,s*.8)}L{pt(k*s*.5,s*1.12)}L{pt(k*s*.5+s*.14,s*.8)}Z' for k in (-1.4,-.47,.47,1.4))
    return f'<g transform="translate(.5 .7)"><path d="{d}" stroke="{dk}" stroke-width="{f(s*.25)}" fill="none" stroke-linecap="round"/></g><path d="{d}" stroke="{hi}" stroke-width="{f(s*.21)}" fill="none" stroke-linecap="round"/><path d="{spikes}" fill="{hi}"/>'
def church(x,y,k,col,hole):
    """a parish church: tower with battlements and cross, nave, door and window"""
    d='M-30 34V-8H-26V-16H-20V-8H-15V-16H-9V-8H-5V34Z M-5 34V6L16 -6L37 6V34Z'
    return f'<g transform="translate({f(x)} {f(y)}) scale({f(k)})"><path d="{d}" fill="{col}"/><path d="M-17.500 -42V-14M-24 -34.500H-11" stroke="{col}" stroke-width="4.6"/><path d="M11 34V22Q11 15 16 15Q21 15 21 22V34ZM-21 14V4Q-21 0 -17.500 0Q-14 0 -14 4V14ZM28 24V17Q28 14 30.500 14Q33 14 33 17V24ZM1 24V17Q1 14 3.500 14Q6 14 6 17V24Z" fill="{hole}"/></g>'
def church_face(r,hi,dk): k=r*.0148; return church(.6-r*.04,r*.06+.8,k,dk,dk)+church(-r*.04,r*.06,k,hi,dk)
def strike(r): return f'<path d="M{f(-r*.72)} {f(r*.72)}L{f(r*.72)} {f(-r*.72)}" stroke="#2a0a08" stroke-width="{f(r*.26)}" stroke-linecap="round"/><path d="M{f(-r*.72)} {f(r*.72)}L{f(r*.72)} {f(-r*.72)}" stroke="#f3e0b8" stroke-width="{f(r*.13)}" stroke-linecap="round"/>'
# ---- parchment ---------------------------------------------------------------------------------
def church_card(w,h):
    """the writ with which a trick is annulled: parchment with a church and a violet seal on its ribbon"""
    d=torn(w,h-16,11)
    s=f'<path d="{d}" fill="#000" fill-opacity=".55" transform="translate(3 6)" filter="{u(blur(4,40))}"/><path d="{d}" fill="#e6d3a8" filter="{u(parch_filter(13))}"/><path d="{d}" fill="none" stroke="#7a5a2a" stroke-width="1"/><rect x="6" y="6" width="{w-12}" height="{h-28}" fill="none" stroke="#5b2a6e" stroke-opacity=".75" stroke-width="1.2"/>'
    s+=church(w/2,h*.32,w*.0092,'#3b1a4a','#ecdcb4')
    s+=''.join(f'<path d="M{f(w*.2)} {f(h*.55+k*8)}H{f(w*(.8 if k<2 else .55))}" stroke="#2a1c14" stroke-opacity=".6" stroke-width="1.4"/>' for k in range(3))
    s+=f'<path d="M{f(w*.5-6)} {f(h-40)}l-7 34l8 -5l5 8l4 -32Z M{f(w*.5+6)} {f(h-40)}l7 34l-8 -5l-5 8l-4 -32Z" fill="#7a3a90" stroke="#2a1036" stroke-width=".8"/>'
    return s+f'<g transform="translate({f(w/2)} {f(h-30)})">{wax(15,"church",church_face)}</g>'
# ---- small signs -------------------------------------------------------------------------------
def crown_gold(w):
    from portraits import crown
    k=w/72
    return f'<g transform="translate({f(w/2)} {f(61.4*k)}) scale({f(k)})">{crown(0,66,True,"#9E1B32")}</g>'
def small_back(w,h):
    r=w*.1
    return f'<rect x="{f(w*.06)}" y="{f(w*.1)}" width="{w}" height="{h}" rx="{f(r)}" fill="#000" fill-opacity=".5" filter="{u(blur(w*.06))}"/><rect width="{w}" height="{h}" rx="{f(r)}" fill="#efe0b8" stroke="#5a3d10" stroke-width=".7"/><rect x="{f(w*.07)}" y="{f(w*.07)}" width="{f(w*.86)}" height="{f(h-w*.14)}" rx="{f(r*.6)}" fill="{u(lin([(0,"#a8223a"),(1,"#6c0f20")],0,0,.6,1))}"/><rect x="{f(w*.16)}" y="{f(w*.16)}" width="{f(w*.68)}" height="{f(h-w*.32)}" rx="{f(r*.4)}" fill="none" stroke="#e0bb4c" stroke-width="{f(max(.7,w*.045))}"/>'+use('rose',w/2,h/2,w*.56,'#efcf72',True)
def trick(w):
    """tricks won: a heap of cards crosswise"""
    a,b=w*.44,w*.62
    return f'<g transform="translate({f(w*.16)} {f(w*.36)})"><g transform="translate(0 {a}) rotate(-90)">{small_back(a,b)}</g></g><g transform="translate({f(w*.3)} {f(w*.12)}) rotate(3)">{small_back(a,b)}</g>'
def emblem():
    """two cards on a corner of the cloth, the crown on them"""
    import faces
    s=f'<rect x="-24" y="-21" width="52" height="52" rx="4" fill="#0a0402" fill-opacity=".6" filter="{u(blur(2.4))}"/><rect x="-26" y="-26" width="52" height="52" rx="3" fill="#543" filter="{u(wood(FRAME,.02,.2,33))}"/><rect x="-26" y="-26" width="52" height="52" rx="3" fill="none" stroke="#1a0c05" stroke-width="1.2"/><rect x="-21" y="-21" width="42" height="42" rx="1.500" fill="{u(rad([(0,"#4a8f67"),(.6,"#2a664a"),(1,"#173f2f")],.3,.2,1))}" stroke="#d9b347" stroke-width=".9"/>'
    put=lambda body,x,y,w,a:f'<g transform="translate({x} {y}) rotate({a}) scale({w/250:.4f})"><rect x="-118" y="-166" width="250" height="352" rx="18" fill="#000" fill-opacity=".55" filter="{u(blur(9,30))}"/>{body}</g>'
    return s+put(faces.card('blue',12,'S'),-10,3,29,-14)+put(faces.card('red',8,'S'),12,6,29,11)+f'<g transform="translate(2 -22) scale(.4)">{__import__("portraits").crown(0,66,True,"#9E1B32")}</g>'
def atlas(A):
    G=lambda x,y,b:f'<g transform="translate({f(x)} {f(y)})">{b}</g>'
    A.add('band',785,48,lambda:band(785,48),pad=14,slice=[20,20,20,20])
    for i,s in enumerate(SUITS):
        A.add('stitch_'+s,33,33,lambda s=s,i=i:G(16.5,16.5,stitch(16.5,SILK[s],'#e7c65a',i)),pad=5,bg='parch')
        A.add(f'stitch_{s}_done',33,33,lambda s=s,i=i:G(16.5,16.5,stitch(16.5,mix(SILK[s],'#6f5c40',.5),'#a58a4a',i,1)),pad=5,bg='parch')
        A.add('medal_'+s,42,42,lambda s=s:G(21,21,medallion(21,s)),pad=10)
        A.add('badge_'+s,72,72,lambda s=s:use(BADGE[s],36,36,70,'#ffffff'),pad=2,bg='parch'); A.add(f'badge_{s}_s',28,28,lambda s=s:use(BADGE[s],14,14,27.4,'#ffffff',True),pad=2,bg='parch')
    A.add('stitch_done',33,33,lambda:G(16.5,16.5,stitch(16.5,'#6a563c','#a58a4a',9,1)),pad=5,bg='parch')
    A.add('badge_king',72,72,lambda:use('crown',36,36,70,'#ffffff'),pad=2,bg='parch'); A.add('badge_king_s',28,28,lambda:use('crown',14,14,27.4,'#ffffff',True),pad=2,bg='parch')
    A.add('crown_gold',54,54,lambda:crown_gold(54),pad=6)
    for k,face in (('rose',rose_face),('portcullis',portcullis_face),('church',church_face)):
        A.add('seal_'+k,44,44,lambda k=k,face=face:G(22,22,wax(19.5,k,face)),pad=6,bg='parch')
    A.add('seal_church_used',44,44,lambda:G(22,22,wax(19.5,'spent',church_face)+strike(19.5)),pad=6,bg='parch')
    A.add('seal_king',44,44,lambda:marks.seal(22,22,20,use('crown',0,-.4,25,'#f8e09a',True)),pad=6)
    A.add('church_card',84,116,lambda:church_card(84,116),pad=14)
    A.add('small_card',30,42,lambda:small_back(30,42),pad=4,bg='parch'); A.add('trick_pile',44,44,lambda:trick(44),pad=4,bg='parch')
