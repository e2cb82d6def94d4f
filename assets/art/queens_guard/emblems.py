"""The emblems of the two games of the hexagonal board, drawn round 0,0 in a box of 64, and the sides' figures of the panels: the throne in its ring of leather,
and before it a guard, or the queen whose cloth is steeped in crimson."""
from kc import *
import guards,leather
def ground(s):
    """the throne and its six neighbours in an oak hexagon"""
    at=[c for c in leather.CELLS if leather.ring(c)<2]
    big=lambda r,x:f'<path d="{leather.hexa(r,True)}" {x}/>'
    o=big(33,f'transform="translate(1.500 2.500)" fill="#0a0402" fill-opacity=".55" filter="{u(blur(1.8))}"')+big(33,f'fill="{u(lin([(0,"#8a5833"),(.5,"#5c371f"),(1,"#35200f")],0,0,.6,1))}"')+big(32.2,'fill="none" stroke="#ffdca0" stroke-opacity=".35" stroke-width=".9"')+big(29.2,'fill="#0d1c15" stroke="#0a0402" stroke-width="1"')
    return o+leather.cells(s,False,at)+leather.throne(s,False)
def figure(kind,side,k,y):
    """with its shadow"""
    sh=''.join(f'<ellipse cx="{f(dx*k)}" cy="{f(y+dy*k)}" rx="{f(66*k)}" ry="{f(22*k)}" fill="#0a0402" fill-opacity="{o}" filter="{u(blur(b*k))}"/>' for dx,dy,o,b in ((12,14,.5,8),(2,9,.7,3)))
    return sh+guards.figure(kind,side,k,y)
def emblem(name):
    s=ground(9.6)
    if name=='queens_guard': return s+f'<g transform="translate(-15.5 0)">{figure("guard",0,.2,22)}</g><g transform="translate(15.5 0)">{figure("guard",1,.2,25)}</g>'
    stain='<path d="M-25 15C-30 8 -20 2 -9 6C-2 -2 14 0 20 7C30 8 29 20 20 21C16 28 2 25 -4 27C-14 30 -23 25 -25 15Z'+''.join(f'M{x} {y}m{-r} 0a{r} {r} 0 1 0 {2*r} 0a{r} {r} 0 1 0 {-2*r} 0Z' for x,y,r in ((-22,-4,2.2),(25,1,1.8),(-27,3,1.2)))+'"'
    return s+f'{stain} fill="#4a0510" fill-opacity=".9"/>{stain} fill="{u(lin([(0,"#d02840"),(1,"#8a1024")]))}" transform="translate(-.6 -.8)"/><path d="M-20 11C-12 6 -4 9 0 6" fill="none" stroke="#ff9aa6" stroke-width="1.200" stroke-linecap="round" stroke-opacity=".8"/>'+figure('queen',0,.255,21)
def side(kind,n):
    """a side's figure, in a box of 34 by 38 with its foot near the lower edge"""
    return figure(kind,dict(guards.SIDES)[n],.152,32.5)
