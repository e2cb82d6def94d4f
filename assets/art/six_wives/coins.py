"""The pieces of The Six Wives: kings in four liveries, and the queens' coins with a cameo, a number or the back. A livery is told by its colour, by its badge, and
by how light it is: crimson dark, sea-green middling, ultramarine darkest, amber light, which the colour-blind see as well."""
from kc import *
import figs
from figs import Fig,MAT,motif
from guards import BRIGHT
MAT.update(crimson=('#cc3450','#98142c','#4c0814'),seagreen=('#90dcba','#4aac86','#1a5c42'),ultramarine=('#4468c0','#1c3580','#0a1640'),amber=('#ffd27a','#e09a2c','#84500e'))
LIVERY=[('crimson','rose'),('seagreen','trefoil'),('ultramarine','lys'),('amber','sun')]   # by seat: south-west, north-west, north-east, south-east
QUEENS=('aragon','boleyn','seymour','cleves','howard','parr')
LINE='#7a5a2a'; IO=dict(ink=LINE,iw=.9,op=.8,sw=2.4); VEIL='#b39460'; HOOD='#dcc48c'; HAIR='#c8a468'; TONE='#fbf1d8'; GOWN='#e6d2a4'
def scale(q): return q*.00477
def foot(q,R): return q*.18+R*.09
def king(seat,q,R):
    """a king on his base, without his shadow"""
    before,figs.NOSHADOW[0],liv,figs.LIV=figs.NOSHADOW[0],True,figs.LIV,LIVERY
    b=figs.kingfig(seat); figs.NOSHADOW[0],figs.LIV=before,liv; k=scale(q)
    return f'<g transform="translate(0 {f(foot(q,R)-98*k)}) scale({k:.5f})"><g filter="{u(define(("bright",),BRIGHT))}">{b}</g></g>'
def king_shadow(q,R,lifted=False):
    y=foot(q,R)
    parts=((0,0,1,.6,.07),) if lifted else ((.07,.10,1.12,.5,.06),(.015,.06,1.04,.7,.02))
    return ''.join(f'<ellipse cx="{f(dx*q)}" cy="{f(y+dy*q)}" rx="{f(R*.9*rx)}" ry="{f(R*.9*rx*.34)}" fill="#0a0402" fill-opacity="{o}" filter="{u(blur(b*q))}"/>' for dx,dy,rx,o,b in parts)
def pearls(F,at,r):
    for x,y in at: F.raw(f'<circle cx="{f(x)}" cy="{f(y)}" r="{r}" fill="#fffdf0" stroke="{LINE}" stroke-width=".5"/>',f'<circle cx="{f(x)}" cy="{f(y)}" r="{r}" fill="#fff"/>')
def gable(F):
    """Catherine of Aragon: the gable hood, its roof high, lappets hanging to the shoulder"""
    F.add('M66 16L86 27L92 80L72 84L64 44Z',VEIL,h=.5,**IO); F.add(figs.BUST,GOWN,h=.6,**IO); F.add(figs.FACE,TONE,h=.86,**IO)
    F.add('M31 41L36 20L53 7L76 19L82 44L80 82L67 84L61 54L52 38L42 36Z',HOOD,h=.78,**IO); F.line('M36 37L41 23L53.500 14L70 24L74.500 46L73 80',LINE,1.3,.85,.45); F.line('M41 35L45 27.500L53.500 22L64 29L67 48L68 80',LINE,1,.7,.5)
def french(F):
    """Anne Boleyn: the French hood, set back, edged with pearls, a dark veil"""
    F.add('M70 22C88 30 93 60 91 94L70 88C75 66 74 48 68 40Z','#8d7040',h=.5,**IO); F.add(figs.BUST,GOWN,h=.6,**IO); F.add(figs.FACE,TONE,h=.86,**IO)
    F.add('M41 31C46 24 57 25 62 33C65 42 64 56 62 66C58 52 52 41 40 38Z','#a98550',h=.7,**IO)
    F.add('M45 24C47 12 60 6 71 14C82 23 82 42 75 62L65 62C69 46 68 32 58 26C53 23.500 48 24 45 24Z',HOOD,h=.78,**IO)
    pearls(F,[(45+26*math.sin(t),14+11*(1-math.cos(t*1.1))) for t in (0,.2,.4,.6,.8,1,1.2,1.4,1.57)],2)
