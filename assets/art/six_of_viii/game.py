"""The Six of VIII: the faces of its 63 cards and the back, the shadows and marks of cards, the table, wide and narrow; and six_of_viii.json.
Prints the render jobs."""
import json,os
import kc
from kc import K
from sprites import picture,OUT
from grid import GRADE
import baize,faces,heraldry,marks
IMG=os.environ.get('ART_IMAGES',OUT); D='six_of_viii/'
os.makedirs(OUT+'/six_of_viii',exist_ok=True)
# the deck in the order of its numbers, as `levels/six_of_viii/` has it
DECK=[(s,r) for s,ranks in (('black',range(0,13)),('red',range(0,13)),('orange',range(4,13)),('yellow',range(7,13)),('green',range(4,13)),('blue',range(1,13))) for r in ranks]
DEFS=heraldry.GRADS+heraldry.badge_defs()+faces.CARDDEFS+heraldry.GRAIN
index={}; jobs=[]
def sheet(file,cw,ch,columns,N,defs,**opt):
    """equal cells `cw` wide and `ch` high, each drawn round its middle"""
    rows=-(-len(N)//columns)
    def draw():
        kc.DEFS.append(defs); s=''
        c=kc.define(('cell',cw,ch),f'<clipPath id="{{id}}"><rect x="{-cw/2}" y="{-ch/2}" width="{cw}" height="{ch}"/></clipPath>')
        for i,(n,d) in enumerate(N): s+=f'<g transform="translate({(i%columns+.5)*cw} {(i//columns+.5)*ch})" clip-path="url(#{c})">{d()}</g>\n'
        return s
    rects=[dict(x=i%columns*cw,y=i//columns*ch,w=cw,h=ch,bg='parch' if n=='veil' else 'baize') for i,(n,_) in enumerate(N)]
    picture(D+file,columns*cw,rows*ch,draw,rects=rects,**opt,**GRADE); jobs.append(D+file)
    return dict(file=D+file,cell_w=cw,cell_h=ch,columns=columns,rows=rows,names=[n for n,_ in N])
def cards(w,h,lod):
    put=lambda body:f'<g filter="url(#grain)"><g transform="scale({w/250:.4f})">{body}</g></g>'
    N=[(f'card_{i}',lambda s=s,r=r:put(faces.card(s,r,lod))) for i,(s,r) in enumerate(DECK)]
    return N+[(f'card_{len(DECK)}',lambda:put(faces.king(lod))),('back',lambda:put(faces.back(lod)))]
for name,sfx,w,h,lod,columns in (('wide','',130,182,'M',15),('narrow','_small',84,118,'S',16)):
    index[name]=dict(card=dict(w=w,h=h),cards=sheet('cards'+sfx,w+6,h+6,columns,cards(w,h,lod),DEFS,quality=80,alphaQuality=90))
    pad=32 if name=='wide' else 22
    index[name]['marks']=sheet('marks'+sfx,w+2*pad,h+2*pad,6,[(m,lambda m=m:marks.draw(m,w,h)) for m in marks.MARKS],heraldry.badge_defs(large=False,only=('crown',)),near=60)
baize.build(D,index,jobs)
json.dump(index,open(IMG+'/six_of_viii.json','w'),indent=1)
print(' '.join(jobs))
