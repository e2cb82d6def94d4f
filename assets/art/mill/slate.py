"""Slate inlaid with brass: the field of the mill, and the small one of the emblems."""
from kc import *
from figs import motif
PITCH=7.4   # the field's side in steps from point to point: six of them, and an edge of .7 all round
POINTS=[(x*k,y*k) for k in (3,2,1) for x in (-1,0,1) for y in (-1,0,1) if x or y]   # in steps from the middle
SLATE=['#1b2b38','#273a4a','#344a5c','#42596d','#546c80']
def stone(cols,fx,fy,seed,bump,gain,fine):
    """cloudy colour x riven relief"""
    rgb=[hexrgb(c) for c in cols]; t=[' '.join(f(c[k]) for c in rgb) for k in range(3)]
    g=('%s 0 0 0 %s '%(gain,f(.5-gain*.5)))*3+'0 0 0 0 1'; lit=''.join(f'<feFunc{c} type="linear" slope="{fine}" intercept="{f(1-fine)}"/>' for c in 'RGB')
    return define(('stone',tuple(cols),fx,fy,seed,bump,gain,fine),f'''<filter id="{{id}}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{fx:.5f} {fy:.5f}" numOctaves="4" seed="{seed}"/><feColorMatrix values="{g}"/><feComponentTransfer result="c"><feFuncR type="table" tableValues="{t[0]}"/><feFuncG type="table" tableValues="{t[1]}"/><feFuncB type="table" tableValues="{t[2]}"/></feComponentTransfer>
<feTurbulence type="fractalNoise" baseFrequency="{fx*2.6:.5f} {fy*3.4:.5f}" numOctaves="5" seed="{seed+5}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="{f(bump*K[0])}" diffuseConstant="1.29" lighting-color="#fff"><feDistantLight azimuth="232" elevation="51"/></feDiffuseLighting><feComponentTransfer result="b">{lit}</feComponentTransfer><feComposite in="c" in2="b" operator="arithmetic" k1="1"/><feComposite operator="in" in2="SourceAlpha"/></filter>''')
def lines(p):
    """the three squares and the four lines between them, as one path; p: a step"""
    d=''.join(f'M{f(-k*p)} {f(-k*p)}H{f(k*p)}V{f(k*p)}H{f(-k*p)}Z' for k in (3,2,1))
    return d+''.join(f'M{f(3*p*x)} {f(3*p*y)}L{f(p*x)} {f(p*y)}' for x,y in ((0,-1),(0,1),(-1,0),(1,0)))
def inlay(d,w,B):
    """brass let into the slate: dark seam, brass, a lit upper edge; w: its width, B: the field's side"""
    g=u(lin([(0,'#f3d88a'),(.3,'#cfa044'),(.6,'#a77c28'),(1,'#7d5a1a')],-B/2,-B/2,B/2,B/2,'userSpaceOnUse'))
    st=lambda c,ww,o=1,t=0:f'<path d="{d}" fill="none" stroke="{c}" stroke-width="{f(ww)}" stroke-opacity="{o}" stroke-linejoin="miter"'+(f' transform="translate({f(t)} {f(t)})"' if t else '')+'/>'
    return st('#07090b',w*1.55,.85)+st('#9fb0b8',w*.25,.28,w*.62)+st(g,w)+st('#fff3c4',w*.2,.75,-w*.3)+st('#4a3208',w*.2,.6,w*.34)
def studs(p,w,at=POINTS):
    """turned studs of brass on the points"""
    R=w*1.62; g=u(gold_lin(0,0,.8,1)); dm=u(rad([(0,'#ffffff'),(.45,'#dddddd'),(.75,'#8a8a8a'),(.84,'#555555'),(1,'#999999')]))
    c=lambda dx,dy,r,x:''.join(f'<circle cx="{f(a*p+dx)}" cy="{f(b*p+dy)}" r="{f(r)}" {x}/>' for a,b in at)
    return c(w*.12,w*.25,R*1.2,'fill="#07090b" fill-opacity=".8"')+relief(c(0,0,R,f'fill="{g}"'),c(0,0,R,f'fill="{dm}"'),R*.26,.5,bl=.5,exp=16,sh=.2,specol='#fff0b8')
def field(B,w):
    """the field round 0,0; B: its side, w: the width of the brass"""
    h=B/2; p=B/PITCH; z=570/B**.5/23.9; box=f'x="{f(-h)}" y="{f(-h)}"'
    s=f'<rect {box} width="{B}" height="{B}" fill="#343c43" filter="{u(stone(SLATE,.011*z,.017*z,12,4.2,1.35,.66))}"/>'
    o=h-p*.10; s+=inlay(f'M{f(-o)} {f(-o)}H{f(o)}V{f(o)}H{f(-o)}Z',w*.36,B)   # a fillet along the edge
    for a in range(4):   # lilies in the corners between the rings
        for k in (2.5,1.5): s+=f'<g transform="rotate({90*a}) translate({f(p*k)} {f(-p*k)}) rotate(45)"><g transform="translate(0 {f(w*.22)})" opacity=".8">{motif("lys",p*.213,"#07090b","#07090b")}</g>{motif("lys",p*.19,"#a8802f","#3a2606")}</g>'
    s+=inlay(lines(p),w,B)
    r=p*.37   # a rose let into the middle
    s+=f'<circle r="{f(r*1.36)}" fill="#07090b" fill-opacity=".85"/><circle r="{f(r*1.30)}" fill="{u(gold_lin(0,0,.9,1))}"/>'
    s+=relief(f'<circle r="{f(r*1.2)}" fill="#23303a"/>'+rose_color(r,outer='#9a7026',inner='#c49a44',boss='#7a560f',leaf='#6b4e1a',ink='#0a0602'),f'<circle r="{f(r*1.2)}" fill="#666"/>'+rose_h(r,.40,small=r*K[0]<30),r*.035,.25,bl=.5,exp=14,sh=.15,specol='#fff0b8')
    s+=studs(p,w); iw=p*.42   # the frame's shadow
    s+=f'<rect {box} width="{B}" height="{f(iw)}" fill="{u(lin([(0,"#020304 .75"),(.4,"#020304 .25"),(1,"#020304 0")]))}"/><rect {box} width="{f(iw)}" height="{B}" fill="{u(lin([(0,"#020304 .65"),(.4,"#020304 .2"),(1,"#020304 0")],0,0,1,0))}"/>'
    return s+f'<rect {box} width="{B}" height="{B}" fill="none" stroke="#060302" stroke-width="2"/>'
