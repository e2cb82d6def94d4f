"""The palace floor of The Six Wives: 24 tiles of cream and green marble, each of four slabs edged with brass, a slab for a space, and in the middle the graveyard, turf with
four graves. `q` is the side of a space, half that of a tile. Letters, numbers and the badges of the corners are live."""
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
    """the marble: every space is a slab of its own, and of the four of a tile two are darker, so that ten by ten are counted at a glance"""
    z=q/57; cream=green=shade=hm=''; joint=max(.9,q*.02); seam=max(1.4,q*.034)
    for i,j in TILES:
        for a,b in ((0,0),(1,0),(0,1),(1,1)):
            X,Y=x+q*(2*i+a),y+q*(2*j+b); l,t=(joint,seam)[a==0],(joint,seam)[b==0]; r,d=(joint,seam)[a==1],(joint,seam)[b==1]
            box=lambda e,extra:f'<rect x="{f(X+l+e)}" y="{f(Y+t+e)}" width="{f(q-l-r-2*e)}" height="{f(q-t-d-2*e)}" {extra}/>'
            if (i+j)%2: green+=box(0,'')
            else: cream+=box(0,'')
            if (a+b)%2: shade+=box(0,f'fill="{"#04140e" if (i+j)%2 else "#6a4312"}" fill-opacity="{.34 if (i+j)%2 else .20}"')
            hm+=box(0,'fill="#5c5c5c"')+box(q*.03,'fill="#808080"')
    st=lambda cols,fx,fy,seed:u(slate.stone(cols,fx/z,fy/z,seed,1.0,1.5,.45))
    return relief(rect(x,y,10*q,'fill="#150d07"')+f'<g fill="#ddd" filter="{st(CREAM,.012,.016,4)}">{cream}</g><g fill="#333" filter="{st(GREEN,.013,.017,15)}">{green}</g>{shade}',rect(x,y,10*q,'fill="#202020"')+hm,q*.045,.16,bl=.6,exp=20,sh=.2)
def inlay(i,j,x,y,q):
    """a fillet of brass in each slab of a tile, and the stud where the four meet"""
    dark=(i+j)%2; e=q*.085; r=q*.085; s=''
    for a in (0,1):
        for b in (0,1): s+=rect(x+q*(2*i+a)+e,y+q*(2*j+b)+e,q-2*e,f'fill="none" stroke="{"#d8b45c" if dark else "#7c560f"}" stroke-opacity="{.62 if dark else .58}" stroke-width="{f(max(.9,q*.024))}"')
    X,Y=x+q*(2*i+1),y+q*(2*j+1)
    return s+f'<path d="M{f(X)} {f(Y-r)}L{f(X+r)} {f(Y)}L{f(X)} {f(Y+r)}L{f(X-r)} {f(Y)}Z" fill="{"#d9b45a" if dark else "#7a2a26"}" stroke="#2a1a08" stroke-opacity=".8" stroke-width="{f(max(.7,q*.02))}"/>'
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
