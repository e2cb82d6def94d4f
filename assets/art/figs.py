"""Carved figures, coins, stones; each drawn round 0,0 in a 256 box."""
from kc import *
class Fig:
    """colour layer and height layer kept side by side: every part is pillowed by the light"""
    def __init__(s): s.c='';s.h='';s.back='';s.m='';s.clip=False
    def add(s,d,fill,h=.74,e=.34,sw=5,ink='#1a0a04',iw=1.1,op=.7,tr=''):
        t=f' transform="{tr}"' if tr else ''
        s.c+=f'<path d="{d}" fill="{fill}" stroke="{ink}" stroke-opacity="{op}" stroke-width="{iw}" stroke-linejoin="round"{t}/>'
        s.h+=f'<path d="{d}" fill="{gray(h)}" stroke="{gray(e)}" stroke-width="{sw}" stroke-linejoin="round"{t}/>'
        s.m+=f'<path d="{d}"{t}/>'
    def ell(s,cx,cy,rx,ry,fill,**k): s.add(f'M{f(cx-rx)} {f(cy)}A{f(rx)} {f(ry)} 0 0 1 {f(cx+rx)} {f(cy)}A{f(rx)} {f(ry)} 0 0 1 {f(cx-rx)} {f(cy)}Z',fill,**k)
    def line(s,d,col,w=1.4,op=.8,dh=None):
        s.c+=f'<path d="{d}" fill="none" stroke="{col}" stroke-width="{w}" stroke-opacity="{op}" stroke-linecap="round" stroke-linejoin="round"/>'
        if dh is not None: s.h+=f'<path d="{d}" fill="none" stroke="{gray(dh)}" stroke-width="{w*1.6}" stroke-linecap="round" stroke-linejoin="round"/>'
    def raw(s,c,h='',m=''): s.c+=c;s.h+=h;s.m+=m
    def out(s,ss=16,bl=2.4,spec=.3,exp=16,sh=.16,k=1,specol='#fff0cc'): return relief(s.c,s.back+s.h,ss*k,spec,bl=bl*k,exp=exp,sh=sh,specol=specol,back=bool(s.back),mask=s.mask() if s.back or s.clip else None)
    def mask(s): return define(('fm',s.m),f'<mask id="{{id}}" maskUnits="userSpaceOnUse" x="-200" y="-200" width="1700" height="1200"><g fill="#fff">{s.m}</g></mask>')
def g3(a,b,c,x2=1,y2=.5): return u(lin([(0,a),(.42,b),(1,c)],0,0,x2,y2))
MAT={'ebony':('#5a4636','#2a1c14','#0e0705'),'bone':('#fff8e4','#ecdcb4','#b08f58'),'gold':('#fff0b4','#d3a838','#7a560f'),
 'red':('#cf3a50','#9e1b32','#540a18'),'green':('#3f8464','#1f4d3a','#0c2419'),'blue':('#4770b8','#1f3a6e','#0c1a38'),'tawny':('#e6a553','#b5742a','#61380e'),
 'steel':('#f2f2ea','#a3a6a8','#4a4c52'),'skin':('#f8d8b4','#e4b489','#a8703f'),'walnut':('#a06a3c','#6b4226','#2e190c'),'ermine':('#ffffff','#f6f1e6','#bfae8c'),'sable':('#4a4048','#211c24','#08060a'),'silver':('#ffffff','#c9ccd0','#6a6e76'),'hose':('#fffdf4','#e9dec4','#a28a60')}
def M(n,**k): return g3(*MAT[n],**k)
BACK='<rect x="-140" y="-140" width="280" height="290" fill="#6e6e6e" fill-opacity=".04"/>'
def base(F,m,rx=76,y=92,hh=20,trim='gold'):
    ry=rx*.27; F.back=BACK
    F.add(f'M{-rx} {y}V{y+hh}A{rx} {f(ry)} 0 0 0 {rx} {y+hh}V{y}A{rx} {f(ry)} 0 0 1 {-rx} {y}Z',u(lin([(0,MAT[m][1]),(.25,MAT[m][0]),(.6,MAT[m][1]),(1,MAT[m][2])],0,0,1,0)),h=.55,e=.4,sw=3)
    F.ell(0,y,rx,ry,u(lin([(0,MAT[m][0]),(.5,MAT[m][1]),(1,MAT[m][1])],0,0,1,.6)),h=.6,e=.45,sw=3)
    if trim:
        F.line(f'M{-rx} {y+2}A{rx} {f(ry)} 0 0 0 {rx} {y+2}',MAT[trim][1],3.2,1,.85); F.line(f'M{-rx} {y+hh-2}A{rx} {f(ry)} 0 0 0 {rx} {y+hh-2}',MAT[trim][1],3.2,1,.85)
