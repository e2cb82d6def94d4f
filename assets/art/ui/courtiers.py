"""Courtier medallions, the first face of each level here and the others in court.py: four moods (calm, thinking, beaten, glad), three cuts (L from 112 px, M 60-111, S below)."""
from kc import *
import court
INKC='#1e0e06'
G={'will':('#3f8a66','#1f5a43','#0d2a1f','#bfe6cf'),'kath':('#c2506a','#96253f','#4a0c1c','#ffc6cf'),'bran':('#e0a850','#b5742a','#5e350c','#ffe6b0'),'more':('#3f6cb0','#1f3a6e','#0f1e3e','#a8c6f0'),'crom':('#8a94a0','#57626e','#252c34','#dfe8f0')}
NAMES={'will':('Will Somers','the fool'),'kath':('Katherine','maid of honour'),'bran':('Charles Brandon','the duke'),'more':('Thomas More','plays deep and fair'),'crom':('Thomas Cromwell','forgives nothing')}
MOTTO={'will':'loses with a good grace','kath':'quick and kind, sees a trap late','bran':'charges, then counts','more':'plays deep and fair','crom':'forgives nothing'}
class Pen:
    def __init__(s,cut): s.c=cut; s.m={'L':1.,'M':1.35,'S':1.6}[cut]; s.fine=cut=='L'; s.mid=cut!='S'
    def p(s,d,fill,w=1.2,ink=INKC,op=1,extra=''): return f'<path d="{d}" fill="{fill}" stroke="{ink}" stroke-width="{f(w*s.m)}" stroke-opacity="{op}" stroke-linejoin="round" {extra}/>'
    def l(s,d,w=1.2,ink=INKC,op=1): return f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{f(w*s.m)}" stroke-opacity="{op}" stroke-linecap="round" stroke-linejoin="round"/>'
    def fl(s,d,w=.8,ink=INKC,op=.6): return f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{w}" stroke-opacity="{op}" stroke-linecap="round"/>' if s.fine else ''
HEAD={ # (outline, skin light, mid, dark)
 'will':('M31 44 C29 54 31 64 38 71 C43 76 52 77 57 73 C65 69 69 60 69 50 L69 36 C66 24 38 22 33 34Z','#f8d0a6','#ecb887','#c98a58'),
 'kath':('M34 42 C33 51 34 59 39 66 C43 71.500 47 74 50 73.500 C56 72 63 64 65 55 L66 38 C63 26 40 24 35 34Z','#fde3cc','#f6cfb0','#d9a280'),
 'bran':('M32 42 C31 52 32 60 36 67 C41 75 55 77 61 71 C66 66 68 58 68 50 L68 34 C64 24 38 22 33 34Z','#f3c39a','#e2a277','#b06e44'),
 'more':('M34 40 C32 50 34 58 37 65 C40 72 45 77 50 76.500 C57 75 63 67 65 57 L66 36 C62 25 40 25 35 33Z','#f3cda2','#e3b184','#b98154'),
 'crom':('M31 42 C29 50 29 58 31 65 C34 75 43 80 52 79 C62 77 69 70 70 60 L69 34 C64 24 38 23 33 32Z','#eec49a','#d9a47a','#a66c46')}
