"""The palace floor of The Six Wives: 24 tiles of cream and green marble edged with brass, and in the middle the graveyard, turf with four graves.
`q` is the side of a space, half that of a tile. Letters, numbers and the badges of the corners are live."""
from kc import *
import slate
CREAM=['#b9a67e','#cdbb93','#ddcda8','#e9dcbc','#f2e8cf']; GREEN=['#1b2b25','#243831','#2f473e','#3a554a','#4a6658']
TURF=['#16290f','#20391a','#2c4a22','#3a5c2a','#527538']
TILES=[(i,j) for i in range(5) for j in range(5) if (i,j)!=(2,2)]
MOUND='<path d="M-15 -14C-8 -20 8 -20 15 -14L18 22C10 28 -10 28 -18 22Z" '
STONE='<path d="M-14 -8V-18C-14 -29 14 -29 14 -18V-8Z" '
def rect(x,y,w,extra): return f'<rect x="{f(x)}" y="{f(y)}" width="{f(w)}" height="{f(w)}" {extra}/>'
def vein(rnd,x,y,t):
    """two strong veins and a thin one through a tile, with little branches: two paths"""
    strong=thin=''
    inside=lambda a,b:2<a<t-2 and 2<b<t-2
    for v in range(3):
        a=rnd.uniform(.3,1.1)*rnd.choice((-1,1))+(0 if v else 1.57); px,py=t/2+rnd.uniform(-.45,.45)*t*abs(math.sin(a)),t/2-rnd.uniform(-.3,.3)*t
        for back in (0,math.pi):
            cx,cy,b=px,py,a+back; seg=f'M{cx+x:.1f} {cy+y:.1f}'
            for _ in range(40):
                b=a+back+(b-a-back)*.7+rnd.uniform(-.55,.55); st=t*rnd.uniform(.035,.075); nx,ny=cx+st*math.cos(b),cy+st*math.sin(b)
                if not inside(nx,ny): break
                cx,cy=nx,ny; seg+=f'L{cx+x:.1f} {cy+y:.1f}'
                if rnd.random()<.10:
                    bb=b+rnd.choice((-.8,.8)); thin+=f'M{cx+x:.1f} {cy+y:.1f}'; ex,ey=cx,cy
                    for _ in range(5):
                        bb+=rnd.uniform(-.5,.5); ex+=t*.05*math.cos(bb); ey+=t*.05*math.sin(bb)
                        if not inside(ex,ey): break
                        thin+=f'L{ex+x:.1f} {ey+y:.1f}'
            if v<2: strong+=seg
            else: thin+=seg
    return strong,thin
def slabs(x,y,q):
    t=2*q; z=q/57; cream=green=hm=''
    for i,j in TILES:
        X,Y=x+i*t,y+j*t; d=rect(X+.8,Y+.8,t-1.6,'')
        if (i+j)%2: green+=d
        else: cream+=d
        hm+=rect(X,Y,t,'fill="#505050"')+rect(X+1.6,Y+1.6,t-3.2,'fill="#808080"')+f'<path d="M{f(X+q)} {f(Y+1)}V{f(Y+t-1)}M{f(X+1)} {f(Y+q)}H{f(X+t-1)}" stroke="#6a6a6a" stroke-width="{f(q*.035)}"/>'
    st=lambda cols,fx,fy,seed:u(slate.stone(cols,fx/z,fy/z,seed,1.0,1.5,.45))
    return relief(rect(x,y,5*t,'fill="#1a120a"')+f'<g fill="#ddd" filter="{st(CREAM,.012,.016,4)}">{cream}</g><g fill="#333" filter="{st(GREEN,.013,.017,15)}">{green}</g>',hm,q*.035,.16,bl=.6,exp=20,sh=.2)
def inlay(i,j,x,y,q):
    """the brass of a tile, and the lozenge in its middle"""
    dark=(i+j)%2; X,Y,t=x+2*q*i,y+2*q*j,2*q; r=q*.15
    s=f'<path d="M{f(X+q)} {f(Y+q*.14)}V{f(Y+t-q*.14)}M{f(X+q*.14)} {f(Y+q)}H{f(X+t-q*.14)}" stroke="{"#d9c48c" if dark else "#5a3a14"}" stroke-opacity=".62" stroke-width="{f(max(.9,q*.026))}"/>'
    s+=rect(X+q*.07,Y+q*.07,t-q*.14,f'fill="none" stroke="{"#c9a227" if dark else "#8a6414"}" stroke-opacity=".58" stroke-width="{f(max(.9,q*.025))}"')
    return s+f'<path d="M{f(X+q)} {f(Y+q-r)}L{f(X+q+r)} {f(Y+q)}L{f(X+q)} {f(Y+q+r)}L{f(X+q-r)} {f(Y+q)}Z" fill="{"#d9b45a" if dark else "#7a2a26"}" stroke="#2a1a08" stroke-opacity=".8" stroke-width="{f(max(.7,q*.02))}"/>'
