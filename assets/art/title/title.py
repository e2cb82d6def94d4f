"""The title: the open coffer by candlelight, landscape and portrait, with title.json (where the live labels and plates go). Prints the jobs."""
import json,os
from kc import *
from figs import *
from sprites import picture,OUT
from candle import candle
import men,slate
IMG=os.environ.get('ART_IMAGES',OUT)
def q(pts): return 'M'+'L'.join(f'{f(x)} {f(y)}' for x,y in pts)+'Z'
def hexp(r,cx=0,cy=0): return q([(cx+r*math.cos(math.radians(60*i)),cy+r*math.sin(math.radians(60*i))) for i in range(6)])
def lerp(a,b,t): return a+(b-a)*t
def at(x,y,b,k=1,rot=0): return f'<g transform="translate({f(x)} {f(y)}) rotate({rot}) scale({f(k)})">{b}</g>'
def velvet(kind):
    return define(('velvet',kind),f'<filter id="{{id}}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{f(.9*K[0]**.8)} {f(.7*K[0]**.8)}" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="{f(1.3*K[0]**.35)}" diffuseConstant=".78" lighting-color="#fff"><feDistantLight azimuth="232" elevation="52"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="arithmetic" k1="1.45"/><feComposite operator="in" in2="SourceAlpha"/></filter>')
def card(w,h,face,sh=True):
    s=''
    if sh: s+=f'<rect x="{f(-w/2+3)}" y="{f(-h/2+5)}" width="{w}" height="{h}" rx="6" fill="#050201" fill-opacity=".65" filter="{u(blur(3))}"/>'
    if face=='back':
        s+=f'<rect x="{f(-w/2)}" y="{f(-h/2)}" width="{w}" height="{h}" rx="6" fill="#f3e7cb" stroke="#3a2008" stroke-width=".8"/><rect x="{f(-w/2+5)}" y="{f(-h/2+5)}" width="{w-10}" height="{h-10}" rx="3" fill="{u(lin([(0,"#ad2940"),(1,"#701020")],0,0,.6,1))}" stroke="#c9a227" stroke-width="1.2"/>'
        l=''.join(f'M{f(-w/2+8)} {f(-h/2+8+i*12)}L{f(w/2-8)} {f(-h/2+8+i*12+w-16)}M{f(w/2-8)} {f(-h/2+8+i*12)}L{f(-w/2+8)} {f(-h/2+8+i*12+w-16)}' for i in range(-6,12)); cp=define(('cb',w,h),f'<clipPath id="{{id}}"><rect x="{f(-w/2+7)}" y="{f(-h/2+7)}" width="{w-14}" height="{h-14}" rx="2"/></clipPath>')
        s+=f'<g clip-path="url(#{cp})"><path d="{l}" stroke="#f1d27a" stroke-opacity=".55" stroke-width=".9" fill="none"/></g>'
    else:
        s+=f'<rect x="{f(-w/2)}" y="{f(-h/2)}" width="{w}" height="{h}" rx="6" fill="{u(lin([(0,"#fffaea"),(.5,"#f6ecd2"),(1,"#dcc698")],0,0,.8,1))}" stroke="#3a2008" stroke-width=".8"/><rect x="{f(-w/2+5)}" y="{f(-h/2+5)}" width="{w-10}" height="{h-10}" rx="3" fill="none" stroke="#9e1b32" stroke-opacity=".75" stroke-width="1"/>'
        if face=='crown':
            s+=f'<g transform="translate(0 {f(h*.15)})">{relief(rose_color(w*.30),rose_h(w*.30,.4),3.2,.1,sh=.25)}</g><g transform="translate(0 {f(-h*.20)})">{relief(crown_color(w*.0048),crown_h(w*.0048),3.4,.4,sh=.25)}</g>'
            s+=text(-w/2+9,-h/2+23,'9',17,700,'#7a1226')+f'<g transform="rotate(180)">{text(-w/2+9,-h/2+23,"9",17,700,"#7a1226")}</g>'
        else:
            s+=text(-w/2+9,-h/2+24,'4',18,700,'#1f3a6e')+f'<g transform="translate({f(-w*.1)} 0)">{motif("lys",w*.22,"#1f3a6e")}</g>'
    return s