def pinned(F):
    """Jane Seymour: a low gable, its lappets pinned up, the veil wound up beside the crown"""
    F.add('M62 20L90 6L94 40L78 58L66 46Z',VEIL,h=.5,**IO); F.line('M70 22L88 12M71 32L90 24M72 42L86 40',LINE,1.2,.7,.42); F.add(figs.BUST,GOWN,h=.6,**IO); F.add(figs.FACE,TONE,h=.86,**IO)
    F.add('M41 36C47 32 58 36 62 46C64 56 62 64 58 68C56 58 52 46 41 42Z','#ead39a',h=.7,**IO)
    F.add('M30 38L37 20L52 12L68 17L76 34L77 58L66 62C67 52 64 42 55 35L43 36Z',HOOD,h=.78,**IO); F.line('M36 34.500L41 24L52.500 18.500L65 23L70.500 38L71.500 57',LINE,1.4,.9,.45); F.add('M66 50L80 46L82 54L67 60Z','#c2a162',h=.86,**IO)
def bonnet(F):
    """Anne of Cleves: the round German bonnet, jewelled, that covers all her hair"""
    F.add(figs.BUST,GOWN,h=.6,**IO); F.add(figs.FACE,TONE,h=.86,**IO)
    F.add('M35 37C31 18 47 3 67 8C88 13 94 40 88 62C83 76 72 78 65 68C62 56 60 46 54 39C49 35 42 34 35 37Z',HOOD,h=.78,**IO); F.line('M40 33.500C39 20 52 10 66 14C81 18 86 42 80 66',LINE,1.4,.9,.5)
    pearls(F,[(45,26),(50,19),(57.500,15.500),(66,15.500),(74,20),(79,28)],1.9); F.add('M55 38C62 46 65 58 66 69L59 62C60 53 58 45 53 39Z',VEIL,h=.7,**IO)
def loose(F):
    """Catherine Howard: a coronet on loose hair"""
    F.add('M64 22C86 24 92 46 86 64C83 78 92 88 89 99L66 95C70 74 60 60 62 40Z','#b89254',h=.56,**IO); F.add(figs.BUST,GOWN,h=.6,**IO); F.add(figs.FACE,TONE,h=.86,**IO)
    F.add('M40 30C48 17 68 14 75 27C82 40 76 60 74 72C68 82 61 64 60 53C56 42 50 37 38 38Z',HAIR,h=.72,**IO); F.line('M46 28C57 27 65 36 66 66M52 23C65 25 72 38 71 70M78 34C83 48 79 62 82 84M84 62C80 76 86 86 84 94',LINE,1.1,.75,.5)
    F.add('M42 25L38 8L47 15L52 3L58 14L67 4L70 20C60 15 50 18 42 25Z','#fff0c4',h=.94,**IO); pearls(F,[(38,8),(52,4),(67,5)],2.2)
def plumed(F):
    """Catherine Parr: a flat cap over a coif, with a feather"""
    F.add(figs.BUST,GOWN,h=.6,**IO); F.add(figs.FACE,TONE,h=.86,**IO)
    F.add('M40 33C48 27 62 30 67 40C71 52 70 64 66 70C62 66 61 60 60 53C56 43 50 38 38 39Z','#c8a468',h=.72,**IO); F.add('M64 38C74 42 76 60 70 70C64 74 60 68 62 60Z',VEIL,h=.68,**IO)
    F.add('M28 34C28 26 42 17 58 18C74 19 84 30 82 40C72 34 44 28 28 34Z','#a07c44',h=.8,**IO); F.add('M38 24C36 12 50 6 62 9C74 11 80 21 78 29C66 21 50 19 38 24Z','#b8945a',h=.88,**IO)
    F.add('M52 16C64 -3 88 -2 97 20C98 30 95 38 90 43C90 32 86 27 80 25C70 20 60 22 52 16Z','#fff6dc',h=.97,**IO); F.line('M56 15C70 7 86 12 92 36M68 9L66 3M80 12L83 4M88 22L96 17',LINE,1,.8,.6)
CAMEOS=(gable,french,pinned,bonnet,loose,plumed)
def cameo(k):
    """a profile to the left in a box of 100: colour and height"""
    F=Fig(); CAMEOS[k](F)
    F.line('M38.500 43.400C40.500 42 43 42.200 45 43.600',LINE,1.4,.95,.6); F.line('M39 46.800C41 45.600 43 46 44.600 47.200',LINE,1.8,1,.55); F.line('M33.300 60.200L38 61',LINE,1.2,.85,.6); F.line('M24 93C38 86 50 88 58 92C68 88 78 89 85 94',LINE,1,.7,.4)
    pearls(F,[(46+3*i,80+5.5*math.sin((i+.5)/7*math.pi)) for i in range(7)],1.6)
    return F
