"""Shadows and marks in the shape of a card, drawn round its middle; `w` and `h` are the card's. All but `veil` leave the card's face free, so that they
may lie over it or under it. Shadows are centred: the program moves them away from the candle (right and down) by the card's height above the table."""
from kc import *
import heraldry
MARKS=('shadow_rest','shadow_lifted','glow_playable','glow_hover','glow_selected','glow_winning','veil','ghost','halo','mark_hint','mark_refused','mark_cursor')
def box(w,h,d,extra):
    """the card's outline grown by `d`"""
    r=w*17/250
    return f'<rect x="{f(-w/2-d)}" y="{f(-h/2-d)}" width="{f(w+2*d)}" height="{f(h+2*d)}" rx="{f(max(r+d,1))}" {extra}/>'
def ring(w,h,d,t,col,op=1): return box(w,h,d,f'fill="none" stroke="{col}" stroke-width="{f(t)}"'+(f' stroke-opacity="{op}"' if op<1 else ''))
def outside(w,h,body):
    """only what lies beyond the card's edge"""
    r=w*17/250; m=define(('outside',w,h),f'<mask id="{{id}}" maskUnits="userSpaceOnUse" x="{-w}" y="{-h}" width="{2*w}" height="{2*h}"><rect x="{-w}" y="{-h}" width="{2*w}" height="{2*h}" fill="#fff"/><rect x="{f(-w/2)}" y="{f(-h/2)}" width="{w}" height="{h}" rx="{f(r)}" fill="#000"/></mask>')
    return f'<g mask="url(#{m})">{body}</g>'
def soft(w,h,d,sd,col,op): return box(w,h,d,f'fill="{col}" fill-opacity="{op}" filter="{u(blur(sd,60))}"')
def gilt_edge(w,h,t):
    return ring(w,h,t*.1,t*1.75,'#2a1604',.75)+ring(w,h,t*.1,t,u(lin([(0,'#fff6cc'),(.3,'#f6da80'),(.6,'#e3b93f'),(1,'#f1d27a')],0,0,.6,1)))
def seal(x,y,r,body,face='#7d1426'):
    return f'<g transform="translate({f(x)} {f(y)})"><circle r="{f(r)}" cx="{f(r*.1)}" cy="{f(r*.18)}" fill="#0a0402" fill-opacity=".7" filter="{u(blur(r*.12))}"/><circle r="{f(r)}" fill="{u(gold_lin())}" stroke="#2a1a08" stroke-width="{f(max(.8,r*.06))}"/><circle r="{f(r*.79)}" fill="{face}" stroke="#2a1a08" stroke-width="{f(max(.6,r*.045))}"/>{body}</g>'
def lozenge(x,y,k,tall=1):
    return f'<path d="M{f(x)} {f(y-k*tall)}L{f(x+k)} {f(y)}L{f(x)} {f(y+k*tall)}L{f(x-k)} {f(y)}Z" fill="{u(gold_lin())}" stroke="#1d0f06" stroke-width="{f(max(1,k*.24))}" stroke-linejoin="round"/>'
def candle(x,y,k):
    """a small candle in its dish, foot at x,y, 33 high"""
    P=lambda d,fill,extra='':f'<path d="{d}" fill="{fill}" {extra}/>'
    s=f'<circle cx="0" cy="-20.500" r="12.500" fill="{u(rad([(0,"#fff2c0 .95"),(.4,"#ffd27a .7"),(1,"#ffb040 0")]))}"/>'
    s+=P('M-4.300 -1V-14.500Q-4.300 -16.500 0 -16.500Q4.300 -16.500 4.300 -14.500V-1Z',u(lin([(0,'#fffbe6'),(.55,'#f3e2b6'),(1,'#b08c54')],0,0,1,0)),'stroke="#2a1604" stroke-width="1.3" stroke-linejoin="round"')
    s+=P('M-9.500 -2.500H9.500Q9 2.500 0 2.500Q-9 2.500 -9.500 -2.500Z',u(lin([(0,'#fff3c4'),(.35,'#e3b93f'),(1,'#7a5a10')],0,0,1,0)),'stroke="#2a1604" stroke-width="1.3" stroke-linejoin="round"')
    s+='<path d="M0 -16V-19" stroke="#2a1604" stroke-width="1.5"/>'
    s+=P('M0 -31.500C4.600 -25 4.600 -19.500 0 -18.200C-4.600 -19.500 -4.600 -25 0 -31.500Z','#ff9c2a','stroke="#7a3a04" stroke-width=".9"')
    s+=P('M0 -27C2.500 -23.500 2.500 -20.200 0 -19.200C-2.500 -20.200 -2.500 -23.500 0 -27Z','#fff6cc')
    return f'<g transform="translate({f(x)} {f(y)}) scale({f(k)})">{s}</g>'