def medallion(r):
    s=f'<circle cx="{f(r*.06)}" cy="{f(r*.12)}" r="{r}" fill="#050201" fill-opacity=".7" filter="{u(blur(4))}"/>'
    col=f'<circle r="{r}" fill="{u(gold_lin(0,0,.8,1))}"/>';hm=f'<circle r="{r}" fill="{u(rad([(0,gray(.3)),(.76,gray(.3)),(.79,gray(.66)),(.83,gray(.48)),(.87,gray(.5)),(.9,gray(.7)),(.95,gray(.84)),(1,gray(.35))],0,0,r,units="userSpaceOnUse"))}"/>'
    for i in range(36): a=P(r*.85,10*i); hm+=f'<circle cx="{f(a[0])}" cy="{f(a[1])}" r="{f(r*.035)}" fill="#fff"/>'
    s+=relief(col,hm,r*.10,.45,exp=16,bl=.5,sh=.25)
    cp=define(('medc',r),f'<clipPath id="{{id}}"><circle r="{f(r*.765)}"/></clipPath>')
    rays=''.join(f'M{f(P(r*.3,a)[0])} {f(P(r*.3,a)[1])}L{f(P(r*.8,a)[0])} {f(P(r*.8,a)[1])}' for a in range(0,360,5))
    s+=f'<g clip-path="url(#{cp})"><circle r="{f(r*.8)}" fill="{u(rad([(0,"#4aa07c"),(.6,"#1f5d44"),(1,"#0e2a1e")],.36,.32,.8))}"/><path d="{rays}" stroke="#f1d27a" stroke-opacity=".28" stroke-width=".8"/><g transform="translate(0 {f(r*.92)}) scale({f(r*.0110)})">{kingfig(0)}</g><circle r="{f(r*.77)}" fill="{u(rad([(0,"#fff0c0 .12"),(.6,"#000000 0"),(1,"#000000 .5")],.36,.3,.8))}"/></g>'
    return s
def millboard(S):
    p=S*.137; w=S*.0155; r=f'x="{f(-S/2)}" y="{f(-S/2)}" width="{S}"'
    s=f'<rect x="{-S/2+4}" y="{-S/2+7}" width="{S}" height="{S}" rx="3" fill="#050201" fill-opacity=".7" filter="{u(blur(4))}"/><rect {r} height="{S+5}" rx="3" fill="#10171c"/>'
    s+=f'<rect {r} height="{S}" rx="3" fill="#343c43" filter="{u(slate.stone([mixed(c,1.22) for c in slate.SLATE],.016,.025,12,3,1.35,.6))}"/>'
    s+=f'<rect x="{f(-S/2+.8)}" y="{f(-S/2+.8)}" width="{S-1.6}" height="{S-1.6}" rx="3" fill="none" stroke="{u(lin([(0,"#ffffff .6"),(.4,"#ffffff .08"),(1,"#000000 .6")],0,0,1,1))}" stroke-width="1.6"/>'
    s+=slate.inlay(slate.lines(p),w,S)+slate.studs(p,w)
    for x,y,dk in ((-3,-3,0),(0,-3,0),(3,-3,0),(2,2,1),(-1,1,1),(0,3,1),(-2,0,1)): s+=at(x*p,y*p-1,shadow(S*.083,1.5,2.5,1.2,.7)+men.man(S*.085,bool(dk)))
    return s
