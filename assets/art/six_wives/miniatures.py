"""Six miniatures in round gilt frames, for the history of the queens, painted as the courtiers are. Each is told by her hood as on her coin (coins.py), and by the colour of
her suit in The Six of VIII. In a box of 100; a veiled one has a curtain drawn before it."""
from kc import *
from courtiers import Pen
from court import arc,dots
from curtain import CRIMSON
from figs import motif
GROUND=(('#a596ae','#6a5c76','#2a2232','#efe6f4'),('#c2485c','#8f2036','#42081a','#ffc6cf'),('#e8935a','#b8602a','#5a240c','#ffe0c0'),('#c8ac58','#8f7426','#3e2e0a','#fff0b8'),('#4a9a6c','#236640','#0c2c1a','#c4efd2'),('#5a7cc4','#2c4a8c','#101f46','#c0d4f8'))
# outline, skin light, middle, dark
HEAD=(('M33 43C32.500 53 34 60.500 38 67C43 74 49 76 53.500 74.200C60 71.500 65.500 64 66.500 55L67 38C64 26 39 24 34 34Z','#fbdcc0','#f0c2a0','#cf9470'),
 ('M35.500 41C34.500 51 35.500 60 39.500 68C43 74.500 47 78 50 77.500C55 76 61.500 67.500 64 56.500L65 37C62 25 41 23 36.500 33Z','#fbe3c8','#f1cba6','#d09c74'),
 ('M34.500 42C33.500 52 34.500 60.500 39 67C43 72 47 74 50 73.500C56 72 62.500 65 65 55L66 38C63 26 40 24 35.500 34Z','#fff2e6','#fbe0ce','#e2b8a0'),
 ('M33.500 44C33 54 35.500 62.500 40.500 68.500C44 73 47 75 50 75C53 75 56 73 59.500 68.500C64.500 62.500 67 54 66.500 44L66 36C62 25 38 25 34 36Z','#fde0c6','#f2c8a6','#d29c78'),
 ('M34 43C33 53 35 60.500 39.500 66.500C43.500 71.500 48 73.500 51 73C57 71.500 63.500 65 65.500 56L66.500 38C63 26 40 24 35 34Z','#ffe8d6','#fad2b8','#dfa688'),
 ('M34 42C33 51 34 59.500 38.500 67C42.500 73 47 76 50 75.500C56 74 63 65.500 65 55.500L66 38C63 26 40 24 35 34Z','#fde4cc','#f5ceae','#d6a07c'))
# eyes: middle of the two, their height, half as wide, half as high, lid (how far it falls); iris; brow: colour, width, arch; mouth: height, half as wide, fullness, smile; nose; blush
LOOK=(dict(e=(42.5,55.5),y=49.5,w=4.7,h=2.8,lid=.34,iris='#4a6a8c',brow=('#8a4a20',1.2,1.5),m=(66,5.4,1.6,1.1),lip='#a83c3c',nose=1.1,blush=.24),
 dict(e=(42.8,54.8),y=48.5,w=5,h=3,lid=.16,iris='#2e180c',brow=('#2a1810',1.45,2.6),m=(67.6,5.2,1.9,1.3),lip='#a81c30',nose=1.05,blush=.18),
 dict(e=(42.8,54.6),y=49.5,w=4.3,h=2.5,lid=.36,iris='#6a8aa4',brow=('#c09a58',1.1,1),m=(65.2,4,1.3,.9),lip='#c06464',nose=.95,blush=.14),
 dict(e=(43.2,56.8),y=49.5,w=4.8,h=2.8,lid=.52,iris='#6a4420',brow=('#5a3818',1.3,1.6),m=(66.2,5,1.6,1.3),lip='#b04040',nose=1.1,blush=.28),
 dict(e=(42.6,55.4),y=49.5,w=4.9,h=3.5,lid=.08,iris='#3a7a4a',brow=('#8a3e14',1.2,2.2),m=(65.4,5.4,2.2,1.9),lip='#c02a3e',nose=.8,blush=.34),
 dict(e=(42.6,55),y=49,w=4.6,h=2.9,lid=.2,iris='#5a4a28',brow=('#8a4416',1.3,1.9),m=(66.2,5.2,1.6,1.7),lip='#a82c38',nose=1,blush=.26))