def blank(R,seat,field,ground):
    """a coin as far as its field"""
    h=R*.10; F=Fig()
    s=f'<path d="M{-R} 0V{f(h)}A{R} {R} 0 0 0 {R} {f(h)}V0Z" fill="{u(lin([(0,"#8a6414"),(.2,"#f1d27a"),(.45,"#a97f22"),(1,"#4a3208")],0,0,1,0))}"/>'
    s+='<path d="'+''.join(f'M{f(P(R,a)[0])} {f(-P(R,a)[1])}v{f(h)}' for a in range(-84,85,4))+f'" stroke="#3a2606" stroke-opacity=".5" stroke-width="{f(R*.011)}"/>'
    F.raw(f'<circle r="{R}" fill="{u(gold_lin(0,0,.9,1))}"/>',f'<circle r="{R}" fill="{u(rad([(0,gray(.4)),(.72,gray(.4)),(.75,gray(.62)),(.78,gray(.45)),(.85,gray(.5)),(.91,gray(.82)),(.96,gray(.85)),(1,gray(.4))],0,0,R,units="userSpaceOnUse"))}"/>')
    F.raw('',''.join(f'<circle cx="{f(P(R*.82,360/40*i)[0])}" cy="{f(P(R*.82,360/40*i)[1])}" r="{f(R*.038)}" fill="{u(rad([(0,"#ffffff"),(1,"#8a8a8a")]))}"/>' for i in range(40)))
    F.raw(f'<circle r="{f(R*.73)}" fill="{field}"/>',f'<circle r="{f(R*.73)}" fill="{gray(ground)}"/>')
    return s,F
def finish(s,F,R):
    s+=F.out(ss=R*.10,bl=max(.5,R*.008),spec=.42,exp=18,sh=.24)+f'<circle r="{f(R*1.0)}" fill="none" stroke="#2a1604" stroke-opacity=".75" stroke-width="{f(max(.7,R*.03))}"/>'
    return s+f'<circle r="{f(R*.965)}" fill="none" stroke="{u(lin([(0,"#fffbe0 .9"),(.4,"#ffe6b0 .2"),(.6,"#ffe6b0 0")],.1,0,.75,1))}" stroke-width="{f(R*.025)}"/>'
def enamel(seat): L=MAT[LIVERY[seat][0]]; return u(rad([(0,L[0]),(.55,L[1]),(1,L[2])],.38,.32,.75))
def sign(seat):
    """gilt, but dark on amber"""
    return '#ffe08a' if seat<3 else '#4a2204'
def badge(F,x,y,r,seat,gilt=True):
    L=MAT[LIVERY[seat][0]]; at=f'<g transform="translate({f(x)} {f(y)})">'; mo=LIVERY[seat][1]
    F.raw(at+motif(mo,r,sign(seat) if gilt else L[1 if seat<3 else 2])+'</g>',at+(motif(mo,r,gray(.8),gray(.4)) if gilt else motif(mo,r,gray(.55),gray(.3)))+'</g>')
def queen(R,seat,k):
    s,F=blank(R,seat,enamel(seat),.4); C=cameo(k); clip=define(('coinclip',R),f'<clipPath id="{{id}}"><circle r="{f(R*.72)}"/></clipPath>')
    at=lambda b:f'<g clip-path="url(#{clip})"><g transform="translate({f(R*.07)} {f(R*.07)}) scale({f(R*.0136)}) translate(-55 -53)">{b}</g></g>'
    F.raw(at(C.c),at(C.h)); badge(F,-R*.50,R*.06,R*.15,seat)
    return finish(s,F,R)
def number(R,seat,n):
    L=MAT[LIVERY[seat][0]]; s,F=blank(R,seat,u(rad([(0,'#fffdf6'),(.6,'#f6ead0'),(1,'#d8c294')],.38,.32,.8)),.42)
    F.raw(f'<circle r="{f(R*.655)}" fill="none" stroke="{L[1]}" stroke-width="{f(R*.15)}"/><circle r="{f(R*.575)}" fill="none" stroke="{L[2]}" stroke-width="{f(R*.03)}"/>',f'<circle r="{f(R*.655)}" fill="none" stroke="{gray(.5)}" stroke-width="{f(R*.15)}"/>')
    t=f'font-family="EB Garamond SemiBold, EB Garamond" font-weight="600" font-size="{f(R*1.12)}" text-anchor="middle" x="0" y="{f(R*.365)}"'; ink='#2a1408'
    F.raw(f'<text {t} fill="{ink}" stroke="{ink}" stroke-width="{f(R*.035)}">{n}</text>',f'<text {t} fill="{gray(.25)}">{n}</text>')
    for sx in (-1,1): badge(F,sx*R*.42,0,R*.125,seat,False)
    return finish(s,F,R)
def lobes(R,seat):
    """a round field whose edge has the form of a livery's badge: five petals, three leaves, four points, or rays"""
    n,a,b=((5,.60,.17),(3,.55,.28),(4,.60,.27),(12,.62,.17))[seat]; d=''
    for i in range(121):
        t=(i/120*n)%1; w=abs(t-.5)*2   # 0 in the middle of a lobe, 1 between two
        x,y=P(R*(a+b*(math.sqrt(max(0,1-w*w))-.35 if seat<2 else (1-w)**(1.5 if seat==2 else 1)-.3)),360*(i/120-.5/n)); d+=f'{"L" if d else "M"}{f(x)} {f(y)}'
    return d+'Z'
