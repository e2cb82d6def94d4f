"""Losing Draughts: the trays that want to be filled (gilt, lined with the fool's motley, his head laughing above) and the motto for the board's
frame; and losing.json, whose board and pieces are those of draughts. Needs draughts.json. Prints the render jobs."""
import json,os
from kc import *
from sprites import picture,OUT
from grid import GRADE
import fool
IMG=os.environ.get('ART_IMAGES',OUT); D='losing/'
os.makedirs(OUT+'/losing',exist_ok=True)
index=json.load(open(IMG+'/draughts.json')); jobs=[]
def motley(x,y,w,h,rx,q):
    """lozenges of crimson and green cloth, quilted with gold thread"""
    c=define(('motley',x,y,w,h),f'<clipPath id="{{id}}"><rect x="{f(x)}" y="{f(y)}" width="{f(w)}" height="{f(h)}" rx="{f(rx)}"/></clipPath>')
    a=b=st=''; H=q*1.5
    for i in range(-1,int(w/q)+3):
        for j in range(-1,int(h/H)+3):
            for o in (0,.5):
                cx,cy=x+w/2+(i-int(w/q/2)-1+o)*q,y+(j+o)*H
                d=f'M{f(cx)} {f(cy-H/2)}L{f(cx+q/2)} {f(cy)}L{f(cx)} {f(cy+H/2)}L{f(cx-q/2)} {f(cy)}Z'
                if o: a+=d
                else: b+=d
    box=f'x="{f(x)}" y="{f(y)}" width="{f(w)}" height="{f(h)}"'
    col=f'<rect {box} fill="#8a1529"/><path d="{b}" fill="#1b4a37"/><path d="{a}" fill="#861428"/>'
    hm=f'<rect {box} fill="#555"/>'+f'<path d="{a}{b}" fill="{u(rad([(0,"#bbbbbb"),(.7,"#999999"),(1,"#666666")]))}" stroke="#444" stroke-width="{f(q*.07)}"/>'
    return f'<g clip-path="url(#{c})">'+relief(col,hm,q*.16,.06,bl=q*.06,sh=.22)+f'<path d="{a}" fill="none" stroke="#d8b24a" stroke-opacity=".55" stroke-width="{f(max(.7,q*.04))}" stroke-dasharray="{f(q*.12)} {f(q*.09)}"/></g>'
def tray(w,h,pad,face,k):
    """`face`: where the fool's head sits; `k` its size"""
    x=y=pad; vert=h>w; m=min(w,h); i=m*.12
    r=lambda d,extra:f'<rect x="{f(x+d)}" y="{f(y+d)}" width="{f(w-2*d)}" height="{f(h-2*d)}" rx="{f(m/2-d)}" {extra}/>'
    s=f'<rect x="{x+3}" y="{y+6}" width="{w}" height="{h}" rx="{m/2}" fill="#040201" fill-opacity=".7" filter="{u(blur(4.5))}"/>'
    # the rim: a gilt roll between two fillets, cut across like a rope
    col=r(0,f'fill="{u(gold_lin())}"'); hm=r(0,'fill="#444"')+r(i*.5,f'fill="none" stroke="#777" stroke-width="{f(i*.95)}"')+r(i*.5,f'fill="none" stroke="#bbb" stroke-width="{f(i*.6)}"')+r(i*.5,f'fill="none" stroke="#eee" stroke-width="{f(i*.25)}"')
    rope=r(i*.5,f'fill="none" stroke="#6a4a10" stroke-opacity=".55" stroke-width="{f(i*.7)}" stroke-dasharray="{f(i*.16)} {f(i*.62)}"')
    s+=relief(col+rope,hm+r(i*.5,f'fill="none" stroke="#666" stroke-width="{f(i*.7)}" stroke-dasharray="{f(i*.16)} {f(i*.62)}"'),m*.07,.45,bl=.7,sh=.22)
    s+=r(.4,'fill="none" stroke="#2a1606" stroke-opacity=".8" stroke-width=".9"')
    s+=motley(x+i,y+i,w-2*i,h-2*i,m/2-i,m*.4 if vert else m*.6)
    s+=r(i,f'fill="{u(lin([(0,"#0a0402 .82"),(.16,"#0a0402 .62"),(.34,"#0a0402 .30"),(1,"#0a0402 .26")],0,0,.15,1) if vert else lin([(0,"#0a0402 .70"),(.5,"#0a0402 .42"),(1,"#0a0402 .30")]))}"')
    if not vert: s+=r(i,f'fill="{u(lin([(0,"#0a0402 0"),(.72,"#0a0402 0"),(.82,"#0a0402 .5"),(1,"#0a0402 .55")],0,0,1,0))}"')   # under the words
    s+=r(i,f'fill="none" stroke="{u(lin([(0,"#000000 .9"),(.5,"#000000 .35"),(.75,"#ffdca0 .2"),(1,"#ffdca0 .5")],0,0,.6,1))}" stroke-width="1.4"')
    fx,fy=face; s+=f'<g transform="translate({f(x+fx)} {f(y+fy)})">{fool.head_shadow(k)}{fool.head(k)}</g>'
    return s