GOLD=lambda:u(lin([(0,'#fff0b4'),(.3,'#f0cc68'),(.65,'#c99a2c'),(1,'#94681a')],.1,0,.7,1))
PEARL='#fffdf4'; RUBY='#b01c34'
def look(c,k):
    """the features of queen `k`"""
    q=LOOK[k]; y,w,h=q['y'],q['w'],q['h']; s=''; mid=sum(q['e'])/2-1.4
    red='#d8503a %.2f'; soft=u(rad([(0,red%(q['blush']*1.5)),(.45,red%q['blush']),(1,red%0)]))
    for x in (q['e'][0]-2.6,q['e'][1]+4.2): s+=f'<ellipse cx="{f(x)}" cy="59.500" rx="7.200" ry="6" fill="{soft}"/>'
    s+=f'<ellipse cx="{f(mid-5)}" cy="38" rx="8" ry="5" fill="{u(rad([(0,"#fff8ec .7"),(1,"#fff8ec 0")]))}"/><path d="M{f(mid+.4)} {f(y)}L{f(mid-1)} {f(y+7)}" stroke="#fff8ec" stroke-opacity=".7" stroke-width="1.600" stroke-linecap="round"/>'
    # the nose: a shadow at its side, its line, its wing
    n=q['nose']; x=mid
    s+=f'<path d="M{f(x+1.4)} {f(y-2)}C{f(x+2.6)} {f(y+5)} {f(x+4.4*n)} {f(y+7)} {f(x+3.4*n)} {f(y+10.4)}L{f(x)} {f(y+10.6)}C{f(x-.5)} {f(y+6)} {f(x+.2)} {f(y+2)} {f(x+1.4)} {f(y-2)}Z" fill="{HEAD[k][3]}" fill-opacity=".5"/>'
    s+=c.l(f'M{f(x)} {f(y+.6)}C{f(x-1)} {f(y+4.4)} {f(x-2.6*n)} {f(y+7.4)} {f(x-2.4*n)} {f(y+9.6)}C{f(x-1.6*n)} {f(y+10.9)} {f(x+.6)} {f(y+10.8)} {f(x+1.8*n)} {f(y+10)}',1.1,'#7a3e1c')+c.fl(f'M{f(x+3*n)} {f(y+8.6)}q.9 1 -.4 1.900',.8,'#7a3e1c',.7)
    for i,x in enumerate(q['e']):
        a=w*(.94 if i==0 else 1); top=y-h*1.15*(1-q['lid']*.5)
        d=f'M{f(x-a)} {f(y+.4)}C{f(x-a*.5)} {f(top-h*.1)} {f(x+a*.5)} {f(top-h*.1)} {f(x+a)} {f(y+.2)}C{f(x+a*.4)} {f(y+h*.98)} {f(x-a*.4)} {f(y+h*.98)} {f(x-a)} {f(y+.4)}Z'
        # the hollow under the brow and the lid
        s+=f'<path d="M{f(x-a)} {f(y)}C{f(x-a*.5)} {f(y-h*2.1)} {f(x+a*.5)} {f(y-h*2.1)} {f(x+a)} {f(y)}Z" fill="{HEAD[k][3]}" fill-opacity=".55"/>'
        clip=define(('eye',k,i),f'<clipPath id="{{id}}"><path d="{d}"/></clipPath>'); r=h*.86; ix,iy=x-.7,y-h*.12
        s+=c.p(d,'#fffaf2',.4,'#7a4a30')+f'<g clip-path="url(#{clip})"><circle cx="{f(ix)}" cy="{f(iy)}" r="{f(r)}" fill="{q["iris"]}" stroke="#1e0e06" stroke-width=".5"/><circle cx="{f(ix)}" cy="{f(iy)}" r="{f(r*.5)}" fill="#120804"/><circle cx="{f(ix-r*.35)}" cy="{f(iy-r*.3)}" r="{f(r*.3)}" fill="#fff"/><path d="M{f(x-a)} {f(y-h*.1)}C{f(x-a*.5)} {f(top+h*.35)} {f(x+a*.5)} {f(top+h*.35)} {f(x+a)} {f(y-h*.2)}V{f(y-9)}H{f(x-a)}Z" fill="#3a1e10" fill-opacity=".24"/></g>'
        s+=c.l(f'M{f(x-a-.2)} {f(y+.5)}C{f(x-a*.5)} {f(top-h*.16)} {f(x+a*.5)} {f(top-h*.16)} {f(x+a*1.1)} {f(y+.1)}',1.35)+c.fl(f'M{f(x-a*.9)} {f(top-.6)}C{f(x-a*.4)} {f(top-h*.62)} {f(x+a*.5)} {f(top-h*.62)} {f(x+a)} {f(top)}',.75,'#7a4426',.8)
        col,bw,up=q['brow']; b=y-h-3.2; o,n_=(-a-1,a*.9) if i==0 else (a+1.2,-a*.9)
        s+=c.l(f'M{f(x+o)} {f(b+1.2)}Q{f(x+o*.2)} {f(b-up)} {f(x+n_)} {f(b+.4)}',bw,col)
    my,mw,mf,sm=q['m']; x=mid+.5
    s+=c.p(f'M{f(x-mw)} {f(my-sm*.5)}C{f(x-mw*.5)} {f(my-mf*.9)} {f(x-mw*.2)} {f(my-mf*1.15)} {f(x)} {f(my-mf*.6)}C{f(x+mw*.25)} {f(my-mf*1.15)} {f(x+mw*.6)} {f(my-mf*.9)} {f(x+mw*1.15)} {f(my-sm*.8)}C{f(x+mw*.6)} {f(my+mf*1.6)} {f(x-mw*.45)} {f(my+mf*1.6)} {f(x-mw)} {f(my-sm*.5)}Z',q['lip'],.35,'#7a2020')
    s+=f'<path d="M{f(x-mw*.4)} {f(my+mf*.7)}Q{f(x+.3)} {f(my+mf*1.2)} {f(x+mw*.5)} {f(my+mf*.6)}" fill="none" stroke="#ffd0c4" stroke-opacity=".6" stroke-width=".9" stroke-linecap="round"/>'
    s+=c.l(f'M{f(x-mw-.5)} {f(my-sm*.9)}Q{f(x-mw*.4)} {f(my+.5)} {f(x)} {f(my)}Q{f(x+mw*.5)} {f(my+.5)} {f(x+mw*1.15+.5)} {f(my-sm*1.2)}',.95,'#5a1418')
    return s+c.fl(f'M{f(x-2)} {f(my+4.6)}Q{f(x+.6)} {f(my+5.6)} {f(x+3)} {f(my+4.5)}',.9,'#a86848')
