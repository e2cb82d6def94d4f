"""What stands on and round the score cards of The Six Wives: the slip, its light, the strokes of the quill, the goals' badges, pieces for diagrams, the queens'
miniatures; for panels, over parchment."""
from kc import *
import coins,fates,miniatures,wives
from ui import slip,G,R,RED
def strike(w,seed):
    """a quill's stroke of width `w` round 0,0, thick in the middle"""
    rnd=random.Random(seed); a,b=rnd.uniform(-1.2,1.6),rnd.uniform(-1.8,.6); x=-w/2
    return f'<path d="M{f(x)} {f(a)}C{f(x+w*.3)} {f(b-1.5)} {f(x+w*.6)} 1.500 {f(x+w)} {f(b)}C{f(x+w*.62)} 3.200 {f(x+w*.3)} {f(b+.8)} {f(x)} {f(a)}Z" fill="#8a1226" stroke="#8a1226" stroke-width=".7"/>'
def light(w,h): return f'<rect x="-3" y="-3" width="{w+6}" height="{h+6}" rx="6" fill="none" stroke="#ffc858" stroke-opacity=".9" stroke-width="7" filter="{u(blur(4,60))}"/>'
def card(w,h,turn):
    s=(light(w,h) if turn else '')+slip(0,0,w,h,7)+R(6.5,6.5,w-13,h-13,1.5,'none','#8a6414',.8,extra='stroke-opacity=".6"')
    return s+(R(1.6,1.6,w-3.2,h-3.2,2,'none',RED,2.4) if turn else '')
def atlas(A):
    A.add('wives_card',180,140,lambda:card(180,140,False),slice=16); A.add('wives_card_turn',180,140,lambda:card(180,140,True),slice=16)
    for i in range(3): A.add(f'wives_strike_{i+1}',120,12,lambda i=i:G(60,5,strike(118,i+2)),pad=3,slice=[40,2,40,2])
    for g in fates.GOALS:
        for n,r in (('',14),('_l',26)): A.add(f'wives_{g}{n}',2*r,2*r,lambda g=g,r=r:G(r,r,fates.badge(g,r*.94)),pad=4)
        A.add(f'wives_sign_{g}',28,28,lambda g=g:G(14,14,f'<g transform="scale(.25)">{fates.sign(g,"#ffffff","#000000")}</g>'),pad=2)
    A.add('wives_done',22,22,lambda:G(11,11,rose_color(10.5)),pad=3); A.add('wives_open',22,22,lambda:f'<circle cx="11" cy="11" r="9" fill="none" stroke="#6a4a20" stroke-width="1.400"/>',pad=3)
    for s in range(4):
        A.add(f'wives_medal_{s}',22,22,lambda s=s:G(11,11,fates.medal(s,9.5)),pad=3)
        A.add(f'wives_king_{s}',48,56,lambda s=s:G(24,-.5,wives.side(s,55)),pad=8); A.add(f'wives_queen_{s}',40,40,lambda s=s:G(20,19,coins.shadow(18.5,1.2,2.6,1.3,.5)+coins.queen_token(18.5,s,1)),pad=4)
        for n in range(6): A.add(f'wives_number_{s}_{n}',40,40,lambda s=s,n=n:G(20,19,coins.shadow(18.5,1.2,2.8,1.3,.5)+coins.number_token(18.5,s,n)),pad=4)
    r=58
    for k in range(6): A.add(f'wives_portrait_{k}',2*r,2*r,lambda k=k:G(r,r,miniatures.portrait(k,r)),pad=14)
    A.add('wives_portrait_veiled',2*r,2*r,lambda:G(r,r,miniatures.veiled(r)),pad=14)
