"""Emblems of the three mill games, drawn round 0,0 in a box of 64: a small slate board, and on it what is special. The elephant stands for Ceylon."""
from kc import *
from figs import Fig,g3,millman
import beasts,slate
G=lambda x,y,b:f'<g transform="translate({f(x)} {f(y)})">{b}</g>'
def ground():
    """a whole board"""
    B=54; p=B/slate.PITCH; h=B/2
    s=f'<rect x="-30" y="-28" width="64" height="64" rx="2" fill="#0a0402" fill-opacity=".5" filter="{u(blur(2))}"/><rect x="-32" y="-32" width="64" height="64" rx="2" fill="{u(lin([(0,"#7c4e2c"),(1,"#3b2417")],0,0,1,1))}"/><rect x="-31.300" y="-31.300" width="62.600" height="62.600" rx="1.600" fill="none" stroke="#ffdca0" stroke-opacity=".3" stroke-width=".8"/>'
    s+=f'<rect x="{-h}" y="{-h}" width="{B}" height="{B}" fill="#343c43" filter="{u(slate.stone(slate.SLATE,.03,.045,12,1.6,1.2,.5))}"/>'+slate.inlay(slate.lines(p),1.5,B)+slate.studs(p,1.25)
    return s+f'<rect x="{-h}" y="{-h}" width="{B}" height="{B}" fill="none" stroke="#060302" stroke-width="1.2"/>'
def man(x,y,R,dark,lift=0): return G(x,y,shadow(R*.98,R*(.1+.5*lift),R*(.2+.7*lift),R*(.09+.1*lift),.65)+millman(R,dark,False))
def arrow(x1,x2,y):
    d=f'M{x1} {f(y-2.3)}H{f(x2-8)}V{f(y-6.5)}L{x2} {y}L{f(x2-8)} {f(y+6.5)}V{f(y+2.3)}H{x1}Z'
    return f'<path d="{d}" transform="translate(1 2)" fill="#0a0402" fill-opacity=".7" stroke="#0a0402" stroke-opacity=".7" stroke-width="2" filter="{u(blur(.8))}"/><path d="{d}" fill="{u(lin([(0,"#fff0b4"),(.45,"#f1d27a"),(.6,"#d0a030"),(1,"#a87a1c")]))}" stroke="#3a2408" stroke-width="1" stroke-linejoin="round"/>'
GREY=('#b3aba4','#6e6764','#2c2725'); IVORY=('#fffaf0','#efdfb8','#b08f58')
def elephant(q):
    """to the left, in its festival cloth; in hundredths of `q` round the middle of its place"""
    F=Fig(); F.back=beasts.BACKING; g=g3(*GREY,x2=.8,y2=.9); far=g3(*[c for c in ('#6a6462','#3e3a39','#1a1716')],x2=.8,y2=.9); io=dict(sw=2.6,iw=.9)
    F.line('M43 -16C51 -8 50 6 47 15','#3e3a39',3.4,1,.5); F.add('M45 13L50 14L48 23Z',far,h=.5,sw=1,iw=.5)
    for d in ('M-12 4L-14 31H-3L0 8Z','M18 6L19 31H29L32 6Z'): F.add(d,far,h=.5,e=.34,**io)
    F.add('M-18 -26C-6 -37 18 -39 32 -31C45 -23 47 -6 44 9C42 17 34 20 24 18L-8 19C-18 17 -24 6 -24 -6C-24 -16 -22 -22 -18 -26Z',g,h=.64,sw=4,iw=.9)
    for d in ('M-23 2C-25 14 -24 24 -25 34H-8C-7 25 -5 14 -3 6Z','M24 6C26 18 26 26 25 34H42C43 25 46 12 44 -2Z'): F.add(d,g,h=.74,e=.38,**io)
    F.line('M-23 33V29M-18 33V29.500M-13 33V29M28 33V29M33 33V29.500M38 33V29','#f0e2c0',2,.8,.7)
    red=u(lin([(0,'#d8485c'),(.5,'#a81c34'),(1,'#6a0f20')],0,0,.5,1))
    F.add('M-1 -36C9 -40 23 -39 32 -33L35 4C24 9 9 9 -3 5Z',red,h=.82,e=.5,**io)
    F.line('M2 -33C11 -36 21 -35.500 29 -31L31.500 1C22 4.500 9 4.500 0 2Z','#f1d27a',2.2,1,.95); F.line('M-3 7.500C9 11.500 24 11.500 35.500 6.500','#f1d27a',3,1,.9)
    F.raw(f'<g transform="translate(15.500 -15)"><circle r="7" fill="#c9a227" stroke="#4a3208" stroke-width=".8"/><circle r="3.400" fill="#1f3a6e" stroke="#4a3208" stroke-width=".6"/></g>','<g transform="translate(15.500 -15)"><circle r="7" fill="#ddd"/><circle r="3.400" fill="#999"/></g>')
    F.add('M-46 -28C-53 -12 -51 4 -50 13C-50 19 -54 20 -56 15L-63 19C-59 33 -41 32 -40 16C-39 6 -38 0 -34 -6Z',g,h=.8,e=.4,**io)
    F.add('M-16 -32C-22 -43 -38 -44 -45 -34C-50 -26 -48 -12 -41 -5C-33 1 -18 -1 -13 -10C-10 -18 -12 -27 -16 -32Z',g,h=.86,e=.4,sw=3.4,iw=.9)
    F.line('M-50 -10L-42 -8M-51 -3L-41 -1M-51 4L-41 5M-50 11L-41 11','#1a1716',1.2,.55,.6)
    F.add('M-20 -33C-8 -37 3 -28 1 -13C-1 -2 -10 5 -17 1C-24 -5 -27 -24 -20 -33Z',u(lin([(0,'#a89f99'),(.6,'#6a6260'),(1,'#b08078')],0,0,.6,1)),h=.94,e=.44,sw=2.6,iw=1)
    F.add('M-46 -7C-49 0 -57 3 -64 -2C-58 -5 -53 -9 -50 -15C-48 -14 -46 -11 -46 -7Z',g3(*IVORY),h=1,e=.5,sw=1.6,iw=.8)
    F.add('M-43 -38C-38 -43 -29 -44 -23 -40L-27 -30C-31 -33 -35 -33 -38 -29Z',red,h=.95,e=.5,sw=1.6,iw=.8); F.line('M-38 -29C-35 -33 -31 -33 -27 -30','#f1d27a',2.4,1,1)
    F.raw('<ellipse cx="-38" cy="-20" rx="3" ry="2.600" fill="#f6ead2" stroke="#0a0402" stroke-width="1.200"/><circle cx="-38.600" cy="-20" r="1.700" fill="#0a0402"/>','')
    return beasts.finish(F,q,None,7,.35,.2)
def emblem(kind):
    s=ground()
    if kind=='morris': s+=man(9,-9,17,True)+man(-8,8,17,False)
    if kind=='mixed': s+=man(-13,13,13.5,False)+arrow(2,28,13)+man(9,-12,14.5,True,.8)
    if kind=='ceylon': s+=G(2,4,f'<ellipse cx="1" cy="22" rx="28" ry="4.500" fill="#0a0402" fill-opacity=".75" filter="{u(blur(2))}"/>'+elephant(63))
    return s
