"""Draughts: board (two sizes), men, kings, shadows, marks, trays; and draughts.json. Prints the render jobs."""
import json,os
from kc import *
from sprites import picture,OUT
from grid import *
IMG=os.environ.get('ART_IMAGES',OUT); D='draughts/'
jobs=[]; index={}
os.makedirs(OUT+'/draughts',exist_ok=True)
# ---- boards -------------------------------------------------------------------------------
for name,q,b,S,pad in (('board',72,38,92,48),('board_small',44,15,62,20)):
    n=8*q+2*b+2*pad
    picture(D+name,n,n,lambda:laid(lambda x,y:squares(x,y,q),8*q,b,S,pad,q>60),quality=90,rects=[dict(x=0,y=0,w=n,h=n,bg='oak')],**GRADE); jobs.append(D+name)
    index[name]=dict(square=q,frame=b,pad=pad,field_x=pad+b,field_y=pad+b,w=n,h=n)
# ---- trays --------------------------------------------------------------------------------
for name,(w,h) in TRAYS.items():
    picture(D+name,w+40,h+40,lambda:tray(w,h)+stops(w,h),quality=90,rects=[dict(x=0,y=0,w=w+40,h=h+40,bg='oak')],**GRADE); jobs.append(D+name)
    index[name]=dict(w=w+40,h=h+40,pad=20)
# ---- men, shadows, marks --------------------------------------------------------------------
def pieces(name,cell,R,q):
    N=[];h=R*.17
    A_=lambda n,d:N.append((n,d))
    for i,sd in enumerate((1,2,4)): A_(f'man_dark_{i}',lambda sd=sd:disc(R,True,shadows=False,seed=sd))
    for i,sd in enumerate((1,2,3)): A_(f'man_light_{i}',lambda sd=sd:disc(R,False,shadows=False,seed=sd))
    A_('king_dark',lambda:disc(R,True,True,shadows=False,seed=4)); A_('king_light',lambda:disc(R,False,True,shadows=False,seed=4))
    A_('shadow_rest',lambda:shadow(R*.98,R*.10,h+R*.10,R*.10,.62)+shadow(R,R*.03,h*1.02,R*.035,.75))
    A_('shadow_lifted',lambda:shadow(R*.98,0,0,R*.19,.70))
    for m in MARKS: A_('mark_'+m,lambda m=m:mark(m,q,R))
    index[name]=grid(D+name,cell,R,N); jobs.append(D+name)
pieces('pieces',96,29.5,72); pieces('pieces_small',60,18.2,44)
json.dump(index,open(IMG+'/draughts.json','w'),indent=1)
print(' '.join(jobs))
