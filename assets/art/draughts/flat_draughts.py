"""Draughts in flat colours: dark men with a dashed rim and a lozenge, light men with a plain rim and a rose, kings with a crown."""
from flat import *
def man(dark,king=False,small=False):
    """`small`: for panels, where fine lines would not be seen"""
    ink,ground=(WHITE,BLACK) if dark else (BLACK,WHITE)
    s=disc(BLACK,.405,0,.065)   # the edge of the piece is seen below its face
    if small: s+=disc(BLACK,.405)+(ring(WHITE,.358,.032) if dark else disc(WHITE,.365))
    else: s+=disc(ink,.405)+disc(ground,.372)+(dashed_ring(ink,.3,.035,20) if dark else ring(ink,.3,.025))
    k=1.25 if small else 1
    if king: return s+crown(YELLOW if dark else BLACK,ground,.01,.2*k)
    return s+moved(0,0,k,polygon(ink,[(0,-.15),(.15,0),(0,.15),(-.15,0)]) if dark else rose(ink,ground))
def rose(ink,ground): return ''.join(disc(ink,.065,*turn(.095,72*i-90)) for i in range(5))+disc(ink,.07)+disc(ground,.045)
def board():
    men={f'man_{name}_{i}':man(dark) for name,dark in SIDES for i in range(3)}
    return men|{f'king_{name}':man(dark,True) for name,dark in SIDES}
SIDES=(('dark',True),('light',False))
def panels():
    for name,dark in SIDES:
        yield f'disc_{name}',man(dark,small=True),.405,34
        yield f'king_{name}',man(dark,True,True),.405,34