NOSHADOW=[False]
def ground(rx=80,y=112,op=.55): return '' if NOSHADOW[0] else f'<ellipse cx="10" cy="{y+5}" rx="{rx*1.04}" ry="{rx*.33}" fill="#0a0402" fill-opacity="{op}" filter="{u(blur(7))}"/><ellipse cx="2" cy="{y+2}" rx="{rx*1.0}" ry="{rx*.30}" fill="#0a0402" fill-opacity="{op+.1}" filter="{u(blur(2.500))}"/>'
# ---- livery motifs, about 10 units in radius ------------------------------
def motif(kind,r,col,ink='#2a1408'):
    k=r/10; a=f'<g transform="scale({f(k)})" fill="{col}" stroke="{ink}" stroke-opacity=".5" stroke-width=".5">'
    if kind=='rose': a+=''.join(f'<circle cx="{f(P(5.4,72*i)[0])}" cy="{f(P(5.4,72*i)[1])}" r="4.1"/>' for i in range(5))+f'<circle r="2.8" fill="{ink}" fill-opacity=".75"/><circle r="1.700"/>'
    if kind=='trefoil': a+='<path d="M-1 2L-2.500 10H2.500L1 2Z"/>'+''.join(f'<circle cx="{f(P(5,120*i)[0])}" cy="{f(P(5,120*i)[1]-.6)}" r="4.300"/>' for i in range(3))
    if kind=='lys': a+='<path d="M0 -10.500C4.500 -5.500 3.800 -1 1.600 2H-1.600C-3.800 -1 -4.500 -5.500 0 -10.500Z"/><path d="M2.200 2C3 -3 5 -5.600 8 -5.400C10.600 -5 10.600 -1 7.800 -.4C7.600 -2.400 5.400 -1.400 4.400 2Z"/><path d="M-2.200 2C-3 -3 -5 -5.600 -8 -5.400C-10.600 -5 -10.600 -1 -7.800 -.4C-7.600 -2.400 -5.400 -1.400 -4.400 2Z"/><path d="M-5.500 2.200H5.500V4.200H-5.500Z"/><path d="M-1.800 4.600H1.800L3.600 9.500L0 8L-3.600 9.500Z"/>'
    if kind=='sun': a+='<path d="'+'M'+'L'.join(f'{f(P(10 if i%2==0 else 5.6,15*i)[0])} {f(P(10 if i%2==0 else 5.6,15*i)[1])}' for i in range(24))+'Z"/>'+'<circle r="4.300"/>'
    if kind=='star': a+='<path d="'+'M'+'L'.join(f'{f(P(10.4 if i%2==0 else 4.3,36*i)[0])} {f(P(10.4 if i%2==0 else 4.3,36*i)[1])}' for i in range(10))+f'Z"/><circle r="2.2" fill="{ink}" fill-opacity=".75"/><circle r="1.300"/>'
    if kind=='tower': a+='<path d="M-7.500 9.500V6.500H-5.500V-2.500H-7.500V-9.500H-4.500V-6.500H-1.600V-9.500H1.600V-6.500H4.500V-9.500H7.500V-2.500H5.500V6.500H7.500V9.500Z"/>'+f'<path d="M-2.200 9.500V4.200A2.200 2.200 0 0 1 2.200 4.200V9.500Z" fill="{ink}" fill-opacity=".75"/>'
    return a+'</g>'
