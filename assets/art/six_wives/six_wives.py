"""The Six Wives: the palace floor in two sizes, kings, coins, marks and fates in one grid, and six_wives.json. Prints the render jobs.

The grid `pieces`, `pieces_small` (a cell is somewhat more than 2 x 2 spaces; its centre is the centre of a space unless something else is said); s: the seat, 0 SW, 1 NW,
2 NE, 3 SE; k, n: 0 to 5:
- `king_s`; tall: his foot stands .18 of a space below the centre. His shadows are `shadow_rest_tall`, `shadow_lifted_tall`, a coin's `shadow_rest`, `shadow_lifted`.
- `queen_s_k` with a cameo (k: Aragon, Boleyn, Seymour, Cleves, Howard, Parr), `number_s_n` face up, `back_s` face down. Flat discs as draughts men; in a grave .74 as large
  and .14 of a space lower.
- `medal_s` lies in the middle of the corner tile where queens of s survive (the centre is the point between its four spaces); `corner_s` likewise, shining with its crown,
  while one may; `survive` marks a single space of it.
- `mark_…` as on every board, `mark_take`, `mark_take_hover` the queen who is to be beheaded or divorced.
- `goal_divorced`, `goal_beheaded`, `goal_died`, `goal_survived`: medals on the target of such an action (and in six_wives_panels.json for panels).
- Divorce: `hand` pushes to the right, its knuckles at the centre (turn it); `dust_1` to `dust_3` where the coin went over the edge.
- Beheading: `axe_shadow` sweeps over the coin, `axe` follows (edge to the right, it turns about .8 of a space below the centre), `stroke` flashes.
- Death: `grave_open` under the coin in place of its mound, `clods_1`, `clods_2` fall, `grave_turf` closes over the coin's lower half.
- Survival: `gate_light`, over it the leaves, over all `gate_arch`; `gate_left` hangs at .44 of a space left of the centre: place its centre there and scale it in x from 1 to .2
  to open it; `gate_right` mirrored; `petal_1` to `petal_3` fall.
six_wives_panels.json is read as ui.json; its picture is `six_wives/panels`. For diagrams: `wives_king_s` (48 x 56, his foot near the lower edge), `wives_queen_s` and
`wives_number_s_n` (40, to be read from 24 on); for the history: `wives_portrait_k` (116; told apart from 48 on), `wives_portrait_veiled`."""
import json,os
from kc import *
from sprites import Atlas,picture,OUT
from grid import GRADE,MARKS,grid,laid,mark
import coins,fates,marble,slips
IMG=os.environ.get('ART_IMAGES',OUT); D='six_wives/'
jobs=[]; index={}
os.makedirs(OUT+'/six_wives',exist_ok=True)
SIZES=(('',57.6,38,60,48,24.5,124),('_small',35.4,17,30,20,15.2,78))   # side of a space, frame, strapwork, pad, radius of a coin, cell of the grid
for suffix,q,b,S,pad,R,cell in SIZES:
    B=10*q; n=round(B+2*b+2*pad)
    picture(D+'board'+suffix,n,n,lambda:laid(lambda x,y:marble.floor(x,y,q),B,b,S,pad,B>500,band=False),quality=82,rects=[dict(x=0,y=0,w=n,h=n,bg='oak')],**GRADE); jobs.append(D+'board'+suffix)
    index['board'+suffix]=dict(square=q,frame=b,pad=pad,field_x=pad+b,field_y=pad+b,w=n,h=n)
    N=coins.sprites(q,R)+[('mark_'+m,lambda m=m:mark(m,q,R)) for m in MARKS]+fates.sprites(q,R)
    index['pieces'+suffix]=grid(D+'pieces'+suffix,cell,R,N,cols=12,bg='board',quality=86,alphaQuality=90); jobs.append(D+'pieces'+suffix)
json.dump(index,open(IMG+'/six_wives.json','w'),indent=1)
A=Atlas(D+'panels',740,bg='parch'); slips.atlas(A)
json.dump(dict(sprites=A.write(quality=90),atlas=dict(w=A.width,h=A.height)),open(IMG+'/six_wives_panels.json','w'),indent=0,sort_keys=True); jobs.append(A.file)
print(' '.join(jobs))
