"""The mill family in flat colours: men of bone with seven rings (`small`, in panels, with two), men of jet with a star, the wings of a man that flies."""
from flat import *
def bone(small=False):
    s=disc(BLACK,.42)+disc(WHITE,.385)
    if small: return s+ring(BLACK,.25,.045)+ring(BLACK,.1,.045)
    return s+''.join(moved(*at,1,ring(BLACK,.06,.036)) for at in [(0,0)]+[turn(.21,60*i) for i in range(6)])
def jet(small=False): return disc(WHITE,.42)+disc(BLACK,.385)+polygon(WHITE,[turn(.09 if i%2 else .29,22.5*i) for i in range(16)])
def wings():
    """three feathers on each side"""
    def side(color,grow):
        s=''
        for x in (-1,1):
            for tip in (-.2,-.06,.08): s+=polygon(color,[(x*.36,.12+grow),(x*.36,-.02-grow),(x*(.62+grow),tip-.06-grow),(x*(.62+grow),tip+.03+grow)])
        return s
    return stacked(((BLACK,.035),(WHITE,0)),side)
MEN=(('bone',bone),('jet',jet))
def board(): return {f'man_{name}_{i}':draw() for name,draw in MEN for i in range(3)}|{'wings':wings()}
def panels():
    for name,draw in MEN: yield f'disc_{name}',draw(True),.42,34
