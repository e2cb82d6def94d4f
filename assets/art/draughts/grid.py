"""What the pieces of every board have in common: the marks on the squares, and the grid of equal cells that pieces and marks are kept in."""
from kc import *
from sprites import picture
GRADE=dict(grade=['#ff8c32',.16])   # the room's even warmth, laid into everything that lies on the table
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
def mark(kind,q,R):
    if kind=='selected':
        w=q*.92
        return f'<rect x="{f(-q/2)}" y="{f(-q/2)}" width="{q}" height="{q}" fill="{u(rad([(0,"#ffe6a0 .60"),(.7,"#f1b94a .36"),(1,"#f1b94a .24")]))}"/><rect x="{f(-w/2)}" y="{f(-w/2)}" width="{f(w)}" height="{f(w)}" fill="none" stroke="#3a2004" stroke-opacity=".55" stroke-width="{f(q*.062)}"/><rect x="{f(-w/2)}" y="{f(-w/2)}" width="{f(w)}" height="{f(w)}" fill="none" stroke="#f7dc8c" stroke-width="{f(q*.035)}"/>'
    if kind=='target': return quatrefoil(q)
    if kind=='last': return brackets(q)
    if kind=='last_from': return brackets(q)+f'<circle r="{f(R)}" fill="#0a0402" fill-opacity=".16"/><circle r="{f(R)}" fill="none" stroke="#f1d27a" stroke-opacity=".6" stroke-width="{f(max(1.1,q*.02))}" stroke-dasharray="{f(q*.06)} {f(q*.05)}"/>'
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
def grid(file,cell,R,N,cols=6):
    """N: pairs of a name and a function that draws round 0,0; `cell` is the side of a cell, `R` the radius of a piece. Returns the index of the grid."""
    rows=-(-len(N)//cols)
    def draw():
        s=''; c=define(('cellclip',cell),f'<clipPath id="{{id}}"><rect x="{-cell/2}" y="{-cell/2}" width="{cell}" height="{cell}"/></clipPath>')
        for i,(n,d) in enumerate(N): s+=f'<g transform="translate({(i%cols+.5)*cell} {(i//cols+.5)*cell})" clip-path="url(#{c})">{d()}</g>'
        return s
    rects=[dict(x=i%cols*cell,y=i//cols*cell,w=cell,h=cell,bg='board') for i in range(len(N))]
    picture(file,cols*cell,rows*cell,draw,rects=rects,near=60,**GRADE)
    return dict(cell=cell,columns=cols,rows=rows,radius=R,names=[n for n,_ in N])