def mixed(c,k): return '#%02x%02x%02x'%tuple(min(255,round(255*v*k)) for v in hexrgb(c))
def hexthrone(R):
    s='<g transform="translate(3 6)" fill="#050201" fill-opacity=".7" filter="%s">'%u(blur(4)); cells=[]
    for i in range(6): a=math.radians(60*i+30); cells.append((R*1.74*math.cos(a),R*1.74*math.sin(a),i))
    s+=''.join(f'<path d="{hexp(R*1.02,x,y)}"/>' for x,y,i in cells)+f'<path d="{hexp(R)}"/></g>'
    col=hm=''
    for x,y,i in cells:
        red=i%2==0; c=u(rad([(0,'#c03a50'),(.6,'#9e1b32'),(1,'#6a1020')] if red else [(0,'#fffaea'),(.6,'#eadfc2'),(1,'#c0a878')],.38,.32,.8))
        col+=f'<path d="{hexp(R*.99,x,y)}" fill="#2a1408"/><path d="{hexp(R*.95,x,y)}" fill="{c}"/><path d="{hexp(R*.78,x,y)}" fill="none" stroke="#c9a227" stroke-width="1.300"/><g transform="translate({f(x)} {f(y)})">{motif("lys" if red else "rose",R*.30,"#d8b048")}</g>'
        hm+=f'<path d="{hexp(R*.97,x,y)}" fill="#333"/><path d="{hexp(R*.91,x,y)}" fill="#777"/><path d="{hexp(R*.78,x,y)}" fill="none" stroke="#555" stroke-width="2"/>'
    col+=f'<path d="{hexp(R*1.04)}" fill="{u(gold_lin(0,0,.8,1))}" stroke="#3a2606"/><path d="{hexp(R*.84)}" fill="#1f4d3a"/><g>{rose_color(R*.72)}</g>'
    hm+=f'<path d="{hexp(R*1.04)}" fill="#444"/><path d="{hexp(R*.98)}" fill="#ddd"/><path d="{hexp(R*.88)}" fill="#aaa"/><path d="{hexp(R*.82)}" fill="#555"/>{rose_h(R*.72,.38)}'
    return s+relief(col,hm,4.5,.35,bl=.6,exp=16,sh=.25)

NAMES=[('draughts','red'),('mill','blue'),('queens_guard','green'),('six_wives','blue'),('six_of_viii','green'),('cromwell','red')]
LIN={'red':['#b9283f','#8a1529','#3c0611'],'blue':['#2f5699','#1f3a6e','#0b1732'],'green':['#2f7456','#1f4d3a','#0a2018']}
def thing(i):
    """the objects of the six compartments, round 0,0, about 130 wide and 126 high"""
    if i==0: return at(24,25,disc(34,False))+at(-22,-2,disc(50,True,True))
    if i==1: return at(-4,-3,millboard(116))
    if i==2: return at(-4,-1,hexthrone(22))
    if i==3: return at(-52,24,coin(29,2,None,0))+at(52,26,coin(29,1,None,1))+at(0,-10,kingfig(0),.56)
    if i==4: return at(-32,6,card(70,104,'back'),1,-17)+at(28,6,card(70,104,'lys'),1,15)+at(-4,-2,card(76,114,'crown'),1,-2)
    return at(-2,-1,medallion(61))
def medal(r,portcullis):
    col=f'<circle r="{r}" fill="{u(gold_lin(0,0,.8,1))}"/><circle r="{f(r*.8)}" fill="{"#1f3a6e" if portcullis else "#1f4d3a"}"/>'
    hm=f'<circle r="{r}" fill="{u(rad([(0,gray(.35)),(.78,gray(.35)),(.82,gray(.7)),(.92,gray(.8)),(1,gray(.3))],0,0,r,units="userSpaceOnUse"))}"/>'
    if not portcullis: col+=rose_color(r*.72);hm+=rose_h(r*.72,.4,small=r*K[0]<34)
    else:
        k=r/46; g=''.join(f'M{f(k*(-22+i*11))} {f(-24*k)}V{f(k*(26 if i%2==0 else 22))}' for i in range(5))+''.join(f'M{f(-26*k)} {f(k*(-20+i*12))}H{f(26*k)}' for i in range(4))
        col+=f'<path d="{g}" stroke="#3a2606" stroke-width="{f(6.5*k)}"/><path d="{g}" stroke="#e6bd4c" stroke-width="{f(4.5*k)}"/>';hm+=f'<path d="{g}" stroke="#777" stroke-width="{f(6*k)}"/><path d="{g}" stroke="#ccc" stroke-width="{f(3*k)}"/>'
    return f'<circle cx="{f(r*.065)}" cy="{f(r*.13)}" r="{r}" fill="#1a0206" fill-opacity=".7" filter="{u(blur(r*.09))}"/>'+relief(col,hm,max(2.4,r*.109),.45,bl=.7,sh=.25)