for name,w,h,pad,face,k in (('tray',60,582,44,(30,-12),.50),('tray_wide',374,30,20,(276,14.5),.30)):
    picture(D+name,w+2*pad,h+2*pad,lambda:tray(w,h,pad,face,k),quality=88,rects=[dict(x=0,y=0,w=w+2*pad,h=h+2*pad,bg='oak')],**GRADE); jobs.append(D+name)
    index[name]=dict(w=w+2*pad,h=h+2*pad,pad=pad)
# ---- the motto: "who loses wins", as the French call this game --------------------------------
def motto(w,h,pad,size):
    """a strip of ebony let into the frame, its letters and ends of brass"""
    x=y=pad; e=h*.7
    d=f'M{x+e} {y}H{x+w-e}L{x+w} {y+h/2}L{x+w-e} {y+h}H{x+e}L{x} {y+h/2}Z'
    s=f'<path d="{d}" fill="#0a0402" fill-opacity=".5" transform="translate({f(h*.02)} {f(h*.05)})" stroke="#0a0402" stroke-opacity=".4" stroke-width="{f(h*.08)}"/>'
    s+=relief(f'<path d="{d}" fill="{u(lin([(0,"#2d2018"),(1,"#150d08")]))}"/><path d="{d}" fill="none" stroke="{u(gold_lin())}" stroke-width="{f(h*.09)}" stroke-linejoin="round"/>',f'<path d="{d}" fill="#888"/><path d="{d}" fill="none" stroke="#ddd" stroke-width="{f(h*.09)}" stroke-linejoin="round"/>',h*.06,.35,bl=.5,sh=.25)
    t=text(x+w/2,y+h*.5+size*.335,'QUI · PERD · GAGNE',size,600,'#f1d27a',anchor='middle',extra=f'letter-spacing="{f(size*.14)}"')
    s+=text(x+w/2,y+h*.5+size*.335+max(.5,h*.04),'QUI · PERD · GAGNE',size,600,'#050201',anchor='middle',extra=f'letter-spacing="{f(size*.14)}"')+t
    for sx in (x+e*.95,x+w-e*.95): s+=f'<path d="M{f(sx-h*.16)} {f(y+h/2)}L{f(sx)} {f(y+h*.28)}L{f(sx+h*.16)} {f(y+h/2)}L{f(sx)} {f(y+h*.72)}Z" fill="#9e1b32" stroke="#f1d27a" stroke-width="{f(h*.05)}"/>'
    return s
for name,w,h,pad,size in (('motto',264,22,4,15),('motto_small',130,11,2,7.6)):
    picture(D+name,w+2*pad,h+2*pad,lambda:motto(w,h,pad,size),near=60,rects=[dict(x=0,y=0,w=w+2*pad,h=h+2*pad,bg='dark')],**GRADE); jobs.append(D+name)
    index[name]=dict(w=w+2*pad,h=h+2*pad,pad=pad)
json.dump(index,open(IMG+'/losing.json','w'),indent=1)
print(' '.join(jobs))
