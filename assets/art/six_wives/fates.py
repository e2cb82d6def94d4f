"""The six goals and the four fates of The Six Wives: badges, the marks of corners and spaces, and the pieces of the short animations. All round the middle of a cell;
`q` is the side of a space. Of the four badges each has a form of its own: a broken ring, an axe, a cross on a grave, a crown."""
from kc import *
from figs import MAT,g3,motif
from coins import LIVERY,enamel,sign as coin_sign
from marble import MOUND,STONE,blades
import men
GOALS=('divorced','beheaded','died','survived')
INK='#2a0c04'
def path(d,fill,w=0,stroke=INK,extra=''): return f'<path d="{d}" fill="{fill}"'+(f' stroke="{stroke}" stroke-width="{f(w)}" stroke-linejoin="round" stroke-linecap="round"' if w else '')+f' {extra}/>'
# ---- the goals -------------------------------------------------------------
def sign(goal,col='#fff3d2',ink='#3a060f'):
    """a goal's sign in one colour, about 50 in radius"""
    if goal=='divorced':   # a wedding ring, broken, its halves parting, a stone on the left one
        half=lambda d,x,y,t:f'<path d="{d}" transform="translate({x} {y}) rotate({t})" fill="none" stroke="{col}" stroke-width="12"/>'
        return half('M0 -28A31 31 0 1 0 0 34',-9,6,8)+half('M0 -28A31 31 0 1 1 0 34',10,6,-8)+f'<path d="M-36 -46H-10L-2 -36L-23 -14L-44 -36Z" transform="translate(4 0) rotate(-12 -23 -30)" fill="{col}" stroke="{ink}" stroke-width="4"/>'
    if goal=='beheaded': return f'<g transform="rotate(28) translate(-14 -4)" fill="{col}"><path d="M-7 -54C-8 -20 -8 24 -7 60H7C8 24 8 -20 7 -54Z"/><path d="M4 -38C22 -50 46 -46 58 -26C62 -4 58 22 42 42C36 22 22 10 4 10Z"/><path d="M-4 -28H-22V0H-4Z"/><path d="M50 -20C52 -4 50 14 41 28" fill="none" stroke="{ink}" stroke-opacity=".6" stroke-width="4"/></g>'
    if goal=='died': return f'<path d="M-8 -50H8V-30H26V-15H8V16H-8V-15H-26V-30H-8Z" fill="{col}"/><path d="M-44 46C-40 22 -22 20 0 20C22 20 40 22 44 46Z" fill="{col}"/>'
    crown='M-44 24C-46 2 -48 -14 -52 -30C-40 -28 -32 -16 -27 -6C-22 -24 -12 -34 0 -46C12 -34 22 -24 27 -6C32 -16 40 -28 52 -30C48 -14 46 2 44 24Z'
    return f'<g transform="translate(0 4)"><path d="{crown}" fill="{col}"/><path d="M-44 30H44V42H-44Z" fill="{col}"/><circle cx="0" cy="4" r="8" fill="{ink}" fill-opacity=".7"/><circle cx="-24" cy="10" r="5" fill="{ink}" fill-opacity=".7"/><circle cx="24" cy="10" r="5" fill="{ink}" fill-opacity=".7"/></g>'
