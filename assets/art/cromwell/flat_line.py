"""What a line of people is framed with, in flat colours: name, width, height, slice and drawing from the upper left corner. Portraits and badges stay as they are."""
from flat import *
def circle(color,folds=''): return moved(28,28,1,disc(color,28)+ring(BLACK,28,2.4)+folds)
def folds(): return line(BLACK,''.join(f'M{n(x)} {n(-y)}V{n(y)}' for x in (-18.67,-9.33,0,9.33,18.67) for y in [(784-x*x)**.5-4]),2)
def rect(color,w,h,r,x=0): return f'<rect x="{n(x)}" y="{n(x)}" width="{n(w-2*x)}" height="{n(h-2*x)}" rx="{n(r)}" fill="{color}"/>'
def frames():
    houses=[str(i) for i in range(9)]
    for h in houses+['plain']: yield f'cromwell_medal_{h}',56,56,None,circle(WHITE)
    for h in houses:
        for kind in ('banner','plate'): yield f'cromwell_{kind}_{h}',16,16,5,rect(BLACK,16,16,3)
    yield 'cromwell_chosen',56,56,None,circle(YELLOW)
    yield 'cromwell_veil',56,56,None,circle(WHITE,folds())
    yield 'cromwell_large',36,36,14,rect(BLACK,36,36,10)+rect(WHITE,36,36,7,3)
    yield 'cromwell_thread',20,8,[4,1,4,1],f'<path d="M0 4H20" stroke="{BLACK}" stroke-width="3"/>'
    yield 'cromwell_thread_end',14,18,None,polygon(BLACK,[(0,0),(14,9),(0,18)])
