"""Guards and queens, their shadows, the marks of a board of hexes, the cord of a trap and the crossed halberds. Everything round the middle of a cell; `s` is the
side of a hex that stands on a corner (the table turns marks by a quarter where hexes lie on a side, so none of them minds that)."""
from kc import *
import figs
from figs import g3
from grid import quatrefoil
from leather import hexa
figs.MAT['sable']=('#57505c','#241e28','#070508')   # blacker and cooler: it must not turn brown by candlelight
BRIGHT='<filter id="{id}" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feComponentTransfer><feFuncR type="gamma" exponent=".82" amplitude="1.05"/><feFuncG type="gamma" exponent=".82" amplitude="1.05"/><feFuncB type="gamma" exponent=".80" amplitude="1.07"/></feComponentTransfer></filter>'
SIDES=(('light',1),('dark',0))   # figs: 1 is blue and silver, 0 sable and gold
FOOT=98   # the middle of the foot in a figure's box
def scale(s): return s*.0096
def foot(s,R): return s*.14+R*.09
def figure(kind,side,k,y=0):
    """a figure whose foot stands at 0,y, without its shadow"""
    before=figs.NOSHADOW[0]; figs.NOSHADOW[0]=True
    b=(figs.queenfig if kind=='queen' else figs.guard)(side); figs.NOSHADOW[0]=before
    return f'<g transform="translate({f(-2*k)} {f(y-FOOT*k)}) scale({f(k*1000/1000)})"><g filter="{u(define(("bright",),BRIGHT))}">{b}</g></g>'
def rest_shadow(s,R):
    y=foot(s,R)
    return ''.join(f'<ellipse cx="{f(dx*s)}" cy="{f(y+dy*s)}" rx="{f(R*rx)}" ry="{f(R*rx*.34)}" fill="#0a0402" fill-opacity="{o}" filter="{u(blur(b*s))}"/>' for dx,dy,rx,o,b in ((.12,.16,1.12,.5,.09),(.02,.10,1.04,.7,.03)))
def lifted_shadow(s,R): return f'<ellipse cx="0" cy="{f(foot(s,R))}" rx="{f(R)}" ry="{f(R*.36)}" fill="#0a0402" fill-opacity=".6" filter="{u(blur(.12*s))}"/>'
def line(d,dark,w,light,v,dash=''):
    return f'<path d="{d}" fill="none" stroke="#1a0a02" stroke-opacity="{dark}" stroke-width="{f(w)}" stroke-linejoin="round"/><path d="{d}" fill="none" stroke="{light}" stroke-width="{f(v)}" stroke-linejoin="round"{dash}/>'
def lozenges(s,r):
    """small gilt lozenges at the upper and the lower corner"""
    k=s/42; g=''
    for sy in (-1,1):
        y=sy*r; g+=f'<path d="M{f(-8*k)} {f(y+7*k*sy)}L0 {f(y-5*k*sy)}L{f(8*k)} {f(y+7*k*sy)}L0 {f(y+4*k*sy)}Z" fill="{u(gold_lin())}" stroke="#1d0f06" stroke-width="{f(max(1.2,1.6*k))}" stroke-linejoin="round"/>'
    return g
