"""What all boards have in common: frame and light round a field, trays, the marks on the squares, and the grid of equal cells that pieces and marks are kept in."""
from kc import *
from sprites import picture
GRADE=dict(grade=['#ff8c32',.16])   # the room's even warmth, laid into everything that lies on the table
def laid(field,B,b,S,pad,candle,band=True):
    """a field B x B, which a function draws at x, y, in its frame of width b with strapwork of size S, by candlelight; without `band` the frame is left free for letters"""
    W=B+2*b; x=y=pad
    s=frame(x,y,W,b,band=band)+field(x+b,y+b)+gframe(x-b*.02,y-b*.02,W+b*.04,b,S)
    lit=f'<rect x="{x}" y="{y}" width="{W}" height="{W}" fill="{u(lin([(0,"#ffd890 .30"),(.4,"#ffc060 .08"),(.62,"#000000 0"),(1,"#000000 .0")],0,0,1,.9))}" style="mix-blend-mode:soft-light"/>'+(candle_soft(x,y,W,W+5,x-124,y-94) if candle else '')
    return f'<g style="isolation:isolate">{s}{lit}</g>'
TRAYS={'tray':(60,582),'tray_wide':(374,30)}   # beside the board, and over and under it on a phone
def tray(w,h,pad=20):
    """a hollowed bar of oak"""
    x=y=pad; vert=h>w; m=min(w,h); i=m*.1
    s=f'<rect x="{x+3}" y="{y+6}" width="{w}" height="{h}" rx="{m/2}" fill="#040201" fill-opacity=".7" filter="{u(blur(4.5))}"/>'
    wd=wood(['#24130a','#3b2417','#54311b','#6b4226','#7c4e2c'],*((.10,.006) if vert else (.006,.10)),77)
    s+=f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{m/2}" filter="{u(wd)}"/>'
    s+=f'<rect x="{x+.7}" y="{y+.7}" width="{w-1.4}" height="{h-1.4}" rx="{m/2}" fill="none" stroke="{u(lin([(0,"#ffdca0 .6"),(.3,"#ffdca0 .1"),(.6,"#000000 .2"),(1,"#000000 .7")],0,0,.7,1))}" stroke-width="1.6"/>'
    wd2=wood(['#120904','#1c0f07','#26160c','#301d11','#3a2416'],*((.10,.006) if vert else (.006,.10)),79,gain=1.5,pore=.3)
    box=f'x="{f(x+i)}" y="{f(y+i)}" width="{f(w-2*i)}" height="{f(h-2*i)}" rx="{f(m/2-i)}"'
    s+=f'<rect {box} fill="#222" filter="{u(wd2)}"/><rect {box} fill="{u(lin([(0,"#0a0402 .85"),(.3,"#0a0402 .25"),(1,"#3a2414 .10")],0,0,1,.25) if vert else lin([(0,"#0a0402 .85"),(.35,"#0a0402 .25"),(1,"#3a2414 .10")]))}"/>'
    s+=f'<rect {box} fill="none" stroke="{u(lin([(0,"#000000 .9"),(.5,"#000000 .2"),(.75,"#ffdca0 .15"),(1,"#ffdca0 .5")],0,0,.6,1))}" stroke-width="1.4"/>'
    return s
def stops(w,h,pad=20):
    """little turned stops of brass at both ends of a tray"""
    x=y=pad; vert=h>w; m=min(w,h); e=m*.5; s=''
    for cx,cy in (((x+w/2,y+e*.52),(x+w/2,y+h-e*.52)) if vert else ((x+e*.52,y+h/2),(x+w-e*.52,y+h/2))):
        s+=f'<circle cx="{f(cx+.5)}" cy="{f(cy+1)}" r="{f(m*.045+.7)}" fill="#000" fill-opacity=".6"/><circle cx="{f(cx)}" cy="{f(cy)}" r="{f(m*.045+.4)}" fill="{u(rad([(0,"#fff3c0"),(.4,"#e0b64a"),(1,"#6a4a10")],.35,.3,.8))}"/>'
    return s
MARKS=('selected','target','last','last_from','must','cursor','refused','hint')
def quatrefoil(q):
    r=q*.21; g=lambda k:''.join(f'<circle cx="{f(dx*r*.62)}" cy="{f(dy*r*.62)}" r="{f(r*k)}"/>' for dx,dy in ((1,0),(-1,0),(0,1),(0,-1)))
    hm=f'<g fill="{u(rad([(0,"#dddddd"),(.7,"#bbbbbb"),(1,"#666666")]))}">{g(.6)}</g><circle r="{f(r*.62)}" fill="#bbb"/><circle r="{f(r*.40)}" fill="#777"/>'
    col=f'<g fill="{u(gold_lin())}" stroke="#6a4a10" stroke-width=".8">{g(.6)}</g><circle r="{f(r*.62)}" fill="#dcb243"/><circle r="{f(r*.40)}" fill="#8a1428" stroke="#fff0b4" stroke-width="{f(q*.016)}"/>'
    return f'<circle r="{f(q*.46)}" fill="{u(rad([(0,"#ffd873 .42"),(.6,"#ffc850 .16"),(1,"#ffc850 0")]))}"/><g fill="#1a0a02" fill-opacity=".75" transform="translate({f(q*.012)} {f(q*.028)})" stroke="#1a0a02" stroke-opacity=".75" stroke-width="{f(q*.05)}">{g(.6)}</g>'+relief(col,hm,q*.05,.4,bl=.6,sh=.25)
