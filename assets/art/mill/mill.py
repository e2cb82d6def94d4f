"""The mill family: the slate board (two sizes), trays with sockets, men of bone and of jet, marks, the flash of a closed mill; and mill.json.
Prints the render jobs."""
import json,os
from kc import *
from sprites import picture,OUT
from grid import *
import men,slate
IMG=os.environ.get('ART_IMAGES',OUT); D='mill/'
jobs=[]; index={}
os.makedirs(OUT+'/mill',exist_ok=True)
def own(name,w,h,draw,**opt):
    picture(D+name,w,h,draw,**dict(dict(quality=86,rects=[dict(x=0,y=0,w=w,h=h,bg='oak')]),**opt),**GRADE); jobs.append(D+name)
SIZES=(('',576,38,92,48,6,30.5,104),('_small',352,15,62,20,4,18.8,64))   # field, frame, strapwork, pad, brass, radius of a man, cell of the grid
# ---- boards, men, marks -------------------------------------------------------------------
for suffix,B,b,S,pad,w,R,cell in SIZES:
    n=B+2*b+2*pad; p=B/slate.PITCH
    own('board'+suffix,n,n,lambda:laid(lambda x,y:f'<g transform="translate({f(x+B/2)} {f(y+B/2)})">{slate.field(B,w)}</g>',B,b,S,pad,B>500),quality=80)
    index['board'+suffix]=dict(square=round(p,4),frame=b,pad=pad,field_x=pad+b,field_y=pad+b,w=n,h=n,line=w)
    index['pieces'+suffix]=grid(D+'pieces'+suffix,cell,R,men.sprites(p,R),bg='slate',quality=84,alphaQuality=80); jobs.append(D+'pieces'+suffix)
# ---- trays: nine sockets from the lower end, or from the left -----------------------------
for (name,(w,h)),R,first,step in zip(TRAYS.items(),(23.8,11.9),(36,19),(51.4,25.7)):
    at=[(w/2,h-first-i*step) if h>w else (first+i*step,h/2) for i in range(9)]
    own(name,w+40,h+40,lambda:tray(w,h)+''.join(men.socket(20+x,20+y,R*1.03) for x,y in at))
    index[name]=dict(w=w+40,h=h+40,pad=20,first=first,step=step,places=9,radius=R)
# ---- the flash ----------------------------------------------------------------------------
W,Hh,cap=240,152,96
own('flash',W,Hh,lambda:f'<g transform="translate({cap} {Hh/2})">{men.flash(W-2*cap,6,32)}</g>',quality=60,alphaQuality=80,rects=[dict(x=0,y=0,w=W,h=Hh,bg='slate')])
index['flash']=dict(w=W,h=Hh,cap=cap,sparks=[[.25,.55],[.75,.9],[.82,.3]])
index['points']={'abcdefg'[x+3]+str(4-y):[x+slate.PITCH/2,round(slate.PITCH/2-y,2)] for x,y in slate.POINTS}
json.dump(index,open(IMG+'/mill.json','w'),indent=1)
print(' '.join(jobs))