LIV=[('red','rose'),('green','trefoil'),('blue','lys'),('tawny','sun')]
FACE='M47 25 C41 25 36.500 30 35.400 36.500 C34.900 39.500 35.300 41.600 34.700 44 C33.800 47 31.500 50.200 31.200 52.300 C31.100 53.900 32.600 54.300 33.800 54.800 C33.400 56.200 32.700 57.200 33.100 58.200 C33.900 58.800 34.100 59.500 33.700 60.200 C32.900 61.100 33.100 62.300 34 63 C34.500 64.600 34.100 66 34.500 67.600 C35.200 70.600 38.200 72 42 71.600 C45 71.200 47.500 70.200 49.500 68.600 L49 80 L64 82 L64 60 L66 34Z'
BUST='M20 100 C20 90 32 84 48 79 L64 78 C76 81 86 88 88 100Z'
def queen_cameo(kind,tone='#f6ead0',line='#8a6a3a'):
    """profile to the left in a 100 box; returns colour, height"""
    F=Fig(); t=lambda a: a; io=dict(ink=line,iw=.8,op=.75,sw=2.4)
    veil='#bda271';hood='#d8c08c'
    if kind==0: # gable hood: Catherine of Aragon, Jane Seymour
        F.add('M66 18 L82 28 L88 74 L70 82 L64 44Z',veil,h=.5,**io)
        F.add(BUST,'#e6d2a4',h=.6,**io);F.add(FACE,tone,h=.86,**io)
        F.add('M33 40 L38 21 L54 11 L74 21 L79 44 L77 70 L67 74 L61 52 L52 37 L42 35Z',hood,h=.74,**io);F.line('M37 36.500L42 24.500L54 17L68 25L72 46L71 70',line,1,.8,.45);F.line('M41 35L44.500 28.500L54 22.500L64 29L67 48L67.500 70',line,.8,.6,.5)
    elif kind==1: # French hood: Anne Boleyn
        F.add('M70 24 C84 32 90 58 88 90 L70 86 C74 66 74 48 68 40Z',veil,h=.5,**io);F.add(BUST,'#e6d2a4',h=.6,**io);F.add(FACE,tone,h=.86,**io)
        F.add('M43 27 C48 23 57 25 62 33 C65 42 64 54 62 62 C59 50 52 40 41 37Z','#cdb17c',h=.7,**io)
        F.add('M45 25 C47 14 60 9 70 16 C80 24 80 42 74 60 L65 60 C69 46 68 32 58 26 C53 23.500 48 24 45 25Z',hood,h=.78,**io)
        for i in range(9):
            x,y=44.5+27*math.sin(i/8*1.55),25-15*math.sin(i/8*2.6)+i*1.7; F.raw(f'<circle cx="{f(x)}" cy="{f(y)}" r="1.700" fill="#fff" stroke="{line}" stroke-width=".5"/>',f'<circle cx="{f(x)}" cy="{f(y)}" r="1.700" fill="#fff"/>')
    elif kind==2: # coronet and long hair: young queen
        F.add('M64 24 C82 26 86 46 82 64 C80 78 86 86 84 96 L66 92 C70 74 60 60 62 40Z',veil,h=.56,**io);F.add(BUST,'#e6d2a4',h=.6,**io);F.add(FACE,tone,h=.86,**io)
        F.add('M41 29 C48 18 66 16 72 28 C78 40 74 56 70 66 C64 74 60 62 60 52 C56 42 50 37 39 37Z','#cdb17c',h=.72,**io);F.line('M46 27C56 26 64 34 65 60M52 22C64 24 70 36 69 62M76 34C80 48 76 60 78 78',line,.9,.7,.5)
        F.add('M43 25 L41 12 L48 18 L53 9 L58 17 L67 11 L67 23 C60 18 50 20 43 25Z','#f4e6c0',h=.92,**io)
    else: # Cleves bonnet
        F.add(BUST,'#e6d2a4',h=.6,**io);F.add(FACE,tone,h=.86,**io)
        F.add('M37 34 C36 20 50 9 66 13 C82 18 86 40 82 58 C78 70 70 72 65 66 C62 56 60 46 54 38 C49 34 42 33 37 34Z',hood,h=.78,**io);F.line('M41 33C42 22 54 16 65 19C76 23 78 42 75 64',line,1,.8,.5);F.add('M56 38C62 46 65 56 66 66L60 60C60 52 58 44 53 39Z',veil,h=.7,**io)
    F.line('M38.500 43.400C40.500 42 43 42.200 45 43.600',line,1.1,.95,.6);F.line('M39 46.800C41 45.600 43 46 44.600 47.200',line,1.3,1,.55);F.line('M33.300 60.200L38 61',line,.9,.8,.6)
    F.line('M24 93C38 86 50 88 58 92C68 88 78 89 85 94',line,1,.7,.4)
    for i in range(8):
        x=46+i*2.6;y=79.5+5.5*math.sin((i+.5)/8*math.pi); F.raw(f'<circle cx="{f(x)}" cy="{f(y)}" r="1.500" fill="#fffdf0" stroke="{line}" stroke-width=".4"/>',f'<circle cx="{f(x)}" cy="{f(y)}" r="1.500" fill="#fff"/>')
    return F
def coin(R,liv,up=None,q=0,sh=True):
    m,mo=LIV[liv]; k=R/112; h=R*.10
    s=''
    if sh: s+=shadow(R*.99,R*.07,h+R*.06,R*.07,.6)+shadow(R,R*.02,h,R*.025,.75)
    s+=f'<path d="M{-R} 0V{f(h)}A{R} {R} 0 0 0 {R} {f(h)}V0Z" fill="{u(lin([(0,"#8a6414"),(.2,"#f1d27a"),(.45,"#a97f22"),(1,"#4a3208")],0,0,1,0))}"/>'
    mill=''.join(f'M{f(P(R,a)[0])} {f(-P(R,a)[1])}v{f(h)}' for a in range(-84,85,4)); s+=f'<path d="{mill}" stroke="#3a2606" stroke-opacity=".5" stroke-width="{f(1.2*k)}"/>'
    F=Fig()
    F.raw(f'<circle r="{R}" fill="{u(gold_lin(0,0,.9,1))}"/>',f'<circle r="{R}" fill="{u(rad([(0,gray(.4)),(.70,gray(.4)),(.73,gray(.62)),(.76,gray(.45)),(.85,gray(.5)),(.90,gray(.82)),(.96,gray(.85)),(1,gray(.4))],0,0,R,units="userSpaceOnUse"))}"/>')
    n=44
    F.raw('',''.join(f'<circle cx="{f(P(R*.80,360/n*i)[0])}" cy="{f(P(R*.80,360/n*i)[1])}" r="{f(R*.038)}" fill="{u(rad([(0,"#ffffff"),(1,"#8a8a8a")]))}"/>' for i in range(n)))
    if up is None:
        F.raw(f'<circle r="{f(R*.70)}" fill="{MAT[m][1]}"/><circle r="{f(R*.70)}" fill="{u(rad([(0,MAT[m][0]),(.6,MAT[m][1]),(1,MAT[m][2])],.38,.32,.75))}"/>',f'<circle r="{f(R*.70)}" fill="{gray(.4)}"/>')
        C=queen_cameo(q); sc=R*1.24/100; cp=define(('coinclip',R),f'<clipPath id="{{id}}"><circle r="{f(R*.69)}"/></clipPath>')
        T=lambda b:f'<g clip-path="url(#{cp})"><g transform="translate({f(R*.03)} {f(R*.06)}) scale({f(sc)}) translate(-55 -54)">{b}</g></g>'
        F.raw(T(C.c),T(C.h))
        F.raw(f'<g transform="translate({f(-R*.48)} {f(R*.02)})">{motif(mo,R*.115,"#f1d27a")}</g>',f'<g transform="translate({f(-R*.48)} {f(R*.02)})">{motif(mo,R*.115,gray(.8),gray(.4))}</g>')
    else:
        F.raw(f'<circle r="{f(R*.70)}" fill="{u(rad([(0,"#fffaf0"),(.6,"#f1e3c2"),(1,"#cdb380")],.38,.32,.8))}"/><circle r="{f(R*.62)}" fill="none" stroke="{MAT[m][1]}" stroke-width="{f(R*.06)}"/>',f'<circle r="{f(R*.70)}" fill="{gray(.42)}"/><circle r="{f(R*.62)}" fill="none" stroke="{gray(.5)}" stroke-width="{f(R*.06)}"/>')
        num=f'font-family="EB Garamond" font-weight="800" font-size="{f(R*1.02)}" text-anchor="middle" x="0" y="{f(R*.33)}"'
        F.raw(f'<text {num} fill="{MAT[m][2]}">{up}</text>',f'<text {num} fill="{gray(.18)}">{up}</text>')
        for sx in (-1,1):
            F.raw(f'<g transform="translate({f(sx*R*.43)} 0)">{motif(mo,R*.10,MAT[m][1])}</g>',f'<g transform="translate({f(sx*R*.43)} 0)">{motif(mo,R*.10,gray(.55),gray(.3))}</g>')
    s+=F.out(ss=R*.10,bl=max(.5,R*.008),spec=.42,exp=18,sh=.24)
    return s+f'<circle r="{f(R*.985)}" fill="none" stroke="{u(lin([(0,"#fffbe0 .9"),(.4,"#ffe6b0 .2"),(.6,"#ffe6b0 0")],.1,0,.75,1))}" stroke-width="{f(R*.02)}"/>'
