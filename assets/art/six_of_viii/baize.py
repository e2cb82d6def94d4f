"""The cloth of The Six of VIII: green baize, and the stitched oval that holds the trick."""
from kc import *
import cloth,kc,heraldry
from heraldry import GOLD
def oval(rx,ry,pad,rose,seats):
    """couched gold thread round the place of the trick, a rose woven into the middle; `rose` its size; `seats` the size of the roses left and right"""
    cx,cy=rx+pad,ry+pad; s=heraldry.use('rose',cx,cy,rose,'#0c2c20',extra='opacity=".5"'); k=rx/262
    for a,b,dy,sw,c,op,da in ((rx,ry,1.2,5,'#0c2a1e',.55,0),(rx,ry,0,3,'#6d5212',.8,0),(rx,ry,-.3,2.2,'#d8b13a',.95,1),(rx-12*k,ry-12*k,0,1,GOLD,.55,0)):
        s+=f'<ellipse cx="{cx}" cy="{f(cy+dy)}" rx="{f(a)}" ry="{f(b)}" fill="none" stroke="{c}" stroke-width="{f(sw*max(k,.7))}" stroke-opacity="{op}"'+(f' stroke-dasharray="{f(5*max(k,.75))} {f(1.7*max(k,.75))}"' if da else '')+'/>'
    if seats:
        for x in (cx-rx,cx+rx): s+=f'<circle cx="{f(x)}" cy="{cy}" r="{f(seats*.53)}" fill="#235a43"/>'+heraldry.use('rose',x+1.4,cy+2,seats,'#081d14')+heraldry.use('rose',x,cy,seats,'#d0aa3c')
    return s
def build(D,index,jobs):
    from sprites import picture
    from grid import GRADE
    for name,sfx,w,h,t,line,rx,ry,rose,seats in (('wide','',1280,720,14,34,262,184,330,40),('narrow','_tall',390,844,6,0,158,146,230,0)):
        picture(D+'baize'+sfx,w,h,lambda:cloth.table(w,h,t,line,cloth.BAIZE),quality=58,opaque=True,**GRADE); jobs.append(D+'baize'+sfx)
        index[name]['table']=dict(file=D+'baize'+sfx,w=w,h=h,rim=t,slice=[max(line,t)+22]*4)
        pad=24; W,H=2*(rx+pad),2*(ry+pad)
        def draw():
            kc.DEFS.append(heraldry.badge_defs(small=False,only=('rose',))); return oval(rx,ry,pad,rose,seats)
        picture(D+'oval'+sfx,W,H,draw,rects=[dict(x=0,y=0,w=W,h=H,bg='baize')],quality=76,alphaQuality=80,**GRADE); jobs.append(D+'oval'+sfx)
        index[name]['oval']=dict(file=D+'oval'+sfx,w=W,h=H,rx=rx,ry=ry)