def mark(kind,s,R):
    w=s*3**.5; h=hexa(s*.86,False)
    if kind=='selected': return f'<path d="{hexa(s,False)}" fill="{u(rad([(0,"#ffe6a0 .78"),(.7,"#f1b94a .52"),(1,"#f1b94a .40")]))}"/>'+line(h,.65,s*.17,'#fbe6a4',s*.095)
    if kind=='target': return f'<path d="{hexa(s*.97,False)}" fill="{u(rad([(0,"#fff0b0 .85"),(.28,"#ffd060 .55"),(.46,"#ffb53a .06"),(.74,"#ffb53a .06"),(1,"#ffa83a .70")]))}"/>'+line(hexa(s*.87,False),.6,s*.13,'#ffe9a0',s*.075)+quatrefoil(s*1.15)
    if kind=='last': return f'<path d="{h}" fill="#c9a227" fill-opacity=".22"/>'+line(h,.65,s*.13,'#f7dc8c',s*.075)
    if kind=='last_from': return f'<path d="{h}" fill="#c9a227" fill-opacity=".14"/>'+line(h,.6,s*.12,'#f7dc8c',s*.07,f' stroke-dasharray="{f(s*.20)} {f(s*.14)}"')
    if kind=='must':   # a gilt hex, and an arrowhead in every corner that points at the piece
        g=''.join(f'<path d="M0 {f(-s*.70)}L{f(s*.15)} {f(-s*1.0)}L0 {f(-s*.91)}L{f(-s*.15)} {f(-s*1.0)}Z" transform="rotate({60*i})"/>' for i in range(6))
        return line(hexa(s*.80,False),.7,s*.13,'#f1d27a',s*.065)+f'<g fill="#1a0a02" stroke="#1a0a02" stroke-width="{f(s*.09)}" stroke-opacity=".75" stroke-linejoin="round">{g}</g><g fill="{u(gold_lin())}" stroke="#7a560f" stroke-width="{f(s*.02)}" stroke-linejoin="round">{g}</g>'
    if kind=='cursor': return f'<path d="{hexa(s*1.0,False)}" fill="none" stroke="#1d0f06" stroke-width="{f(s*.17)}" stroke-linejoin="round"/><path d="{hexa(s*1.0,False)}" fill="none" stroke="#fff3c8" stroke-width="{f(s*.085)}" stroke-linejoin="round"/>'+lozenges(s,s*1.06)
    if kind=='refused':
        c=s*.50; k=s*.19; d=hexa(s*.82,False)
        return f'<path d="{d}" fill="#9e1b32" fill-opacity=".20"/><path d="{d}" fill="none" stroke="#1a0408" stroke-opacity=".8" stroke-width="{f(s*.17)}"/><path d="{d}" fill="none" stroke="#fff0dc" stroke-width="{f(s*.13)}"/><path d="{d}" fill="none" stroke="#b01c36" stroke-width="{f(s*.085)}"/><g transform="translate({f(c)} {f(-c)})"><circle r="{f(k*1.5)}" fill="#1a0408" fill-opacity=".6" cx="{f(s*.02)}" cy="{f(s*.035)}"/><circle r="{f(k*1.42)}" fill="#9e1b32" stroke="#fff0dc" stroke-width="{f(s*.04)}"/><path d="M{f(-k*.6)} {f(-k*.6)}L{f(k*.6)} {f(k*.6)}M{f(k*.6)} {f(-k*.6)}L{f(-k*.6)} {f(k*.6)}" stroke="#fff6e6" stroke-width="{f(s*.075)}" stroke-linecap="round"/></g>'
    if kind=='hint':   # rays of a small sun along the edges of the cell
        a=s*.74; g=''
        for i in range(18):
            x,y=P(a*1.22,i*20); l=P(a*1.03,i*20-6); m=P(a*1.03,i*20+6); g+=f'M{f(l[0])} {f(l[1])}L{f(x)} {f(y)}L{f(m[0])} {f(m[1])}Z'
        return f'<circle r="{f(s*.98)}" fill="{u(rad([(0,"#ffe08a .1"),(.5,"#ffe08a .22"),(.78,"#ffd060 .60"),(1,"#ffc850 0")]))}"/><path d="{g}" fill="#1a0a02" stroke="#1a0a02" stroke-opacity=".7" stroke-width="{f(s*.07)}" stroke-linejoin="round"/><circle r="{f(a)}" fill="none" stroke="#1a0a02" stroke-opacity=".7" stroke-width="{f(s*.12)}"/><path d="{g}" fill="#f6d878"/><circle r="{f(a)}" fill="none" stroke="#f6d878" stroke-width="{f(s*.055)}"/>'
