"""The cloths that may lie on the oak table, landscape and portrait: green baize with the creases of the chest it lay in, crimson velvet cut in an ogee of Tudor roses,
blue velvet strewn with fleurs-de-lis. As dark as the oak on average, so that boards, parchment and gold stand out and cream letters keep their contrast. Prints the render jobs."""
import os
from kc import *
import kc,heraldry
from sprites import picture,OUT
from grid import GRADE
D='table_cloths/'
os.makedirs(OUT+'/'+D,exist_ok=True)
# light: the cloth from where the candle stands to the far corner; pale, deep: what folds and pile are painted with; fibre, shade: the noise of the nap, as red, green, blue;
# nap: how strong fibre and shade are; brushed: how strong the patches are where a hand has gone over it
BAIZE=dict(light=('#1b4332','#163829','#112d21','#0a1d15'),pale='#5f9c7e',deep='#04120c',fibre=(.60,.86,.66),shade=(.01,.05,.03),grain=(.75,.5),nap=(.55,.95),brushed=.36)
CRIMSON=dict(light=('#6c1526','#560f1e','#420b17','#2b060e'),pale='#c8404f',deep='#150205',fibre=(.95,.42,.46),shade=(.06,0,.01),grain=(.85,.5),nap=(.32,.66),brushed=.8)
BLUE=dict(light=('#1c386e','#162d58','#112243','#0a162d'),pale='#4f78c8',deep='#02050e',fibre=(.42,.60,.98),shade=(0,.01,.06),grain=(.85,.5),nap=(.32,.66),brushed=.6)
def nap(C):
    """fibre, pale and deep, and where a hand has brushed it; sizes in units, so that both scales show the same cloth"""
    n=lambda b,o,seed,out:f'<feTurbulence type="fractalNoise" baseFrequency="{b}" numOctaves="{o}" seed="{seed}" result="{out}"/>'
    m=lambda src,c,ch,out:f'<feColorMatrix in="{src}" values="0 0 0 0 {c[0]} 0 0 0 0 {c[1]} 0 0 0 0 {c[2]} {ch}" result="{out}"/>'
    p,d=C['nap']; gx,gy=C['grain']; k=C['brushed']
    return define(('nap',str(C)),f'<filter id="{{id}}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">{n(f"{gx} {gy}",2,11,"a")}{m("a",C["shade"],f"0 {d} 0 0 {-d*.42:.3f}","d")}{n(f"{gy} {gx}",2,5,"b")}{m("b",C["fibre"],f"{p} 0 0 0 {-p*.5:.3f}","l")}{n(".006 .011",3,8,"c")}{m("c",C["shade"],f"0 0 {1.5*k:.3f} 0 {-.64*k:.3f}","s")}{n(".009 .005",2,21,"e")}{m("e",C["fibre"],f"0 {.42*k:.3f} 0 0 {-.19*k:.3f}","h")}<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s"/><feMergeNode in="h"/><feMergeNode in="d"/><feMergeNode in="l"/></feMerge></filter>')
def fold(d,size,C,k=1):
    """a soft fold along a line: its back is lit from the upper left, beyond it lies its shadow"""
    s=''
    for off,wd,col,op in ((1.25,1.9,C['deep'],.42),(.42,.66,C['deep'],.50),(-.75,1.5,C['pale'],.16),(-.16,.50,C['pale'],.20)):
        s+=f'<path d="{d}" fill="none" stroke="{col}" stroke-opacity="{f(op*k)}" stroke-width="{f(size*wd)}" stroke-linecap="round" transform="translate({f(size*off*.55)} {f(size*off*.72)})" filter="{u(soft(size*wd*.42))}"/>'
    return s
def soft(s): return define(('soft',s),f'<filter id="{{id}}" filterUnits="userSpaceOnUse" x="-200" y="-200" width="1700" height="1300" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="{f(s)}"/></filter>')
def crease(x1,y1,x2,y2,up,C):
    """where it lay folded: `up` a ridge, else a groove"""
    dx,dy=(1,0) if x1==x2 else (0,1); s=''
    a,b=(C['pale'],C['deep']) if up else (C['deep'],C['pale'])
    for col,off,wd,op in ((a,-16,30,.16 if up else .26),(b,16,30,.30 if up else .12),(a,-1.8,3.2,.20 if up else .34),(b,1.8,3.2,.38 if up else .16)):
        s+=f'<path d="M{f(x1+dx*off)} {f(y1+dy*off)}L{f(x2+dx*off)} {f(y2+dy*off)}" stroke="{col}" stroke-opacity="{op}" stroke-width="{wd}" filter="{u(soft(wd*.42))}"/>'
    return s
def rows(w,h,sx,sy,ox=0,oy=0):
    j=0; y=oy
    while y<h+sy:
        x=ox+(sx/2 if j%2 else 0)
        while x<w+sx: yield x,y; x+=sx
        y+=sy; j+=1
def cut(body,C,dark,rim,d=1.3):
    """a pattern whose pile is shorn: its lower edge catches the light, the rest is in shadow; `body` draws it in a colour"""
    return f'<g opacity="{rim}" transform="translate({d} {d*1.15:.2f})">{body(C["pale"])}</g><g opacity="{dark}">{body(C["deep"])}</g>'
def draw(C,w,h,kind):
    felt=rad(list(zip((0,.30,.66,1),C['light'])),w*.22,h*.10,max(w,h)*1.05,units='userSpaceOnUse')
    s=f'<rect width="{w}" height="{h}" fill="{u(felt)}"/>'
    if kind=='crimson': s+=roses(w,h,C)
    if kind=='blue': s+=lilies(w,h,C)
    s+=folds(w,h,C,kind)
    return f'<g filter="{u(nap(C))}">{s}</g>'+candle_soft(0,0,w,h,-20,-60)
