"""The wolf, the sheep and the den: carved figures on turned feet, drawn in hundredths of a square round the square's centre (y down). Every outline is
large and simple, so that it is read at 40 pixels: the wolf is ebony, high and pointed, the sheep boxwood, broad and round."""
from kc import *
from figs import Fig,g3
BACKING='<rect x="-64" y="-70" width="128" height="134" fill="#6e6e6e" fill-opacity=".04"/>'
EBON=('#b6937a','#4a352a','#160d08'); BOX=('#fff3d2','#e3bf80','#a2733a'); NUT=('#9a6a45','#5b3a24','#2a170c')
GILT=('#ffe9a4','#d3a838','#7a560f'); FOOT=(0,28,37,13,8)   # the foot: centre, half axes of its top, height
def foot(F,m,reeded):
    cx,y,rx,ry,h=FOOT; F.back=BACKING
    side=u(lin([(0,m[1]),(.22,m[0]),(.5,m[1]),(1,m[2])],0,0,1,0))
    F.add(f'M{cx-rx} {y}V{y+h}A{rx} {ry} 0 0 0 {cx+rx} {y+h}V{y}Z',side,h=.5,e=.36,sw=1.4,iw=.6)
    if reeded:   # as the dark men are
        for i in range(1,18):
            a=math.pi*i/18; x=cx-rx*math.cos(a); yy=y+ry*math.sin(a)
            F.line(f'M{f(x)} {f(yy+2.6)}V{f(yy+h-1)}','#000',1.1,.5,.28)
    else: F.line(f'M{cx-rx} {y+h*.55}A{rx} {ry} 0 0 0 {cx+rx} {y+h*.55}','#6b4520',.9,.6,.34)
    F.ell(cx,y,rx,ry,u(lin([(0,m[0]),(.4,m[1]),(1,m[1])],0,0,1,.7)),h=.6,e=.42,sw=1.6,iw=.5)
    F.line(f'M{cx-rx+1.2} {y+.8}A{rx-1.2} {ry-.4} 0 0 0 {cx+rx-1.2} {y+.8}',GILT[0],1.5,1,.8)
def finish(F,q,wd,ss,spec,sh,flip=False,exp=16,big=1):
    """lights the parts at the size of the square `q`; `wd` is the grain that runs down through the figure, `big` enlarges it from its foot upwards"""
    tr=f'transform="translate(0 {f(.4*q*(1-big))}) scale({"-" if flip else ""}{f(q/100*big)} {f(q/100*big)})"'
    m=F.mask(); t=lambda b:f'<g {tr}>{b}</g>'
    grain=f'<g mask="url(#{m})" style="mix-blend-mode:soft-light" opacity=".55"><rect x="-60" y="-70" width="120" height="130" filter="{u(wd)}"/></g>' if wd else ''
    mk=define(('fmq',F.m,q,flip),f'<mask id="{{id}}" maskUnits="userSpaceOnUse" x="-200" y="-200" width="400" height="400"><g fill="#fff" {tr}>{F.m}</g></mask>')
    return relief(t(F.c+grain),t(F.back+F.h),ss*q/72,spec,bl=.9*q/72,post=.3,exp=exp,sh=sh,specol='#ffe9c4',back=True,mask=mk)