def face(c,k):
    o,a,b,d=HEAD[k]; clip=define(('mface',k),f'<clipPath id="{{id}}"><path d="{o}"/></clipPath>')
    return c.p(o,u(lin([(0,a),(.55,b),(1,d)],.1,0,1,.35)),1.15)+f'<g clip-path="url(#{clip})"><path d="M72 26C66 44 66 58 56 70C52 75 46 77 42 76L50 84L76 78Z" fill="{d}" fill-opacity=".5"/></g>'
def neck(c,k,wide=0):
    o,a,b,d=HEAD[k]; w=wide
    s=c.p(f'M41 62L40.500 76C36 81 28 82 20 85L22 104H80L82 85C73 82 65 81 61.500 76L62 60Z',u(lin([(0,a),(.5,b),(1,d)],.1,0,.9,.5)),.9)
    return s+f'<path d="M41 68C46 78 56 79 62 64L62 78C55 82 47 81 41 74Z" fill="{d}" fill-opacity=".7"/>'+c.fl('M33 86C40 88.500 44 88.500 48 87.500M70 86C64 88 60 88.500 56 87.500',.8,'#a86848')
def gown(c,dark,main,trim,low=86):
    """a square-cut bodice and sleeves, a jewelled band along its edge"""
    s=''
    for m in (-1,1):
        X=lambda x:f(51+m*x); s+=c.p(f'M{X(46)} 104C{X(45)} 90 {X(38)} 84 {X(27)} 82.500L{X(20)} {low}L{X(18)} 104Z',dark)+c.fl(f'M{X(40)} 92C{X(36)} 95 {X(34)} 100 {X(34)} 104M{X(32)} 89C{X(29)} 93 {X(28)} 99 {X(28)} 104',.9)
        s+=c.p(f'M{X(29)} 82C{X(27)} 81.600 {X(25)} 81.500 {X(24)} 82L{X(19)} {low}L{X(19)} 104H{X(25)}L{X(25)} {low}Z',trim,.9)
    s+=c.p(f'M30 {low}H72V104H30Z',main,.9)+c.p(f'M28 {low-2}C42 {low+1.4} 60 {low+1.4} 74 {low-2}L74 {low+2.6}C60 {low+5} 42 {low+5} 28 {low+2.6}Z',trim,.9)
    return s
def stones(c,at,r=1.9,a=RUBY,b=PEARL):
    return ''.join(dots(c,[p],r*(1.1 if i%2==0 else .8),a if i%2==0 else b,.6) for i,p in enumerate(at))
def along(pts,n):
    """n points, evenly, along a line of points"""
    seg=[math.dist(a,b) for a,b in zip(pts,pts[1:])]; total=sum(seg); out=[]
    for i in range(n):
        t=total*i/(n-1); j=0
        while j<len(seg)-1 and t>seg[j]: t-=seg[j]; j+=1
        (a,b),(x,y)=pts[j],pts[j+1]; v=t/seg[j]; out.append((a+(x-a)*v,b+(y-b)*v))
    return out
