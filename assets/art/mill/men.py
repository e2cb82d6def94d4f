"""Men of bone and of jet, the sockets they wait in, the marks round the points, and the light of a closed mill."""
from kc import *
from figs import millman
from grid import *
COOL='<filter id="{id}" x="-20%" y="-20%" width="140%" height="150%" color-interpolation-filters="sRGB"><feColorMatrix values=".66 0 0 0 -.02 0 .70 0 0 -.015 0 0 .82 0 -.01 0 0 0 1 0"/></filter>'
def man(R,dark,turn=0):
    """without its shadow; jet is cooled, as the candle browns it"""
    b=millman(R,dark,False,turn)
    return f'<g filter="{u(define(("cool",),COOL))}">{b}</g>' if dark else b
def socket(x,y,R):
    return f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(R)}" fill="{u(lin([(0,"#050201"),(.5,"#170b05"),(1,"#3a2314")],.2,0,.8,1))}"/><circle cx="{f(x)}" cy="{f(y)}" r="{f(R)}" fill="none" stroke="{u(lin([(0,"#000000 .9"),(.55,"#000000 0"),(1,"#ffdca0 .5")],.2,0,.8,1))}" stroke-width="{f(max(1,R*.06))}"/>'
def take(R,strong):
    """a man that may be taken: crimson ring, gilt points turned inwards; `strong`: the one pointed at"""
    r=R*1.2; w=R*(.13 if strong else .10); a=R*(.42 if strong else .34); s=''
    if strong: s+=f'<circle r="{f(R*1.68)}" fill="{u(rad([(0,"#ff5a4a .10"),(.5,"#ff5a4a .14"),(.66,"#ff4a3a .62"),(1,"#ff3a2a 0")]))}"/>'
    s+=f'<circle r="{f(r)}" fill="none" stroke="#1a0406" stroke-opacity=".8" stroke-width="{f(w*1.9)}"/><circle r="{f(r)}" fill="none" stroke="{"#ff5a6e" if strong else "#d8344e"}" stroke-width="{f(w)}"/>'
    g=f'<path d="M{f(-a*.62)} {f(-r-a*.62)}L0 {f(-r+a*.66)}L{f(a*.62)} {f(-r-a*.62)}L0 {f(-r-a*.22)}Z" fill="{u(gold_lin())}" stroke="#2a0c04" stroke-width="{f(max(.7,R*.03))}" stroke-linejoin="round" transform="rotate(%d)"/>'
    return s+''.join(g%(45+90*k) for k in range(4))
def flash(L,w,glow):
    """the line of a closed mill, struck by light, from 0,0 to L,0; w: width of the brass"""
    def bar(ww,col,op,bl,ext=0):
        fb=define(('ub',bl,L),f'<filter id="{{id}}" filterUnits="userSpaceOnUse" x="-120" y="-120" width="{f(L+240)}" height="240" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="{f(bl)}"/></filter>') if bl else 0
        return f'<rect x="{f(-ext)}" y="{f(-ww/2)}" width="{f(L+2*ext)}" height="{f(ww)}" rx="{f(ww/2)}" fill="{col}" fill-opacity="{op}"'+(f' filter="{u(fb)}"' if bl else '')+'/>'
    return bar(glow*1.5,"#ff9a2e",.50,glow*.52,glow*.3)+bar(glow*.5,"#ffc860",.75,glow*.20,glow*.1)+bar(w*1.25,"#ffe9a0",1,w*.2)+bar(w*.6,"#fffdf0",1,0)
def halo(R):
    """under a man of a closed mill"""
    return f'<circle r="{f(R*1.66)}" fill="{u(rad([(0,"#ffe9a0 .95"),(.58,"#ffc850 .62"),(.74,"#ffb040 .25"),(1,"#ffb040 0")]))}"/>'
def rim(R):
    """the lit edge of a man of a closed mill"""
    return f'<circle r="{f(R*1.03)}" fill="none" stroke="#ffd060" stroke-opacity=".5" stroke-width="{f(R*.2)}"/><circle r="{f(R*1.03)}" fill="none" stroke="#fff0b4" stroke-width="{f(R*.075)}"/>'
def spark(r):
    """a star that runs along the line"""
    pt=lambda i:P((r if i%4==0 else r*.6) if i%2==0 else r*.11,45*i)
    d='M'+'L'.join(f'{f(pt(i)[0])} {f(pt(i)[1])}' for i in range(8))+'Z'
    return f'<circle r="{f(r*.9)}" fill="{u(rad([(0,"#fff6d0 .9"),(.25,"#ffd873 .45"),(1,"#ffb040 0")]))}"/><path d="{d}" fill="#fffbe6"/>'
def wings(R):
    """spread from under a man that may fly: three rows of white feathers, the upper ones the longest"""
    s=''
    for n,a0,a1,r,fill in ((7,42,122,1.68,'#d5cab2'),(6,46,116,1.46,'#e9e0cb'),(5,50,108,1.25,'#fffaf0')):
        for i in range(n):
            t=(n-1-i)/(n-1); a=a0+(a1-a0)*t; L=R*(r-.42*t**1.5); at=lambda k,d:' '.join(f(v) for v in P(L*k,a+d)); o=' '.join(f(v) for v in P(R*.5,a))
            s+=f'<path d="M{o}L{at(.66,-10)}Q{at(.97,-8)} {at(1,0)}Q{at(.97,8)} {at(.66,10)}Z" fill="{fill}" stroke="#3a2a14" stroke-opacity=".85" stroke-width="{f(max(.6,R*.028))}" stroke-linejoin="round"/><path d="M{o}L{at(.92,0)}" stroke="#8a764a" stroke-opacity=".55" stroke-width="{f(max(.5,R*.02))}"/>'
    both=s+f'<g transform="scale(-1 1)">{s}</g>'; i=define(('flat',),'<filter id="{id}" x="-10%" y="-10%" width="130%" height="130%"><feColorMatrix values="0 0 0 0 .03 0 0 0 0 .015 0 0 0 0 .01 0 0 0 .6 0"/></filter>')
    return f'<g filter="{u(i)}"><g transform="translate({f(R*.05)} {f(R*.13)})" filter="{u(blur(R*.04))}">{both}</g></g>'+both
def sprites(p,R):
    """names and drawings of the grid; p: a step on the board"""
    h=R*.13; q=R/29.5*72   # the size of a square for men of this radius
    N=[(f'man_{n}_{i}',lambda dark=dark,i=i:man(R,dark,15*i if dark else 20*i)) for n,dark in (('bone',False),('jet',True)) for i in range(3)]
    N+=[('shadow_rest',lambda:shadow(R*.98,R*.09,h+R*.09,R*.09,.62)+shadow(R,R*.02,h,R*.03,.75)),('shadow_lifted',lambda:shadow(R*.98,0,0,R*.19,.70))]
    N+=[('mark_'+m,lambda m=m:mark(m,q,R,True)) for m in MARKS]
    return N+[('mark_take',lambda:take(R,False)),('mark_take_hover',lambda:take(R,True)),('line_halo',lambda:halo(R)),('line_rim',lambda:rim(R)),('line_spark',lambda:spark(R)),('wings',lambda:wings(R))]
