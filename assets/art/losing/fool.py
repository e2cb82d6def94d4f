"""A laughing fool's head in a cap with three bells, carved; drawn round 0,0 in about 100 units. Gilt for the trays of Losing Draughts, painted for
the emblem."""
from kc import *
from figs import Fig,g3
GILT=('#fff0b4','#dcb243','#8a6414'); DEEP=('#e9c45c','#b98d2a','#6a4a10')
PAINT=dict(left=('#d8485c','#9e1b32','#560a18'),right=('#4f9a78','#236246','#0c2a1c'),middle=GILT,face=('#fbe2bd','#e6b98c','#a8703f'),bell=GILT,collar=('#d8485c','#9e1b32','#560a18'))
CARVED=dict(left=GILT,right=GILT,middle=DEEP,face=GILT,bell=GILT,collar=DEEP)
def head(k,painted=False):
    """`k`: how many pixels a unit is"""
    F=Fig(); F.clip=True; C={n:g3(*c,x2=.7,y2=.9) for n,c in (PAINT if painted else CARVED).items()}; ink='#2a1206' if painted else '#4a3008'
    io=dict(ink=ink,iw=1.6,op=.85)
    for i in range(5):   # points of the collar
        x=-34+17*i; F.add(f'M{x-10} 36L{x} 56L{x+10} 36Z',C['collar' if i%2==0 else 'middle'],h=.6,e=.34,sw=3,**io)
    F.add('M-8 -22C-34 -40 -52 -26 -50 4C-50 10 -48 14 -44 16C-42 4 -38 -2 -28 -2Z',C['left'],h=.7,e=.34,sw=4,**io)
    F.add('M8 -22C34 -40 52 -26 50 4C50 10 48 14 44 16C42 4 38 -2 28 -2Z',C['right'],h=.7,e=.34,sw=4,**io)
    F.add('M-20 -18C-16 -40 -8 -50 4 -56C6 -42 18 -36 20 -18Z',C['middle'],h=.84,e=.36,sw=4,**io)
    F.add('M-27 -4C-27 -18 -14 -24 0 -24C14 -24 27 -18 27 -4C28 18 18 42 0 42C-18 42 -28 18 -27 -4Z',C['face'],h=.86,e=.4,sw=4,**io)
    F.add('M-30 -2C-31 -20 -16 -28 0 -28C16 -28 31 -20 30 -2C24 -14 12 -17 0 -17C-12 -17 -24 -14 -30 -2Z',C['middle'] if not painted else C['left'],h=.95,e=.4,sw=3,**io)
    for x,y in ((-45,21),(45,21),(4,-60)): F.ell(x,y,7.5,7.5,C['bell'],h=1,e=.45,sw=3,**io); F.line(f'M{x-4} {y+2}H{x+4}',ink,1.8,.9,.4)
    F.line('M-19 0C-16 -6 -9 -6 -6 -1M6 -1C9 -6 16 -6 19 0',ink,3.4,1,.3)                     # eyes pressed together by laughing
    F.line('M-20 -8C-15 -13 -9 -12 -5 -9M5 -9C9 -12 15 -13 20 -8',ink,2,.7,.5)
    F.add('M-4 2C-5 8 -9 11 -6 14C-3 16 3 16 6 14C9 11 5 8 4 2Z',C['face'],h=.98,e=.5,sw=2,ink=ink,iw=1,op=.5)
    F.raw(f'<path d="M-18 16C-10 21 10 21 18 16C18 30 9 37 0 37C-9 37 -18 30 -18 16Z" fill="#4a0c12" stroke="{ink}" stroke-width="1.800"/><path d="M-15.500 18.500C-8 22 8 22 15.500 18.500L14.500 23C6 26 -6 26 -14.500 23Z" fill="#fff6e0"/><path d="M-9 33C-5 28 5 28 9 33C4 36.500 -4 36.500 -9 33Z" fill="#b4354a"/>','<path d="M-18 16C-10 21 10 21 18 16C18 30 9 37 0 37C-9 37 -18 30 -18 16Z" fill="#444"/><path d="M-15.500 18.500C-8 22 8 22 15.500 18.500L14.500 23C6 26 -6 26 -14.500 23Z" fill="#aaa"/>')
    F.line('M-21 12C-22 15 -20 18 -18 18M21 12C22 15 20 18 18 18',ink,2,.7,.5)
    t=lambda b:f'<g transform="scale({f(k)})">{b}</g>'
    m=define(('fool',k),f'<mask id="{{id}}" maskUnits="userSpaceOnUse" x="-200" y="-200" width="400" height="400"><g fill="#fff" transform="scale({f(k)})">{F.m}</g></mask>')
    return relief(t(F.c),t('<rect x="-70" y="-80" width="140" height="150" fill="#6e6e6e" fill-opacity=".04"/>'+F.h),9*k,.4 if not painted else .2,bl=max(.6,1.6*k),post=.3,exp=14,sh=.2,back=True,mask=m)
def head_shadow(k): return f'<g transform="translate({f(4*k)} {f(7*k)}) scale({f(k)})"><path d="M-48 -10C-50 -30 -20 -34 -12 -40L4 -60L16 -38C30 -34 52 -26 50 20L34 40L0 58L-34 40L-52 20Z" fill="#0a0402" fill-opacity=".6" filter="{u(blur(5))}"/></g>'
