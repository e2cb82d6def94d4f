"""What lies on and round the table of Cromwell: the Block and its axe, the ribbon of time, slips of offers, seals; and for the gallery plates, banners and the large card."""
from kc import *
import marks
from heraldry import INK,q
from portraits import attr
from monarchs import BANNER,HOUSES,WASH
from fronts import disc,house_badge
from ui import G
CREAM='#fdf3d6'
def mix(a,b,t):
    A,B=([int(c[i:i+2],16) for i in (1,3,5)] for c in (a,b)); return '#%02x%02x%02x'%tuple(round(x+(y-x)*t) for x,y in zip(A,B))
# ---- the Block -----------------------------------------------------------------------------------
def block(w,h):
    """the chopping block seen from above, hollowed on both sides for the neck; round its middle"""
    a,b=w/2,h/2; n=a-w*.09
    d=f'M{f(-a)} {f(-b+12)}Q{f(-a)} {f(-b)} {f(-a+12)} {f(-b)}L{f(a-12)} {f(-b)}Q{f(a)} {f(-b)} {f(a)} {f(-b+12)}L{f(a)} {f(-b*.5)}C{f(n)} {f(-b*.32)} {f(n)} {f(b*.32)} {f(a)} {f(b*.5)}L{f(a)} {f(b-12)}Q{f(a)} {f(b)} {f(a-12)} {f(b)}L{f(-a+12)} {f(b)}Q{f(-a)} {f(b)} {f(-a)} {f(b-12)}L{f(-a)} {f(b*.5)}C{f(-n)} {f(b*.32)} {f(-n)} {f(-b*.32)} {f(-a)} {f(-b*.5)}Z'
    s=f'<path d="{d}" transform="translate(6 11)" fill="#000" fill-opacity=".7" filter="{u(blur(7,40))}"/><path d="{d}" transform="translate(0 7)" fill="#1e1008" stroke="#140a04" stroke-width="1"/>'
    s+=f'<path d="{d}" fill="#543" filter="{u(wood(["#2b170b","#4a2c17","#6b4226","#87572f","#9c6a3c"],.012,.09,47))}"/><path d="{d}" fill="{u(lin([(0,"#ffdca0 .2"),(.3,"#ffdca0 0"),(.75,"#0a0402 0"),(1,"#0a0402 .45")],.1,0,.6,1))}"/><path d="{d}" fill="none" stroke="#140a04" stroke-width="2.4"/>'
    s+=f'<path d="{d}" transform="scale(.962)" fill="none" stroke="{u(lin([(0,"#f0c284 .8"),(.5,"#d9a66a .35"),(1,"#d9a66a .1")],0,0,.6,1))}" stroke-width="1.4"/>'
    rnd=random.Random(4)
    for _ in range(9):   # the axe's marks
        x,y,l=rnd.uniform(-a*.7,a*.7),rnd.choice((-1,1))*rnd.uniform(b*.78,b*.93),rnd.uniform(7,15)
        s+=f'<path d="{q(x-l,y-2,x,y,x+l,y+3,2.2)}" fill="#140a04" fill-opacity=".8"/><path d="{q(x-l,y-.6,x,y+1.4,x+l,y+4.4,1)}" fill="#f0c284" fill-opacity=".4"/>'
    return s