def parting(c,col,dark,y=27): return c.p(f'M33.500 48C32 36 40 {y} 50 {y-.5}C60 {y} 68 36 66.500 50C64 42 59 36.500 50 33C42 36 37 40 33.500 48Z',col,.9)+c.fl(f'M50 {y}V33M46 {y+1}C43 31 39 34.500 36 40M55 {y+1}C59 31.500 62.500 35 65 41M42 {y+3}C39 33 36.500 36 35 41',.8,dark,.85)
def aragon(c):
    """the gable hood, its lappets hanging to the shoulders; a cross on her breast"""
    back=c.p('M50 8L22 30C18 50 17 70 15 90L40 96L62 96L86 90C83 70 82 50 78 30Z','#1c161c',1.2)+c.fl('M24 40C22 58 21 74 20 88M76 40C79 58 80 74 81 88',1,'#6a5c66',.8)
    body=neck(c,0)+gown(c,'#5a1420','#7c1c2c',GOLD())+stones(c,[(30+42*i/8,86.5+1.6*math.sin(i/8*math.pi)) for i in range(9)],1.7)
    body+=dots(c,arc(9,39,63,75,6),1.5,'#e8c050',.5)+c.p('M49.700 81.500H52.300V83.500H54.500V86H52.300V91H49.700V86H47.500V83.500H49.700Z','#f1d27a',.7)
    rolls=c.p('M34 45L35 37L50 25.500L66 36.500L66.500 45L61 37.500L50 31L39.500 37.500Z','#b8683a',.9)+c.fl('M37 38.500L41 34.500M41.500 35.500L45 31.500M46 32.500L48.500 29M64 38.500L60 34.500M59.500 35.500L55.500 31.500M54.500 32.500L52 29',1,'#6a2c10',.9)
    hat=c.p('M50 7L22.500 31L22 84L35.500 86L35 46L50 27.500L66.500 46L66 86L79 84L77.500 31Z','#1e171c',1.2)
    hat+=c.p('M50 12L26.500 32.500L26 80L35 81.500L34.800 44.500L50 29L66.700 44.500L66.500 81.500L75 80L73.500 32.500Z',GOLD(),1)
    hat+=c.p('M50 22.500L32 38.500L31.800 78L35.200 79L34.800 45.500L50 31L66.700 45.500L66.500 79L69.500 78L68.500 38.500Z','#fdf4dc',.7)
    hat+=stones(c,along([(29,76),(29.200,35.500),(50,17.200),(71.200,35.500),(72,76)],23),1.75)
    return back,body,rolls,hat
def boleyn(c):
    """a black French hood edged with pearls, dark hair, the letter B on her pearls"""
    back=c.p('M50 12C30 12 24 28 23 46C22 64 18 78 12 92L90 92C82 78 79 64 78 46C77 28 70 12 50 12Z','#17121a',1.2)+c.fl('M27 52C26 66 23 78 18 90M74 52C75 66 78 78 83 90M79 60C80 72 83 82 87 90',1,'#5c4c5c',.85)
    body=neck(c,1)+gown(c,'#1c161c','#241c22',GOLD(),87)+dots(c,[(28+46*i/11,87.4+2.2*math.sin(i/11*math.pi)) for i in range(12)],1.5,PEARL,.5)
    body+=dots(c,arc(11,38.5,63.5,73,5),1.7,PEARL,.5)+f'<text x="51.200" y="88" font-family="EB Garamond SemiBold" font-weight="600" font-size="10.500" text-anchor="middle" fill="#f1d27a" stroke="#3a2006" stroke-width="2" paint-order="stroke">B</text>'
    rolls=parting(c,'#3e2314','#1a0c06')
    hat=c.p('M27.500 53C22 28 34 11 50.500 11C67 11 79 28 73.500 54C71.500 40 64 29 50.500 28.500C38 29 30 40 27.500 53Z','#241a22',1.2)+c.p('M31 49C31 36 39 26.800 50.500 26.500C62 26.800 70 36 70.500 50C67 39 60.500 32 50.500 31.500C41 32 34.500 39 31 49Z','#a3152b',.8)
    pts=lambda rx,ry,cy,n,t:[(50.5+rx*math.sin(math.radians(-t+2*t*i/(n-1))),cy-ry*math.cos(math.radians(-t+2*t*i/(n-1)))) for i in range(n)]
    hat+=c.fl('M33 26C38 17 46 14.500 54 15',1.2,'#8a7a88',.8)+dots(c,pts(20.6,20.4,47.2,15,88),1.75,PEARL,.5)+dots(c,pts(23.2,31.5,44,15,84),1.9,PEARL,.5)
    return back,body,rolls,f'<g transform="translate(0 -3.400)">{hat}</g>'
