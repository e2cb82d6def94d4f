"""The oak table, landscape (with the candle's soft-light, which no overlay can give) and portrait; the arrow of a hint and arrow.json."""
import json,os
from kc import *
from sprites import picture,OUT
from grid import GRADE
IMG=os.environ.get('ART_IMAGES',OUT)
picture('table',1280,720,lambda:table(1280,720,5)+candle_soft(0,0,1280,720,-20,-60),quality=90,opaque=True,**GRADE)
picture('table_tall',390,844,lambda:table(390,844,9,seed=63),quality=90,opaque=True,**GRADE)
# ---- the arrow of a hint: points to the right, is stretched between tail and head, and lies at any angle, so its light is even ------------
def arrow(under):
    """three squares long: a shaft that swells towards the head; `under`: only its shadow"""
    w,h=216,36; m=h/2; n=w-38
    d=f'M10 {m-2.6}L{n} {m-5}L{n-7} {m-15.5}Q{n-8} {m-17.5} {n-5.5} {m-16.8}L{w-5} {m-1.2}Q{w-3} {m} {w-5} {m+1.2}L{n-5.5} {m+16.8}Q{n-8} {m+17.5} {n-7} {m+15.5}L{n} {m+5}L10 {m+2.6}Z'
    boss=lambda x:f'<circle cx="9.500" cy="{m}" r="7" {x}/>'
    if under: return f'<g fill="#0a0402" fill-opacity=".62" filter="{u(blur(2.6))}"><path d="{d}"/>{boss("")}</g>'
    g=u(lin([(0,'#8a6414'),(.22,'#c9a227'),(.5,'#fbe296'),(.78,'#c9a227'),(1,'#8a6414')])); b=u(rad([(0,'#fff0b4'),(.5,'#dcb243'),(1,'#8a6414')]))
    s='<g stroke="#1a0a02" stroke-width="4.600" stroke-linejoin="round" fill="none">'+f'<path d="{d}"/>{boss("")}</g>'
    s+=f'<path d="{d}" fill="{g}" stroke="#5a3c0c" stroke-width=".8" stroke-linejoin="round"/><path d="M16 {m-.5}L{w-12} {m-.9}V{m+.9}L16 {m+.5}Z" fill="#fff8dc" fill-opacity=".8"/>'
    s+=f'<path d="M{n-3} {m-13}L{w-8} {m}L{n-3} {m+13}" fill="none" stroke="#fff0b4" stroke-opacity=".55" stroke-width="1"/>'
    return s+boss(f'fill="{b}" stroke="#5a3c0c" stroke-width=".8"')+f'<circle cx="9.500" cy="{m}" r="3.400" fill="#9e1b32" stroke="#5a3c0c" stroke-width=".9"/>'
def both():
    return f'<g transform="translate(8 8)">{arrow(False)}</g><g transform="translate(8 60)">{arrow(True)}</g>'
picture('arrow',232,104,both,near=60,rects=[dict(x=0,y=0,w=232,h=104,bg='board')],**GRADE)
json.dump(dict(w=232,h=52,pad=8,tail=28,head=60,start=17.5,end=220,shadow_y=52),open(IMG+'/arrow.json','w'),indent=1)
print('table table_tall arrow')