def axe(k,turn):
    haft='M-5 -96C-6 -40 -4 20 -7 98C-7 108 7 108 7 98C4 20 6 -40 5 -96C4 -101 -4 -101 -5 -96Z'; blade='M-8 -86L-6 -52L8 -52C24 -46 40 -34 56 -26C66 -52 64 -86 52 -112C40 -100 24 -90 8 -86Z'
    steel=u(lin([(0,'#f4f3ec'),(.45,'#b9bcc0'),(.55,'#8d9298'),(1,'#4d5259')],0,0,1,1)); wood_=u(lin([(0,'#c08a54'),(.4,'#7d4d2a'),(1,'#3b2010')],0,0,1,0))
    s=f'<g transform="rotate({turn}) scale({k})">'; sh=f'fill="#000" fill-opacity=".55" filter="{u(blur(4,40))}" transform="rotate({-turn}) translate(6 11) rotate({turn})"'
    s+=f'<path d="{haft}" {sh}/><path d="{blade}" {sh}/><path d="{haft}" fill="{wood_}" stroke="#1a0e06" stroke-width="1.6"/><path d="{blade}" fill="{steel}" stroke="#1c1d20" stroke-width="2" stroke-linejoin="round"/>'
    s+='<path d="M50 -108C60 -84 62 -54 54.500 -29C52 -31 50 -32 48 -33C54 -56 53 -84 45 -104Z" fill="#fbfaf4" opacity=".9"/><path d="M10 -84C24 -88 36 -95 46 -103M10 -55C22 -50 34 -42 46 -35" stroke="#fff" stroke-width="1.200" opacity=".6" fill="none"/>'
    s+='<path d="M-8 -88H8V-50H-8Z" fill="#6f747b" stroke="#1c1d20" stroke-width="1.600"/><circle cy="-69" r="4" fill="#d9b347" stroke="#1c1d20" stroke-width="1.200"/>'
    return s+''.join(f'<path d="M-6.500 {y}L6.500 {y-6}" stroke="#2a170b" stroke-width="3"/>' for y in (62,70,78))+'</g>'
def axe_seal(r): return marks.seal(r+2,r+2,r,f'<g transform="scale({f(r*.033)})">{attr("axe").replace(INK,"#f8e09a")}</g>')
# ---- the ribbon of time --------------------------------------------------------------------------
def ribbon(w,h):
    """linen between two braids, with a fringe at both ends"""
    s=f'<rect x="2" y="5" width="{w}" height="{h}" rx="3" fill="#000" fill-opacity=".65" filter="{u(blur(4,60))}"/>'
    for side,x in ((-1,0),(1,w)):
        for k in range(int((h-10)/9)+1):
            y=6+k*9; s+=f'<path d="M{f(x)} {y}q{side*5} 1 {side*11} {f((k%3-1)*1.6)}" stroke="{("#d4a937","#1F3A6E","#efd98e")[k%3]}" stroke-width="2.200" fill="none" stroke-linecap="round"/>'
    weave=define(('linen',),'<pattern id="{id}" width="3" height="3" patternUnits="userSpaceOnUse"><path d="M0 .75H3M0 2.250H3" stroke="#fff6dc" stroke-width=".7" stroke-opacity=".26"/><path d="M0 1.500H3" stroke="#8a6a34" stroke-width=".6" stroke-opacity=".18"/></pattern>')
    s+=f'<rect width="{w}" height="{h}" rx="2" fill="{u(lin([(0,"#f3e4bd"),(1,"#cbb178")]))}"/><rect width="{w}" height="{h}" rx="2" fill="url(#{weave})"/>'
    for y in (3,h-3): s+=f'<path d="M0 {y}H{w}" stroke="#5a3d10" stroke-width="6"/><path d="M0 {y}H{w}" stroke="#d4a937" stroke-width="4.400"/><path d="M0 {f(y-.4)}H{w}" stroke="#fff0b4" stroke-opacity=".8" stroke-width="2.800" stroke-dasharray="1.600 3.400"/>'
    return s
def stretch(h,w,top,mid):
    """a house on the ribbon: its banner's colour, below it silk, couched round with gold"""
    c=BANNER[h]; silk=mix(WASH[h],'#f3e7cb',.18); H=top+mid
    s=f'<rect width="{w}" height="{top}" fill="{c}"/><rect width="{w}" height="{top}" fill="{u(lin([(0,"#ffffff .16"),(.3,"#ffffff 0"),(.8,"#000000 0"),(1,"#000000 .25")]))}"/><rect y="{top}" width="{w}" height="{mid}" fill="{silk}"/>'
    s+=f'<path d="{"".join(f"M0 {top+k*3+2}H{w}" for k in range(int(mid/3)))}" stroke="#fff" stroke-width="1" stroke-opacity=".12"/><rect y="{top}" width="{w}" height="{mid}" fill="{u(lin([(0,"#000000 .22"),(.16,"#ffffff .20"),(.5,"#000000 0"),(1,"#000000 .22")]))}"/>'
    if h=='SAXE-COBURG-GOTHA': s+=f'<g fill="none" stroke="#3a3f40" stroke-width="1.500" stroke-opacity=".5"><path d="{"".join(f"M2 {top+k*8+8}L{w-2} {top+k*8}" for k in range(int(mid/8)))}"/></g>'
    s+=f'<path d="M0 1.200H{w}M0 {H-1.2}H{w}M0 {top}H{w}" stroke="#5a3d10" stroke-width="2.400"/><path d="M0 1H{w}M0 {H-1.2}H{w}" stroke="#e7c65a" stroke-width="1.300"/><path d="M0 {top}H{w}" stroke="#e7c65a" stroke-width=".9"/>'
    return s+''.join(f'<path d="M{x} 0V{H}" stroke="#5a3d10" stroke-width="2.600"/><path d="M{x} 0V{H}" stroke="#e7c65a" stroke-width="1.500" stroke-dasharray="4 1.400"/>' for x in (1.3,w-1.3))