ENAMEL={'divorced':('#9a6cc8','#5c3590','#2c1450'),'beheaded':('#e0485c','#a01a30','#4a0814'),'died':('#8a948c','#46524a','#1c2620'),'survived':('#5ec08c','#1f7a4c','#0a3c22')}
def badge(goal,r,halo=0):
    """a medal with a goal's sign; `halo`: the radius of a light about it"""
    E=ENAMEL[goal]; k=r*.62/50
    s=f'<circle r="{f(halo)}" fill="{u(rad([(0,"#ffe9a0 .9"),(.5,"#ffc850 .5"),(1,"#ffb040 0")]))}"/>' if halo else ''
    s+=f'<circle cx="{f(r*.06)}" cy="{f(r*.14)}" r="{f(r*1.05)}" fill="#1a0a02" fill-opacity=".65"/>'
    hm=f'<circle r="{f(r)}" fill="{u(rad([(0,gray(.4)),(.76,gray(.4)),(.82,gray(.62)),(.92,gray(.8)),(1,gray(.35))],0,0,r,units="userSpaceOnUse"))}"/>'
    s+=relief(f'<circle r="{f(r)}" fill="{u(gold_lin())}"/><circle r="{f(r*.80)}" fill="{u(rad([(0,E[0]),(.6,E[1]),(1,E[2])],.38,.3,.75))}"/>',hm,r*.10,.4,bl=.5,exp=16,sh=.24)
    s+=f'<circle r="{f(r)}" fill="none" stroke="#2a1604" stroke-opacity=".8" stroke-width="{f(max(.7,r*.06))}"/>'
    return s+f'<g transform="translate({f(r*.03)} {f(r*.05)}) scale({f(k)})" opacity=".6">{sign(goal,"#1a0408","#1a0408")}</g><g transform="scale({f(k)})">{sign(goal)}</g>'
# ---- corners of survival and spaces ----------------------------------------
def medal(seat,r,crowned=False):
    """the badge of the seat whose queens survive here, let into the middle of a corner tile"""
    mo=LIVERY[seat][1]; s=f'<circle r="{f(r*1.14)}" fill="#2a1a08"/>'
    if crowned: s=f'<circle cx="{f(r*.08)}" cy="{f(r*.16)}" r="{f(r*1.16)}" fill="#2a0c04" fill-opacity=".6"/>'+s
    s+=f'<circle r="{f(r*1.06)}" fill="{u(gold_lin())}"/><circle r="{f(r*.89)}" fill="{enamel(seat)}" stroke="#2a1604" stroke-opacity=".6" stroke-width="{f(r*.05)}"/>{motif(mo,r*.62,coin_sign(seat))}'
    return s+(f'<g transform="translate(0 {f(-r*1.30)})">{crown_color(r*.0115)}</g>' if crowned else '')
def edge(w,q,dash=True):
    h=w/2; b=f'x="{f(-h)}" y="{f(-h)}" width="{f(w)}" height="{f(w)}" fill="none"'
    return f'<rect {b} stroke="{INK}" stroke-width="{f(q*.11)}"/><rect {b} stroke="#fff0b4" stroke-width="{f(q*.055)}"'+(f' stroke-dasharray="{f(w/(2*round(w/(q*.2)))*1.4)} {f(w/(2*round(w/(q*.2)))*.6)}"' if dash else '')+'/>'
def corner(seat,q):
    """a corner tile, in the middle of its four spaces, while a queen of `seat` may survive there"""
    t=2*q
    return f'<rect x="{-q}" y="{-q}" width="{t}" height="{t}" fill="{u(rad([(0,"#fff0b0 .75"),(.55,"#ffc850 .42"),(1,"#f1a93a .30")]))}"/>'+edge(t-.12*q,q)+medal(seat,q*.34,True)
def space(q): return f'<rect x="{-q/2}" y="{-q/2}" width="{q}" height="{q}" fill="{u(rad([(0,"#fff0b0 .80"),(.6,"#ffc850 .46"),(1,"#f1a93a .34")]))}"/>'+edge(q*.92,q)
# ---- survived: the open gate and the petals --------------------------------
def gate_leaf(q,side):
    """a leaf of an iron gate with gilt points, its hinge at the outer edge; `side`: -1 left, 1 right"""
    w,h=q*.44,q*.80; s=''
    iron='#2c2a30'; bars=[w*i/4 for i in range(5)]
    d=lambda pts:''.join(pts)
    body=d(f'M{f(side*b)} {f(-h*.5+h*.10*(1-i/4))}V{f(h*.5)}' for i,b in enumerate(bars))+f'M0 {f(-h*.28)}H{f(side*w)}M0 {f(h*.30)}H{f(side*w)}M0 {f(h*.02)}H{f(side*w)}'
    s+=f'<path d="{body}" fill="none" stroke="#08060a" stroke-width="{f(q*.075)}" stroke-linecap="round"/><path d="{body}" fill="none" stroke="{iron}" stroke-width="{f(q*.045)}" stroke-linecap="round"/><path d="{body}" fill="none" stroke="#9a98a8" stroke-opacity=".7" stroke-width="{f(q*.012)}" transform="translate({f(-q*.01)} {f(-q*.01)})"/>'
    for i,b in enumerate(bars):
        y=-h*.5+h*.10*(1-i/4); s+=f'<path d="M{f(side*b-q*.036)} {f(y+q*.02)}L{f(side*b)} {f(y-q*.10)}L{f(side*b+q*.036)} {f(y+q*.02)}Z" fill="{u(gold_lin())}" stroke="#1a0a02" stroke-width="{f(q*.014)}"/>'
    return s
