"""Cromwell: portraits, cards, cloth, and what lies on the table; cromwell.json and cromwell_panels.json. Prints the render jobs.

A card is put together by the game, as its words are live (they can be translated, and the years go while a question stands): a front, a medal, a portrait, an attribute, words.
k: a house, 0 Norman, 1 Plantagenet, 2 Lancaster, 3 York, 4 Tudor, 5 Stuart, 6 Hanover, 7 Saxe-Coburg-Gotha, 8 Windsor; n: a monarch, 0 to 41 in the order of the reigns.

cromwell.json has `wide` and `narrow` (phones) as six_of_viii.json, and two sheets for both. Cells are equal; a thing's middle is the middle of its cell.
- `cards`, of `card` size: `front_k`, `front_name` (a name only, CR-11), `laid_k`, `back`, `oliver`. `dateless` and `dateless_laid` have the card's shape and go over it: flourishes where the years
  would be. Shadows and marks are those of The Six of VIII (six_of_viii/marks), as cards have the same size.
- `portraits`, for a medallion of `radius`: `medal_k`, `medal_plain` (on front_name) with ring and ground, on it `portrait_n`, over both `veil` for those not yet learned.
- `attributes`: `attribute_n`, at the scale of the portraits; its middle lies .7 radii right of and .7 below the medallion's. Not for medallions of less than 30.
- `layout`: where portrait and words go on a card, in card widths from its middle, x to the right and y up. `x` is the left end of words (their middle in `laid`, but for name, and in `oliver`), `y` the
  middle of their capitals; letters are of `size`, or smaller where they would not fit into `room`. `banner` is the house's name on its banner (#fdf3d6), `back` the
  first of the nine names on a back (#fbf1d4), each `step` below the one before. `laid.name` reads upwards, round its x and y; `first` and `last` are the two lines of years (the
  second begins with the dash), `only` stands instead for a reign of one year. `laid.spine` is what a neighbour leaves free when cards lie closest: the card's left edge is its stitch's. Names and
  years are ink #2a1c14, on a spine #fff3d2, Oliver's line #e6d3a0.
- `table`: the cloth, as in six_of_viii.json. Nothing marks a place on it.
cromwell_panels.json is read as ui.json; names begin with `cromwell_`; lengths without their pad:
- `block` 172 x 160, cards of 90 lie in its middle; `axe` 116 x 156 leans on the cloth right of it; `axe_seal` 44, at the upper right corner of what is announced.
- The ribbon of time: `time_ribbon` (sliced, its fringe is in the pad) 12 longer than the stitches at both ends, 4 higher above and below; on it, for each house that is in play, `time_k` (sliced;
  24 of the banner's colour, 90 of silk: draw it at a smaller scale on phones) as wide as its stitches, one for each monarch; in the middle of the silk `time_badge_k` (60, or what fits, not on 7);
  `time_stitch` 2 x 82 between monarchs; `time_year` 9 x 7 under the first stitch of a house. Below the silk 20 for the years. House names are #fdf3d6, years ink.
- `offer`, `offer_gilt` (may be taken), sliced, from 60 x 36; `offer_tail`, `offer_tail_gilt` 18 x 18 points to the left, its right edge 3 within the slip; mirror or turn it. Lozenges: `lozenge` of ui.json.
- Gallery: `thread` (sliced, 8 high) and `thread_end` 14 x 18, the line of time behind the medallions; `plate_k` (sliced, 26 high) for a house's name and years; `badge_k` 44, a house's badge in its
  disc; `chosen`, its ring of 62 radii goes round a medallion of 58; `large` (sliced) the large card, from 240 x 340; `banner_k` (sliced, 44 high or more) hangs from its inner line.
- `portrait_n`, `medal_k`, `medal_plain`, `veil` (their box is the medallion), `attribute_n` (32), `front_k`, `front_name`, `back`, `oliver`, `dateless` (their box is the card, of the wide cut): the
  same pictures as above, for panels."""
import json,os
import kc
from sprites import Atlas,OUT,picture
from sheets import sheet
from grid import GRADE
from portraits import boss,ground,inside,bust
import cloth,faces,fronts,heraldry,things
from monarchs import HOUSES,MONARCHS,WASH
IMG=os.environ.get('ART_IMAGES',OUT); D='cromwell/'
os.makedirs(OUT+'/cromwell',exist_ok=True)
DEFS=heraldry.GRADS+heraldry.badge_defs(only=('rose','crown'))+faces.CARDDEFS+fronts.DEFS
R=52          # radius of a portrait
index={}; jobs=[]
def scaled(k,body): return f'<g transform="scale({k:.4f})">{body}</g>'
def of_houses(name,draw): return [(f'{name}_{k}',lambda h=h:draw(h)) for k,h in enumerate(HOUSES)]
def cards(cut,w):
    N=of_houses('front',lambda h:fronts.front(cut,h))+[('front_name',lambda:fronts.front(cut))]+of_houses('laid',lambda h:fronts.laid(cut,h))
    N+=[('back',fronts.back),('oliver',fronts.oliver),('dateless',lambda:fronts.dateless(cut)),('dateless_laid',lambda:fronts.dateless_laid(cut))]
    return [(n,lambda d=d:scaled(w/250,d())) for n,d in N]
