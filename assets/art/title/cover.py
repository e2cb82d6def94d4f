"""The cover of the page at itch.io: the open coffer at the size that is shown there, 630 by 500. Prints the job."""
from title import *
COVER=Coffer(W=630,H=500,k=.8,ik=.72,lk=.62,LT=9,LB=160,lx=(40,590),bx=(24,606),lb=15,title=(105,88),medals=((78,127,20,0),(552,127,20,1)),
 rim=[(14,162),(616,162),(626,440),(4,440)],BY=176,FY=428,BX=(34,596),FX=(22,608),cols=[(.003,.327),(.341,.659),(.673,.997)],rows=[(.008,.478),(.522,.986)],wall=14,
 front=[(4,440),(626,440),(622,494),(8,494)],hinges=(140,490),candle=(20,40),reach=620,vig=.55,boards=False)
COVER.ground=lambda:table(630,500,4,seed=57); COVER.extras=lambda:''
COVER.spot=lambda i,fl:(sum(p[0] for p in fl)/4+(0,2,3,0,2,1)[i],(fl[0][1]+fl[3][1])/2+(0,-2,-1,-3,-1,-1)[i],(.84,.84,.9,.8,.84,.86)[i])
picture('cover',630,500,COVER.draw,scales=(1,),png='rgba',opaque=True,plain=True,name='../../packaging/itch/cover'); print('cover')