def draw(kind,w,h):
    k=w/130
    if kind=='shadow_rest': return soft(w,h,-1.2*k,1.9*k,'#000000',.55)+soft(w,h,-2*k,5*k,'#04100a',.42)
    if kind=='shadow_lifted': return soft(w,h,-5*k,8.4*k,'#04100a',.62)
    if kind=='glow_playable': return outside(w,h,soft(w,h,1*k,3.4*k,'#ffd873',.55))+gilt_edge(w,h,2.4*k**.5)
    if kind=='glow_hover': return outside(w,h,soft(w,h,5*k,7.5*k,'#ffd070',.92))+gilt_edge(w,h,3*k**.5)
    if kind=='glow_selected':   # a wider gilt frame with a lozenge on each side
        t=4.2*k**.6
        s=outside(w,h,soft(w,h,5*k,6.5*k,'#ffca5a',.95))+ring(w,h,-t*.35,t*1.6,'#2a1604',.8)+ring(w,h,-t*.35,t,u(lin([(0,'#fff6cc'),(.3,'#f6da80'),(.6,'#e3b93f'),(1,'#f1d27a')],0,0,.6,1)))+ring(w,h,-t*.35,t*.22,'#7a5a10',.8)
        return s+''.join(lozenge(x,y,8*k**.7) for x,y in ((0,-h/2),(0,h/2),(-w/2,0),(w/2,0)))
    if kind=='glow_winning': return outside(w,h,soft(w,h,3*k,4.5*k,'#ffcf6a',.8))+gilt_edge(w,h,2.6*k**.5)+seal(w*.46,-h*.46,18.5*k**.7,heraldry.use('crown',0,-.4*k,23*k**.7,'#f8e09a',True))
    if kind=='halo': return outside(w,h,soft(w,h,7*k,9*k,'#ffcf6a',.95))
    if kind=='veil': return box(w,h,.4*k,'fill="#120b06" fill-opacity=".34"')
    if kind=='ghost':
        t=2*k**.5
        return box(w,h,0,'fill="#061a10" fill-opacity=".16"')+box(w,h,-t*.6,f'fill="none" stroke="#05140d" stroke-opacity=".55" stroke-width="{f(t*2)}"')+box(w,h,-t*.6,f'fill="none" stroke="#f6dc92" stroke-width="{f(t)}" stroke-dasharray="{f(6.4*k**.5)} {f(4.2*k**.5)}"')
    if kind=='mark_hint':   # the light of a candle, which stands on the upper edge, clear of rank and badge
        s=outside(w,h,soft(w,h,6*k,7.5*k,'#ffcf6a',.95)+soft(w,h,2*k,3*k,'#fff0b8',.9))+gilt_edge(w,h,3*k**.5)
        return s+candle(-w*.5+13*k**.6,-h/2+4*k**.6,k**.6)
    if kind=='mark_refused':
        t=k**.5; r=15*k**.6
        x=f'<path d="M{f(-r*.36)} {f(-r*.36)}L{f(r*.36)} {f(r*.36)}M{f(r*.36)} {f(-r*.36)}L{f(-r*.36)} {f(r*.36)}" stroke="#fff6e6" stroke-width="{f(r*.24)}" stroke-linecap="round"/>'
        return ring(w,h,0,7.4*t,'#1a0408',.8)+ring(w,h,0,5.4*t,'#fff0dc')+ring(w,h,0,3.4*t,'#b01c36')+f'<g transform="translate({f(w*.44)} {f(-h*.45)})"><circle r="{f(r*1.06)}" cx="{f(r*.08)}" cy="{f(r*.14)}" fill="#1a0408" fill-opacity=".6"/><circle r="{f(r)}" fill="#9e1b32" stroke="#fff0dc" stroke-width="{f(r*.16)}"/>{x}</g>'
    if kind=='mark_cursor':
        t=k**.5; s=ring(w,h,4.4*t,6.4*t,'#1d0f06')+ring(w,h,4.4*t,3.2*t,'#fff3c8')
        for sx in (-1,1):
            x=sx*(w/2+7*t); q=9*k**.6
            s+=f'<path d="M{f(x+sx*q)} {f(-q*1.1)}L{f(x-sx*q*.7)} 0L{f(x+sx*q)} {f(q*1.1)}L{f(x+sx*q*.55)} 0Z" fill="{u(gold_lin())}" stroke="#1d0f06" stroke-width="{f(1.7*t)}" stroke-linejoin="round"/>'
        return s
    raise ValueError(kind)