def millman(R,dark,sh=True,turn=0):
    """`turn`: how far the figure on its face is turned, in degrees"""
    h=R*.13;s=''
    if sh: s+=shadow(R*.98,R*.09,h+R*.09,R*.09,.62)+shadow(R,R*.02,h,R*.03,.75)
    m=MAT['ebony'] if dark else MAT['bone']
    s+=f'<path d="M{-R} 0V{f(h)}A{R} {R} 0 0 0 {R} {f(h)}V0Z" fill="{u(lin([(0,m[1]),(.22,m[0]),(.5,m[1]),(1,m[2])],0,0,1,0))}"/>'
    F=Fig()
    if dark:
        F.raw(f'<circle r="{R}" fill="#0f0c10"/><circle r="{R}" fill="{u(rad([(0,"#4a444c"),(.5,"#1b171d"),(1,"#060507")],.33,.28,.85))}"/>',f'<circle r="{R}" fill="{u(rad([(0,gray(.98)),(.35,gray(.95)),(.7,gray(.78)),(.92,gray(.5)),(1,gray(.25))],0,0,R,units="userSpaceOnUse"))}"/>')
        for i in range(8): # cut star
            a,b,c=P(R*.78,45*i+turn),P(R*.2,45*i+22.5+turn),P(R*.2,45*i-22.5+turn)
            F.raw(f'<path d="M0 0L{f(b[0])} {f(b[1])}L{f(a[0])} {f(a[1])}Z" fill="#000" fill-opacity=".35"/><path d="M0 0L{f(c[0])} {f(c[1])}L{f(a[0])} {f(a[1])}Z" fill="#8a8290" fill-opacity=".25"/>',f'<path d="M{f(c[0])} {f(c[1])}L{f(a[0])} {f(a[1])}L{f(b[0])} {f(b[1])}" fill="none" stroke="{gray(.55)}" stroke-width="{f(R*.03)}"/>')
        F.raw('',f'<circle r="{f(R*.86)}" fill="none" stroke="{gray(.42)}" stroke-width="{f(R*.035)}"/>')
        o=F.out(ss=R*.16,bl=max(.6,R*.012),spec=.75,exp=26,sh=.08,specol='#e8e2f0')
        o+=f'<ellipse cx="{f(-R*.36)}" cy="{f(-R*.42)}" rx="{f(R*.30)}" ry="{f(R*.17)}" transform="rotate(-42 {f(-R*.36)} {f(-R*.42)})" fill="#fff6e0" fill-opacity=".34" filter="{u(blur(R*.05))}"/>'
    else:
        w=wood(BONE,.02*60/R,.05*60/R,9+turn,rings=3,ringmix=.15,gain=.9,pore=.08)
        F.raw(f'<circle r="{R}" fill="#fff" filter="{u(w)}"/><circle r="{R}" fill="{u(rad([(0,"#ffffff .35"),(.5,"#ffffff 0"),(1,"#5a3410 .35")],.34,.28,.85))}"/>',f'<circle r="{R}" fill="{u(rad([(0,gray(.72)),(.5,gray(.74)),(.82,gray(.78)),(.95,gray(.6)),(1,gray(.3))],0,0,R,units="userSpaceOnUse"))}"/>')
        def ring(x,y,r,w=.035): F.raw(f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}" fill="none" stroke="#4a2a10" stroke-opacity=".75" stroke-width="{f(R*w)}"/>',f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r)}" fill="none" stroke="{gray(.45)}" stroke-width="{f(R*w*1.5)}"/>')
        ring(0,0,R*.86);ring(0,0,R*.20)
        for i in range(6):
            x,y=P(R*.53,60*i+30+turn); ring(x,y,R*.18); F.raw(f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(R*.05)}" fill="#4a2a10"/>',f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(R*.05)}" fill="{gray(.4)}"/>')
        F.raw(f'<circle r="{f(R*.06)}" fill="#4a2a10"/>',f'<circle r="{f(R*.06)}" fill="{gray(.4)}"/>')
        o=F.out(ss=R*.14,bl=max(.5,R*.008),spec=.2,exp=14,sh=.3)
    return s+o+f'<circle r="{f(R*.98)}" fill="none" stroke="{u(lin([(0,"#fff8e0 .9"),(.35,"#ffe6b0 .2"),(.55,"#ffe6b0 0")],.1,0,.75,1))}" stroke-width="{f(max(.8,R*.022))}" stroke-opacity="{.6 if dark else .9}"/>'
