"""The emblem of The Six Wives, drawn round 0,0 in a box of 64, and the seats' figures of the panels: on a corner of the palace floor a king, and two of his queens."""
from kc import *
import coins,marble
def emblem():
    s=f'<rect x="-30" y="-28" width="64" height="64" rx="2" fill="#0a0402" fill-opacity=".5" filter="{u(blur(2))}"/><rect x="-32" y="-32" width="64" height="64" rx="2" fill="{u(lin([(0,"#7c4e2c"),(1,"#3b2417")],0,0,1,1))}"/><rect x="-31.300" y="-31.300" width="62.600" height="62.600" rx="1.600" fill="none" stroke="#ffdca0" stroke-opacity=".3" stroke-width=".8"/>'
    for i in (0,1):
        for j in (0,1):
            cols=(marble.GREEN if (i+j)%2 else marble.CREAM); s+=f'<rect x="{-27+27*i}" y="{-27+27*j}" width="27" height="27" fill="#888" filter="{u(marble.slate.stone(cols,.03,.04,4+11*((i+j)%2),1.0,1.5,.45))}"/>'
    s+=f'<path d="M0 -27V27M-27 0H27" stroke="#1a120a" stroke-width="1"/><path d="M0 -4L4 0L0 4L-4 0Z" fill="#d9b45a" stroke="#2a1a08" stroke-width=".7"/><rect x="-27" y="-27" width="54" height="54" fill="none" stroke="#060302" stroke-width="1.200"/>'
    at=lambda x,y,b:f'<g transform="translate({x} {y})">{b}</g>'
    s+=at(15,-13,coins.rest_shadow(13)+coins.queen(13,0,1))+at(16,15,coins.rest_shadow(13)+coins.queen(13,0,4))
    return s+at(-11,12,coins.king_shadow(49,21)+coins.king(0,49,21))
def side(seat,h=38):
    """a seat's king, in a box of .9 `h` by `h` with its foot near the lower edge"""
    k=h/38; return f'<g transform="translate(0 {f(25.5*k)})">{coins.king_shadow(31*k,13*k)}{coins.king(seat,31*k,13*k)}</g>'