def seymour(c):
    """a white gable hood, its lappets pinned up, one half of the black veil wound up beside it"""
    back=c.p('M50 12L26 30C25 44 25 56 24 72L37 76L64 76L72 60L74 40Z','#1e181e',1.2)+c.p('M60 14C70 4 84 2 93 8C97 22 95 40 86 52C80 58 74 60 69 57C72 46 72 34 68 26Z','#231c24',1.2)+c.fl('M64 16C74 9 84 8 90 12M68 22C77 16 86 16 91 22M71 30C79 26 86 27 90 33M72 40C78 37 83 39 87 44',1.1,'#7a6a78',.9)
    body=neck(c,2)+gown(c,'#8e1f2c','#a82c38',GOLD(),86)+stones(c,[(30+42*i/8,86.5+1.6*math.sin(i/8*math.pi)) for i in range(9)],1.7,'#2a6a4c')
    body+=dots(c,arc(9,39,63,74,5),1.5,PEARL,.5)+c.p('M51 79.500l3 3.200l-3 3.600l-3 -3.600Z','#2a7a54',.7)+dots(c,[(51,88)],1.4,PEARL,.5)
    rolls=parting(c,'#e2bc66','#9a701e',28)
    hat=c.p('M50 10.500L25.500 31.500L25 61L33.500 64L34 45L50 29L67 45L67.500 64L76 60L74.500 31.500Z','#f9f0dc',1.2)
    hat+=c.p('M50 15L29 33.500L28.500 54L33.500 56L34 43.500L50 29.500L67 43.500L67.500 56L72 53L71 33.500Z',GOLD(),.9)
    # the lappets, turned up and pinned
    hat+=c.p('M25 63L22.500 50L28 44L35 47.500L34.500 65Z','#f3e4bc',1)+c.p('M76 62L79 49L73 43.500L66.500 47L67 65Z','#e6d2a2',1)+c.fl('M27.500 60L26.500 51.500M31 61.500L30.500 50M74 60L75 51M70.500 61.500L71 50',.9,'#a8842e',.9)
    hat+=dots(c,[(27.5,47.5),(73.8,47)],1.7,RUBY,.6)+dots(c,along([(31,41),(31.400,34.500),(50,18.600),(68.800,34.500),(69.500,41)],13),1.55,PEARL,.5)
    return back,body,rolls,hat
def cleves(c):
    """the broad golden bonnet of the Rhine, jewelled, over a veil of lawn; a red gown, its collar high"""
    back=c.p('M24 34C20 52 22 68 18 84L40 88L62 88L83 84C79 68 81 52 77 34Z','#f6ead0',1.1)+c.fl('M24 48C25 62 24 72 22 82M77 48C76 62 77 72 79 82M28 52C29 64 28 74 27 83M73 52C72 64 73 74 74 83',.9,'#b39a68',.9)
    body=neck(c,3)+c.p('M4 104C6 88 18 82 34 79L66 79C82 82 95 88 97 104Z','#b02434')+c.p('M36 71C37 79 42 83 50 83.500C58 83 64 79 65 71L69 79C66 88 58 91.500 50 91.500C42 91.500 35 88 32 79Z',GOLD(),1)
    body+=c.p('M23 83L31 80L40 104H30Z',GOLD(),.9)+c.p('M78 83L70 80L61 104H71Z',GOLD(),.9)+stones(c,[(34.5,79),(38.5,84.6),(44.2,87.6),(50.5,88.4),(56.800,87.6),(62.5,84.6),(66.8,79)],1.9)+stones(c,[(30,88),(33,96)],1.6)+stones(c,[(71.2,88),(68.2,96)],1.6)
    rolls='<path d="M33 47C33 34 42 28.500 50 28.500C58 28.500 67 34 67 47C60 39.500 40 39.500 33 47Z" fill="#fff8ea" fill-opacity=".92" stroke="#8a6a4a" stroke-width=".8"/>'+c.fl('M37 39C41 33 46 31.500 50 31.500M63 39C59 33 54 31.500 50 31.500',.8,'#b39a78',.9)
    hat=c.p('M33 56C26 54 20 46 19.500 35C19 20 33 8.500 50 8.500C67 8.500 81.500 20 81 35C80.500 46 74.500 54 67.500 56C68.500 44 66 31.500 50 31C34.500 31.500 32 44 33 56Z',GOLD(),1.2)
    hat+=c.p('M33 56C30 54.500 28 51 27.500 47C27.500 34 36 25 50 25C64.500 25 73 34 73 47C72.500 51 70.500 54.500 67.500 56C68.500 44 66 31.500 50 31C34.500 31.500 32 44 33 56Z','#9c1c30',.9)
    pts=lambda rx,ry,cy,n,t:[(50.2+rx*math.sin(math.radians(-t+2*t*i/(n-1))),cy-ry*math.cos(math.radians(-t+2*t*i/(n-1)))) for i in range(n)]
    hat+=stones(c,pts(20.2,20,48,11,94),1.9,'#f1d27a')+dots(c,pts(28.2,24.8,36.6,17,112),1.6,PEARL,.5)
    for x,y,t in ((50,17,0),(37,20.5,-32),(63.4,20.5,32),(27.4,31,-62),(73,31,62)): hat+=f'<g transform="translate({x} {y}) rotate({t})">'+c.p('M0 -4L3.400 0L0 4L-3.400 0Z','#b01c34' if t in (0,-62,62) else '#2a5a9a',.7)+'</g>'
    return back,body,rolls,hat