def crowns(w,h,line):
    """woven into the cloth, clear of the gilt line"""
    at=[(i*104+(52 if j%2 else 0)+10,j*92+44) for j in range(h//92+1) for i in range(w//104+1)]; e=line+20
    return ''.join(heraldry.use('crown',x,y,30,'#3a0a14',True,extra='opacity=".46"') for x,y in at if e<x<w-e and e<y<h-e)
# the portraits
N=[(f'portrait_{n}',lambda m=m:fronts.person(m)) for n,m in enumerate(MONARCHS)]+of_houses('medal',lambda h:fronts.medal(WASH[h]))+[('medal_plain',lambda:fronts.medal(fronts.PLAIN)),('veil',fronts.veil)]
index['portraits']=dict(sheet(D+'portraits',2*R+8,2*R+8,9,[(n,lambda d=d:scaled(R/100,d())) for n,d in N],DEFS,'parch',quality=66,alphaQuality=75),radius=R)
index['attributes']=sheet(D+'attributes',34,34,14,[(f'attribute_{n}',lambda m=m:scaled(R/100,boss(m['attr']))) for n,m in enumerate(MONARCHS)],DEFS,'parch')
jobs+=[D+'portraits',D+'attributes']
# the cards and the cloth
for name,sfx,w,h,ground_,W,H,rim,line in (('wide','',130,182,'madder',1280,720,14,34),('narrow','_small',84,118,'madder_tall',390,844,6,0)):
    index[name]=dict(card=dict(w=w,h=h),cards=sheet(D+'cards'+sfx,w+6,h+6,12,cards(name,w),DEFS,'madder',quality=76,alphaQuality=80),layout=fronts.layout(name))
    def draw():
        kc.DEFS.append(heraldry.badge_defs(large=False,only=('crown',))); return cloth.table(W,H,rim,line,cloth.MADDER,crowns(W,H,line))
    picture(D+ground_,W,H,draw,quality=(54,38),opaque=True,**GRADE)
    index[name]['table']=dict(file=D+ground_,w=W,h=H,rim=rim,slice=[max(line,rim)+22]*4); jobs+=[D+'cards'+sfx,D+ground_]
    # cards have the size of those of The Six of VIII: so have their marks
    index[name]['marks']=json.load(open(IMG+'/six_of_viii.json'))[name]['marks']
json.dump(index,open(IMG+'/cromwell.json','w'),indent=1)
# the panels
A=Atlas(D+'panels',1000); things.atlas(A)
first=A.items[0]['draw']; A.items[0]['draw']=lambda:(kc.DEFS.append(DEFS),first())[1]
sprites=A.write(quality=66,alphaQuality=75); jobs.append(A.file)
def also(grid,pad,*without):
    """the cells of a grid, each a sprite; `pad` from the edge of the cell to the sprite's box"""
    w,h,c=grid['cell_w'],grid['cell_h'],grid['columns']
    for i,n in enumerate(grid['names']):
        if not n.startswith(without): sprites[n]=dict(x=i%c*w,y=i//c*h,w=w,h=h,pad=pad,slice=None,file=grid['file'])
also(index['portraits'],4); also(index['attributes'],1); also(index['wide']['cards'],3,'laid','dateless_laid')
json.dump(dict(sprites={'cromwell_'+n:e for n,e in sprites.items()},atlas=dict(w=A.width,h=A.height)),open(IMG+'/cromwell_panels.json','w'),indent=0,sort_keys=True)
# a sheet for the check that no two look alike: everyone on one ground, without ring and attribute
def alike():
    kc.DEFS.append(DEFS); put=lambda m:inside(92,ground(fronts.PLAIN)+bust(m)+'<circle r="104" fill="url(#mshade)"/>')
    return ''.join(f'<g transform="translate({i%7*80+40} {i//7*80+40}) scale({40/92:.4f})">{put(m)}</g>' for i,m in enumerate(MONARCHS))
picture(D+'alike',560,480,alike,scales=(1,))
json.dump(dict(side=80,columns=7,names=[m['n'] for m in MONARCHS]),open(OUT+'/cromwell/alike.json','w'))
print(' '.join(jobs))
