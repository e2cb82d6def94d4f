"""Queen's Guard: the leather board in two sizes, the small one also turned for a phone held upright; guards, queens and marks; the cord of a trap; and
queens_guard.json. Prints the render jobs."""
import json,os
from kc import *
from sprites import picture,OUT
from candle import candle
from grid import GRADE,grid
import guards,leather
IMG=os.environ.get('ART_IMAGES',OUT); D='queens_guard/'
jobs=[]; index={}
os.makedirs(OUT+'/queens_guard',exist_ok=True)
def own(name,w,h,draw,bg='oak',**opt):
    picture(D+name,w,h,draw,**dict(dict(quality=84,rects=[dict(x=0,y=0,w=w,h=h,bg=bg)]),**opt),**GRADE); jobs.append(D+name)
# beside the upper left side of the large board: its foot from the middle of the picture, and its size
CANDLE=lambda:f'<g transform="translate(-348 -150) scale(.89)">{candle(0,0,60)}</g>'
FIELD=(11.75,10.03)   # the field in cells, within the frame's sides; its corners lie under the frame's leaves
SIZES=(('',33,6,33,44,20.6,152),('_small',21,3,11,18,13.4,100))   # side of a hex, margin, frame, pad, radius of a foot, cell of the grid
for suffix,s,m,b,pad,R,cell in SIZES:
    A=8.5*s+m; w=s*3**.5; half=(A+b)/math.cos(math.radians(30)),A+b
    for name,flat in (('board'+suffix,False),)+((('board_tall',True),) if suffix else ()):
        x,y=half[::-1] if flat else half; W,H=(2*math.ceil(v+pad) for v in (x,y)); fw,fh=(v*w for v in (FIELD[::-1] if flat else FIELD))
        own(name,W,H,lambda:f'<g transform="translate({W/2} {H/2})">{leather.board(s,A,b,flat,not suffix)}{"" if suffix else CANDLE()}</g>')
        index[name]=dict(square=round(w,4),frame=b,pad=pad,field_x=round(W/2-fw/2,3),field_y=round(H/2-fh/2,3),w=W,h=H)
    index['pieces'+suffix]=grid(D+'pieces'+suffix,cell,R,guards.sprites(s,R),bg='velvet',quality=88,alphaQuality=90); jobs.append(D+'pieces'+suffix)
W,Hh,cap=160,44,14
own('cord',W,Hh,lambda:f'<g transform="translate({cap} {Hh/2})">{guards.cord(W-2*cap,5.6)}</g>',bg='velvet',quality=84,alphaQuality=90)
index['flash']=dict(w=W,h=Hh,cap=cap,over=True,down=.22,sparks=[[0,1],[.5,1],[1,1]])
index['hexes']=True
json.dump(index,open(IMG+'/queens_guard.json','w'),indent=1)
print(' '.join(jobs))
