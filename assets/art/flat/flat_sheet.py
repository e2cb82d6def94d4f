"""The one sheet in flat colours, for the boards and panels of all games, and flat.json. Each game's drawings are in its own folder: `board()` gives them by the names of its
grid, `panels()` by those of ui.json with the radius that fills the sprite's place and its width there, or None if it is the board's. Needs the games' indexes. Prints the render job."""
import json,math,os
from sprites import Atlas,OUT
from flat import BLACK,WHITE,every,n,place,polygon
import flat_draughts,flat_guards,flat_line,flat_mill,flat_wives,flat_wolf
IMG=os.environ.get('ART_IMAGES',OUT)
BOARDS=dict(draughts=flat_draughts,wolf=flat_wolf,mill=flat_mill,queens_guard=flat_guards,six_wives=flat_wives)
LIGHT=('shadow','line_halo','line_spark','den','survive','gate','petal','hand','dust','axe','stroke','grave','clods')   # what has no flat form
os.makedirs(OUT+'/flat',exist_ok=True)
A=Atlas('flat/sprites',860,gap=4); drawn={}
def even(x): return 2*math.ceil(x/2-.001)
def add(s,half,cell,height=None):
    """a sprite that reaches `half` of a cell from its centre; a drawing of one size is in the sheet once"""
    if (s,cell) not in drawn:
        w,h=even(2*half*cell),even(2*(height or half)*cell); drawn[s,cell]=str(len(drawn))
        A.add(drawn[s,cell],w,h,lambda:f'<g transform="translate({w/2} {h/2}) scale({n(cell)})">{s}</g>',pad=0)
    return drawn[s,cell],cell
def reach(name,hexes): return 1.06 if name.startswith('corner') else .76 if hexes and name.startswith('mark') else .66 if name.startswith(('mark','line')) or name in('wings','trapped') else .49
table={}; hexes={}; panels={}
for game,look in BOARDS.items():
    index=json.load(open(f'{IMG}/{game}.json')); board=look.board(); own=index.get('hexes',False); cell=round(index['board']['square'],1)
    marks=every(own)
    if own: hexes|={name:add(s,reach(name,True),72) for name,s in marks.items()}
    else: table|={name:add(s,reach(name,False),72) for name,s in marks.items()}
    assert not board.keys()&table.keys(),game
    table|={name:add(s,reach(name,False),cell) for name,s in board.items()}
    lost=[name for name in index['pieces']['names'] if not name in board.keys()|marks.keys() and not name.startswith(LIGHT)]
    assert not lost,lost
    for name,s,r,width in look.panels(): panels[name]=(add(s,r*1.2,width/2/r) if width else add(s,.49,cell),r)
table['card']=add(f'<rect x="-.5" y="-.7" width="1" height="1.4" rx=".075" fill="{BLACK}"/><rect x="-.458" y="-.658" width=".916" height="1.316" rx=".033" fill="{WHITE}"/>',.5,120,.7)
table['hexagon']=add(polygon(WHITE,place(.5,True)),.6,100)
frames={}
for name,w,h,cuts,s in flat_line.frames():
    if s not in drawn: A.add(s,w,h,lambda s=s:s,pad=2,slice=cuts); drawn[s]=s
    frames[name]=s
at=A.write(scales=(2,),levels=5,plain=True)
def box(name): return {k:at[name][k] for k in 'xywh'}
def of_table(sprites): return {n:dict(box(name),cell=cell) for n,(name,cell) in sprites.items()}
def of_panels(sprites): return {n:dict(box(name),pad=round(at[name]['w']/2-r*cell,2),file=A.file) for n,((name,cell),r) in sprites.items()}
json.dump(dict(sprites=of_panels(panels)|{name:at[s] for name,s in frames.items()},table=of_table(table),hexes=of_table(hexes)),open(IMG+'/flat.json','w'),indent=0,sort_keys=True)
print(A.file)
