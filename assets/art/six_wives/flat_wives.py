"""The Six Wives in flat colours: crowns for kings, coins with the sign of a seat or a number, the corners and the goals. Each livery has a sign of its own: a ring, three
leaves, a lozenge, a sun; its colour is dark enough for white signs."""
from flat import *
LIVERY=('#a81024','#065a2c','#143ca0','#7a4a00')
def coin(s): return disc(BLACK,.42)+disc(WHITE,.4)+disc(LIVERY[s],.35)
def sign(s,k,y=0):
    return moved(0,y,k,(lambda:ring(WHITE,.75,.5),
        lambda:''.join(disc(WHITE,.45,*turn(.55,120*i-90)) for i in range(3)),
        lambda:polygon(WHITE,[(0,-1),(.7,0),(0,1),(-.7,0)]),
        lambda:polygon(WHITE,[turn(.96 if i%2 else .74,22.5*i+22.5) for i in range(16)]))[s]())
def king(s): return disc(BLACK,.45)+disc(WHITE,.43)+disc(LIVERY[s],.39)+crown(WHITE,LIVERY[s],-.06,.26)+sign(s,.1,.25)
def queen(s): return coin(s)+sign(s,.24)
def number(s,k): return coin(s)+f'<text y=".182" text-anchor="middle" font-family="Atkinson Hyperlegible" font-weight="700" font-size=".54" fill="{WHITE}">{k}</text>'
def plate(s,k): return box(WHITE,0,0,2*k+.08,2*k+.08)+box(LIVERY[s],0,0,2*k,2*k)
def medal(s): return plate(s,.2)+sign(s,.14)
def corner(s): return frame(BLACK,.96,.14,False)+frame(YELLOW,.96,.08,False)+plate(s,.24)+crown(WHITE,LIVERY[s],0,.17)
def goal(s): return disc(BLACK,.34)+disc(YELLOW,.31)+disc(BLACK,.26)+s
GOALS={'divorced':ring(WHITE,.15,.06)+box(BLACK,0,0,.09,.4),   # a ring in two halves
    'beheaded':line(WHITE,'M-.13 .13L.13 -.13',.075),
    'died':box(WHITE,0,0,.06,.34)+box(WHITE,0,-.05,.22,.06),
    'survived':crown(WHITE,BLACK,0,.15)}
def board():
    N={f'goal_{g}':goal(s) for g,s in GOALS.items()}
    for s in range(4):
        N|={f'king_{s}':king(s),f'back_{s}':queen(s),f'medal_{s}':medal(s),f'corner_{s}':corner(s)}
        for k in range(6): N|={f'queen_{s}_{k}':queen(s),f'number_{s}_{k}':number(s,k)}
    return N
def panels():
    for s in range(4):
        yield f'wives_king_{s}',king(s),.45,None
        yield f'wives_queen_{s}',queen(s),.42,None
        yield f'wives_medal_{s}',queen(s),.42,22
        for k in range(6): yield f'wives_number_{s}_{k}',number(s,k),.42,None