def features(P_,who,mood,iris=None):
    c=P_; s=''; S=c.c=='S'
    ey=48; lx,rx=42,55.5
    if who=='bran': ey=46.5
    if who=='crom': ey=47.5; lx,rx=42,56
    if who=='kath': ey=49; lx,rx=42.5,54.5
    ew={'will':4.6,'kath':4.6,'bran':4.2,'more':4.4,'crom':3.9}[who]+(.5 if S else 0); eh={'will':3.4,'kath':3.4,'bran':2.5,'more':2.6,'crom':2.1}[who]+(1.3 if S else 0)
    bw={'will':1.5,'kath':1.1,'bran':2.1,'more':1.7,'crom':2.3}[who]; bc={'will':'#5a2c10','kath':'#6a3416','bran':'#4a240c','more':'#3a2412','crom':'#2a1a10'}[who]
    # shading: cheek blush, shadow side
    if not S:
        s+=f'<ellipse cx="{lx-2}" cy="59" rx="5" ry="4" fill="#d4553c" fill-opacity="{.34 if who in("will","kath","bran") else .16}"/><ellipse cx="{rx+4}" cy="59" rx="5.500" ry="4.500" fill="#d4553c" fill-opacity="{.34 if who in("will","kath","bran") else .16}"/>'
    # nose
    N={'will':'M48 49 C46 53 43 56 43 58.500 C43 61 47 61.500 50 60','kath':'M47.500 50 C46.500 54 45 57 45.500 58.500 C46 59.600 48 59.600 49.500 59','bran':'M47.500 47 C46 52 43 56 43.500 58.200 C44.500 60.200 48 60 50.500 58.500','more':'M47.500 48 C46 53 42 57.500 42.500 60 C44 61.800 47.500 61.500 50 60','crom':'M48 48 C46.500 53 42.500 57 42.500 59.500 C43.500 62 48.500 62 51.500 59.500'}[who]
    if S: N={'will':'M44.500 54 C41.500 58 43 61.500 49.500 60.500','kath':'M46 55.500 C44.500 58.500 45.500 60 49.500 59.500','bran':'M45.500 53 C42.500 57.500 44 60.500 50 59','more':'M44.500 54.500 C41 60 43.500 61.800 50 60.500','crom':'M44.500 54 C41 59.500 43 62.500 51 60.500'}[who]
    s+=c.l(N,1.25 if not S else 1.1,'#6a3216')
    # eyes
    for k,x in ((0,lx),(1,rx)):
        w=ew*(.94 if k==0 else 1)
        if mood=='beaten':
            s+=c.p(f'M{f(x-w)} {f(ey+.2)}C{f(x-w*.5)} {f(ey-eh*.9)} {f(x+w*.5)} {f(ey-eh*.9)} {f(x+w)} {f(ey+.4)}C{f(x+w*.4)} {f(ey+eh*.9)} {f(x-w*.4)} {f(ey+eh*.9)} {f(x-w)} {f(ey+.2)}Z',HEAD[who][2],.5 if not S else 0,'#5a2a12')
            s+=c.l(f'M{f(x-w)} {f(ey+.3)}C{f(x-w*.4)} {f(ey+eh*1.1)} {f(x+w*.4)} {f(ey+eh*1.1)} {f(x+w)} {f(ey+.4)}',1.5)
        else:
            dx,dy=(-.7,0) if mood in('calm','glad') else (1.5,-eh*.42)
            if S: dx*=.8
            s+=c.p(f'M{f(x-w)} {f(ey+.3)}C{f(x-w*.5)} {f(ey-eh*1.1)} {f(x+w*.5)} {f(ey-eh*1.1)} {f(x+w)} {f(ey+.4)}C{f(x+w*.4)} {f(ey+eh*.95)} {f(x-w*.4)} {f(ey+eh*.95)} {f(x-w)} {f(ey+.3)}Z','#fffaf0',.6 if not S else 0)
            r=eh*.78 if not S else max(2.1,eh*.56)
            s+=f'<circle cx="{f(x+dx)}" cy="{f(ey+dy*.6)}" r="{f(r)}" fill="{"#1e0e06" if S else iris or {"will":"#3a6a3a","kath":"#3a5a80","bran":"#4a6a8a","more":"#5a4020","crom":"#3a2a1a"}[who]}"/>'
            if not S: s+=f'<circle cx="{f(x+dx)}" cy="{f(ey+dy*.6)}" r="{f(r*.55)}" fill="#120804"/><circle cx="{f(x+dx-r*.35)}" cy="{f(ey+dy*.6-r*.35)}" r="{f(r*.3)}" fill="#fff"/>'
            s+=c.l(f'M{f(x-w)} {f(ey+.2)}C{f(x-w*.5)} {f(ey-eh*1.2)} {f(x+w*.5)} {f(ey-eh*1.2)} {f(x+w*1.05)} {f(ey+.3)}',1.35 if not S else 1.1)
            if who=='kath' and not S: s+=c.l(f'M{f(x+w)} {ey}l1.500 -1.500' if k else f'M{f(x-w)} {ey}l-1.300 -1.300',.9)
    # brows: (outer, inner) heights
    b=ey-eh-3.2; 
    if mood=='calm': L=(b+.6,b-.6);R=(b-.6,b+.6)
    elif mood=='glad': L=(b-.2,b-2);R=(b-2,b-.2)
    elif mood=='thinking': L=(b+1.2,b+1.6);R=(b-3.6,b-1.2)
    else: L=(b+2.4,b-2);R=(b-2,b+2.4)
    if who=='crom' and mood!='beaten': L=(L[0]-.8,L[1]+1.4); R=(R[0]+1.4,R[1]-.8)
    s+=c.l(f'M{lx-ew-.8} {f(L[0])}Q{lx} {f((L[0]+L[1])/2-1.8)} {lx+ew*.9} {f(L[1])}',bw,bc)+c.l(f'M{rx-ew*.9} {f(R[0])}Q{rx} {f((R[0]+R[1])/2-2)} {rx+ew+.8} {f(R[1])}',bw,bc)
    # mouth
    my={'will':66.5,'kath':64.5,'bran':65.2,'more':66.5,'crom':67}[who]; mx=47.5
    lip={'will':'#8a2a1c','kath':'#a01c30','bran':'#7a2418','more':'#6a2418','crom':'#5a2418'}[who]
    if mood=='calm':
        if who=='will': s+=c.p(f'M{mx-7.5} {my-1.5}C{mx-3} {my+.5} {mx+4} {my+.5} {mx+9} {my-2.5}C{mx+7} {my+5} {mx-3} {my+5.5} {mx-7.5} {my-1.5}Z','#fffaf0',1.1,'#5a1a10')
        elif who=='kath': s+=c.p(f'M{mx-5} {my-1}C{mx-2.5} {my-1.4} {mx-.6} {my-1.6} {mx+.6} {my-1}C{mx+1.8} {my-1.7} {mx+4} {my-1.6} {mx+6.6} {my-1.6}C{mx+4} {my+3.2} {mx-2} {my+3.2} {mx-5} {my-1}Z',lip,.4,'#7a1420')+c.l(f'M{mx-5.4} {my-1.4}Q{mx+.8} {my+1.6} {mx+7} {my-2}',.9,'#4a0c14')
        else: s+=c.l(f'M{mx-5} {my}Q{mx+1} {my+1.8} {mx+7} {my-1.6}',1.5,lip)
    elif mood=='glad':
        g=1 if who=='will' else .8
        if who=='kath': s+=c.p(f'M{mx-6} {my-1.6}C{mx-2.5} {my-1.2} {mx-.6} {my-1.2} {mx+.6} {my-.8}C{mx+1.8} {my-1.3} {mx+4.5} {my-1.6} {mx+7.6} {my-2.4}C{mx+4.6} {my+4} {mx-2.4} {my+4} {mx-6} {my-1.6}Z',lip,.4,'#7a1420')+c.l(f'M{mx-6.8} {my-2.4}Q{mx+.8} {my+2.6} {mx+8.4} {my-3.2}',1,'#4a0c14')
        else: s+=c.p(f'M{f(mx-7*g)} {f(my-2.2*g)}C{f(mx-3)} {f(my-.2)} {f(mx+4)} {f(my-.2)} {f(mx+8.6*g)} {f(my-2.8*g)}C{f(mx+6*g)} {f(my+5.6*g)} {f(mx-3*g)} {f(my+5.8*g)} {f(mx-7*g)} {f(my-2.2*g)}Z','#fffaf0',1.1,lip)+c.l(f'M{f(mx-8.2*g)} {f(my-1.6)}l1 -1.600M{f(mx+9.8*g)} {f(my-2.2)}l-1 -1.600',1,'#6a3216')
        if not S: s+=c.l(f'M{f(lx-ew)} {f(ey+eh+1.4)}Q{lx} {f(ey+eh+.2)} {f(lx+ew*.8)} {f(ey+eh+1.2)}M{f(rx-ew*.8)} {f(ey+eh+1.2)}Q{rx} {f(ey+eh+.2)} {f(rx+ew)} {f(ey+eh+1.4)}',.8,'#9a5a34',.8)
    elif mood=='thinking':
        s+=c.l(f'M{mx-3} {my+.3}Q{mx} {my-1.4} {mx+5} {my+.6}',1.7,lip)
        if who=='kath': s+=c.p(f'M{mx-3} {my}Q{mx+1} {my-2.4} {mx+4.5} {my}Q{mx+1} {my+3} {mx-3} {my}Z',lip,.5,'#5a1018')
    else:
        s+=c.l(f'M{mx-5} {my+1.6}Q{mx+.5} {my-2.2} {mx+6.5} {my+1.2}',1.6,lip)
    if who!='bran': s+=c.fl(f'M{mx-2} {my+4.5}Q{mx+1} {my+5.6} {mx+4} {my+4.4}',.9,'#7a4020')
    # age lines, L only
    if who in('more','crom'): s+=c.fl('M40 59C37.500 62 37 65 37.500 68M54 58C57.500 61 58.500 65 57.500 68M38.500 52.500C40.500 54 43.500 54 45 53M52.500 53C55 54.500 58.500 54 60 52.500',.9,'#7a4020',.7)
    return s