def grave(k):
    """a mound and its stone round 0,0; `k`: the side of a space in 57ths"""
    s=f'<g transform="scale({f(k)})">{MOUND}fill="#0c1608" fill-opacity=".6" transform="translate(2 4)"/>'
    s+=relief(MOUND+'fill="#4a3a20" stroke="#1a1206" stroke-width="1.400"/>'+STONE+'fill="#a6a698" stroke="#2a2a22" stroke-width="1.200"/>',MOUND+'fill="#bbb" stroke="#555" stroke-width="8"/>'+STONE+'fill="#ddd" stroke="#555" stroke-width="4"/>',3.4*k,.06,bl=1.4*k+.3,sh=.15)
    return s+'<path d="M0 -24V-11M-4.500 -19.500H4.500" stroke="#34342a" stroke-width="2.400"/></g>'
def blades(rnd,at,q,n,op,w,lean=2.2):
    """`n` blades of grass; `at`: where the next one stands"""
    d=''
    for _ in range(n): a,b=at(); d+=f'M{f(a)} {f(b)}q{f(rnd.uniform(-1.2,1.2))} {f(-q*.05)} {f(rnd.uniform(-lean,lean))} {f(-q*rnd.uniform(.07,.14))}'
    return f'<path d="{d}" stroke="#8aac52" stroke-opacity="{op}" stroke-width="{f(max(.6,q*w))}" fill="none" stroke-linecap="round"/>'
def graveyard(x,y,q):
    t=2*q; rnd=random.Random(5)
    s=rect(x,y,t,f'fill="#2c4a22" filter="{u(slate.stone(TURF,.16,.10,8,3.2,1.7,.75))}"')+blades(rnd,lambda:(x+rnd.uniform(2,t-2),y+rnd.uniform(6,t-1)),q,230,.55,.016)
    mounds=[(x+q*(a+.5),y+q*(b+.5)) for a in (0,1) for b in (0,1)]
    for cx,cy in mounds: s+=f'<g transform="translate({f(cx)} {f(cy)})">{grave(q/57)}</g>'
    rnd=random.Random(9)
    def foot(cx,cy): a=rnd.random()*2-1; return cx+a*q*.33,cy+q*(.40 if abs(a)<.8 else rnd.uniform(-.2,.4))
    for m in mounds: s+=blades(rnd,lambda:foot(*m),q,26,.8,.02)
    s+=rect(x,y,t,f'fill="none" stroke="#0e1a0a" stroke-width="{f(q*.05)}"')+rect(x-q*.05,y-q*.05,t+q*.1,f'fill="none" stroke="#a59c84" stroke-width="{f(q*.07)}"')+rect(x-q*.08,y-q*.08,t+q*.16,f'fill="none" stroke="#2a2418" stroke-width="{f(q*.025)}"')
    return s+rect(x,y,t,f'fill="{u(lin([(0,"#000000 .55"),(.16,"#000000 0"),(1,"#000000 0")]))}"')+rect(x,y,t,f'fill="{u(lin([(0,"#000000 .5"),(.14,"#000000 0"),(1,"#000000 0")],0,0,1,0))}"')
def floor(x,y,q):
    """the whole floor, its upper left corner at x,y"""
    s=slabs(x,y,q); rnd=random.Random(23); B=10*q; iw=q*.4
    for i,j in TILES:
        strong,thin=vein(rnd,x+2*q*i,y+2*q*j,2*q); dark=(i+j)%2; p=lambda d,w,o:f'<path d="{d}" stroke-width="{f(q*w)}" stroke-opacity="{o}"/>'
        s+=f'<g fill="none" stroke="{"#c4d6c8" if dark else "#7a5426"}" stroke-linejoin="round">'+p(strong,.10,.07)+p(strong,.020,.34)+p(thin,.013,.25)+'</g>'+inlay(i,j,x,y,q)
    s+=graveyard(x+4*q,y+4*q,q)
    box=f'x="{f(x)}" y="{f(y)}"'
    s+=f'<rect {box} width="{f(B)}" height="{f(iw)}" fill="{u(lin([(0,"#0a0301 .62"),(.4,"#0a0301 .2"),(1,"#0a0301 0")]))}"/><rect {box} width="{f(iw)}" height="{f(B)}" fill="{u(lin([(0,"#0a0301 .55"),(.4,"#0a0301 .18"),(1,"#0a0301 0")],0,0,1,0))}"/>'
    return s+rect(x,y,B,'fill="none" stroke="#140904" stroke-width="2"')