def gate_light(q): return f'<ellipse rx="{f(q*.98)}" ry="{f(q*.98)}" fill="{u(rad([(0,"#fffbe0 1"),(.3,"#ffe9a0 .8"),(.62,"#ffc850 .34"),(1,"#ffb040 0")]))}"/>'
def arch(q):
    """the gateway: two stone posts and a round arch, open between"""
    d=f'M{f(-q*.62)} {f(q*.5)}V{f(-q*.14)}A{f(q*.62)} {f(q*.56)} 0 0 1 {f(q*.62)} {f(-q*.14)}V{f(q*.5)}H{f(q*.44)}V{f(-q*.10)}A{f(q*.44)} {f(q*.40)} 0 0 0 {f(-q*.44)} {f(-q*.10)}V{f(q*.5)}Z'
    joints=''.join(f'M{f(s*q*.44)} {f(y*q)}H{f(s*q*.62)}' for s in (-1,1) for y in (.32,.14,-.04))+''.join(f'M{f(.44*q*math.cos(a))} {f(-.10*q-.40*q*math.sin(a))}L{f(.62*q*math.cos(a))} {f(-.14*q-.56*q*math.sin(a))}' for a in (.5,1.05,2.09,2.64))
    s=f'<g transform="translate({f(q*.04)} {f(q*.06)})" opacity=".7">{path(d,"#0a0402",0,extra=f"filter=%s{u(blur(q*.04))}%s"%(chr(34),chr(34)))}</g>'
    s+=relief(path(d,u(lin([(0,'#e0d8c4'),(1,'#8e8672')])),q*.03,'#2a2418'),path(d,gray(.75),q*.06,gray(.35)),q*.05,.1,bl=.6,sh=.2)+path(joints,'none',q*.022,'#3a3222')
    return s+path(f'M{f(-q*.09)} {f(-q*.73)}H{f(q*.09)}L{f(q*.06)} {f(-q*.47)}H{f(-q*.06)}Z',u(lin([(0,'#f4ecd8'),(1,'#a89e86')])),q*.025,'#2a2418')
def petal_sprite(q,n):
    """a rose petal that falls when a queen has survived"""
    d=f'M0 {f(-q*.13)}C{f(q*.12)} {f(-q*.12)} {f(q*.12)} {f(q*.05)} 0 {f(q*.13)}C{f(-q*.12)} {f(q*.05)} {f(-q*.12)} {f(-q*.12)} 0 {f(-q*.13)}Z'
    return f'<g transform="rotate({40*n})">{path(d,u(lin([(0,"#ff8a9c"),(.6,"#c8304a"),(1,"#8a1228")] if n<2 else [(0,"#fffdf4"),(1,"#e6d2a4")])),q*.014,"#4a0814")}</g>'