def brackets(q,op=.85):
    e=q*.45;l=q*.17
    p=''.join(f'M{f(sx*e)} {f(sy*(e-l))}V{f(sy*e)}H{f(sx*(e-l))}' for sx in(-1,1) for sy in(-1,1))
    return f'<rect x="{f(-q/2)}" y="{f(-q/2)}" width="{q}" height="{q}" fill="#c9a227" fill-opacity=".13"/><path d="{p}" fill="none" stroke="#1a0a02" stroke-opacity=".6" stroke-width="{f(q*.055)}"/><path d="{p}" fill="none" stroke="#f1d27a" stroke-opacity="{op}" stroke-width="{f(q*.032)}"/>'
def lozenges(q,d=.5):
    s='';k=q/72
    for sx in(-1,1):
        cx=sx*(q*d+1*k); s+=f'<path d="M{f(cx+7*k*sx)} {f(-8*k)}L{f(cx-5*k*sx)} 0L{f(cx+7*k*sx)} {f(8*k)}L{f(cx+4*k*sx)} 0Z" fill="{u(gold_lin())}" stroke="#1d0f06" stroke-width="{f(max(1.2,1.6*k))}" stroke-linejoin="round"/>'
    return s
def arcs(q,R):
    """brackets round a point: a broken ring"""
    a=R*1.22; d=''
    for k in range(4):
        (x,y),(z,w)=P(a,45+90*k-24),P(a,45+90*k+24); d+=f'M{f(x)} {f(y)}A{f(a)} {f(a)} 0 0 1 {f(z)} {f(w)}'
    return f'<circle r="{f(a)}" fill="#c9a227" fill-opacity=".16"/><path d="{d}" fill="none" stroke="#1a0a02" stroke-opacity=".6" stroke-width="{f(q*.062)}"/><path d="{d}" fill="none" stroke="#f1d27a" stroke-opacity=".9" stroke-width="{f(q*.036)}"/>'