def halberd(k,mirror=False):
    """a small pole-arm that lies across a cell, about 2k long"""
    return f'<g transform="rotate({-42 if mirror else 42}) scale({"-" if mirror else ""}{f(k/10)} {f(k/10)})"><path d="M-.75 10.500V-7.500H.75V10.500Z" fill="#c08a50" stroke="#1a0a04" stroke-width=".6"/><path d="M0 -13L1.300 -8.600L.8 -7.900C2.600 -9.200 4.800 -9.600 6.600 -9C7.200 -6.600 6.500 -3.800 5 -2C3.800 -3.500 2.400 -4.100 .8 -4V-2.600H-.8V-4.400L-4.400 -5L-.8 -6.900L-1.300 -8.600Z" fill="{g3("#d8dce0","#8e949c","#4a4e56")}" stroke="#120806" stroke-width=".7" stroke-linejoin="round"/><path d="M6.200 -8.600C6.600 -6.500 6 -4.200 5 -2.700" fill="none" stroke="#f6f8fa" stroke-width=".7"/></g>'
def blocked(s):
    """a cell that may not be entered: in the dark, under two crossed halberds"""
    k=s*.64
    return f'<circle r="{f(s*.86)}" fill="{u(rad([(0,"#0a0406 .74"),(.82,"#0a0406 .70"),(1,"#0a0406 .40")]))}"/><g transform="translate(0 {f(s*.08)})"><g transform="translate({f(s*.05)} {f(s*.10)})" opacity=".7" filter="{u(blur(s*.05))}">{halberd(k)}{halberd(k,True)}</g>{halberd(k)}{halberd(k,True)}</g>'
def trapped(s,R):
    """the light about a trapped piece"""
    y=foot(s,R)
    return f'<circle cy="{f(y*.5)}" r="{f(s*1.5)}" fill="{u(rad([(0,"#ffd868 .95"),(.45,"#ff9a28 .74"),(.72,"#f4781c .34"),(1,"#f0701a 0")]))}"/><ellipse cy="{f(y-s*.95)}" rx="{f(s*1.06)}" ry="{f(s*1.35)}" fill="{u(rad([(0,"#ffe08a .95"),(.5,"#ffab38 .66"),(.8,"#f4801c .26"),(1,"#f0781a 0")]))}"/>'
def halo(s,R):
    """the glow on the cells of a trap"""
    return f'<ellipse cy="{f(foot(s,R))}" rx="{f(s*.98)}" ry="{f(s*.72)}" fill="{u(rad([(0,"#ff7a5a .75"),(.55,"#ff5a3a .40"),(1,"#ff3a2a 0")]))}"/>'
def take(s,strong):
    """a piece that leaves the game: a crimson hex, gilt points turned inwards; `strong`: the one pointed at"""
    h=hexa(s*.84,False); w=s*(.13 if strong else .10); a=s*(.26 if strong else .21)
    o=f'<path d="{hexa(s,False)}" fill="#ff4a3a" fill-opacity="{.42 if strong else .16}"/>'+f'<path d="{h}" fill="none" stroke="#1a0406" stroke-opacity=".8" stroke-width="{f(w*1.9)}" stroke-linejoin="round"/><path d="{h}" fill="none" stroke="{"#ff5a6e" if strong else "#d8344e"}" stroke-width="{f(w)}" stroke-linejoin="round"/>'
    g=''.join(f'<path d="M{f(-a*.62)} {f(-s*.98)}L0 {f(-s*.98+a*1.2)}L{f(a*.62)} {f(-s*.98)}L0 {f(-s*.98+a*.3)}Z" transform="rotate({60*i})"/>' for i in range(6))
    return o+f'<g fill="{u(gold_lin())}" stroke="#2a0c04" stroke-width="{f(max(.7,s*.03))}" stroke-linejoin="round">{g}</g>'