def woven(h,r): return f'<g transform="scale({f(r/24)})" opacity=".30">{house_badge(h,BANNER[h])}</g>'
def stitch(h): return f'<path d="M1 0V{h}" stroke="#2a1c14" stroke-width="1.300" stroke-dasharray="3 3" stroke-opacity=".5"/>'
# ---- offers --------------------------------------------------------------------------------------
def slip(w,h,live):
    s=f'<rect x="-2" y="-2" width="{w+4}" height="{h+4}" rx="8" fill="#ffcf6a" fill-opacity=".85" filter="{u(blur(6,60))}"/>' if live else ''
    s+=f'<rect x="2" y="5" width="{w}" height="{h}" rx="5" fill="#000" fill-opacity=".5" filter="{u(blur(3,60))}"/><rect width="{w}" height="{h}" rx="5" fill="#e6d3a8" filter="{u(parch_filter(9))}"/><rect width="{w}" height="{h}" rx="5" fill="{u(lin([(0,"#fff8e0 .35"),(.5,"#fff8e0 0"),(1,"#5a2e0c .18")]))}" stroke="#5b4322" stroke-width="1.100"/>'
    if live: s+=f'<rect width="{w}" height="{h}" rx="5" fill="none" stroke="#3a2006" stroke-width="4.400"/><rect width="{w}" height="{h}" rx="5" fill="none" stroke="#f3cf6a" stroke-width="2.300"/>'
    return s
def tail(live):
    """towards the speaker on the left; its right edge lies 3 within the slip"""
    edge,sw=('#3a2006',4.4) if live else ('#5b4322',2.2); d='M18 0L1.500 9L18 18'
    s=f'<path d="{d}" fill="#dcc795" stroke="{edge}" stroke-width="{sw}" stroke-linejoin="round"/>'+(f'<path d="{d}" fill="none" stroke="#f3cf6a" stroke-width="2.300" stroke-linejoin="round"/>' if live else '')
    return s+'<path d="M21 1.800L4.500 9L21 16.200Z" fill="#e6d6ad"/>'
# ---- the gallery ---------------------------------------------------------------------------------
def plate(h,w,t):
    c=BANNER[h]; return f'<rect x="1" y="2.500" width="{w}" height="{t}" rx="3" fill="#000" fill-opacity=".4" filter="{u(blur(1.4,40))}"/><rect width="{w}" height="{t}" rx="3" fill="{c}" stroke="{INK}" stroke-width="1.400"/><rect width="{w}" height="{t}" rx="3" fill="{u(lin([(0,"#ffffff .16"),(.35,"#ffffff 0"),(1,"#000000 .22")]))}"/><rect x="3" y="3" width="{w-6}" height="{t-6}" rx="1.500" fill="none" stroke="#e3c46a" stroke-width="1"/>'
def banner(h,w,t):
    """hangs from the top of the large card"""
    c=BANNER[h]; d=f'M0 0H{w}V{t}L{w-15} {t-8}L{w/2} {t}L15 {t-8}L0 {t}Z'; k=5
    return f'<path d="{d}" fill="#000" fill-opacity=".4" transform="translate(1.5 3)" filter="{u(blur(1.2,40))}"/><path d="{d}" fill="{c}" stroke="{INK}" stroke-width="2" stroke-linejoin="round"/><path d="{d}" fill="{u(lin([(0,"#000000 .2"),(.2,"#ffffff .1"),(1,"#000000 .12")]))}"/><path d="M{k} {k-1}H{w-k}V{t-9}L{w-14} {t-13}L{w/2} {t-6}L14 {t-13}L{k} {t-9}Z" fill="none" stroke="#f1d27a" stroke-width="1.200"/>'