# ---- divorced: the push over the edge ---------------------------------------
def hand(q):
    """the king's gauntlet that pushes to the right, its knuckles at the middle of the cell"""
    k=q/58; g=g3('#fff6dc','#e6d2a0','#8a6a34')
    s=f'<g transform="translate({f(q*.03)} {f(q*.07)})" opacity=".55"><path d="M{f(-46*k)} {f(-14*k)}H0V{f(16*k)}H{f(-46*k)}Z" fill="#0a0402" filter="{u(blur(q*.06))}"/></g><g transform="scale({f(k)})">'
    body='M-16 -13C-6 -18 4 -17 8 -12C12 -12 13 -6 10 -4C14 -3 14 4 10 5C12 8 10 13 5 13C2 17 -8 17 -16 13Z'; cuff='M-56 -18C-42 -15 -28 -18 -18 -18L-14 0L-18 18C-28 18 -42 15 -56 18Z'
    return s+relief(path(cuff,u(lin([(0,'#d8405a'),(.5,'#a81c36'),(1,'#560a1a')])),1.4)+path('M-22 -19L-14 -17V17L-22 19Z',u(lin([(0,'#ffffff'),(1,'#cfc4a8')])),1.2)+path(body,g,1.4)+path('M-4 -6H9M-4 4H9M-4 12C0 13 3 13 5 12',"none",1.3),path(cuff,gray(.7),6,gray(.35))+path(body,gray(.85),5,gray(.4)),4*k,.15,bl=.6,sh=.2)+'</g>'
def dust(q,n):
    """dust thrown up where a coin has gone over the edge, in three steps"""
    rnd=random.Random(4+n); s=''
    for i in range(9+3*n):
        a=rnd.uniform(0,6.28); r=q*(.14+.13*n)*rnd.uniform(.5,1.25); z=q*(.13+.035*n)*rnd.uniform(.6,1.2); s+=f'<circle cx="{f(r*math.cos(a))}" cy="{f(r*.8*math.sin(a)-q*.04*n)}" r="{f(z)}" fill="#e8d4a8" fill-opacity="{f((.62,.44,.24)[n-1])}"/>'
    return f'<g filter="{u(blur(q*.045))}">{s}</g>'
# ---- beheaded --------------------------------------------------------------
BLADE='M6 -34C20 -44 42 -40 54 -24C58 -4 54 18 40 34C34 18 22 8 6 8Z'
def axe(q,shade=False):
    """the axe, its edge to the right; `shade`: its shadow, which sweeps over the coin"""
    k=q/66; haft='M-5 -52C-7 -20 -7 20 -5 62H4C6 20 6 -20 4 -52Z'; poll='M-6 -26H-20V0H-6Z'
    if shade: return f'<g transform="scale({f(k)}) translate(-14 -4)" filter="{u(blur(q*.05))}" fill="#050102" fill-opacity=".78">'+path(haft,'#050102')+path(BLADE,'#050102')+path(poll,'#050102')+'</g>'
    st=u(lin([(0,'#f6f8fa'),(.45,'#a8aeb6'),(1,'#565a62')],0,0,1,.6)); wd=u(lin([(0,'#b07a44'),(.5,'#7c4e28'),(1,'#3a200e')],0,0,1,0))
    c=path(haft,wd,1.6)+path(poll,st,1.6)+path(BLADE,st,1.6)+path('M-8 -30H9V14H-8Z',st,1.4)
    h=path(haft,gray(.7),4,gray(.35))+path(poll,gray(.75),4,gray(.4))+path(BLADE,u(lin([(0,gray(.95)),(.6,gray(.85)),(1,gray(.5))],0,0,1,0)),4,gray(.45))+path('M-8 -30H9V14H-8Z',gray(.95),3,gray(.5))
    return f'<g transform="scale({f(k)}) translate(-14 -4)">'+relief(c,h,4*k,.5,bl=.6,exp=20,sh=.15,specol='#ffffff')+path('M51 -23C55 -4 51 16 39.500 31','none',3,'#ffffff','stroke-opacity=".95"')+'</g>'
def stroke(q):
    """the flash of the stroke across a coin"""
    d=f'M{f(-q*.62)} {f(-q*.30)}Q{f(q*.04)} {f(-q*.02)} {f(q*.62)} {f(q*.36)}Q{f(-q*.02)} {f(q*.10)} {f(-q*.62)} {f(-q*.30)}Z'
    return f'<g filter="{u(blur(q*.07))}">{path(d,"#ff4a4a",q*.16,"#ff4a4a")}</g>{path(d,"#fff6e6",q*.03,"#fff6e6")}'
