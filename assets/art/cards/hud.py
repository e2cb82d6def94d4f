"""What lies round every card table: score slips, name ribbons, small signs."""
import random
from kc import *
import faces
from heraldry import pt
def torn(w,h,seed):
    rnd=random.Random(seed); n=11; a=lambda l,h_:rnd.uniform(l,h_)
    return 'M0 2'+''.join(f'L{pt(w*k/n,a(-.9,1.3))}' for k in range(n+1))+''.join(f'L{pt(w+a(-1.1,.9),h*k/6)}' for k in range(1,7))+''.join(f'L{pt(w-w*k/n,h+a(-1.7,1.6))}' for k in range(n+1))+''.join(f'L{pt(a(-.9,1.1),h-h*k/6)}' for k in range(1,6))+'Z'
def score_slip(w,h,seed=4):
    d=torn(w,h,seed)
    return f'<path d="{d}" fill="#000" fill-opacity=".55" transform="translate(4 7)" filter="{u(blur(4,40))}"/><path d="{d}" fill="#000" fill-opacity=".4" transform="translate(1 2)"/><path d="{d}" fill="#e6d3a8" filter="{u(parch_filter(7))}"/><path d="{d}" fill="{u(lin([(0,"#fff8e0 .3"),(.4,"#fff8e0 0"),(1,"#5a2e0c .16")],0,0,.5,1))}" stroke="#7a5a2a" stroke-opacity=".8" stroke-width=".9"/>'
def name_ribbon(w,h,t):
    """`t`: how far the forked tails stand out on each side; they lie in the sprite"""
    k=h; x0,x1=t,w-t
    tail=lambda s,x,e:f'M{f(x-s*-6)} {f(k*.13)}L{f(e)} {f(k*.13)}L{f(e-s*k*.24)} {f(k*.63)}L{f(e)} {f(k*1.13)}L{f(x-s*-6)} {f(k*1.13)}Z'
    d=f'M{f(x0+7)} {f(k*.13)}H.4L{f(k*.24)} {f(k*.63)}L.4 {f(k*1.13)}H{f(x0+7)}Z'+f'M{f(x1-7)} {f(k*.13)}H{f(w-.4)}L{f(w-k*.24)} {f(k*.63)}L{f(w-.4)} {f(k*1.13)}H{f(x1-7)}Z'
    fold=f'M{f(x0)} {f(k)}h7v{f(k*.13)}ZM{f(x1)} {f(k)}h-7v{f(k*.13)}Z'
    box=f'x="{f(x0)}" y="0" width="{f(x1-x0)}" height="{f(k)}" rx="2"'
    return f'<path d="{d}" fill="#000" fill-opacity=".5" transform="translate(1.5 3)" filter="{u(blur(1.8))}"/><rect {box} fill="#000" fill-opacity=".5" transform="translate(1.5 3)" filter="{u(blur(1.8))}"/><path d="{d}" fill="{u(lin([(0,"#c9aa6a"),(1,"#a5854a")]))}" stroke="#5b4322" stroke-width=".9"/><path d="{fold}" fill="#5b4322"/><rect {box} fill="#e6d3a8" filter="{u(parch_filter(9))}"/><rect {box} fill="{u(lin([(0,"#fff8e0 .35"),(.5,"#fff8e0 0"),(1,"#5a2e0c .2")]))}" stroke="#5b4322" stroke-width="1"/>'
def lozenge(w,h):
    return f'<path d="M{f(w/2)} 0L{w} {f(h/2)}L{f(w/2)} {h}L0 {f(h/2)}Z" fill="#000" fill-opacity=".5" transform="translate(.8 1.4)" filter="{u(blur(.9))}"/>'+faces.lozenge(w/2,h/2,w-1.6,h-1.6,.9)
def glow(r): return f'<circle r="{f(r)}" fill="{u(rad([(0,"#ffd98a .95"),(.52,"#ffd98a .85"),(.62,"#ffcf6a .5"),(.8,"#ffc858 .14"),(1,"#ffc858 0")]))}"/>'
def atlas(A):
    G=lambda x,y,b:f'<g transform="translate({f(x)} {f(y)})">{b}</g>'
    A.add('score_slip',186,92,lambda:score_slip(186,92),pad=16,slice=[30,24,30,24],bg='baize')
    A.add('name_ribbon',128,27,lambda:name_ribbon(128,27,9.2),pad=8,slice=[18,8,18,8],bg='baize')
    A.add('lozenge_gilt',20,27,lambda:lozenge(20,27),pad=3,bg='parch')
    A.add('seat_glow',184,184,lambda:G(92,92,glow(92)),pad=0,bg='baize')