def howard(c):
    """very young: auburn hair let down, under a coronet"""
    back=c.p('M50 14C30 14 25 30 26 46C27 60 19 68 20 80C20 88 24 94 28 98L40 84H62L73 98C78 94 82 88 81 80C81 68 74 60 75 46C76 30 70 14 50 14Z','#8e3c12',1.2)+c.fl('M29 52C29 64 23 70 24 82C24 88 26 92 28 95M33 58C33 70 28 76 29 88M72 52C72 64 78 70 77 82C77 88 75 92 73 95M68 58C68 70 73 76 72 88',1.1,'#e0924a',.8)
    body=neck(c,4)+gown(c,'#e6b84c','#f4e6c4',GOLD(),86)+stones(c,[(30+42*i/8,86.5+1.6*math.sin(i/8*math.pi)) for i in range(9)],1.7,'#1f7a4c')
    body+=dots(c,arc(9,39.5,62.5,74,5.5),1.5,'#e8c050',.5)+c.p('M51 80.500l2.800 3l-2.800 3.400l-2.800 -3.400Z',RUBY,.7)
    fill=u(lin([(0,'#d07a34'),(.6,'#b0561e'),(1,'#8e3c12')]))
    rolls=c.p('M50 17C33 17 27 32 28 46C28.500 52 23 55 24 62C25 68 19.500 71 20.500 78C21.500 84 19 90 22 97L34 96C38 90 34 85 36.500 79C39 73 35 69 36 63C37 58 34 54 34.500 48C36 41 42 37 49 33C57 36.500 64 41 66 48C67 54 64 58 65 63C66 69 62 73 64.500 79C67 85 63 90 67 96L79 97C82 90 79.500 84 80.500 78C81.500 71 76 68 77 62C78 55 73 52 73.500 46C74 32 67 17 50 17Z',fill,1.1)
    for d in ('M47 27C39 31 32.500 38 31.500 48C31 54 27 57 27.500 63C28 69 23.500 72 24 79C24.500 85 22.500 89 24.500 95','M44 31C38 35 33.500 42 33 50C32.500 56 31 59 31.500 64C32 70 28 74 28.500 80C29 86 26.500 90 28.500 95','M40 25C33 30 29.500 38 30 47C29.500 53 25.500 56 25.500 61','M35 64C34.500 70 31.500 74 32.500 80C33 86 30.500 90 32 95'): rolls+=c.fl(d,1,'#f2b272',.75)+'<g transform="matrix(-1 0 0 1 101 0)">'+c.fl(d,1,'#f2b272',.75)+'</g>'
    spike=lambda x,y,t,h:f'<g transform="translate({x} {y}) rotate({t})">'+c.p(f'M-3.600 2C-2.600 -2 -2 -4 -1.600 {-h+3}C-5 {-h+3} -5 {-h-2} -2.200 {-h-1.400}C-2.400 {-h-5} 2.400 {-h-5} 2.200 {-h-1.400}C5 {-h-2} 5 {-h+3} 1.600 {-h+3}C2 -4 2.600 -2 3.600 2Z',GOLD(),1)+'</g>'
    hat=''.join(dots(c,[p],1.9,PEARL,.6) for p in ((37.2,20.6),(45.4,18),(55.4,18),(63.6,20.6)))+spike(32.4,25,-22,7)+spike(68.6,25,22,7)+spike(41.3,22,-9,7)+spike(59.7,22,9,7)+spike(50.5,21,0,8.5)
    hat+=c.p('M29.500 27.500C41 19.500 60 19.500 71.500 27.500L70.200 34C60 26.800 41 26.800 30.800 34Z',GOLD(),1.1)+stones(c,[(34,28),(39.4,25.8),(45,24.5),(50.5,24.1),(56,24.5),(61.6,25.8),(67,28)],1.75)
    return back,body,rolls,hat
