"""The curtain before a hidden hand: cloth, fringe and hem that repeat sideways, and the round medallion that is held."""
import random
from kc import *
import kc
from figs import motif
CRIMSON=((44,4,10),(92,14,28),(186,42,62),(160,30,48),(98,14,30),(38,3,8))
def velvet(box='x="0" y="0" width="1" height="1"'): return define(('velvet',K[0],box),f'<filter id="{{id}}" {box} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".9 .5" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="{f(.8*K[0])}" diffuseConstant=".78" lighting-color="#fff"><feDistantLight azimuth="232" elevation="52"/></feDiffuseLighting><feComposite in2="SourceGraphic" operator="arithmetic" k1="1.5"/><feComposite operator="in" in2="SourceAlpha"/></filter>')
def cloth(w,h,step=96):
    """folds hanging straight down, sown with small roses and lilies; what leaves on the right comes in on the left"""
    rnd=random.Random(12); widths=[rnd.uniform(52,84) for _ in range(max(2,round(w/68)))]; k=w/sum(widths); x=-30.0; body=''
    edges=[0]
    for v in widths: edges.append(edges[-1]+v*k)
    sways=[rnd.uniform(-9,9) for _ in widths]; lits=[rnd.uniform(.62,1) for _ in widths]
    for lap in (-1,0,1):
        for i in range(len(widths)):
            x0=edges[i]+lap*w; x1=edges[i+1]+lap*w; s0=sways[i]; s1=sways[(i+1)%len(widths)]
            a=lambda c:'#%02x%02x%02x'%tuple(min(255,int(v*(.46+.56*lits[i]))) for v in c)
            st=[(o,a(c)) for o,c in zip((0,.16,.40,.52,.80,1),CRIMSON)]
            body+=f'<path d="M{f(x0)} -10C{f(x0+s0)} {f(h*.36)} {f(x0-s0)} {f(h*.66)} {f(x0)} {h+10}L{f(x1+1)} {h+10}C{f(x1-s1+1)} {f(h*.66)} {f(x1+s1+1)} {f(h*.36)} {f(x1+1)} -10Z" fill="{u(lin(st,0,0,1,0))}"/>'
    box=f'filterUnits="userSpaceOnUse" x="0" y="0" width="{w}" height="{h}"'; s=f'<g filter="{u(velvet(box))}">{body}</g>'
    for j in range(-1,int(h/step)+1):
        for i in range(-1,int(w/step)+1):
            X=i*step+step/4+(step/2 if j%2 else 0); Y=40+j*step
            s+=f'<g opacity=".20" transform="translate({f(X)} {f(Y)})">{motif("rose" if (i+j)%2 else "lys",11,"#f1d27a")}</g>'
    return s+f'<rect width="{w}" height="{h}" fill="{u(lin([(0,"#0c0103 .55"),(.2,"#0c0103 .26"),(.42,"#0c0103 0"),(.7,"#0c0103 0"),(1,"#0c0103 .42")]))}"/>'
def fringe(w,h):
    """the pelmet with its fringe; the knob and tassel in the middle, the lowest point of the swag at both ends"""
    top=h*.56; sag=h*.23; B=20
    pts=[]
    n=16
    def Y(x):   # the swag: a parabola between two knobs, the knobs at w/2 + k w
        t=((x/w)%1.0); t=t-.5 if t>=.5 else t+.5; return top+sag*4*t*(1-t)
    xs=[-B+(w+2*B)*i/60 for i in range(61)]
    line='L'.join(f'{f(x)} {f(Y(x))}' for x in xs)
    s=f'<path d="M{-B} -20L{line}L{w+B} -20Z" transform="translate(0 9)" fill="#120204" fill-opacity=".7" filter="{u(blur(6,30))}"/>'
    s+=f'<g filter="{u(velvet())}"><path d="M{-B} -20L{line}L{w+B} -20Z" fill="{u(lin([(0,"#4a0812"),(.5,"#8a1529"),(1,"#6a0f20")]))}"/></g>'
    ed='M'+line
    fr=''; step=w/24
    for i in range(-4,29):
        X=i*step+step/2; fr+=f'M{f(X)} {f(Y(X)+3)}v{13+3*(i%3)}'
    s+=f'<path d="{fr}" stroke="#5a3c08" stroke-width="4" stroke-opacity=".8"/><path d="{fr}" stroke="#d8aa3c" stroke-width="2.2"/>'
    s+=f'<path d="{ed}" fill="none" stroke="#5a3c08" stroke-width="9"/><path d="{ed}" fill="none" stroke="#e0b64a" stroke-width="6"/><path d="{ed}" fill="none" stroke="#fff0b4" stroke-width="2" stroke-dasharray="5 4"/>'
    from ui import knob
    s+=f'<g transform="translate({f(w/2)} {f(top+4)})"><path d="M-5 8L-11 38H11L5 8Z" fill="{u(lin([(0,"#8a6414"),(.4,"#f1d27a"),(1,"#6a4a10")],0,0,1,0))}"/><path d="M-8 16V38M-4 14V38M0 12V38M4 14V38M8 16V38" stroke="#5a3c08" stroke-width="1"/>{knob(0,2,11)}</g>'
    return s