def wolf(q=72):
    """seated, its head low and turned to the left, ears up, the tail round its foot"""
    F=Fig(); foot(F,EBON,True)
    b=g3(*EBON,x2=.8,y2=.9); ruff=u(lin([(0,'#f3d6a4'),(.5,'#c4935a'),(1,'#7c5028')],0,0,.5,1))
    F.add('M8 29C26 38 47 30 46 9C45 -3 39 -11 32 -13C35 -4 36 6 30 13C24 19 14 19 6 21Z',b,h=.6,sw=2.6,iw=.8)                 # tail
    F.add('M-4 -30C10 -30 22 -16 28 2C33 16 32 27 26 31L-14 33C-20 16 -24 2 -22 -10Z',b,h=.62,sw=3,iw=.8)                       # back
    F.add('M-13 2C-15 14 -16 24 -16 28C-18 30 -18 33 -15 34L-4 34C-3 26 2 14 1 2Z',b,h=.6,e=.3,sw=2.4,iw=.7)                   # far foreleg
    F.add('M3 12C9 0 25 1 29 14C31 24 27 33 22 35L-1 35C-4 31 -1 28 5 27C2 22 1 17 3 12Z',b,h=.86,e=.36,sw=3,iw=.8)              # haunch
    F.add('M-25 -8C-27 8 -26 20 -26 27C-31 28 -32 34 -28 35L-15 35C-14 26 -9 12 -9 -4Z',b,h=.84,e=.36,sw=2.6,iw=.8)             # near foreleg
    F.add('M6 -38L15 -29L9 -26L15 -16L7 -15L8 -4L0 -7L-2 5L-9 -3L-14 9L-18 -2L-25 6L-26 -6L-33 -4L-30 -16L-22 -28Z',ruff,h=.78,e=.4,sw=2.2,iw=.8)
    F.line('M4 -28C4 -22 2 -18 0 -14M-8 -18C-8 -12 -9 -8 -10 -6M-20 -16C-21 -11 -21 -8 -22 -4','#3a2010',1.3,.7,.5)
    F.add('M-21 -44L-19 -65L-7 -51Z',b,h=.7,e=.36,sw=1.8,iw=.7)                                                                 # far ear
    F.add('M-8 -53C-17 -53 -23 -49 -27 -44C-34 -41 -41 -39 -46 -37C-51 -35 -51 -29 -47 -28L-42 -27C-36 -24 -31 -22 -26 -22C-20 -15 -7 -14 2 -21C11 -30 8 -47 -8 -53Z',b,h=.92,e=.4,sw=2.6,iw=.8)
    F.add('M-11 -48C-8 -55 -4 -62 3 -68C7 -58 9 -49 7 -38C2 -40 -6 -42 -11 -48Z',b,h=.9,e=.38,sw=2,iw=.7); F.add('M-5 -48C-3 -53 -1 -57 2 -60C4 -54 4 -49 3 -44Z','#b4804e',h=.5,e=.42,sw=1,iw=.4)
    F.add('M-46 -38C-51 -37 -52 -31 -47 -30C-43 -30 -41 -36 -46 -38Z','#0a0504',h=.98,e=.5,sw=1,iw=.4)                          # nose
    F.line('M-47 -28.500C-40 -30 -33 -29 -25 -32','#0a0504',1.9,.95,.42)
    F.raw('<path d="M-43 -29.400L-41.300 -24.600L-39.400 -29.600ZM-36 -29.500L-34.400 -25.600L-32.700 -29.700Z" fill="#fff6dc" stroke="#2a160a" stroke-width=".35"/><path d="M-29 -40C-25 -44.500 -20 -46 -15.500 -43.500C-18 -39 -24 -38 -29 -40Z" fill="#ffc83c" stroke="#0a0402" stroke-width="1.300"/><circle cx="-22" cy="-41.800" r="1.900" fill="#0a0402"/>','')
    F.line('M-31 -42.500C-27 -46.500 -22 -48 -14.500 -47.500','#0a0402',1.7,.75,.99)
    F.line('M-23 35V31M-19 35V31.500M5 35V31.500M9 35V31','#000',1,.8,.4)
    return finish(F,q,wood(['#000000','#3a3a3a','#808080','#b0b0b0','#e0e0e0'],.25,.02,5,rings=4,ringmix=.3,gain=1.2,pore=0),8,.75 if q>60 else .5,.16,exp=13)