def lettering(x,y,size):
    tt=lambda fill,extra='':f'<text x="{f(x)}" y="{f(y)}" font-family="Coffer Title" font-size="{size}" text-anchor="middle" letter-spacing="{f(size*.0134)}" fill="{fill}" {extra}>King’s Coffer</text>'
    z=size/112
    s=f'<g transform="translate({f(4*z)} {f(6*z)})" filter="{u(blur(4*z,10))}" opacity=".8">{tt("#1a0206")}</g>'+tt('#4a2a06',f'stroke="#4a2a06" stroke-width="{f(4*z)}" stroke-linejoin="round"')
    return s+relief(tt(u(lin([(0,'#fff3c0'),(.35,'#f1d27a'),(.6,'#d0a62b'),(1,'#a87a1c')],0,y-90*z,0,y+10*z,'userSpaceOnUse'))),tt('#dddddd'),7*z,.55,bl=max(.9,1.5*z),exp=18,sh=.3)
def hinge(hx,y,k):
    """brass hinge, its middle bar at y"""
    F=Fig();F.clip=True;F.add('M-24 -20H24V-4H20V26C20 34 8 36 0 44C-8 36 -20 34 -20 26V-4H-24Z',u(lin([(0,'#e0bb5a'),(.5,'#a97f22'),(1,'#6a4a0e')])),h=.7,sw=3);F.add('M-27 -5H27V5H-27Z',u(lin([(0,'#f7e2a0'),(.5,'#b98d2a'),(1,'#5a3f0c')])),h=.95,sw=2)
    for dx,dy in ((-14,-12),(14,-12),(-11,18),(11,18),(0,30)): F.ell(dx,dy,2.6,2.6,'#f1d27a',h=1,sw=1)
    return at(hx,y,f'<path d="M-27 -20H27V26L0 44L-27 26Z" transform="translate(2 4)" fill="#040201" fill-opacity=".7" filter="{u(blur(2.5))}"/>'+F.out(ss=5,bl=.8,spec=.35,sh=.2),k)
def lock(x,y,k):
    """the gilt shield with crown and keyhole, its top at y"""
    F=Fig();F.clip=True;F.add('M-36 0H36V42C36 70 20 86 0 92C-20 86 -36 70 -36 42Z',u(lin([(0,'#f7e2a0'),(.4,'#c9a227'),(1,'#6a4a0e')],0,0,.5,1)),h=.7,sw=4)
    F.add('M-30 8H30V40C30 64 16 78 0 84C-16 78 -30 64 -30 40Z','#b98d2a',h=.6,e=.4,sw=2)
    s=f'<path d="M-36 0H36V42C36 70 20 86 0 92C-20 86 -36 70 -36 42Z" transform="translate(3 5)" fill="#040201" fill-opacity=".8" filter="{u(blur(3))}"/>'
    kh='M0 40a8 8 0 0 1 4 14.600L7 72H-7L-4 54.600A8 8 0 0 1 0 40Z'
    F.raw(f'<path d="{kh}" fill="#120804"/>',f'<path d="{kh}" fill="#111"/>'); F.raw('<g transform="translate(0 22) scale(.26)">'+crown_color(1)+'</g>','<g transform="translate(0 22) scale(.26)">'+crown_h(1)+'</g>')
    return at(x,y,s+F.out(ss=7,bl=.8,spec=.4,sh=.25),k)
def corner_iron(x,y,sg,h,k):
    F=Fig();F.clip=True;H=h/k;F.add(q([(0,0),(sg*46,0),(sg*46,28),(sg*26,48),(sg*26,H),(sg*10,H)]),u(lin([(0,'#e0bb5a'),(.5,'#a97f22'),(1,'#5a3f0c')])),h=.7,sw=3)
    for dx,dy in ((14,12),(36,12),(17,68 if H<140 else 84))+(((15,H-40),) if H>160 else ()): F.ell(sg*dx,dy,3.4,3.4,'#f1d27a',h=1,sw=1)
    return at(x,y,F.out(ss=6,bl=.8,spec=.35,sh=.2),k)