def hem(w,h):
    z='M'+'L'.join(f'{-16+i*8} {f(h*(.76 if i%2 else .24))}' for i in range(int((w+32)/8)+1))
    return f'<rect x="-16" width="{w+32}" height="{h}" fill="{u(lin([(0,"#5a3c08"),(.2,"#e8c460"),(.5,"#b98d2a"),(1,"#4a3208")]))}"/><path d="{z}" fill="none" stroke="#5a0c1a" stroke-width="2.4" stroke-linejoin="round"/>'
ENAMEL={'trefoil':('#2f7456','#1f4d3a','#0c2419'),'lys':('#3f6cb0','#1f3a6e','#0b1732'),'rose':('#cf3a50','#9e1b32','#540a18'),'sun':('#e6a553','#b5742a','#61380e'),'star':('#8a58b4','#553078','#271238'),'tower':('#4795a0','#1f5962','#0a292e')}
def medal(R,kind):
    """a person's badge in enamel, and round it the empty groove (middle .93, width .105 of the radius) that fills while it is held"""
    r=R*.835
    s=f'<circle cy="5" r="{f(R)}" fill="#050201" fill-opacity=".7" filter="{u(blur(5,30))}"/><circle r="{f(R)}" fill="#1b0d07"/><circle r="{f(R-.8)}" fill="none" stroke="#c9a227" stroke-width="1.6"/><circle r="{f(R*.93)}" fill="none" stroke="#120703" stroke-width="{f(R*.115)}"/><circle r="{f(R*.93)}" fill="none" stroke="#4a2e1a" stroke-width="{f(R*.1)}"/>'
    for i in range(20): a=P(R*.93,18*i); s+=f'<circle cx="{f(a[0])}" cy="{f(a[1])}" r="1.8" fill="#c9a227"/>'
    e=ENAMEL[kind]; m=r*(.52 if kind!='lys' else .56)
    col=f'<circle r="{f(r)}" fill="{u(gold_lin(0,0,.8,1))}"/><circle r="{f(r*.86)}" fill="{u(rad([(0,e[0]),(.6,e[1]),(1,e[2])],.36,.3,.8))}"/>'+motif(kind,m,'#f1d27a')
    hm=f'<circle r="{f(r)}" fill="{u(rad([(0,gray(.35)),(.84,gray(.35)),(.88,gray(.62)),(.93,gray(.5)),(.97,gray(.75)),(1,gray(.3))],0,0,r,units="userSpaceOnUse"))}"/>'+motif(kind,m,gray(.82),gray(.4))+''.join(f'<circle cx="{f(P(r*.92,9*i)[0])}" cy="{f(P(r*.92,9*i)[1])}" r="2.6" fill="#f4f4f4"/>' for i in range(40))
    s+=relief(col,hm,5,.45,exp=14,bl=1.1,sh=.25)
    return s+f'<path d="M{f(-r*.69)} {f(-r*.4)}A{f(r*.81)} {f(r*.81)} 0 0 1 {f(r*.21)} {f(-r*.76)}" fill="none" stroke="#fff6e0" stroke-opacity=".20" stroke-width="6" stroke-linecap="round" filter="{u(blur(3,150))}"/>'
