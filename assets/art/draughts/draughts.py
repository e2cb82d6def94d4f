"""Draughts: board (two sizes), men, kings, shadows, marks, trays; and draughts.json. Prints the render jobs."""
import json,os
from kc import *
from sprites import picture,OUT
from grid import *
IMG=os.environ.get('ART_IMAGES',OUT); D='draughts/'
jobs=[]; index={}
os.makedirs(OUT+'/draughts',exist_ok=True)
# ---- boards -------------------------------------------------------------------------------
def board(q,b,S,pad):
    W=8*q+2*b; x=y=pad
    s=frame(x,y,W,b)+squares(x+b,y+b,q)+gframe(x-b*.02,y-b*.02,W+b*.04,b,S)
    lit=f'<rect x="{x}" y="{y}" width="{W}" height="{W}" fill="{u(lin([(0,"#ffd890 .30"),(.4,"#ffc060 .08"),(.62,"#000000 0"),(1,"#000000 .0")],0,0,1,.9))}" style="mix-blend-mode:soft-light"/>'+(candle_soft(x,y,W,W+5,x-124,y-94) if q>60 else '')
    return f'<g style="isolation:isolate">{s}{lit}</g>'
for name,q,b,S,pad in (('board',72,38,92,48),('board_small',44,15,62,20)):
    W=8*q+2*b; n=W+2*pad
    picture(D+name,n,n,lambda:board(q,b,S,pad),quality=90,rects=[dict(x=0,y=0,w=n,h=n,bg='oak')],**GRADE); jobs.append(D+name)
    index[name]=dict(square=q,frame=b,pad=pad,field_x=pad+b,field_y=pad+b,w=n,h=n)
# ---- trays --------------------------------------------------------------------------------
def tray(w,h,pad=20):
    x=y=pad; vert=h>w; m=min(w,h); i=m*.1
    s=f'<rect x="{x+3}" y="{y+6}" width="{w}" height="{h}" rx="{m/2}" fill="#040201" fill-opacity=".7" filter="{u(blur(4.5))}"/>'
    wd=wood(['#24130a','#3b2417','#54311b','#6b4226','#7c4e2c'],*((.10,.006) if vert else (.006,.10)),77)
    s+=f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{m/2}" filter="{u(wd)}"/>'
    s+=f'<rect x="{x+.7}" y="{y+.7}" width="{w-1.4}" height="{h-1.4}" rx="{m/2}" fill="none" stroke="{u(lin([(0,"#ffdca0 .6"),(.3,"#ffdca0 .1"),(.6,"#000000 .2"),(1,"#000000 .7")],0,0,.7,1))}" stroke-width="1.6"/>'
    wd2=wood(['#120904','#1c0f07','#26160c','#301d11','#3a2416'],*((.10,.006) if vert else (.006,.10)),79,gain=1.5,pore=.3)
    box=f'x="{f(x+i)}" y="{f(y+i)}" width="{f(w-2*i)}" height="{f(h-2*i)}" rx="{f(m/2-i)}"'
    s+=f'<rect {box} fill="#222" filter="{u(wd2)}"/><rect {box} fill="{u(lin([(0,"#0a0402 .85"),(.3,"#0a0402 .25"),(1,"#3a2414 .10")],0,0,1,.25) if vert else lin([(0,"#0a0402 .85"),(.35,"#0a0402 .25"),(1,"#3a2414 .10")]))}"/>'
    s+=f'<rect {box} fill="none" stroke="{u(lin([(0,"#000000 .9"),(.5,"#000000 .2"),(.75,"#ffdca0 .15"),(1,"#ffdca0 .5")],0,0,.6,1))}" stroke-width="1.4"/>'
    e=m*.5   # little turned stops of brass at both ends
    for cx,cy in (((x+w/2,y+e*.52),(x+w/2,y+h-e*.52)) if vert else ((x+e*.52,y+h/2),(x+w-e*.52,y+h/2))):
        s+=f'<circle cx="{f(cx+.5)}" cy="{f(cy+1)}" r="{f(m*.045+.7)}" fill="#000" fill-opacity=".6"/><circle cx="{f(cx)}" cy="{f(cy)}" r="{f(m*.045+.4)}" fill="{u(rad([(0,"#fff3c0"),(.4,"#e0b64a"),(1,"#6a4a10")],.35,.3,.8))}"/>'
    return s
for name,w,h in (('tray',60,582),('tray_wide',374,30)):
    picture(D+name,w+40,h+40,lambda:tray(w,h),quality=90,rects=[dict(x=0,y=0,w=w+40,h=h+40,bg='oak')],**GRADE); jobs.append(D+name)
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