def trapper(s,R):
    """a crimson ring round the foot of a piece that traps"""
    y=foot(s,R); e=lambda k,x:f'<ellipse cy="{f(y+s*.02)}" rx="{f(R*k)}" ry="{f(R*k*.58)}" {x}/>'
    return e(1.3,'fill="#1a0406" fill-opacity=".45"')+e(1.26,f'fill="none" stroke="#2a0408" stroke-width="{f(s*.17)}"')+e(1.26,f'fill="none" stroke="#ff5a6a" stroke-width="{f(s*.10)}"')
def cord(L,w):
    """the cord of a trap, taut, from 0,0 to L,0"""
    fb=lambda b:define(('cb',b,L),f'<filter id="{{id}}" filterUnits="userSpaceOnUse" x="-60" y="-60" width="{f(L+120)}" height="120" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="{f(b)}"/></filter>')
    n=round(L/w/.95); st=L/n
    s=f'<rect x="0" y="{f(-w*1.25)}" width="{f(L)}" height="{f(w*2.5)}" rx="{f(w)}" fill="#ffc860" fill-opacity=".8" filter="{u(fb(w*.8))}"/><rect x="0" y="{f(w*.15)}" width="{f(L)}" height="{f(w*1.3)}" fill="#0a0204" fill-opacity=".8" filter="{u(fb(w*.28))}"/>'
    s+=f'<rect x="0" y="{f(-w/2)}" width="{f(L)}" height="{f(w)}" fill="{u(lin([(0,"#f0566c"),(.5,"#d42440"),(1,"#7c0f22")]))}"/>'
    s+='<path d="'+''.join(f'M{f(i*st+st*.12)} {f(w*.5)}L{f(i*st+st*.88)} {f(-w*.5)}' for i in range(n))+f'" stroke="#ffe9a0" stroke-width="{f(w*.34)}"/>'
    return s+f'<path d="M0 {f(-w/2)}H{f(L)}M0 {f(w/2)}H{f(L)}" stroke="#2a0408" stroke-width="{f(w*.18)}"/>'
def knot(s):
    """the gilt knob with its tassel at either end of a cord, and over the piece between"""
    t=f'<path d="M{f(-s*.05)} 0L{f(-s*.14)} {f(s*.40)}H{f(s*.14)}L{f(s*.05)} 0Z" fill="#e0485c" stroke="#2a0408" stroke-width="{f(s*.035)}"/><path d="M{f(-s*.13)} {f(s*.38)}H{f(s*.13)}" stroke="#f7dc8c" stroke-width="{f(s*.07)}"/>'
    return t+f'<circle r="{f(s*.17)}" fill="{u(gold_lin())}" stroke="#2a0408" stroke-width="{f(s*.04)}"/><circle cx="{f(-s*.05)}" cy="{f(-s*.06)}" r="{f(s*.05)}" fill="#fffbe0" fill-opacity=".8"/>'
MARKS=('selected','target','last','last_from','must','cursor','refused','hint')
def sprites(s,R):
    k=scale(s)
    N=[(f'{kind}_{n}',lambda kind=kind,side=side:figure(kind,side,k,foot(s,R))) for kind in ('guard','queen') for n,side in SIDES]
    N+=[('shadow_rest_tall',lambda:rest_shadow(s,R)),('shadow_lifted_tall',lambda:lifted_shadow(s,R))]
    N+=[('mark_'+m,lambda m=m:mark(m,s,R)) for m in MARKS]
    N+=[('mark_take',lambda:take(s,False)),('mark_take_hover',lambda:take(s,True))]
    return N+[('blocked',lambda:blocked(s)),('trapped',lambda:trapped(s,R)),('line_halo',lambda:halo(s,R)),('line_rim',lambda:trapper(s,R)),('line_spark',lambda:knot(s))]