def guard(side):
    A=side==0; m='sable' if A else 'blue'; tr='gold' if A else 'silver'; T=MAT[tr]
    F=Fig();base(F,m,64,92,22,tr)
    # shaft
    F.add('M52 -84H58V88H52Z',u(lin([(0,'#a8713f'),(1,'#3a200e')],0,0,1,0)),h=.6,sw=1.5)
    if A: F.add('M55 -122L60 -92H66C78 -96 84 -88 86 -76C78 -72 70 -66 66 -58H60V-52H50V-58L36 -64L50 -72V-92Z',M('steel'),h=.8,sw=2.5); 
    else: F.add('M55 -124C64 -104 66 -88 60 -72C70 -78 76 -78 80 -74C74 -66 66 -60 60 -58V-50H50V-58C44 -60 36 -66 30 -74C34 -78 40 -78 50 -72C44 -88 46 -104 55 -124Z',M('steel'),h=.8,sw=2.5)
    F.line('M55 -112V-74','#5a5c62',1.6,.8,.6); F.add('M48 -50H62V-42H48Z',M(tr),h=.85,sw=2); F.add('M50 -42L46 -16L55 -22L64 -16L60 -42Z',M('red'),h=.6,sw=2)
    F.add('M-30 -16C-52 -8 -50 40 -60 88A62 17 0 0 0 60 88C50 40 52 -8 30 -16Z',u(lin([(0,MAT[m][1]),(.3,MAT[m][0]),(.62,MAT[m][1]),(1,MAT[m][2])],0,0,1,0)),h=.66,sw=9)
    F.line('M-26 20C-30 46 -34 70 -38 98M26 20C30 46 34 70 38 98M0 34V104',T[1],2.2,.9,.75); F.line('M-58 80A60 17 0 0 0 58 80',T[1],5,1,.9)
    F.add('M-36 -10C-54 -2 -52 28 -44 40C-34 42 -30 28 -28 4Z',M(m),h=.8,sw=5);F.add('M36 -10C54 -4 62 10 62 22C58 32 46 30 40 22C34 12 30 4 28 2Z',M(m),h=.8,sw=5)
    F.ell(56,24,9,9,M('skin'),h=.9,sw=3)
    F.add('M-30 22H30V31H-30Z',M(tr),h=.8,sw=2); F.add('M-7 20H7V33H-7Z',M(tr),h=.95,sw=2)
    F.raw(f'<g transform="translate(0 0)">{motif("rose" if A else "lys",17,T[1])}</g>',f'<g>{motif("rose" if A else "lys",17,gray(.95),gray(.5))}</g>')
    F.ell(0,-22,31,11,M('ermine'),h=.85,sw=4); F.line(''.join(f'M{x} {-22+math.cos(x/31)*9:.1f}l0 -5' for x in range(-26,27,6)),'#8a7a5a',1.2,.7,.6)
    F.ell(0,-48,26,27,M('skin'),h=.88,sw=6)
    F.raw('<path d="M-14 -46c3 -3 7 -3 9 0M5 -46c3 -3 7 -3 9 0" stroke="#4a2a14" stroke-width="1.800" fill="none" stroke-linecap="round"/><circle cx="-9" cy="-42" r="2.500" fill="#20120a"/><circle cx="10" cy="-42" r="2.500" fill="#20120a"/><path d="M-1 -42C-4 -36 -4 -34 0 -33" stroke="#8a5430" stroke-width="1.500" fill="none"/>','')
    F.add('M-17 -34C-10 -38 -4 -36 0 -33C4 -36 10 -38 17 -34C16 -22 8 -14 0 -12C-8 -14 -16 -22 -17 -34Z' if A else 'M-14 -32C-8 -35 -3 -34 0 -32C3 -34 8 -35 14 -32C8 -27 4 -28 0 -29C-4 -28 -8 -27 -14 -32Z','#5a3018',h=.9,sw=2); F.line('M-5 -27.500C-2 -26 2 -26 5 -27.500','#a0453a',2,.9)
    if A:
        F.add('M-28 -54C-30 -84 -14 -100 0 -100C14 -100 30 -84 28 -54C14 -60 -14 -60 -28 -54Z',M('steel'),h=.9,sw=5); F.add('M-46 -50C-30 -62 30 -62 46 -50C40 -48 34 -50 28 -52C12 -57 -12 -57 -28 -52C-34 -50 -40 -48 -46 -50Z',M('steel'),h=.98,sw=2.5); F.add('M-6 -60C-8 -84 -6 -104 0 -112C6 -104 8 -84 6 -60Z',M('gold'),h=1,sw=2.5)
        for x in (-22,-12,12,22): F.ell(x,-59+abs(x)*.12,2.4,2.4,M('gold'),h=1,sw=1)
    else:
        F.add('M-28 -34C-36 -76 -18 -98 0 -98C18 -98 36 -76 28 -34L22 -36C24 -48 24 -54 20 -58C8 -62 -8 -62 -20 -58C-24 -54 -24 -48 -22 -36Z',M('silver'),h=.9,sw=5);F.line('M-26 -62C-12 -68 12 -68 26 -62',T[2],2,.8,.6)
        F.add('M2 -94C-4 -112 -22 -122 -40 -112C-50 -106 -52 -92 -46 -82C-40 -92 -26 -96 2 -94Z',M('red'),h=.8,sw=4); F.line('M-2 -97C-18 -110 -36 -106 -44 -90','#ff9aa6',1.6,.6,.9)
    return ground(68)+F.out(ss=17,bl=1.9,spec=.34,sh=.16)