FLIP=('will','kath',*court.FLIP)   # these two look to the right
def hatch(c,d,ink='#7a4020'): return c.fl(d,.8,ink,.55)
def person(who,mood,cut):
    c=Pen(cut); o,a,b,d=HEAD.get(who) or court.HEAD[who]; fine=c.fine
    F_=who in FLIP; skin=u(lin([(0,a),(.5,b),(1,d)],1 if F_ else 0,0,0 if F_ else 1,.3)); body=head=hat=''; neckfill=u(lin([(0,b),(1,d)],0,0,1,.2))
    neck=c.p('M41 66 L40 84 C46 90 56 90 62 84 L62 62Z',neckfill,.9)
    ear=c.p('M66 47C70 45 72 49 70.500 53C69.500 57 67.500 58 66 57Z',b,.9)
    if who=='will':
        red,yel='#b4253c','#e6a93a'
        body=c.p('M2 104 C6 88 18 80 34 77 L50 84 L66 77 C82 80 94 88 98 104Z',red)+c.p('M50 84 L66 77 C82 80 94 88 98 104 L50 104Z',yel)
        cape='M22 78 L30 70 L50 76 L70 70 L78 78 L74 90 L66 83 L60 94 L52 86 L44 94 L36 84 L28 92Z'
        body+=c.p(cape,'#1f6a4c')+''.join(f'<circle cx="{x}" cy="{y}" r="{2.4 if c.mid else 3}" fill="#f1d27a" stroke="{INKC}" stroke-width="{.8*c.m}"/>' for x,y in((28,93),(44,95),(60,95),(74,91)))
        head=c.p(o,skin,1.2)+''
        head+=features(c,who,mood)
        droop=mood=='beaten'
        le='M33 30 C24 22 13 24 6 37 C15 39 24 40 31 40Z' if not droop else 'M33 32 C22 30 12 38 8 54 C17 52 25 48 31 42Z'
        re='M67 30 C76 20 88 22 95 35 C86 38 77 40 69 40Z' if not droop else 'M67 32 C78 30 88 38 92 54 C83 52 75 48 69 42Z'
        lb,rb=((6,38),(95,36)) if not droop else ((8,56),(92,56))
        hat=c.p(le,red)+c.p(re,yel)+c.p('M50 28 C44 28 36 32 34.500 41 C33 52 33 62 38 70 C34 74 29 76 24 76 C23 60 20 40 28 26 C33 17 42 13 50 13Z',red)+c.p('M50 28 C58 28 65 32 66 41 C67.500 52 67 62 61 71 C65 74 70 76 76 76 C77 60 80 40 72 26 C67 17 58 13 50 13Z',yel)
        hat+=c.p('M43 15 C38 8 43 3 46.500 8 C47 1 54 1 54 8 C58 3 62 8 57.500 15 C53 18 47 18 43 15Z','#d8384e')
        hat+=c.fl('M30 30C26 40 26 52 28 66M70 30C74 40 74 52 72 66',1,INKC,.5)
        for x,y in (lb,rb): hat+=f'<circle cx="{x}" cy="{y}" r="{4 if c.mid else 5}" fill="#f1d27a" stroke="{INKC}" stroke-width="{f(1*c.m)}"/><path d="M{x-1.5} {y+1.5}h3" stroke="{INKC}" stroke-width="{f(.9*c.m)}"/>'
    if who=='kath':
        body=c.p('M6 104 C8 90 18 83 33 80 L67 80 C82 83 92 90 94 104Z','#1f4d3a')+c.p('M30 81 L70 81 L66 104 L34 104Z','#fbf3e2',.8)+c.p('M24 82 L33 79.500 L37 104 L27 104Z','#c9a227',.9)+c.p('M76 82 L67 79.500 L63 104 L73 104Z','#c9a227',.9)
        body+=neck
        n=9 if c.mid else 6
        for i in range(n):
            t=i/(n-1); body+=f'<circle cx="{f(37+28*t)}" cy="{f(80+7*math.sin(t*math.pi))}" r="{f(1.7 if c.mid else 2.4)}" fill="#fffdf4" stroke="{INKC}" stroke-width="{f(.6*c.m)}"/>'
        if c.mid: body+=f'<circle cx="51" cy="91" r="3" fill="#9e1b32" stroke="#c9a227" stroke-width="1.400"/>'
        veil=c.p('M68 24 C82 34 84 60 80 82 L64 84 C68 66 70 46 64 34Z','#17121a')
        head=c.p('M33 46 C30 30 38 20 51 20 C64 20 71 32 68 54 L64 60 C66 46 62 36 51 33 C42 35 37 42 35 54Z','#a8532a',1)+c.p(o,skin,1.1)
        head+=c.p('M33 47 C33 37 40 29 50 28.500 C60 29 67 37 66.500 50 C63 42 58 36 50 34.500 C42 36 37 40 33 47Z','#b4602f',1)+c.fl('M50 28.500V34M45 29.500C42 32 39 35 36.500 40M55 29.500C59 32 62 36 64.500 41M41 31C38 34 36 37 34.500 42',.8,'#5a240c',.8)
        head+=features(c,who,mood)
        hat=c.p('M26 46 C21 24 34 13 51 13 C68 13 80 25 74 48 C70 36 62 27 50.500 26.500 C40 27 31 34 26 46Z','#1f3a6e')+c.p('M28.500 42 C29.500 30 40 22.500 50.500 22.300 C62 22.500 70 30 72.500 43 C68 34 60 27 50.500 26.500 C41 27 33 34 28.500 42Z','#f1d27a',.8)
        n=13 if c.mid else 7
        for i in range(n):
            a_=math.radians(-74+148*i/(n-1)); hat+=f'<circle cx="{f(50.4+21.6*math.sin(a_))}" cy="{f(40.5-21.3*math.cos(a_))}" r="{f(2 if c.mid else 2.9)}" fill="#fffdf4" stroke="{INKC}" stroke-width="{f(.55*c.m)}"/>'
        body=veil+body
    if who=='bran':
        body=c.p('M0 104 C2 86 16 78 36 77 L66 77 C86 79 98 86 100 104Z','#8a1a2c')
        body+=c.p('M0 104 C2 86 14 78 30 76 C34 84 34 94 30 104Z','#f6f1e6')+c.p('M100 104 C98 86 88 78 72 76 C67 84 67 94 71 104Z','#f6f1e6')
        if c.mid: body+=''.join(f'<path d="M{x} {y}l1.500 4l-3 0Z" fill="#1e0e06"/>' for x,y in((12,88),(22,82),(20,94),(8,97),(88,88),(79,82),(81,94),(93,97)))
        body+=neck+c.p('M38 77 C44 83 58 83 64 77 L65 83 C58 89 44 89 37 83Z','#fbf3e2',.9)
        n=7 if c.mid else 5
        for i in range(n):
            t=i/(n-1); body+=f'<rect x="{f(33+34*t-2.2)}" y="{f(87+7*math.sin(t*math.pi)-2.2)}" width="4.400" height="4.400" transform="rotate(45 {f(33+34*t)} {f(87+7*math.sin(t*math.pi))})" fill="#f1d27a" stroke="{INKC}" stroke-width="{f(.7*c.m)}"/>'
        head=c.p('M67 30 C71 38 71 50 68 58 L64 56 L65 34Z','#5a2c10',.9)+ear+c.p(o,skin,1.2)
        beard='M31 52 C33 58 37 61.500 41 61.500 C44 60 46 60.500 47.500 61.800 C49.500 60.200 53 60 56 61.500 C62 61 67 56 69 50 C72 66 68 82 58 88 C52 91 44 90 39 86 C32 79 29 66 31 52Z'
        head+=c.p(beard,u(lin([(0,'#9a5424'),(.5,'#7a3c16'),(1,'#4a220a')],0,0,1,.4)),1.2)
        head+=c.fl('M34 60C35 70 38 78 42 84M39 64C40 73 43 81 46 86M44 70C45 78 47 84 50 88M53 70C53 78 53 84 54 88M59 64C60 73 59 80 58 86M65 58C66 68 65 76 62 83',1,'#e0a060',.75)
        head+=c.p('M40 66 C43 62.800 46 63 47.500 64.200 C50 62.800 54 63 57 66 C53 69.500 44 69.500 40 66Z','#d99a78' if mood!='beaten' else '#c08060',.4,'#5a240c')
        head+=features(c,who,mood)+c.l('M47.500 61.800C44 60.600 40 62 37 65.500M47.500 61.800C51 60.400 56 61.500 60 65',2,'#5a2c10')
        hat=c.p('M26 33 C22 20 36 10 54 10 C72 10 82 20 77 31 C70 36 40 40 26 33Z','#1a1418')+c.p('M22 34 C20 29 24 27 29 28 C44 32 62 30 76 24 C82 23 84 28 80 32 C66 41 38 43 25 38 C23 37 22 36 22 34Z','#2e242a')
        hat+=c.p('M28 28 C24 12 40 0 62 4 C76 7 86 14 90 24 C84 20 80 20 76 21 C70 15 60 13 50 15 C42 17 34 21 28 28Z','#fdf8ea')+c.fl('M31 24C38 14 50 8 64 9C74 11 82 16 87 21M40 17L37 12M48 12L47 7M57 9.500L58 5M66 10L69 6.500M74 13L78 10',.9,'#8a7a60',.9)
        hat+=f'<circle cx="33" cy="31" r="{4 if c.mid else 5}" fill="#f1d27a" stroke="{INKC}" stroke-width="{f(.9*c.m)}"/><circle cx="33" cy="31" r="2" fill="#9e1b32"/>'
    if who=='more':
        body=c.p('M2 104 C6 88 20 80 38 77 L64 77 C82 80 96 88 98 104Z','#15100e')+c.p('M2 104C5 92 12 85 22 81 C26 88 26 97 24 104Z','#8a1a2c')
        body+=neck+c.p('M41 78 C45 83 56 83 61 78 L60 84 L50 90 L42 84Z','#fbf3e2',.9)
        furc='M26 104 C26 92 31 83 39 78 C42 85 46 91 51 94 C56 91 61 85 63 77 C72 82 77 92 77 104Z'
        body+=c.p('M26 104 C25 92 30 82 39 77 C41 86 44 94 46 104Z','#8a5a2e')+c.p('M77 104 C78 92 73 82 63 77 C61 86 58 94 56 104Z','#8a5a2e')
        if fine:
            random.seed(5); fur=''
            for i in range(46):
                x=random.choice((random.uniform(29,42),random.uniform(61,74))); y=random.uniform(86,98); fur+=f'M{f(x)} {f(y)}q-1 2 -.5 4'
            body+=f'<path d="{fur}" stroke="#3a1e0a" stroke-width=".8" fill="none" stroke-opacity=".8"/><path d="{fur}" transform="translate(1 -1)" stroke="#cf9a5c" stroke-width=".6" fill="none" stroke-opacity=".8"/>'
        n=7 if c.mid else 5
        for i in range(n):
            t=i/(n-1); body+=f'<circle cx="{f(36+29*t)}" cy="{f(86+10*math.sin(t*math.pi))}" r="{f(2.2 if c.mid else 2.8)}" fill="#3a2606" stroke="#f1d27a" stroke-width="{f(1.3 if c.mid else 1.8)}"/>'
        if c.mid: body+=f'<g transform="translate(50.500 100)">{rose_color(4)}</g>'
        head=c.p('M34 34 C28 42 29 60 33 70 C36 73 40 72 40 70 L38 40ZM64 34 L63 70 C66 75 72 74 74 69 C76 58 75 42 71 32Z','#4a3424',1.1)
        head+=c.p(o,skin,1.2)+hatch(c,'M62 54L65 50M61 59L65 54M59 64L64 58.500M56 69L62 63M53 73L58 68.500M44 74L48 75.500M41 70L44 73.500')
        head+=f'<path d="M40 69 C44 76 54 77 60 68 C58 74 54 78 50 78 C46 78 42 75 40 69Z" fill="#6a4a30" fill-opacity=".28"/>'+features(c,who,mood)+c.fl('M36 38C34 48 34 58 36 70M67 38C66 50 66 60 67 72M70.500 38C71 50 71 60 70.500 71',.9,'#a88460',.8)
        hat=c.p('M28 35 C24 22 36 12 50 12 C66 12 78 20 74 34 C74 44 72 52 69 56 C66 54 65 48 65 40 C56 36 43 36 35.500 39 C35 46 34 50 32 53 C28 49 27 42 28 35Z','#171113')+c.p('M27 36 C26 31 29 29 34 28.500 C45 26.500 58 26.500 68 28.500 C74 29 76 32 75 37 C64 32.500 40 32.500 27 36Z','#2c2225',1)+(c.fl('M34 23C40 17 52 15 64 18M30 33C42 29.500 60 29.500 73 33.500',1,'#9a8a80',.8) or c.l('M34 23C40 17 52 15 64 18M31 33C42 29.500 60 29.500 72 33',1,'#8a7a72',.9))
    if who=='crom':
        body=c.p('M0 104 C2 86 18 80 38 78 L64 78 C84 80 98 86 100 104Z','#17130f')
        body+=neck+c.p('M38 80 C44 85 57 85 64 80 L63 86 L51 91 L39 86Z','#f6ecd8',.9)
        body+=c.p('M18 104 C18 90 26 81 37 77.500 C38 88 43 97 47 104Z','#4a2e18')+c.p('M84 104 C84 90 76 81 65 77.500 C64 88 59 97 55 104Z','#4a2e18')
        body+=c.fl('M24 94q-1 3 0 6M29 87q-1 3 0 6M34 84q-1 3 0 6M33 94q-1 3 0 6M38 94q-1 3 0 6M78 94q1 3 0 6M73 87q1 3 0 6M68 84q1 3 0 6M69 94q1 3 0 6M64 94q1 3 0 6',1,'#b8844c',.9)
        head=ear+c.p('M32 32 C29 40 29 50 31 56 L35 54 L36 36ZM66 32 L67 52 C70 53 73 48 72 36Z','#8c857a',1)+c.fl('M69 36C70 42 70 47 68.500 51M31 38C30 44 30.500 50 31.500 54',.9,'#d8d2c6',.9)+c.p(o,skin,1.3)
        head+=c.p('M64.500 36 L71 35 C72.500 43 72 49 70 55 C67.500 54 66 50 66 46 C65.500 42 65 39 64.500 36Z','#a39c90',.9)+c.p('M31 36 L35 36 C34.500 41 34 46 32.500 50 C30.500 46 30.500 41 31 36Z','#a39c90',.8)
        head+=hatch(c,'M65 60L69 56M64 64L69.500 59M62 68L69 62.500M59 73L66 67M36 70L40 75M34 66L37 70')
        head+=c.l('M40 73.500C45 77 55 77 60.500 72.500',1,'#8a5430',.9)+features(c,who,mood)+(c.l('M38.500 62C37 65 37.200 67.500 38.500 70M57.500 61C60 64 60 67 58.500 70',.9,'#7a4020',.8) if c.mid else '')
        hat=c.p('M25 34 C18 20 34 12 52 12 C72 12 84 20 77 33 C64 38 38 38 25 34Z','#1a1512')+c.p('M28 36 C27 31 30 30 35 30 C46 28 58 28 68 30 C73 30.500 75 32 74 37 C73 42 71 45 69 45 L67 38.500 C56 35.500 44 35.500 35 38.500 L33 45 C30 44 28 41 28 36Z','#2c2420',1)+(c.fl('M29 26C36 18 54 15 70 20',1.1,'#8a7a6a',.8) or c.l('M31 24C38 18 54 16 68 20',1.1,'#8a7a6a',.9))
    if who in court.FACES:
        body,head,hat=court.FACES[who](c,mood,c.p(o,skin,1.2),neck,ear); after=''
        if isinstance(head,tuple): head,after=head
        head+=features(c,court.LIKE[who],mood,court.EYES[who])+after
        if who in ('wyatt','holbein'): head+=c.l(court.WHISKERS,2,'#3c2010')
    hand=''
    if mood=='thinking':
        if who in court.FACES: sl,cf=court.SLEEVE[who]
        else: sl,cf={'will':'#e6a93a','kath':'#1f4d3a','bran':'#8a1a2c','more':'#8a1a2c','crom':'#17130f'}[who],{'will':'#1f6a4c','kath':'#fbf3e2','bran':'#c9a227','more':'#8a5a2e','crom':'#4a2e18'}[who]
        hand=c.p('M8 106 C12 96 18 90 24 86 L38 96 L34 106Z',sl)+c.p('M20 90 L25 83 L40 92 L36 98Z',cf,1)
        hand+=c.p('M25 86 C24 80 27 75 32 73.500 L38 69.500 C40 67.500 43.500 69 42.500 72 L40.500 75 L51 73.500 C54 73.500 54.500 77 51.500 78 L46 79.500 C49 80 49 83.500 46 84 C47 86 46 88 43.500 88 L40 92Z',skin,1.2)+c.fl('M46 79.500L40 81M46 84L40 85',.9,'#5a2a12',.9)
        if c.mid and not fine: hand+=c.l('M46 79.500L41 81M46 84L41 85',.7,'#5a2a12')
        if who=='crom': hand+=f'<circle cx="43.500" cy="79.500" r="2" fill="#2aa0a0" stroke="#c9a227" stroke-width="1"/>'
    return body,head,hat,hand