def parr(c):
    """a flat crimson cap with a white feather, over a coif; a high collar"""
    back=c.p('M66 24C77 34 78 50 73 62C69 66 65 62 65 54Z','#c9a24a',1)+c.fl('M70 34L75 42M68 40L76 52M67 47L74 60M75 36L68 44M77 44L68 54M76 52L69 60',.8,'#6a4810',.9)
    body=neck(c,5)+c.p('M4 104C6 88 18 82 34 79L66 79C82 82 94 88 96 104Z','#7c1426')+c.p('M18 104L30 83L42 80L50 92L60 80L72 83L84 104Z','#2c2028',.9)+c.p('M31 86C30 76 35 71 38.500 70C40 77 44 82 50.500 87C57 82 61.500 77 62.500 69C66.500 71 71 76 70 86L60 92L50.500 88L40 92Z','#fdf6e6',1)
    body+=c.fl('M35 82C36 77 37 75 38.500 73M66 82C65 77 64 75 62.500 73M40 88L37.500 78M61 88L64 78',.9,'#a8946c')+c.p('M34 96C40 99 46 96 50.500 90C55 96 62 99 68 96L69 104H33Z',GOLD(),.9)+stones(c,[(38,99),(44.5,97.4),(50.5,94.5),(56.5,97.4),(63,99)],1.6)
    rolls=parting(c,'#b8602a','#6a2c0c',27)+c.p('M32.500 46C32 36 38 28 48 26L49 29C41 31 36 37 34.500 45Z','#fdf6e6',.8)+c.p('M67.500 47C68 37 62 28 52 26L51.500 29C59 31 64 37 65.500 46Z','#fdf6e6',.8)
    hat=c.p('M27 30C23 17 37 8 53 8.500C70 9 80 18 76 31C64 22 40 22 27 30Z','#a01c34')+c.p('M23 35C20 31 23 27.500 28 27C44 20.500 62 21 76 27.500C81 28 82.500 32 79 35.500C64 27.500 40 27.500 27.500 36C25.500 37 24 36.500 23 35Z','#7c1026',1.1)
    hat+=c.p('M36 20C40 4 62 -2 80 6C92 12 97 26 92 38C89 43 85 42 85 37C87 28 83 22 76 20C64 15 48 15 36 20Z','#fffaf0',1.1)+c.fl('M39 18C48 8 64 5 77 11C86 15 90 24 89 36M50 11L47 6M60 8L59 3M70 8.500L71.500 4M78 12L82 8M84 18L90 15M88 26L94.500 25',.9,'#8a7a60',.9)
    return back,body,rolls,hat+stones(c,[(30,31.6),(37.5,28.2),(46,26.2),(54.5,26),(63,27.6),(71,30.6)],1.7,'#f1d27a')+dots(c,[(36,20.5)],2.6,'#f1d27a',.8)
QUEENS=(aragon,boleyn,seymour,cleves,howard,parr)
FLIP=(3,5); FIT=((.90,53.5),(.90,52.5),(.92,53),(.91,52.5),(.91,54.5),(.92,53.2))   # how large, and how low
INNER=42.6
def framed(r,inside):
    """what `inside` draws for a box of 100, in a gilt frame of radius `r` round 0,0 that hangs from a ring"""
    k=r/50; cl=define('miniature',f'<clipPath id="{{id}}"><circle cx="50" cy="50" r="{INNER}"/></clipPath>')
    s=f'<g transform="scale({f(k)}) translate(-50 -50)"><circle cx="51.500" cy="54" r="49" fill="#1a0c04" fill-opacity=".65" filter="{u(blur(2.2))}"/>'
    s+=f'<circle cx="50" cy="-3" r="4" fill="none" stroke="#3a2406" stroke-width="3.600"/><circle cx="50" cy="-3" r="4" fill="none" stroke="{u(gold_lin())}" stroke-width="2.200"/>'
    col=f'<path d="M44 2C44 -2 47 -3.500 50 -3.500C53 -3.500 56 -2 56 2Z" fill="#c9a227" stroke="#3a2406" stroke-width=".8"/><circle cx="50" cy="50" r="50" fill="#6a4a10"/><circle cx="50" cy="50" r="49.200" fill="{u(gold_lin(0,0,.8,1))}"/>'
    e=INNER/50; hm=f'<circle cx="50" cy="50" r="50" fill="{u(rad([(0,gray(.3)),(e-.01,gray(.3)),(e+.015,gray(.66)),(e+.04,gray(.5)),(.945,gray(.5)),(.965,gray(.78)),(1,gray(.3))],50,50,50,units="userSpaceOnUse"))}"/>'
    for i in range(36): x,y=P(45.9,10*i); hm+=f'<ellipse cx="{f(50+x)}" cy="{f(50+y)}" rx="2.200" ry="1.250" transform="rotate({10*i+32} {f(50+x)} {f(50+y)})" fill="#f4f4f4"/>'
    s+=relief(col,hm,4.2*k*(1 if K[0]<2 else .74),.5,exp=14,bl=.5,sh=.25)
    s+=f'<g clip-path="url(#{cl})">{inside(k)}<circle cx="50" cy="50" r="{INNER}" fill="{u(rad([(0,"#fff0c0 .20"),(.5,"#fff0c0 0"),(.8,"#000000 .04"),(1,"#000000 .45")],.36,.3,.78))}"/></g>'
    return s+f'<circle cx="50" cy="50" r="{INNER}" fill="none" stroke="#2a1408" stroke-width="1"/></g>'