def queenfig(side):
    A=side==0; m='sable' if A else 'blue'; tr='gold' if A else 'silver'; T=MAT[tr]
    F=Fig();base(F,m,68,94,20,tr)
    sk=u(lin([(0,MAT[m][1]),(.3,MAT[m][0]),(.6,MAT[m][1]),(1,MAT[m][2])],0,0,1,0))
    F.add('M-24 12C-44 36 -56 64 -64 92A66 18 0 0 0 64 92C56 64 44 36 24 12Z',sk,h=.62,sw=9)
    F.add('M0 12C-10 40 -20 72 -26 108A66 18 0 0 0 26 108C20 72 10 40 0 12Z',u(lin([(0,'#c3384e'),(.4,'#9e1b32'),(1,'#5a0b1a')],0,0,1,.2)) if A else M('ermine'),h=.72,sw=4)
    dia=''.join(f'M{-2-i*4} {36+i*16}L0 {28+i*16}L{2+i*4} {36+i*16}L0 {44+i*16}Z' for i in range(4)); F.line(dia,T[1],1.8,.95,.85)
    F.line('M0 12C-10 40 -20 72 -26 108M0 12C10 40 20 72 26 108',T[1],3,1,.9); F.line('M-62 86A64 18 0 0 0 62 86',T[1],4,.9,.85); F.line('M-34 38C-42 58 -48 76 -50 98M34 38C42 58 48 76 50 98',MAT[m][2],2,.7,.5)
    F.add('M-30 -26C-22 -32 22 -32 30 -26C32 -8 20 8 0 16C-20 8 -32 -8 -30 -26Z',sk,h=.76,sw=6)
    for sx in (-1,1):
        F.add(f'M{sx*28} -26C{sx*46} -24 {sx*50} -4 {sx*46} 10C{sx*54} 22 {sx*50} 36 {sx*36} 36C{sx*24} 34 {sx*26} 20 {sx*32} 10C{sx*28} 0 {sx*24} -10 {sx*28} -26Z',sk,h=.82,sw=5)
        F.add(f'M{sx*52} 14C{sx*58} 30 {sx*50} 44 {sx*36} 42C{sx*24} 40 {sx*22} 28 {sx*28} 20C{sx*36} 28 {sx*46} 24 {sx*52} 14Z',M('ermine'),h=.88,sw=4)
        F.raw(''.join(f'<path d="M{sx*x} {y}l2 5l-4 0Z" fill="#1a1210"/>' for x,y in ((34,32),(44,28),(50,22),(40,38))),'')
        F.add(f'M{sx*30} 28C{sx*20} 24 {sx*8} 22 0 24L0 34C{sx*10} 36 {sx*22} 38 {sx*30} 36Z',M('skin'),h=.86,sw=3)
    F.add('M-20 -29L-14 -8H14L20 -29C10 -34 -10 -34 -20 -29Z',M('skin'),h=.8,sw=3); F.line('M-21 -28L-15 -7H15L21 -28',T[1],3,1,.95)
    F.line('M-12 -27C-8 -18 8 -18 12 -27','#fffdf0',3.4,1,1); F.ell(0,-15,4,5,M('red'),h=1,sw=1.5)
    F.add('M-9 -46H9V-26C4 -22 -4 -22 -9 -26Z',M('skin'),h=.7,sw=3)
    if A: F.add('M0 -96L-30 -78L-32 -30L-20 -28L-21 -66L0 -80L21 -66L20 -28L32 -30L30 -78Z',u(lin([(0,'#f7e2a0'),(.5,'#c9a227'),(1,'#6a4a0e')],0,0,1,.6)),h=.7,sw=4)
    else: F.add('M-27 -38C-34 -70 -20 -92 0 -92C20 -92 34 -70 27 -38L22 -30C22 -56 16 -72 0 -72C-16 -72 -22 -56 -22 -30Z',M('blue'),h=.7,sw=4)
    F.add('M-20 -58C-20 -76 20 -76 20 -58C21 -42 12 -27 0 -26C-12 -27 -21 -42 -20 -58Z',M('skin'),h=.9,sw=6)
    if not A: F.add('M-21 -56C-20 -74 -8 -77 0 -71C8 -77 20 -74 21 -56C18 -64 10 -68 0 -68C-10 -68 -18 -64 -21 -56Z','#6a3418',h=.9,sw=2)
    F.raw('<path d="M-13 -58c3 -2.500 6 -2.500 8 -.5M5 -58.500c3 -2 6 -2 8 .5" stroke="#5a3018" stroke-width="1.500" fill="none" stroke-linecap="round"/><ellipse cx="-9" cy="-53" rx="2.400" ry="2.700" fill="#20120a"/><ellipse cx="9" cy="-53" rx="2.400" ry="2.700" fill="#20120a"/><path d="M-.5 -53C-3 -47 -2.500 -45 .5 -44.500" stroke="#9a6238" stroke-width="1.300" fill="none"/><path d="M-5 -38C-2 -40 2 -40 5 -38C2 -35 -2 -35 -5 -38Z" fill="#a8283a"/><circle cx="-13" cy="-45" r="4" fill="#e0806a" fill-opacity=".35"/><circle cx="13" cy="-45" r="4" fill="#e0806a" fill-opacity=".35"/>','')
    cr=lambda b:f'<g transform="translate(0 -98) scale(.56 .6)">{b}</g>'
    F.raw(cr(crown_color(1)),cr(crown_h(1)),cr(f'<path d="{CROWN}"/>'+''.join(f'<circle cx="{x}" cy="{y}" r="{r}"/>' for x,y,r in ((-58,-25,6),(-32,-38,6.5),(0,-47,8),(32,-38,6.5),(58,-25,6)))))
    return ground(72)+F.out(ss=17,bl=1.8,spec=.34,sh=.16)