CURLS=[(-13,-17,10),(1,-24,10.5),(17,-22,10.5),(30,-13,10),(35,0,9.5),(30,12,9.5),(17,16,10),(2,17,10),(-11,13,9.5),(-18,-3,10),(-4,-6,11),(11,-8,11.5),(22,0,11),(7,6,11)]
def sheep(q=72,flip=False,low=False,bell=False):
    """looks to the left, with `flip` to the right; `low` bends its head, `bell` hangs one on a red collar"""
    F=Fig(); foot(F,BOX,False)
    leg=u(lin([(0,NUT[0]),(.45,NUT[1]),(1,NUT[2])],0,0,1,0))
    for x,y in ((-10,-2),(22,-3),(-3,3),(14,3)): F.add(f'M{x-4} 12L{x-3.6} {f(30+y)}C{x-5} {f(32+y)} {x-5} {f(34+y)} {x-3.4} {f(34+y)}H{x+4}L{x+4} 12Z',leg,h=.62,e=.34,sw=1.6,iw=.6)
    F.add('M-27 -2C-28 -22 -8 -34 12 -32C32 -31 46 -16 44 0C43 16 30 26 10 26C-10 26 -26 16 -27 -2Z',BOX[1],h=.45,sw=1,op=0)
    for x,y,r in CURLS:
        k=(x-6)/60+y/46; c=BOX
        F.raw(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{u(rad([(0,c[0]),(.55,"#f1d8a4"),(1,"#b9884a")],.34,.28,.8))}" stroke="#5e3a16" stroke-opacity=".55" stroke-width=".9"/>',
              f'<circle cx="{x}" cy="{y}" r="{r}" fill="{u(rad([(0,gray(.9-.10*k)),(.55,gray(.78-.1*k)),(1,gray(.42))]))}"/>',f'<circle cx="{x}" cy="{y}" r="{r}"/>')
        s=r*.56; F.line(f'M{f(x-s)} {f(y+r*.34)}a{f(s)} {f(s)} 0 1 1 {f(s*1.4)} {f(s*.75)}a{f(s*.5)} {f(s*.5)} 0 1 1 {f(s*.05)} {f(-s*.9)}','#8a5c28',1.2,.75,.5)
    dy=9 if low else 0
    if bell: F.raw(f'<path d="M-12 {-24+dy}C-8 {-10+dy} -12 {2+dy} -20 {8+dy}" fill="none" stroke="#6a0f20" stroke-width="4.600"/><path d="M-12 {-24+dy}C-8 {-10+dy} -12 {2+dy} -20 {8+dy}" fill="none" stroke="#b4253c" stroke-width="3.200"/>','')
    H=Fig(); fc=g3(*NUT,x2=.7,y2=.9)
    H.add('M-16 -31C-8 -36 -1 -32 0 -25C-6 -21 -13 -22 -18 -25Z',fc,h=.8,sw=1.6,iw=.7)
    H.add('M-26 -36C-16 -38 -9 -31 -11 -18C-12 -7 -19 2 -28 3C-37 3 -43 -3 -42 -10C-41 -20 -38 -33 -26 -36Z',fc,h=.92,e=.42,sw=2.4,iw=.8)
    H.add('M-36 -29C-44 -34 -51 -30 -53 -24C-47 -20 -40 -21 -36 -24Z',fc,h=.84,sw=1.6,iw=.7)
    for x,y,r in ((-19,-37,7),(-33,-35,6.5),(-26,-40,8)): H.raw(f'<circle cx="{x}" cy="{y}" r="{r}" fill="{u(rad([(0,BOX[0]),(.55,"#f1d8a4"),(1,"#b9884a")],.34,.28,.8))}" stroke="#5e3a16" stroke-opacity=".55" stroke-width=".9"/>',f'<circle cx="{x}" cy="{y}" r="{r}" fill="{u(rad([(0,gray(1)),(.6,gray(.85)),(1,gray(.5))]))}"/>',f'<circle cx="{x}" cy="{y}" r="{r}"/>')
    H.raw('<ellipse cx="-33.500" cy="-19" rx="3.300" ry="3.900" fill="#fff2d4"/><circle cx="-34.200" cy="-18.400" r="1.900" fill="#0c0603"/><ellipse cx="-19.500" cy="-18.500" rx="3" ry="3.700" fill="#fff2d4"/><circle cx="-20.300" cy="-18" r="1.800" fill="#0c0603"/>','')
    H.line('M-36 -5L-33 -3M-29 -2.500L-31.500 -3.500M-37 -1C-34 1.500 -30 1.800 -27 0','#1a0d06',1.3,.9,.5)
    t=f'<g transform="translate(0 {dy})">'; F.raw(t+H.c+'</g>',t+H.h+'</g>',t+H.m+'</g>')
    if bell:
        F.raw(f'<circle cx="-20" cy="{10+dy}" r="4.600" fill="{u(rad([(0,GILT[0]),(.5,GILT[1]),(1,GILT[2])],.35,.3,.8))}" stroke="#3a2408" stroke-width=".8"/><path d="M-23.500 {11.5+dy}H-16.500" stroke="#3a2408" stroke-width="1"/>',f'<circle cx="-20" cy="{10+dy}" r="4.600" fill="{gray(.98)}"/>',f'<circle cx="-20" cy="{10+dy}" r="4.600"/>')
    return finish(F,q,None,5.5,.16,.34,flip,big=1.08)
