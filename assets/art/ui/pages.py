"""Emblems of the pages that belong to no game: horn-book (lessons), key (puzzles), tally sticks (statistics); drawn round 0,0 in a box of 64."""
from ui import *
from figs import Fig,g3
def lit_parts(F,turn,ss,spec,sh=.24,seed=None):
    t=f'transform="rotate({turn})"'; m=define(('page',F.m,turn),f'<mask id="{{id}}" maskUnits="userSpaceOnUse" x="-60" y="-60" width="120" height="120"><g fill="#fff" {t}>{F.m}</g></mask>')
    under=f'<g transform="translate(1.500 3.500)" fill="#1a0c04" fill-opacity=".55" filter="{u(blur(2.2))}"><g {t}>{F.m}</g></g>'
    return under+relief(f'<g {t}>{F.c}</g>',f'<rect x="-44" y="-44" width="88" height="88" fill="#6e6e6e" fill-opacity=".04"/><g {t}>{F.h}</g>',ss,spec,bl=.7,post=.3,sh=sh,back=True,mask=m)
OAK_=('#b9814d','#8a5730','#4a2a14'); GILT=('#fff0b4','#dcb243','#8a6414')
def hornbook():
    F=Fig(); o=g3(*OAK_); io=dict(sw=2,iw=.8,ink='#241006')
    F.add('M-20 -29Q-20 -31 -18 -31H18Q20 -31 20 -29V13Q20 15 18 15H6.500L5 27Q5 31 0 31Q-5 31 -5 27L-6.500 15H-18Q-20 15 -20 13Z',o,h=.66,e=.36,**io)
    F.add('M-15.500 -26.500H15.500V10.500H-15.500Z','#f3e7cb',h=.58,e=.5,sw=.8,iw=.5,ink='#5a3a18')
    F.raw('<circle cy="26" r="1.700" fill="#241006"/>')
    F.line('M-10.500 -20V-15M-13 -17.500H-8','#9e1b32',1.7,1)
    F.raw(text(3.6,-14.6,'a b c',9.6,600,INK,anchor='middle'))
    for y in (-9.5,-5,-.5,4): F.line(f'M-12.500 {y}H{12.5 if y<4 else 3}','#4a3422',1.1,.85)
    for d in ('M-17.500 -28.500H17.500V-25H-17.500Z','M-17.500 9H17.500V12.500H-17.500Z','M-17.500 -28.500H-14V12.500H-17.500Z','M14 -28.500H17.500V12.500H14Z'): F.add(d,g3(*GILT),h=.86,e=.5,sw=1,iw=.5,ink='#4a3008')
    for x in (-15.8,15.8):
        for y in (-26.8,10.8): F.ell(x,y,1.1,1.1,'#fff0b4',h=1,e=.5,sw=.6,iw=.4)
    return lit_parts(F,-9,4,.2)
def key():
    F=Fig(); g=lambda:g3(*GILT); io=dict(sw=2.2,iw=.8,ink='#3a2408')
    F.add('M-3 -8H3V27Q3 29 0 29Q-3 29 -3 27Z',g(),h=.8,e=.4,**io)
    F.add('M3 14H13V18.500H10V21H13V26H3Z',g(),h=.7,e=.4,**io)
    for a in (0,-120,120):
        x,y=P(8.6,a); y-=17; d=f'M{f(x-7.6)} {f(y)}A7.6 7.6 0 1 1 {f(x+7.6)} {f(y)}A7.6 7.6 0 1 1 {f(x-7.6)} {f(y)}ZM{f(x-3.4)} {f(y)}A3.4 3.4 0 1 0 {f(x+3.4)} {f(y)}A3.4 3.4 0 1 0 {f(x-3.4)} {f(y)}Z'
        F.add(d,g(),h=.78,e=.4,**io)
    F.ell(0,-17,4,4,'#9e1b32',h=.95,e=.45,sw=1.6,iw=.8,ink='#3a1208'); F.add('M-6 -7.500H6V-4H-6Z',g(),h=.9,e=.45,**io); F.add('M-5 8H5V11H-5Z',g(),h=.9,e=.45,sw=1.6,iw=.7,ink='#3a2408')
    return lit_parts(F,-38,5,.5)
def tallies():
    s=''
    for turn,n,c in ((-50,(7,7),('#d9ab6c','#b07a40','#6a4420')),(50,(9,5),('#f0d29a','#cf9f5e','#84582a'))):
        F=Fig(); b=''
        for i in range(n[0]): y=-27+i*5.2; b+=f'L-5 {f(y-1.3)}L-1.6 {f(y)}L-5 {f(y+1.3)}'
        r=''
        for i in range(n[1]): y=20-i*6.4; r+=f'L5 {f(y+1.4)}L1.4 {f(y)}L5 {f(y-1.4)}'
        F.add(f'M0 -32.500Q-5 -32.500 -5 -30{b}L-5 30Q-5 32 0 32Q5 32 5 30{r}L5 -30Q5 -32.500 0 -32.500Z',u(lin([(0,c[0]),(.45,c[1]),(1,c[2])],0,0,1,0)),h=.8,e=.4,sw=1.8,iw=.8,ink='#2a1408')
        s+=lit_parts(F,turn,4.5,.16)
    F=Fig()
    for d in ('M-7 -5C-3 -7.500 3 -7.500 7 -5L6.500 -2C3 -4.500 -3 -4.500 -6.500 -2Z','M-7 2C-3 -.5 3 -.5 7 2L6.500 5C3 2.500 -3 2.500 -6.500 5Z'): F.add(d,g3('#d8485c','#9e1b32','#560a18'),h=.8,e=.4,sw=1.2,iw=.7,ink='#2a0808')
    return s+lit_parts(F,0,3.5,.2)