def kingfig(liv):
    m,mo=LIV[liv]; L=MAT[m]; F=Fig(); base(F,m,80,90,24)
    F.raw(f'<g transform="translate(0 117)">{motif(mo,10,"#f6e0a0")}</g>',f'<g transform="translate(0 117)">{motif(mo,10,gray(.9),gray(.4))}</g>')
    gown=u(lin([(0,L[1]),(.28,L[0]),(.6,L[1]),(1,L[2])],0,0,1,.12))
    F.add('M-52 -34C-78 -20 -84 30 -76 64L-30 70L-26 -20ZM52 -34C78 -20 84 30 76 64L30 70L26 -20Z',gown,h=.55,sw=7)
    for sx in (-1,1):
        F.add(f'M{sx*10} 46L{sx*14} 84C{sx*10} 92 {sx*14} 100 {sx*24} 100H{sx*44}C{sx*50} 98 {sx*46} 90 {sx*36} 88L{sx*38} 46Z',M('hose'),h=.74,sw=5)
        F.add(f'M{sx*12} 88C{sx*10} 96 {sx*14} 102 {sx*24} 102H{sx*46}C{sx*53} 99 {sx*48} 91 {sx*37} 89C{sx*30} 94 {sx*20} 94 {sx*12} 88Z','#2a1a12',h=.85,sw=3)
        F.add(f'M{sx*12} 60H{sx*38}V65H{sx*12}Z',M('gold'),h=.9,sw=1.5)
    # bases (skirt) and doublet
    F.add('M-36 6C-48 26 -50 42 -48 56C-20 64 20 64 48 56C50 42 48 26 36 6Z',gown,h=.7,sw=6)
    for x in (-32,-19,-6,6,19,32): F.line(f'M{x*.7:.0f} 14C{x*.9:.0f} 30 {x} 44 {x*1.06:.0f} 57',L[2],2.4,.75,.5)
    F.line('M-48 52C-20 60 20 60 48 52','#d3a838',4,1,.9)
    F.add('M-40 -44C-44 -20 -46 4 -36 14C-16 22 16 22 36 14C46 4 44 -20 40 -44Z',u(lin([(0,'#fff6dc'),(.4,'#e9d6a4'),(1,'#9a7a40')],0,0,1,.3)),h=.82,sw=8)
    for y in (-30,-14,2):
        for x in (-24,-8,8,24): F.add(f'M{x-4} {y-6}C{x-1} {y-2} {x-1} {y+4} {x-4} {y+7}H{x+4}C{x+1} {y+4} {x+1} {y-2} {x+4} {y-6}Z',L[1],h=.7,sw=1.5,iw=.5)
    F.line('M-34 -36C-28 -4 28 -4 34 -36','#e0b648',4.5,1,1)
    for i in range(7):
        a=i/6;x=-34+68*a;y=-36+24*math.sin(a*math.pi); F.ell(x,y+.5,4,4,M('gold') if i%2 else M(m),h=1,sw=1.2)
    F.add('M-38 8C-16 18 16 18 38 8L38 17C16 27 -16 27 -38 17Z','#2a1a12',h=.9,sw=2); F.ell(0,19,7,6,M('gold'),h=1,sw=2)
    # fur revers, sleeves, hands
    for sx in (-1,1):
        F.add(f'M{sx*26} -50C{sx*50} -46 {sx*54} -10 {sx*54} 66L{sx*38} 68C{sx*44} 20 {sx*42} -20 {sx*22} -44Z',M('ermine'),h=.86,sw=5)
        F.raw(''.join(f'<path d="M{sx*x} {y}l2 7l-4 0Z" fill="#1a1210"/>' for x,y in ((40,-24),(48,-8),(44,10),(50,26),(45,42),(50,56))),'')
        F.add(f'M{sx*44} -46C{sx*76} -52 {sx*96} -28 {sx*90} 0C{sx*86} 16 {sx*66} 18 {sx*58} 8C{sx*52} -6 {sx*46} -24 {sx*44} -46Z',gown,h=.9,sw=7)
        for t in (0,1,2): F.line(f'M{sx*(56+t*12)} {-38+t*4}C{sx*(62+t*10)} -22 {sx*(62+t*10)} -6 {sx*(60+t*9)} {6-t*2}','#d3a838',2.4,.95,.9)
        F.add(f'M{sx*62} 8C{sx*72} 12 {sx*80} 10 {sx*84} 4C{sx*84} 22 {sx*72} 34 {sx*58} 36L{sx*52} 24C{sx*60} 20 {sx*62} 14 {sx*62} 8Z',M('bone'),h=.8,sw=4)
        F.ell(sx*50,31,9.5,8.5,M('skin'),h=.92,sw=3)
    # head
    F.add('M-22 -62H22V-44C10 -36 -10 -36 -22 -44Z',M('ermine'),h=.75,sw=3)
    F.add('M-29 -78C-30 -98 30 -98 29 -78C32 -56 20 -42 0 -41C-20 -42 -32 -56 -29 -78Z',M('skin'),h=.9,sw=7)
    F.add('M-30 -72C-31 -52 -20 -38 0 -37C20 -38 31 -52 30 -72C28 -62 23 -58 16 -58C10 -63 5 -63 0 -61C-5 -63 -10 -63 -16 -58C-23 -58 -28 -62 -30 -72Z',u(lin([(0,'#c4793a'),(.5,'#94501e'),(1,'#4e260c')],0,0,1,.5)),h=.96,sw=4)
    F.line('M-20 -58C-18 -52 -14 -48 -10 -45M-10 -58C-9 -52 -6 -48 -4 -44M20 -58C18 -52 14 -48 10 -45M10 -58C9 -52 6 -48 4 -44','#5a2c0c',1.4,.7,.7)
    F.raw('<path d="M-6 -57C-2 -59 2 -59 6 -57C2 -54 -2 -54 -6 -57Z" fill="#a03030"/><path d="M-18 -81c3 -3 8 -3 10 0M8 -81c3 -3 8 -3 10 0" stroke="#6a3414" stroke-width="2" fill="none" stroke-linecap="round"/><circle cx="-12" cy="-76.500" r="2.600" fill="#20120a"/><circle cx="12" cy="-76.500" r="2.600" fill="#20120a"/><path d="M-1 -77C-4 -70 -4 -68 0 -67.500" stroke="#9a6238" stroke-width="1.500" fill="none"/><circle cx="-19" cy="-70" r="5" fill="#e0705a" fill-opacity=".35"/><circle cx="19" cy="-70" r="5" fill="#e0705a" fill-opacity=".35"/>','')
    F.add('M-30 -70C-34 -84 -32 -96 -24 -98H24C32 -96 34 -84 30 -70C29 -76 27 -82 24 -86C14 -90 -14 -90 -24 -86C-27 -82 -29 -76 -30 -70Z','#7a3e16',h=.92,sw=3)
    hc,hh,hm=F.c,F.h,F.m;F.c=F.h=F.m=''
    # bonnet with feather
    F.add('M-44 -86C-46 -100 -24 -114 2 -114C28 -114 46 -102 44 -90C30 -84 16 -88 0 -87C-16 -88 -32 -82 -44 -86Z',u(lin([(0,'#5a4a4e'),(.4,'#241a1e'),(1,'#0a0608')],0,0,1,.6)),h=.95,sw=5)
    F.add('M-36 -92C-18 -98 18 -98 36 -93L34 -86C16 -90 -16 -90 -34 -85Z',L[1],h=1,sw=2)
    for x in (-24,-12,0,12,24): F.ell(x,-91.5+abs(x)*.06,2.8,2.8,M('gold') if x%24 else u(rad([(0,'#fff'),(1,'#d8ccb0')])),h=1,sw=1)
    F.add('M34 -96C26 -112 0 -122 -30 -114C-44 -110 -50 -102 -54 -92C-40 -100 -26 -102 -10 -101C8 -102 22 -98 34 -96Z',M('ermine'),h=1,sw=3); F.line('M30 -97C14 -110 -16 -114 -46 -98M-2 -106l-8 -8M12 -104l-4 -10M-18 -108l-10 -4','#b8a88a',1.2,.8,.8)
    up=lambda b:f'<g transform="translate(0 -5)">{b}</g>'
    F.c=hc+up(F.c);F.h=hh+up(F.h);F.m=hm+up(F.m)
    return ground(84,112)+F.out(ss=15,bl=1.8,spec=.24,sh=.24)