def large(w,h):
    s=f'<rect x="3" y="6" width="{w}" height="{h}" rx="20" fill="#000" fill-opacity=".6" filter="{u(blur(5,60))}"/><rect x="1.500" y="3" width="{w}" height="{h}" rx="20" fill="#7a5f34"/><rect width="{w}" height="{h}" rx="20" fill="#f3e7cb" filter="{u(parch_filter(5))}"/><rect width="{w}" height="{h}" rx="20" fill="{u(lin([(0,"#fffaea .5"),(.5,"#fffaea 0"),(1,"#8a6a34 .12")],0,0,.8,1))}" stroke="#8d6f3c" stroke-width="1.400"/>'
    return s+f'<rect x="12" y="12" width="{w-24}" height="{h-24}" rx="12" fill="none" stroke="{INK}" stroke-width="3.200"/><rect x="18" y="18" width="{w-36}" height="{h-36}" rx="8" fill="none" stroke="{INK}" stroke-width="1.200"/>'
def chosen(r):
    s=f'<circle r="{f(r)}" fill="none" stroke="#2a0a10" stroke-width="7"/><circle r="{f(r)}" fill="none" stroke="#b01c36" stroke-width="5"/><circle r="{f(r)}" fill="none" stroke="#f0a0a8" stroke-width="1" stroke-opacity=".7"/>'
    return s+''.join(marks.lozenge(x,y,8) for x,y in ((0,-r),(0,r),(-r,0),(r,0)))
def thread(w): return f'<path d="M0 4H{w}" stroke="#4a3210" stroke-width="6"/><path d="M0 4H{w}" stroke="#d4a937" stroke-width="4"/><path d="M0 3.500H{w}" stroke="#fff0b4" stroke-width="2.400" stroke-dasharray="2 4" stroke-opacity=".85"/>'
def atlas(A):
    A.add('block',172,160,lambda:G(86,80,block(172,160)),pad=28,bg='madder'); A.add('axe',116,156,lambda:G(46,80,axe(.72,22)),pad=12,bg='madder')
    A.add('axe_seal',44,44,lambda:axe_seal(20),pad=6,bg='parch')
    A.add('time_ribbon',160,142,lambda:ribbon(160,142),pad=16,slice=[12,12,12,12],bg='madder')
    A.add('time_stitch',2,82,lambda:stitch(82),pad=1,bg='parch'); A.add('time_year',9,7,lambda:f'<path d="M4.500 .5L.5 6.500H8.500Z" fill="#7a1526"/>',pad=1,bg='parch')
    for i,h in enumerate(HOUSES):
        A.add(f'time_{i}',60,114,lambda h=h:stretch(h,60,24,90),pad=0,slice=[4,27,4,4],bg='parch')
        A.add(f'time_badge_{i}',60,60,lambda h=h:G(30,30,woven(h,30)),pad=0,bg='parch')
        A.add(f'plate_{i}',60,26,lambda h=h:plate(h,60,26),pad=4,slice=8,bg='parch'); A.add(f'banner_{i}',120,44,lambda h=h:banner(h,120,44),pad=5,slice=[20,6,20,16],bg='parch')
        A.add(f'badge_{i}',44,44,lambda h=h:disc(h,22,22,.9),pad=2,bg='parch')
    for n,live in (('',False),('_gilt',True)): A.add('offer'+n,80,44,lambda live=live:slip(80,44,live),pad=16,slice=12,bg='madder'); A.add('offer_tail'+n,18,18,lambda live=live:tail(live),pad=4,bg='madder')
    A.add('large',160,180,lambda:large(160,180),pad=14,slice=34,bg='oak')
    A.add('chosen',136,136,lambda:G(68,68,chosen(62)),pad=4,bg='parch'); A.add('thread',60,8,lambda:thread(60),pad=2,slice=[4,2,4,2],bg='parch'); A.add('thread_end',14,18,lambda:f'<path d="M1 1L13 9L1 17Z" fill="{u(gold_lin())}" stroke="#4a3210" stroke-width="1.400" stroke-linejoin="round"/>',pad=2,bg='parch')
