"""Queen's Guard in flat colours: shields and crowns on discs, of which the dark ones have a second ring; a trapped piece in six rays, crossed halberds on a closed hex."""
from flat import *
SIDES=(('light',WHITE,BLACK),('dark',BLACK,WHITE))
def ground(color): return disc(BLACK,.41)+disc(WHITE,.385)+disc(color,.35)+(ring(BLACK,.375,.05) if color==WHITE else '')
def shield(ink,gap):
    s=f'<path d="M-.2 -.21H.2V.02C.2 .13 .1 .2 0 .245C-.1 .2 -.2 .13 -.2 .02Z" fill="{ink}"/>'
    return s+box(gap,0,0,.044,.29)+box(gap,0,-.05,.27,.044)
def guard(color,ink): return ground(color)+shield(ink,color)
def queen(color,ink): return ground(color)+crown(ink,color,0,.235)
def trapped():
    def six(color,more): return ''.join(line(color,path([turn(.41-more/4,60*i),turn(.51+more/4,60*i)]),.09+more) for i in range(6))
    return stacked(((BLACK,.07),(YELLOW,0)),six)
def blocked():
    def halberds(color,more): return ''.join(f'<g transform="rotate({a})">{box(color,0,0,.06+more,.6+more)}{box(color,0,-.2,.23+more,.12+more)}</g>' for a in (-45,45))
    return stacked(((BLACK,.07),(WHITE,0)),halberds)
def board(): return {f'{kind.__name__}_{name}':kind(*look) for name,*look in SIDES for kind in (guard,queen)}|{'trapped':trapped(),'blocked':blocked()}
def panels():
    for name,*look in SIDES:
        for kind in (guard,queen): yield f'{kind.__name__}_{name}',kind(*look),.41,34