class Coffer:
    """one composition; all numbers in 1x units"""
    def __init__(s,**k): s.__dict__.update(k)
    def pt(s,uu,vv): return lerp(lerp(s.BX[0],s.FX[0],vv),lerp(s.BX[1],s.FX[1],vv),uu),lerp(s.BY,s.FY,vv)
    def cells(s):
        """(compartment corners, velvet floor corners) in reading order"""
        out=[]
        for v0,v1 in s.rows:
            for u0,u1 in s.cols:
                A,B,C,D=s.pt(u0,v0),s.pt(u1,v0),s.pt(u1,v1),s.pt(u0,v1); z=s.k
                out.append(((A,B,C,D),((A[0]+9*z,A[1]+s.wall),(B[0]-7*z,B[1]+s.wall),(C[0]-4*z,C[1]),(D[0]+6*z,D[1]))))
        return out
    def draw(s):
        W,H,z=s.W,s.H,s.k; lx,bx,LT,LB=s.lx,s.bx,s.LT,s.LB; mid=W/2
        o=s.ground()
        o+=f'<rect width="{W}" height="{H}" fill="#0a0402" fill-opacity=".30"/>'
        o+=f'<path d="{q([(lx[0]-10*z,LT-8*z),(lx[1]+26*z,LT+6*z),(bx[1]+44*z,LB+14*z),(bx[0]-14*z,LB+14*z)])}" fill="#040201" fill-opacity=".75" filter="{u(blur(14*z,10))}"/>'
        o+=f'<path d="{q([(lx[0],LT),(lx[1],LT),(bx[1],LB),(bx[0],LB)])}" transform="translate({f(3*z)} {f(5*z)})" fill="#0a0402"/>'
        r0,r1,r2,r3=s.rim; fb=s.front
        o+=f'<path d="{q([(r0[0]-14*z,r0[1]),(r1[0]+24*z,r1[1]),(r2[0]+50*z,fb[2][1]-6*z),(r2[0]+18*z,fb[2][1]+6*z),(r3[0]-8*z,fb[2][1]+6*z),(r3[0]-18*z,r3[1]+28*z)])}" fill="#040201" fill-opacity=".85" filter="{u(blur(16*z,10))}"/>'
        # ---- lid
        wl=wood(['#3a2110','#54311b','#6b4226','#80512e','#96633a'],.005/z**.5,.09/z**.5,61,rings=9)
        L=q([(lx[0],LT),(lx[1],LT),(bx[1],LB),(bx[0],LB)])
        o+=f'<path d="{L}" filter="{u(wl)}"/><path d="{L}" fill="none" stroke="{u(lin([(0,"#ffdca0 .8"),(.3,"#ffdca0 .2"),(1,"#000000 .7")],0,0,.5,1))}" stroke-width="{f(max(1.6,2.5*z))}"/>'
        b=s.lb; i1=[(lx[0]+b*1.27,LT+b),(lx[1]-b*1.27,LT+b),(bx[1]-b*1.45,LB-b*.91),(bx[0]+b*1.45,LB-b*.91)]; ym=(LT+LB)/2; e=max(.62,z)
        fr=lambda dx,dy:q([(x+(-dx if x<mid else dx)*e,y+(-dy if y<ym else dy)*e) for x,y in i1])
        o+=f'<path d="{fr(7,6)}" fill="#140904"/><path d="{fr(5,4)}" fill="{u(gold_lin(0,0,1,1))}"/><path d="{fr(2.5,1.8)}" fill="#2a1408"/>'
        o+=f'<g filter="{u(velvet("lid"))}"><path d="{q(i1)}" fill="{u(rad([(0,"#c22a44"),(.45,"#96182e"),(1,"#430713")],.3,.2,.95))}"/></g>'
        cp=define(('lidc',W),f'<clipPath id="{{id}}"><path d="{q(i1)}"/></clipPath>'); dm=''; dz=max(.6,z)
        for r in range(int((LB-LT)/42/dz)+1):
            for c in range(int((bx[1]-bx[0])/54/dz)+1):
                x=lx[0]+(24+c*54+(27 if r%2 else 0))*dz; y=LT+(34+r*42)*dz
                dm+=f'<g transform="translate({f(x)} {f(y)}) scale({f(dz)})"><path d="M0 -17C9 -9 10 3 0 13C-10 3 -9 -9 0 -17ZM0 13V21M-13 -3C-18 8 -9 17 0 19C9 17 18 8 13 -3" fill="none" stroke="#f0a0a0" stroke-width="1.200"/><circle cy="-2" r="3" fill="#f0a0a0"/></g>'
        o+=f'<g clip-path="url(#{cp})"><g opacity=".13">{dm}</g><path d="{q([i1[0],i1[1],(i1[1][0],i1[1][1]+26*z),(i1[0][0],i1[0][1]+26*z)])}" fill="{u(lin([(0,"#000000 .6"),(1,"#000000 0")]))}"/><path d="{q([i1[0],(i1[0][0]+34*z,i1[0][1]),(i1[3][0]+34*z,i1[3][1]),i1[3]])}" fill="{u(lin([(0,"#000000 .5"),(1,"#000000 0")],0,0,1,0))}"/></g>'
        o+=lettering(mid,s.title[0],s.title[1])
        for x,y,r,p in s.medals: o+=at(x,y,medal(r,p))
        sh=30*z; o+=f'<path d="{q([(bx[0],LB-sh),(bx[1],LB-sh),(bx[1],LB),(bx[0],LB)])}" fill="{u(lin([(0,"#000000 0"),(1,"#000000 .6")]))}"/>'
        # ---- body
        rim=s.rim; wr=wood(FRAME,.005/z**.5,.10/z**.5,81);wv=wood(FRAME,.10/z**.5,.005/z**.5,83)
        o+=f'<path d="{q([(rim[0][0]-4*z,rim[0][1]),(rim[1][0]+4*z,rim[1][1]),(rim[1][0]+4*z,rim[1][1]+8*z),(rim[0][0]-4*z,rim[0][1]+8*z)])}" fill="#0a0402"/><path d="{q(rim)}" filter="{u(wr)}"/>'
        inn=[s.pt(0,0),s.pt(1,0),s.pt(1,1),s.pt(0,1)]
        for a,c in ((0,3),(1,2)): o+=f'<path d="{q([rim[a],rim[c],inn[c],inn[a]])}" filter="{u(wv)}"/>'
        o+=f'<path d="{q(rim)}" fill="none" stroke="{u(lin([(0,"#ffdca0 .75"),(.4,"#ffdca0 .3"),(1,"#ffdca0 .35")],0,0,.4,1))}" stroke-width="{f(max(1.4,2*z))}"/>'
        m=[(lerp(a[0],c[0],.5),lerp(a[1],c[1],.5)) for a,c in zip(rim,inn)]; t=max(.62,z)
        o+=f'<path d="{q(m)}" fill="none" stroke="#150a05" stroke-width="{f(4.5*t)}"/><path d="{q(m)}" fill="none" stroke="#d9b87c" stroke-width="{f(2.6*t)}" stroke-dasharray="{f(6*t)} {f(3*t)}" stroke-opacity=".85"/>'
        o+=f'<path d="{q(inn)}" fill="{u(lin([(0,"#ffdca0 .06"),(1,"#000000 .2")]))}"/>'
        things=''
        for i,((A,B,C,D),fl) in enumerate(s.cells()):
            co=NAMES[i][1]; st=LIN[co]
            o+=f'<path d="{q([(A[0]-2.5*z,A[1]-2.5*z),(B[0]+2.5*z,B[1]-2.5*z),(C[0]+2.5*z,C[1]+2.5*z),(D[0]-2.5*z,D[1]+2.5*z)])}" fill="#100703"/>'
            o+=f'<path d="{q([A,B,C,D])}" filter="{u(wood(["#120905","#1d110a","#2b1a10","#3b2417","#4a2d1b"],.006,.1,95))}"/>'
            o+=f'<g filter="{u(velvet(co))}"><path d="{q(fl)}" fill="{u(rad([(0,st[0]),(.5,st[1]),(1,st[2])],.36,.32,.85))}"/></g>'
            o+=f'<path d="{q([fl[0],fl[1],(fl[1][0],fl[1][1]+34*z),(fl[0][0],fl[0][1]+34*z)])}" fill="{u(lin([(0,"#000000 .62"),(1,"#000000 0")]))}"/><path d="{q([fl[0],(fl[0][0]+40*z,fl[0][1]),(fl[3][0]+40*z,fl[3][1]),fl[3]])}" fill="{u(lin([(0,"#000000 .58"),(1,"#000000 0")],0,0,1,0))}"/>'
            o+=f'<path d="{q([A,B,(B[0],B[1]+3*z),(A[0],A[1]+3*z)])}" fill="#000" fill-opacity=".6"/><path d="M{f(D[0])} {f(D[1]+2.4*z)}L{f(C[0])} {f(C[1]+2.4*z)}" stroke="#ffdca0" stroke-opacity=".5" stroke-width="1.400"/><path d="M{f(B[0]+2.4*z)} {f(B[1])}L{f(C[0]+2.4*z)} {f(C[1])}" stroke="#ffdca0" stroke-opacity=".35" stroke-width="1.200"/>'
            x,y,tk=s.spot(i,fl); things+=at(x,y,thing(i),tk)
        o+=things
        for hx in s.hinges: o+=hinge(hx,(LB+rim[0][1])/2-1,s.ik)
        # ---- front
        o+=f'<path d="{q(fb)}" filter="{u(wood(FRAME,.004/z**.5,.085/z**.5,101,rings=10))}"/>'
        if s.boards:   # a high front is two boards
            yb=lerp(fb[0][1],fb[2][1],.5); o+=f'<path d="M{fb[0][0]+2} {f(yb)}H{fb[1][0]-2}" stroke="#0a0402" stroke-opacity=".85" stroke-width="2"/><path d="M{fb[0][0]+2} {f(yb+1.6)}H{fb[1][0]-2}" stroke="#ffdca0" stroke-opacity=".28" stroke-width="1"/>'
        o+=f'<path d="{q(fb)}" fill="{u(lin([(0,"#ffdca0 .35"),(.04,"#ffdca0 .05"),(.10,"#000000 .30"),(.16,"#000000 .10"),(.8,"#000000 .35"),(1,"#000000 .75")]))}"/><path d="M{fb[0][0]} {fb[0][1]+1.5}H{fb[1][0]}" stroke="#ffdca0" stroke-opacity=".65" stroke-width="2"/>'
        o+=corner_iron(fb[0][0],fb[0][1],1,fb[2][1]-fb[0][1],s.ik)+corner_iron(fb[1][0],fb[0][1],-1,fb[2][1]-fb[0][1],s.ik)
        o+=lock(mid,fb[0][1]-6*s.ik,s.lk)
        o+=s.extras()
        cx,cy=s.candle
        return o+candle_soft(0,0,W,H,cx,cy,s.reach*.69).replace('#ffe0a0 .44','#ffe0a0 .40')+atmosphere(W,H,cx,cy,s.reach,s.vig,1.0)
