"""The Six of VIII: the faces of its 63 cards and the back, the shadows and marks of cards, the table, wide and narrow; and six_of_viii.json.
Prints the render jobs."""
import json,os
from sprites import OUT
from sheets import sheet
import baize,faces,heraldry,marks
IMG=os.environ.get('ART_IMAGES',OUT); D='six_of_viii/'
os.makedirs(OUT+'/six_of_viii',exist_ok=True)
# the deck in the order of its numbers, as `levels/six_of_viii/` has it
DECK=[(s,r) for s,ranks in (('black',range(0,13)),('red',range(0,13)),('orange',range(4,13)),('yellow',range(7,13)),('green',range(4,13)),('blue',range(1,13))) for r in ranks]
DEFS=heraldry.GRADS+heraldry.badge_defs()+faces.CARDDEFS+heraldry.GRAIN
index={}; jobs=[]
def cards(w,h,lod):
    put=lambda body:f'<g filter="url(#grain)"><g transform="scale({w/250:.4f})">{body}</g></g>'
    N=[(f'card_{i}',lambda s=s,r=r:put(faces.card(s,r,lod))) for i,(s,r) in enumerate(DECK)]
    return N+[(f'card_{len(DECK)}',lambda:put(faces.king(lod))),('back',lambda:put(faces.back(lod)))]
for name,sfx,w,h,lod,columns in (('wide','',130,182,'M',15),('narrow','_small',84,118,'S',16)):
    index[name]=dict(card=dict(w=w,h=h),cards=sheet(D+'cards'+sfx,w+6,h+6,columns,cards(w,h,lod),DEFS,quality=80,alphaQuality=90))
    pad=32 if name=='wide' else 22
    index[name]['marks']=sheet(D+'marks'+sfx,w+2*pad,h+2*pad,6,[(m,lambda m=m:marks.draw(m,w,h)) for m in marks.MARKS],heraldry.badge_defs(large=False,only=('crown',)),lambda n:'parch' if n=='veil' else 'baize',near=60)
    jobs+=[D+'cards'+sfx,D+'marks'+sfx]
baize.build(D,index,jobs)
json.dump(index,open(IMG+'/six_of_viii.json','w'),indent=1)
print(' '.join(jobs))
