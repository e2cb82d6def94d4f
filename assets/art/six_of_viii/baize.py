"""The card table: green baize in an oak rim, wide and tall, without anything that has its own place; and the stitched oval that holds the trick."""
from kc import *
import kc,heraldry
from heraldry import GOLD
def felt(cx,cy,r): return rad([(0,'#4a8f67'),(.3,'#2f6f50'),(.65,'#21523d'),(1,'#12352a')],cx,cy,r,units='userSpaceOnUse')
def nap():
    """blotches where it was brushed, dark and light fibre; sizes in units, so that both scales show the same cloth"""
    return define(('nap',),'''<filter id="{id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".62 .8" numOctaves="2" seed="11" result="n"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 .02  0 0 0 0 .08  0 0 0 0 .05  0 .95 0 0 -.36" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".8 .36" numOctaves="2" seed="5" result="m"/><feColorMatrix in="m" type="matrix" values="0 0 0 0 .75  0 0 0 0 .95  0 0 0 0 .7  0.6 0 0 0 -.30" result="l"/><feTurbulence type="fractalNoise" baseFrequency=".012 .02" numOctaves="3" seed="8" result="b"/><feColorMatrix in="b" type="matrix" values="0 0 0 0 0  0 0 0 0 .08  0 0 0 0 .04  0 0 .48 0 -.18" result="bl"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="bl"/><feMergeNode in="d"/><feMergeNode in="l"/></feMerge></filter>''')
def table(w,h,t,line):
    """`t` width of the rim; `line` distance of the gilt line from the edge, 0 for none"""
    s=f'<rect width="{w}" height="{h}" fill="{u(felt(w*.27,h*.12,max(w,h)*1.02))}" filter="{u(nap())}"/>'
    if line:
        r=f'x="{line}" width="{w-2*line}" height="{h-2*line}" rx="{f(line*.72)}" fill="none"'
        s+=f'<rect {r} y="{line+1}" stroke="#0c2a1e" stroke-width="3" stroke-opacity=".6"/><rect {r} y="{line}" stroke="{GOLD}" stroke-width="1.3" stroke-opacity=".6"/>'
    # the rim stands higher than the cloth: its shadow falls from the upper left
    hole=f'M{t} {t*1.7}Q{t} {t} {t*1.7} {t}H{w-t*1.7}Q{w-t} {t} {w-t} {t*1.7}V{h-t*1.7}Q{w-t} {h-t} {w-t*1.7} {h-t}H{t*1.7}Q{t} {h-t} {t} {h-t*1.7}Z'
    out=f'M-60 -60H{w+60}V{h+60}H-60Z'
    s+=f'<path d="{out}{hole}" fill="#000" fill-rule="evenodd" fill-opacity=".8" filter="{u(blur(t*.62,20))}" transform="translate({f(t*.22)} {f(t*.36)})"/>'
    W=[(f'M0 0H{w}L{w-t*2} {t*2}H{t*2}Z',wood(FRAME,.006,.10,33),(0,0,0,t,1)),(f'M0 {h}H{w}L{w-t*2} {h-t*2}H{t*2}Z',wood(FRAME,.006,.10,33),(0,h,0,h-t,0)),(f'M0 0L{t*2} {t*2}V{h-t*2}L0 {h}Z',wood(FRAME,.10,.006,24),(0,0,t,0,1)),(f'M{w} 0L{w-t*2} {t*2}V{h-t*2}L{w} {h}Z',wood(FRAME,.10,.006,24),(w,0,w-t,0,0))]
    c=define(('rim',w,h),f'<clipPath id="{{id}}"><path d="M0 0H{w}V{h}H0Z{hole}" clip-rule="evenodd"/></clipPath>')
    s+=f'<g clip-path="url(#{c})">'+''.join(f'<path d="{d}" fill="#543" filter="{u(m)}"/>' for d,m,_ in W)
    for d,_,(x1,y1,x2,y2,lit) in W:
        A='#ffdca0'; st=[(0,A+' .42'),(.1,A+' .16'),(.3,'#0a0402 0'),(.72,'#0a0402 .1'),(1,'#0a0402 .62')] if lit else [(0,'#0a0402 .62'),(.25,'#0a0402 .25'),(.7,A+' .06'),(1,A+' .34')]
        s+=f'<path d="{d}" fill="{u(lin(st,x1,y1,x2,y2,"userSpaceOnUse"))}"/>'
    for x,y,sx,sy in ((0,0,1,1),(w,0,-1,1),(0,h,1,-1),(w,h,-1,-1)): s+=f'<path d="M{x} {y}l{sx*t*2} {sy*t*2}" stroke="#0a0402" stroke-opacity=".65" stroke-width="1.1"/>'
    s+='</g>'
    return s+f'<path d="{hole}" fill="none" stroke="#1a0e06" stroke-width="{f(t*.16)}"/><path d="{hole}" fill="none" stroke="#d9b347" stroke-opacity=".85" stroke-width="{f(max(1,t*.09))}"/>'
def oval(rx,ry,pad,rose,seats):
    """couched gold thread round the place of the trick, a rose woven into the middle; `rose` its size; `seats` the size of the roses left and right"""
    cx,cy=rx+pad,ry+pad; s=heraldry.use('rose',cx,cy,rose,'#0c2c20',extra='opacity=".5"'); k=rx/262
    for a,b,dy,sw,c,op,da in ((rx,ry,1.2,5,'#0c2a1e',.55,0),(rx,ry,0,3,'#6d5212',.8,0),(rx,ry,-.3,2.2,'#d8b13a',.95,1),(rx-12*k,ry-12*k,0,1,GOLD,.55,0)):
        s+=f'<ellipse cx="{cx}" cy="{f(cy+dy)}" rx="{f(a)}" ry="{f(b)}" fill="none" stroke="{c}" stroke-width="{f(sw*max(k,.7))}" stroke-opacity="{op}"'+(f' stroke-dasharray="{f(5*max(k,.75))} {f(1.7*max(k,.75))}"' if da else '')+'/>'
    if seats:
        for x in (cx-rx,cx+rx): s+=f'<circle cx="{f(x)}" cy="{cy}" r="{f(seats*.53)}" fill="#235a43"/>'+heraldry.use('rose',x+1.4,cy+2,seats,'#081d14')+heraldry.use('rose',x,cy,seats,'#d0aa3c')
    return s
def build(D,index,jobs):
    from sprites import picture
    from grid import GRADE
    for name,sfx,w,h,t,line,rx,ry,rose,seats in (('wide','',1280,720,14,34,262,184,330,40),('narrow','_tall',390,844,6,0,158,146,230,0)):
        picture(D+'baize'+sfx,w,h,lambda:table(w,h,t,line),quality=58,opaque=True,**GRADE); jobs.append(D+'baize'+sfx)
        index[name]['table']=dict(file=D+'baize'+sfx,w=w,h=h,rim=t,slice=[max(line,t)+22]*4)
        pad=24; W,H=2*(rx+pad),2*(ry+pad)
        def draw():
            kc.DEFS.append(heraldry.badge_defs(small=False,only=('rose',))); return oval(rx,ry,pad,rose,seats)
        picture(D+'oval'+sfx,W,H,draw,rects=[dict(x=0,y=0,w=W,h=H,bg='baize')],quality=76,alphaQuality=80,**GRADE); jobs.append(D+'oval'+sfx)
        index[name]['oval']=dict(file=D+'oval'+sfx,w=W,h=H,rx=rx,ry=ry)