def token(R,seat,on):
    """a coin for panels and diagrams, to be read at 24 px, with a narrow rim; `on` adds to its relief"""
    F=Fig(); F.raw(f'<circle r="{R}" fill="{u(gold_lin(0,0,.9,1))}"/><circle r="{f(R*.86)}" fill="{enamel(seat)}"/>',f'<circle r="{R}" fill="{u(rad([(0,gray(.4)),(.82,gray(.4)),(.87,gray(.6)),(.93,gray(.82)),(1,gray(.35))],0,0,R,units="userSpaceOnUse"))}"/>')
    on(F); s=f'<circle cy="{f(R*.09)}" r="{f(R)}" fill="#5a3c0c"/>'+F.out(ss=R*.10,bl=max(.5,R*.008),spec=.42,exp=18,sh=.24)
    return s+f'<circle r="{f(R*.99)}" fill="none" stroke="#2a1604" stroke-opacity=".85" stroke-width="{f(R*.05)}"/>'
def number_token(R,seat,n):
    """a queen's number, the livery's form round it"""
    s=token(R,seat,lambda F:None)+f'<path d="{lobes(R,seat)}" fill="#fdf4de" stroke="{MAT[LIVERY[seat][0]][2]}" stroke-width="{f(R*.045)}" stroke-linejoin="round"/>'
    return s+f'<text font-family="EB Garamond SemiBold, EB Garamond" font-weight="600" font-size="{f(R*1.42)}" text-anchor="middle" y="{f(R*.455)}" fill="#241004" stroke="#241004" stroke-width="{f(R*.05)}">{n}</text>'
def queen_token(R,seat,k):
    """a queen's cameo, larger than on the board"""
    clip=define(('tokenclip',R),f'<clipPath id="{{id}}"><circle r="{f(R*.85)}"/></clipPath>')
    edge=define(('tokenedge',R),f'<filter id="{{id}}" color-interpolation-filters="sRGB"><feMorphology in="SourceAlpha" operator="dilate" radius="{f(R*.035)}"/><feColorMatrix values="0 0 0 0 .17 0 0 0 0 .07 0 0 0 0 .02 0 0 0 .85 0" result="e"/><feMerge><feMergeNode in="e"/><feMergeNode in="SourceGraphic"/></feMerge></filter>')
    bust=f'<g clip-path="url(#{clip})"><g filter="{u(edge)}"><g transform="translate({f(R*.13)} {f(R*.06)}) scale({f(R*.0172)}) translate(-57 -53)">{cameo(k).c.replace(LINE,"#5a3410")}</g></g></g>'
    def on(F): F.raw(bust,''); badge(F,-R*.55,R*.08,R*.22,seat)
    return token(R,seat,on)
def back(R,seat):
    """face down: the livery's badge in a wreath of rays"""
    L=MAT[LIVERY[seat][0]]; s,F=blank(R,seat,enamel(seat),.4)
    rays=''.join(f'M{f(P(R*.46,a)[0])} {f(P(R*.46,a)[1])}L{f(P(R*.68,a)[0])} {f(P(R*.68,a)[1])}' for a in range(0,360,15))
    F.raw(f'<path d="{rays}" stroke="{sign(seat)}" stroke-opacity=".8" stroke-width="{f(R*.035)}"/>',f'<path d="{rays}" stroke="{gray(.6)}" stroke-width="{f(R*.04)}"/>')
    badge(F,0,0,R*.36,seat)
    return finish(s,F,R)
def rest_shadow(R): h=R*.10; return shadow(R*.99,R*.07,h+R*.06,R*.07,.6)+shadow(R,R*.02,h,R*.025,.75)
def lifted_shadow(R): return shadow(R*.98,0,0,R*.19,.70)
def sprites(q,R):
    N=[(f'king_{s}',lambda s=s:king(s,q,R)) for s in range(4)]+[(f'back_{s}',lambda s=s:back(R,s)) for s in range(4)]
    N+=[(f'queen_{s}_{k}',lambda s=s,k=k:queen(R,s,k)) for s in range(4) for k in range(6)]+[(f'number_{s}_{k}',lambda s=s,k=k:number(R,s,k)) for s in range(4) for k in range(6)]
    return N+[('shadow_rest',lambda:rest_shadow(R)),('shadow_lifted',lambda:lifted_shadow(R)),('shadow_rest_tall',lambda:king_shadow(q,R)),('shadow_lifted_tall',lambda:king_shadow(q,R,True))]