def wide_extras(s):
    o=at(1220,600,disc(40,True))+at(1236,520,disc(40,False))+at(1236,400,card(84,124,'back'),1,24)+at(1206,368,card(84,124,'lys'),1,-9)
    return o+at(50,640,disc(40,False))+at(64,560,coin(30,0,'3'))+candle(84,330)
WIDE=Coffer(W=1280,H=720,k=1,ik=1,lk=1,LT=14,LB=236,lx=(206,1074),bx=(184,1096),lb=22,title=(150,112),medals=((300,122,46,0),(980,122,46,1)),
 rim=[(164,238),(1116,238),(1162,612),(118,612)],BY=262,FY=590,BX=(196,1084),FX=(160,1120),cols=[(0.004,.326),(.342,.658),(.674,.996)],rows=[(.012,.475),(.52,.985)],wall=20,
 front=[(118,612),(1162,612),(1152,706),(128,706)],hinges=(330,950),candle=(84,140),reach=1100,vig=.66,boards=False)
WIDE.ground=lambda:table(1280,720,4,seed=57); WIDE.extras=lambda:wide_extras(WIDE)
WIDE.spot=lambda i,fl:(lerp(fl[0][0],fl[1][0],.5)-66,(fl[0][1]+fl[3][1])/2,1)
TALL=Coffer(W=390,H=844,k=.56,ik=.62,lk=.5,LT=10,LB=176,lx=(20,370),bx=(12,378),lb=13,title=(96,62),medals=((66,132,19,0),(324,132,19,1)),
 rim=[(8,178),(382,178),(386,652),(4,652)],BY=196,FY=638,BX=(26,364),FX=(20,370),cols=[(.002,.489),(.511,.998)],rows=[(.004,.318),(.346,.656),(.684,.994)],wall=13,
 front=[(4,652),(386,652),(383,838),(7,838)],hinges=(72,318),candle=(-20,10),reach=900,vig=.46,boards=True)
