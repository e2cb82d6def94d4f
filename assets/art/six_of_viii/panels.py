"""The sprites of the card table's panels, of those round every card table, and of the curtain, four pictures with one index: six.json, in the form of ui.json. Prints the render jobs."""
import json,os
import kc
from sprites import Atlas,OUT
import band,curtain,faces,heraldry,hud
IMG=os.environ.get('ART_IMAGES',OUT)
for folder in ('cards','six_of_viii'): os.makedirs(f'{OUT}/{folder}',exist_ok=True)
index={}; jobs=[]
def finish(a,defs,tiles=(),**opt):
    # the named definitions of the cards' drawings go with every sheet
    a.items[0]['draw']=(lambda d:lambda:(kc.DEFS.append(defs),d())[1])(a.items[0]['draw'])
    e=a.write(**opt); jobs.append(a.file)
    for t in tiles:   # drawn on beyond its edge, so that neighbours join without a seam
        p=e[t]['pad']; e[t].update(x=e[t]['x']+p,y=e[t]['y']+p,w=e[t]['w']-2*p,h=e[t]['h']-2*p,pad=0)
    index.update(e)
A=Atlas('six_of_viii/panels',1000,bg='baize'); band.atlas(A); finish(A,heraldry.GRADS+heraldry.badge_defs()+faces.CARDDEFS+heraldry.GRAIN,near=60)
H=Atlas('cards/panels',420,bg='baize'); hud.atlas(H); finish(H,'',near=60)
C=Atlas('cards/curtain',760,bg='velvet'); G=lambda x,y,b:f'<g transform="translate({x} {y})">{b}</g>'
for n,k in (('you','trefoil'),('friend','lys'),('third','rose'),('fourth','sun'),('fifth','star'),('sixth','tower')): C.add('curtain_medal_'+n,212,212,lambda k=k:G(106,106,curtain.medal(106,k)),pad=12)
C.add('curtain_fringe',128,112,lambda:curtain.fringe(128,112),pad=2); C.add('curtain_hem',64,32,lambda:curtain.hem(64,32),pad=2)
finish(C,'',tiles=('curtain_fringe','curtain_hem'),quality=86,alphaQuality=95)
index['curtain_medal']=index['curtain_medal_friend']
L=Atlas('cards/curtain_cloth',384); L.add('curtain_cloth',384,720,lambda:curtain.cloth(384,720),pad=0); finish(L,'',quality=66,opaque=True)
json.dump(dict(atlas=dict(w=A.width,h=A.height),sprites=index),open(IMG+'/six.json','w'),indent=0,sort_keys=True)
print(' '.join(jobs))