# ---- died ------------------------------------------------------------------
def pit(q):
    """an open grave in the place of a mound, its stone at the head"""
    k=q/57; d='M-16 -11C-8 -15 8 -15 16 -11L19 22C10 27 -10 27 -19 22Z'
    s=f'<g transform="scale({f(k)})">'+relief(path(d,'#5a4424',5,'#3a2a14')+STONE+'fill="#a6a698" stroke="#2a2a22" stroke-width="1.200"/>',path(d,'none',8,gray(.75))+STONE+'fill="#ddd" stroke="#555" stroke-width="4"/>',3.4*k,.06,bl=.8,sh=.15)
    s+=path(d,u(lin([(0,'#050302'),(.6,'#120b05'),(1,'#2a1c0c')])),2.4,'#1a0e04')+path('M-13 20C-6 23 6 23 13 20','none',1.6,'#7a5a30','stroke-opacity=".8"')
    return s+'<path d="M0 -24V-15M-4.500 -20.500H4.500" stroke="#34342a" stroke-width="2.400"/></g>'
def turf(q):
    """earth and turf that close over the lower half of the coin in a grave"""
    k=q/57; rnd=random.Random(3); d='M-19 8C-12 2 12 2 19 8L20 23C10 29 -10 29 -20 23Z'
    s=f'<g transform="scale({f(k)})">'+relief(path(d,u(lin([(0,'#6a8a3c'),(.35,'#4a5a28'),(.6,'#4a3a20'),(1,'#3a2a14')])),1.4,'#141e0a'),path(d,gray(.75),7,gray(.35)),4*k,.06,bl=1.2,sh=.15)+'</g>'
    return s+blades(rnd,lambda:(q*rnd.uniform(-.32,.32),q*rnd.uniform(.10,.42)),q,44,.9,.022)
def clods(q,n):
    rnd=random.Random(20+n); s=''
    for i in range(7):
        a,r=rnd.uniform(0,6.28),q*rnd.uniform(.05,.34); z=q*rnd.uniform(.04,.10); x,y=r*math.cos(a),r*math.sin(a)*.8
        pts='L'.join(f'{f(x+z*rnd.uniform(.75,1.2)*math.cos(t*1.05))} {f(y+z*rnd.uniform(.75,1.2)*math.sin(t*1.05))}' for t in range(6)); s+=f'<path d="M{pts}Z" fill="{rnd.choice(("#5a4020","#4a3218","#6e5230"))}" stroke="#1a0e04" stroke-width="{f(q*.018)}" stroke-linejoin="round"/><circle cx="{f(x-z*.25)}" cy="{f(y-z*.3)}" r="{f(z*.35)}" fill="#a88250" fill-opacity=".55"/>'
    return s
def sprites(q,R):
    N=[('goal_'+g,lambda g=g:badge(g,q*.30,q*.46)) for g in GOALS]
    N+=[(f'medal_{s}',lambda s=s:medal(s,q*.30)) for s in range(4)]+[(f'corner_{s}',lambda s=s:corner(s,q)) for s in range(4)]+[('survive',lambda:space(q))]
    N+=[('mark_take',lambda:men.take(R,False)),('mark_take_hover',lambda:men.take(R,True))]
    N+=[('gate_arch',lambda:arch(q)),('gate_left',lambda:gate_leaf(q,1)),('gate_right',lambda:gate_leaf(q,-1)),('gate_light',lambda:gate_light(q)),('petal_1',lambda:petal_sprite(q,0)),('petal_2',lambda:petal_sprite(q,1)),('petal_3',lambda:petal_sprite(q,2))]
    N+=[('hand',lambda:hand(q))]+[(f'dust_{n}',lambda n=n:dust(q,n)) for n in (1,2,3)]
    N+=[('axe',lambda:axe(q)),('axe_shadow',lambda:axe(q,True)),('stroke',lambda:stroke(q))]
    return N+[('grave_open',lambda:pit(q)),('grave_turf',lambda:turf(q)),('clods_1',lambda:clods(q,1)),('clods_2',lambda:clods(q,2))]