TALL.ground=lambda:table(390,844,9,seed=63); TALL.extras=lambda:''
TALL.spot=lambda i,fl:((fl[0][0]+fl[1][0]+fl[2][0]+fl[3][0])/4+(0,2,2,0,2,1)[i],fl[0][1]+(fl[3][1]-fl[0][1]-27)*.5+(-4,-1,-1,-5,-3,-2)[i],(.78,.74,.82,.72,.77,.75)[i])
def box(pts): xs,ys=[p[0] for p in pts],[p[1] for p in pts]; return [round(min(xs)),round(min(ys)),round(max(xs)-min(xs)),round(max(ys)-min(ys))]
def index():
    J={}
    for n,c in (('title',WIDE),('title_tall',TALL)):
        comp=[]
        for i,(outer,fl) in enumerate(c.cells()):
            x=lerp(fl[0][0],fl[1][0],.5); y=(fl[0][1]+fl[3][1])/2
            if c is WIDE: tx=x+(2,12,12,20,14,16)[i]; right=min(fl[1][0],fl[2][0])-8; lab=[round(tx),round(y-36),round(right-tx),72]; al='left'
            else: lab=[round(max(fl[0][0],fl[3][0])+4),round(fl[3][1]-31),round(min(fl[1][0],fl[2][0])-max(fl[0][0],fl[3][0])-8),28]; al='center'
            comp.append(dict(game=NAMES[i][0],rect=box(outer),poly=[[round(a,1),round(b,1)] for a,b in fl],label=lab,align=al))
        if c is WIDE: d=dict(size=[1280,720],subtitle=[400,172,480,28],plates=[[166,631,138,44],[312,631,138,44],[458,631,138,44],[684,631,430,44]],notes=[[163,680,144,22],[309,680,144,22],[455,680,144,22],[684,680,430,22]])
        else: d=dict(size=[390,844],subtitle=[88,118,214,28],plates=[[26,660,146,46],[218,660,146,46],[26,730,338,46],[26,784,338,46]],notes=[[22,708,154,20],[214,708,154,20],[26,778,338,4],[26,832,338,4]])
        d['compartments']=comp; J[n]=d
    json.dump(J,open(IMG+'/title.json','w'),indent=1)