def roses(w,h,C):
    """pointed ovals, with the Tudor rose in each"""
    sx,sy=172,122; a,b=sx/2,sy
    leaf=f'M0 {f(-b)}C{f(a*.06)} {f(-b*.56)} {f(a)} {f(-b*.56)} {f(a)} 0C{f(a)} {f(b*.56)} {f(a*.06)} {f(b*.56)} 0 {f(b)}C{f(-a*.06)} {f(b*.56)} {f(-a)} {f(b*.56)} {f(-a)} 0C{f(-a)} {f(-b*.56)} {f(-a*.06)} {f(-b*.56)} 0 {f(-b)}Z'
    kc.DEFS.append(heraldry.badge_defs(small=False,only=('rose',)))
    o=define(('ogee',),f'<path id="{{id}}" d="{leaf}" fill="none" stroke="currentColor"/>'); spots=list(rows(w,h,sx,sy,w/2%sx-sx,h/2%(2*sy)-2*sy))
    return cut(lambda c:f'<g color="{c}">'+''.join(f'<use href="#{o}" x="{f(x)}" y="{f(y)}" stroke-width="7"/><use href="#{o}" transform="translate({f(x)} {f(y)}) scale(.85 .83)" stroke-width="1.8"/>' for x,y in spots)+'</g>'+''.join(heraldry.use('rose',x,y,72,c) for x,y in spots),C,.44,.24)
LYS='<path d="M0 -27C11 -15 9 -4 4 5H-4C-9 -4 -11 -15 0 -27ZM6 5C7 -7 12 -14 19.500 -13.500C27 -12.500 27.500 -2 19.500 0C19.500 -6 14 -5 11 5ZM-6 5C-7 -7 -12 -14 -19.500 -13.500C-27 -12.500 -27.500 -2 -19.500 0C-19.500 -6 -14 -5 -11 5ZM-13 7H13V11.500H-13ZM-4.500 13.500H4.500C4.500 19 2.500 23 0 27C-2.500 23 -4.500 19 -4.500 13.500ZM6.500 13.500H11.500C13 18 11.500 21.500 8 22.500C6.800 19.500 6.300 16.500 6.500 13.500ZM-6.500 13.500H-11.500C-13 18 -11.500 21.500 -8 22.500C-6.800 19.500 -6.300 16.500 -6.500 13.500Z"/>'
def lilies(w,h,C):
    """fleurs-de-lis, strewn as in the king's arms, in gold thread that has grown dim"""
    g=define(('lys',),f'<g id="{{id}}" fill="currentColor">{LYS}</g>'); spots=list(rows(w,h,132,78,w/2%132-132,h/2%156-156))
    body=lambda c,dx=0,dy=0:f'<g color="{c}">'+''.join(f'<use href="#{g}" x="{f(x+dx)}" y="{f(y+dy)}"/>' for x,y in spots)+'</g>'
    return f'<g opacity=".50">{body(C["deep"],1.2,1.6)}</g><g opacity=".19">{body("#c9a227")}</g><g opacity=".08">{body("#f1d27a",-.5,-.6)}</g>'
def folds(w,h,C,kind):
    if kind=='baize':
        s=''
        if w>h: lines=[(w/4,0,w/4,h,1),(w*3/4,0,w*3/4,h,1),(w/2,0,w/2,h,0),(0,h/2,w,h/2,0)]
        else: lines=[(w/2,0,w/2,h,1),(0,h/4,w,h/4,0),(0,h*3/4,w,h*3/4,0)]
        return ''.join(crease(a,b,c,d,up,C) for a,b,c,d,up in lines)
    if w>h: F=[(f'M-60 {h*.46}C{w*.10} {h*.40} {w*.16} {h*.62} {w*.13} {h*1.1}',34,1),(f'M{w*.20} -40C{w*.17} {h*.16} {w*.30} {h*.34} {w*.46} {h*.30}C{w*.60} {h*.27} {w*.66} {h*.10} {w*.64} -40',30,.8),(f'M{w*.36} {h*1.06}C{w*.40} {h*.80} {w*.56} {h*.66} {w*.72} {h*.74}C{w*.88} {h*.80} {w*.98} {h*.66} {w*1.05} {h*.60}',36,1),(f'M{w*.80} -40C{w*.79} {h*.20} {w*.88} {h*.36} {w*1.05} {h*.30}',30,1)]
    else: F=[(f'M-40 {h*.16}C{w*.30} {h*.12} {w*.55} {h*.24} {w*1.1} {h*.17}',22,.9),(f'M-40 {h*.56}C{w*.25} {h*.64} {w*.50} {h*.48} {w*1.1} {h*.55}',24,1),(f'M{w*.18} {h*1.05}C{w*.25} {h*.90} {w*.62} {h*.82} {w*1.1} {h*.86}',24,1)]
    return ''.join(fold(d,size,C,k) for d,size,k in F)
jobs=[]; OPT=dict(scales=(1,)) if os.environ.get('DRAFT') else {}
for name,C in (('baize',BAIZE),('crimson',CRIMSON),('blue',BLUE)):
    for sfx,w,h in (('',1280,720),('_tall',390,844)):
        picture(D+name+sfx,w,h,lambda:draw(C,w,h,name),quality=[60,50] if name=='baize' else [78,62],opaque=True,**OPT,**GRADE); jobs.append(D+name+sfx)
print(' '.join(jobs))