def queen(k,c=Pen('L')):
    a,b,d,light=GROUND[k]; z,y=FIT[k]
    s=f'<circle cx="50" cy="50" r="44" fill="{u(rad([(0,a),(.55,b),(1,d)],.36,.32,.8))}"/><path d="'+''.join(f'M{f(50+P(20,t)[0])} {f(48+P(20,t)[1])}L{f(50+P(46,t)[0])} {f(48+P(46,t)[1])}' for t in range(0,360,6))+f'" stroke="{light}" stroke-opacity=".22" stroke-width=".7"/>'
    back,body,rolls,hat=QUEENS[k](c)
    return s+f'<g transform="translate(50 {y}) scale({f(-z if k in FLIP else z)} {f(z)}) translate(-50 -50)">{back}{body}{face(c,k)}{look(c,k)}{rolls}{hat}</g>'
def portrait(k,r):
    def inside(z):
        pid=define(('miniature',k),f'<g id="{{id}}">{queen(k)}</g>'); p=f'<use href="#{pid}"/>'
        return relief(p,p,2.4*z,.10,mode='soft-light',bl=.6,exp=12,sh=.05)
    return framed(r,inside)
def veiled(r):
    """the same frame, a curtain drawn before the picture"""
    def inside(z):
        s=f'<rect width="100" height="100" fill="{u(lin([(0,"#120a08"),(.3,"#2a1810"),(1,"#120a08")]))}"/>'; folds=''
        for side in (-1,1):
            edges=[0,8.5,19,28,39,50]; lit=(1,.8,.95,.72,.85)
            for i in range(5):
                a,b=edges[i],edges[i+1]; X=lambda v:f(50+side*v); t=.5+.5*lit[i]*(1 if side>0 else .92); cols=[(o,'#%02x%02x%02x'%tuple(min(255,int(v*t)) for v in c)) for o,c in zip((0,.16,.40,.52,.80,1),CRIMSON)]
                m=(a+b)/2; folds+=f'<path d="M{X(a)} 17Q{X(m)} 21.500 {X(b)} 17C{X(b-1.500)} 40 {X(b+1)} 66 {X(b)} 100H{X(a)}C{X(a+1)} 66 {X(a-1.500)} 40 {X(a)} 17Z" fill="{u(lin(cols if side>0 else [(1-o,c) for o,c in reversed(cols)],0,0,1,0))}" stroke="#22030a" stroke-width=".6"/>'
        s+=f'<path d="M0 16H100V26H0Z" fill="#000" fill-opacity=".6" filter="{u(blur(2))}"/>{folds}'
        s+=''.join(f'<g opacity=".30" transform="translate({x} {y})">{motif("rose" if y in (51,85) else "lys",4.6,"#f1d27a")}</g>' for x,y in MOTIFS)
        s+='<path d="M50 20C50.800 45 49.400 70 50 100" fill="none" stroke="#1a0206" stroke-width="1.600"/>'
        for q in (-1,1): d=f'M{50+q*1.9} 19.500C{50.8+q*1.9} 45 {49.4+q*1.9} 70 {50+q*1.9} 100'; s+=f'<path d="{d}" fill="none" stroke="#3a2006" stroke-width="2.900"/><path d="{d}" fill="none" stroke="{u(lin([(0,"#ffe9a8"),(.5,"#d8aa3c"),(1,"#9a701e")],units="userSpaceOnUse",y2=100))}" stroke-width="2"/>'
        s+=f'<rect y="11.500" width="100" height="3.600" fill="{u(lin([(0,"#8a6414"),(.3,"#fff0b4"),(.6,"#c9a227"),(1,"#5a3c08")]))}" stroke="#2a1604" stroke-width=".8"/>'
        for x in (11,22,31,41.5,58.5,69,78,89): s+=f'<ellipse cx="{x}" cy="14.500" rx="1.900" ry="4.400" fill="none" stroke="#3a2406" stroke-width="2.200"/><ellipse cx="{x}" cy="14.500" rx="1.900" ry="4.400" fill="none" stroke="#f1d27a" stroke-width="1.200"/>'
        return s
    return framed(r,inside)
MOTIFS=[(x,y) for j,y in enumerate((34,51,68,85)) for x in ((23,72,40,90) if j%2 else (12,33,62,83))]