SHIELD='M-104 -84H104V22C104 84 56 118 0 136C-56 118 -104 84 -104 22Z'
def crest():
    inner='M-86 -66H86V20C86 72 46 100 0 116C-46 100 -86 72 -86 20Z'
    sh=f'<path d="{SHIELD}" transform="translate(3 6)" fill="#0a0402" fill-opacity=".6" filter="{u(blur(5))}"/>'
    col=f'<path d="{SHIELD}" fill="{u(gold_lin(0,0,.7,1))}"/><path d="{inner}" fill="#3a0812"/>'
    hm=f'<path d="{SHIELD}" fill="#555"/><path d="{SHIELD}" fill="#aaa" transform="scale(.955)"/><path d="{inner}" fill="#777" transform="scale(1.04)"/><path d="{inner}" fill="#333"/>'
    s=sh+relief(col,hm,7,.5,exp=14,bl=1.6,sh=.2)
    s+=f'<g filter="{u(velvet("lid"))}"><path d="{inner}" fill="{u(rad([(0,"#c22a44"),(.5,"#96182e"),(1,"#4a0815")],.36,.28,.85))}"/></g><path d="{inner}" fill="none" stroke="#2a0408" stroke-opacity=".7" stroke-width="5"/>'
    rose=relief(rose_color(72),rose_h(72,.4),8,.25,bl=.9,exp=16,sh=.25)
    s+=at(0,26,f'<circle cx="4" cy="8" r="70" fill="#1a0206" fill-opacity=".6" filter="{u(blur(6))}"/>'+rose)
    cr=relief(crown_color(1),crown_h(1),8,.45,bl=.9,exp=16,sh=.25)
    return at(128,120,s)+at(128,47,f'<path d="{CROWN}" transform="translate(3 7)" fill="#1a0206" fill-opacity=".65" filter="{u(blur(4))}"/>'+cr,.98)
def icon():
    """the crest within its square, with the ball of the crown"""
    return at(10.2,7.4,crest(),.92)
if __name__=='__main__':
    picture('title',1280,720,WIDE.draw,quality=88,opaque=True)
    picture('title_tall',390,844,TALL.draw,quality=88,opaque=True)
    picture('crest',208,228,lambda:at(0,10,crest(),208/256),scales=(2,),quality=88,alphaQuality=90,plain=True,name='../../web/crest')
    index(); print('title title_tall crest')
