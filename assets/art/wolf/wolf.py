"""Wolf and Sheep: the carved figures with their shadows, the den, and the marks, in the grid of the draughts men; and wolf.json, whose board and
trays are the draughts board's. Needs draughts.json. Prints the render jobs."""
import json,os
from kc import *
from sprites import OUT
from grid import *
import beasts
IMG=os.environ.get('ART_IMAGES',OUT)
os.makedirs(OUT+'/wolf',exist_ok=True)
index={k:v for k,v in json.load(open(IMG+'/draughts.json')).items() if not k.startswith('pieces')}
def pieces(name,cell,R,q):
    N=[('wolf',lambda:beasts.wolf(q))]+[(f'sheep_{i}',lambda i=i:beasts.sheep(q,flip=i%2==1,low=i>1,bell=i==2)) for i in range(4)]
    N+=[('shadow_rest',lambda:beasts.rest_shadow(q)),('shadow_lifted',lambda:beasts.lifted_shadow(q)),('den',lambda:beasts.den(q))]
    N+=[('mark_'+m,lambda m=m:mark(m,q,R)) for m in MARKS]
    index[name]=grid('wolf/'+name,cell,R,N)
pieces('pieces',96,29.5,72); pieces('pieces_small',60,18.2,44)
json.dump(index,open(IMG+'/wolf.json','w'),indent=1)
print('wolf/pieces wolf/pieces_small')