def rest_shadow(q):
    cx,y,rx,ry,h=(v*q/100 for v in FOOT)
    return ''.join(f'<ellipse cx="{f(cx+dx*q)}" cy="{f(y+h+dy*q)}" rx="{f(rx*1.02)}" ry="{f(ry*1.02)}" fill="#0a0402" fill-opacity="{o}" filter="{u(blur(b*q))}"/>' for dx,dy,o,b in ((.07,.045,.55,.05),(.01,.0,.7,.016)))
def lifted_shadow(q):
    cx,y,rx,ry,h=(v*q/100 for v in FOOT)
    return f'<ellipse cx="0" cy="{f(y+h)}" rx="{f(rx)}" ry="{f(ry)}" fill="#0a0402" fill-opacity=".62" filter="{u(blur(.07*q))}"/>'
def den(q):
    """a mat of green felt with a gilt hem and bracken at its back, where the wolf waits to be placed; its foot stands in the mat's middle"""
    cx,y,rx,ry,h=(v*q/100 for v in FOOT); cy=y+h*.8; RX,RY=.55*q,.245*q; el=lambda a,b,x:f'<ellipse cx="0" cy="{f(cy)}" rx="{f(RX*a)}" ry="{f(RY*b)}" {x}/>'
    s=f'<ellipse cx="{f(.03*q)}" cy="{f(cy+.035*q)}" rx="{f(RX*1.01)}" ry="{f(RY*1.02)}" fill="#0a0402" fill-opacity=".6" filter="{u(blur(.028*q))}"/>'
    # bracken stands behind the figure: fronds fan out from the back of the mat
    fr='';st=''
    for a,l in ((-74,.50),(-50,.60),(-24,.66),(2,.62),(28,.66),(53,.58),(76,.48)):
        x0,y0=P(.30*q,a)[0],cy-RY*.55+abs(a)*.0016*q; dx,dy=P(1,a*.72)
        n=9; st+=f'M{f(x0)} {f(y0)}l{f(dx*l*q)} {f(dy*l*q)}'
        for i in range(1,n):
            t=i/n; w=.115*q*(1-t)**.7; px,py=x0+dx*l*q*t,y0+dy*l*q*t
            for sd in (-1,1):
                ex,ey=px+(-dy*sd*w)+dx*w*.75,py+(dx*sd*w)+dy*w*.75; nx,ny=px+dx*.035*q,py+dy*.035*q
                fr+=f'M{f(px-dx*.02*q)} {f(py-dy*.02*q)}Q{f((px+ex)/2-dx*.03*q)} {f((py+ey)/2-dy*.03*q)} {f(ex)} {f(ey)}L{f(nx)} {f(ny)}Z'
    s+=f'<path d="{fr}" transform="translate({f(.02*q)} {f(.03*q)})" fill="#0a0402" fill-opacity=".5" filter="{u(blur(.02*q))}"/>'
    s+=relief(f'<path d="{fr}" fill="{u(lin([(0,"#b4cf74"),(.55,"#6d9a4c"),(1,"#2f6338")],0,0,.4,1))}" stroke="#12291a" stroke-opacity=".7" stroke-width="{f(.008*q)}"/><path d="{st}" fill="none" stroke="#2a4a20" stroke-width="{f(.02*q)}"/>',f'<path d="{fr}" fill="#bbb"/><path d="{st}" fill="none" stroke="#666" stroke-width="{f(.02*q)}"/>',1.6*q/72,.1,bl=.5*q/72,sh=.25)
    felt=u(rad([(0,'#58ad82'),(.55,'#33795a'),(1,'#1a4a34')],.4,.3,.75))
    s+=relief(el(1,1,f'fill="{felt}" stroke="#0c2118" stroke-width="{f(.012*q)}"')+el(.93,.9,f'fill="none" stroke="#e3bf55" stroke-width="{f(.022*q)}" stroke-dasharray="{f(.05*q)} {f(.026*q)}"'),el(1,1,f'fill="#aaa" stroke="#555" stroke-width="{f(.03*q)}"')+el(.93,.9,f'fill="none" stroke="#ddd" stroke-width="{f(.026*q)}"'),2*q/72,.08,bl=.7*q/72,sh=.25)
    return s