def mark(kind,q,R,point=False):
    """q: the square's side, R: a piece's radius; `point`: the place is no square but a point, so what would run along its edge runs round the piece"""
    if point and kind=='selected':
        a=R*1.2; return f'<circle r="{f(a*1.26)}" fill="{u(rad([(0,"#ffe6a0 .75"),(.72,"#f1b94a .55"),(.8,"#f1b94a .34"),(1,"#f1b94a 0")]))}"/><circle r="{f(a)}" fill="none" stroke="#3a2004" stroke-opacity=".75" stroke-width="{f(q*.066)}"/><circle r="{f(a)}" fill="none" stroke="#f7dc8c" stroke-width="{f(q*.038)}"/>'
    if point and kind=='cursor':
        a=R*1.36; return f'<circle r="{f(a)}" fill="none" stroke="#1d0f06" stroke-width="{f(q*.083)}"/><circle r="{f(a)}" fill="none" stroke="#fff3c8" stroke-width="{f(q*.042)}"/>'+lozenges(q,a/q+.02)
    if kind=='selected':
        w=q*.92
        return f'<rect x="{f(-q/2)}" y="{f(-q/2)}" width="{q}" height="{q}" fill="{u(rad([(0,"#ffe6a0 .60"),(.7,"#f1b94a .36"),(1,"#f1b94a .24")]))}"/><rect x="{f(-w/2)}" y="{f(-w/2)}" width="{f(w)}" height="{f(w)}" fill="none" stroke="#3a2004" stroke-opacity=".55" stroke-width="{f(q*.062)}"/><rect x="{f(-w/2)}" y="{f(-w/2)}" width="{f(w)}" height="{f(w)}" fill="none" stroke="#f7dc8c" stroke-width="{f(q*.035)}"/>'
    if kind=='target': return quatrefoil(q)
    edge=arcs(q,R) if point and kind.startswith('last') else brackets(q)
    if kind=='last': return edge
    if kind=='last_from': return edge+f'<circle r="{f(R)}" fill="#0a0402" fill-opacity=".16"/><circle r="{f(R)}" fill="none" stroke="#f1d27a" stroke-opacity=".6" stroke-width="{f(max(1.1,q*.02))}" stroke-dasharray="{f(q*.06)} {f(q*.05)}"/>'
    if kind=='must':   # a gilt ring round the piece and four arrowheads in the corners, pointing at it
        a=R*1.07; s=f'<circle r="{f(a)}" fill="none" stroke="#1a0a02" stroke-opacity=".7" stroke-width="{f(q*.066)}"/><circle r="{f(a)}" fill="none" stroke="#f1d27a" stroke-width="{f(q*.034)}"/>'
        g=''.join(f'<path d="M{f(q*.455)} 0L{f(q*.635)} {f(q*.105)}L{f(q*.59)} 0L{f(q*.635)} {f(-q*.105)}Z" transform="rotate({r})"/>' for r in (45,135,225,315))
        return s+f'<g fill="#1a0a02" stroke="#1a0a02" stroke-width="{f(q*.05)}" stroke-opacity=".75" stroke-linejoin="round" transform="translate({f(q*.008)} {f(q*.018)})">{g}</g><g fill="{u(gold_lin())}" stroke="#7a560f" stroke-width="{f(q*.012)}" stroke-linejoin="round">{g}</g>'
    if kind=='cursor':
        w=q*.97; r=q*.07
        return f'<rect x="{f(-w/2)}" y="{f(-w/2)}" width="{f(w)}" height="{f(w)}" rx="{f(r)}" fill="none" stroke="#1d0f06" stroke-width="{f(q*.083)}"/><rect x="{f(-w/2)}" y="{f(-w/2)}" width="{f(w)}" height="{f(w)}" rx="{f(r)}" fill="none" stroke="#fff3c8" stroke-width="{f(q*.042)}"/>'+lozenges(q)
    if kind=='refused':
        a=R*1.09; c=q*.335; k=q*.105
        return f'<circle r="{f(a)}" fill="none" stroke="#1a0408" stroke-opacity=".8" stroke-width="{f(q*.088)}"/><circle r="{f(a)}" fill="none" stroke="#fff0dc" stroke-width="{f(q*.066)}"/><circle r="{f(a)}" fill="none" stroke="#b01c36" stroke-width="{f(q*.044)}"/><g transform="translate({f(c)} {f(-c)})"><circle r="{f(k*1.5)}" fill="#1a0408" fill-opacity=".6" cx="{f(q*.01)}" cy="{f(q*.02)}"/><circle r="{f(k*1.42)}" fill="#9e1b32" stroke="#fff0dc" stroke-width="{f(q*.022)}"/><path d="M{f(-k*.6)} {f(-k*.6)}L{f(k*.6)} {f(k*.6)}M{f(k*.6)} {f(-k*.6)}L{f(-k*.6)} {f(k*.6)}" stroke="#fff6e6" stroke-width="{f(q*.042)}" stroke-linecap="round"/></g>'
    if kind=='hint':   # rays of a small sun round the piece or square
        a=R*1.02; g=''
        for i in range(16):
            x,y=P(a*1.2,i*22.5); l=P(a*1.03,i*22.5-6.5); m=P(a*1.03,i*22.5+6.5); g+=f'M{f(l[0])} {f(l[1])}L{f(x)} {f(y)}L{f(m[0])} {f(m[1])}Z'
        return f'<circle r="{f(q*.5)}" fill="{u(rad([(0,"#ffe08a 0"),(.55,"#ffe08a .10"),(.78,"#ffd060 .50"),(1,"#ffc850 0")]))}"/><path d="{g}" fill="#1a0a02" stroke="#1a0a02" stroke-opacity=".7" stroke-width="{f(q*.04)}" stroke-linejoin="round"/><circle r="{f(a)}" fill="none" stroke="#1a0a02" stroke-opacity=".7" stroke-width="{f(q*.07)}"/><path d="{g}" fill="#f6d878"/><circle r="{f(a)}" fill="none" stroke="#f6d878" stroke-width="{f(q*.03)}"/>'
def grid(file,cell,R,N,cols=6,bg='board',**opt):
    """N: pairs of a name and a function that draws round 0,0; `cell` is the side of a cell, `R` the radius of a piece, `bg` what they mostly lie on, `opt` how they are encoded. Returns the index of the grid."""
    rows=-(-len(N)//cols)
    def draw():
        s=''; c=define(('cellclip',cell),f'<clipPath id="{{id}}"><rect x="{-cell/2}" y="{-cell/2}" width="{cell}" height="{cell}"/></clipPath>')
        for i,(n,d) in enumerate(N): s+=f'<g transform="translate({(i%cols+.5)*cell} {(i//cols+.5)*cell})" clip-path="url(#{c})">{d()}</g>'
        return s
    rects=[dict(x=i%cols*cell,y=i//cols*cell,w=cell,h=cell,bg=bg) for i in range(len(N))]
    picture(file,cols*cell,rows*cell,draw,rects=rects,**(opt or dict(near=60)),**GRADE)
    return dict(cell=cell,columns=cols,rows=rows,radius=R,names=[n for n,_ in N])