def courtier(who,r,mood='calm',cut=None,sh=True):
    """medallion of radius r round 0,0"""
    cut=cut or ('L' if r>=56 else 'M' if r>=30 else 'S'); k=r/50
    like=court.LIKE.get(who,who); g=G.get(who) or court.GROUND[who]; ci=43 if cut=='L' else 44 if cut=='M' else 45.2
    cl=define(('cc',ci),f'<clipPath id="{{id}}"><circle cx="50" cy="50" r="{ci}"/></clipPath>')
    s=f'<g transform="scale({f(k)}) translate(-50 -50)">'
    if sh: s+=f'<circle cx="51.500" cy="54" r="49" fill="#1a0c04" fill-opacity=".65" filter="{u(blur(2.2))}"/>'
    col=f'<circle cx="50" cy="50" r="50" fill="#6a4a10"/><circle cx="50" cy="50" r="49.200" fill="{u(gold_lin(0,0,.8,1))}"/>'
    e=ci/50
    hm=f'<circle cx="50" cy="50" r="50" fill="{u(rad([(0,gray(.3)),(e-.01,gray(.3)),(e+.02,gray(.62)),(e+.05,gray(.5)),(.95,gray(.7)),(1,gray(.3))],50,50,50,units="userSpaceOnUse"))}"/>'
    if cut=='L':
        for i in range(40): a=P(46.2,9*i); hm+=f'<circle cx="{f(50+a[0])}" cy="{f(50+a[1])}" r="1.600" fill="#f0f0f0"/>'
    s+=relief(col,hm,4.2*k*(1 if K[0]<2 else .74),.5,exp=14,bl=.5,sh=.25)
    p=f'<circle cx="50" cy="50" r="{ci}" fill="{u(rad([(0,g[0]),(.55,g[1]),(1,g[2])],.36,.32,.8))}"/>'
    if cut!='S':
        rays=''.join(f'M{f(50+P(20,a)[0])} {f(48+P(20,a)[1])}L{f(50+P(46,a)[0])} {f(48+P(46,a)[1])}' for a in range(0,360,6 if cut=='L' else 12)); p+=f'<path d="{rays}" stroke="{g[3]}" stroke-opacity=".20" stroke-width="{.7 if cut=="L" else 1}"/>'
    body,head,hat,hand=person(who,mood,cut)
    ht={'calm':'','glad':'rotate(-3 50 70) translate(0 -.6)','thinking':'rotate(-5 50 70) translate(0 -1)','beaten':'rotate(7 50 74) translate(0 4.500)'}[mood]
    at='' if mood!='beaten' or like in('will',) or who in('jane','wyatt') else {'kath':'rotate(4 50 40)','bran':'rotate(7 50 36) translate(1 1)','more':'rotate(3 50 40)','crom':'rotate(5 50 36) translate(0 1.500)'}[like]
    z={'will':.84,'kath':.94,'bran':.90,'more':.95,'crom':.90}[like]; oy={'will':53.5,'kath':50.5,'bran':54,'more':52,'crom':53}[like]
    if cut=='S': z*={'will':1.16,'kath':1.3,'bran':1.22,'more':1.28,'crom':1.3}[like]; oy+={'will':1,'kath':1.5,'bran':0,'more':2,'crom':0}[like]
    dz,dy=court.ZOOM.get(who,(1,0)); z*=dz; oy+=dy
    pic=f'<g transform="translate(50 {oy}) scale({f(-z if who in FLIP else z)} {f(z)}) translate(-50 -50)">{body}<g transform="{ht}">{head}<g transform="{at}"><g transform="translate(0 {-3 if who in("bran","bryan") else 0})">{hat}</g></g></g>{hand}</g>'
    p+=pic
    pid=define(('paint',who,mood,cut),'<g id="{id}">'+p+'</g>'); p=f'<use href="#{pid}"/>'
    s+=f'<g clip-path="url(#{cl})">'+(relief(p,p,2.4*k,.10,mode='soft-light',bl=.6,exp=12,sh=.05) if cut!='S' else p)
    s+=f'<circle cx="50" cy="50" r="{ci}" fill="{u(rad([(0,"#fff0c0 .20"),(.5,"#fff0c0 0"),(.8,"#000000 .04"),(1,"#000000 .45")],.36,.3,.78))}"/></g><circle cx="50" cy="50" r="{ci}" fill="none" stroke="#2a1408" stroke-width="{1 if cut!="S" else 1.6}"/></g>'
    return s
ORDER=['will','kath','bran','more','crom']
