"""The cards of Cromwell without portraits and without what is written on them: a front and a laid card for each house, the front that tells a name only, the back, Oliver Cromwell's
card; and the portraits on their medallions. Card unit: 250 x 350, origin at the centre. Two cuts: wide (all that tells stands at the upper left, which a fan leaves free) and narrow
(for phones, with larger words). Where portrait and words go is told by `layout`."""
from heraldry import *
from faces import base
from portraits import bust,ground,inside,portrait,ring,attr
from monarchs import BADGE,BANNER,HOUSES,OLIVER,WASH
PLAIN='#a8977a'; NAMELESS='#4a3a2c'; CREAM='#fdf3d6'
DEFS='''<filter id="white"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter><linearGradient id="navy" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#2d5390"/><stop offset=".5" stop-color="#1f3a6e"/><stop offset="1" stop-color="#122445"/></linearGradient><linearGradient id="spine" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".25" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></linearGradient>'''
# where things are on a card, in units: the middle of the medallion and its radius; the left end and the middle of the capitals of name, reign and house (on its banner, and in high contrast),
# the size of their letters and their room; of a laid card, the width of the spine, and the middle of the years' capitals
CUTS={'wide':dict(portrait=(114,238,89),name=(19,85,43,208),reign=(20,124,31,208),house=(19,38,30,208),banner=(60,32,26,174),spine=102,years=(47,246,306,270)),
 'narrow':dict(portrait=(125,238,89),name=(19,81,46,208),reign=(20,127,38,208),house=(19,36,36,208),banner=(19,34,31,208),spine=80,years=(52,244,308,270))}
def laid_portrait(cut):
    sw=CUTS[cut]['spine']; return ((sw+250)/2-1,124,(242-sw)*.51)
def house_badge(h,ink=INK):
    a=BADGE[h]; return (attr(a) if a!='crownlet' else '<g color="%s"><use href="#b-crown-s" transform="scale(.19)"/></g>'%INK).replace(INK,ink)
def disc(h,x,y,k): return '<g transform="translate(%s %s) scale(%s)"><circle r="23" fill="#f6ead0" stroke="%s" stroke-width="2.4"/>%s</g>'%(f(x),f(y),k,INK,house_badge(h))
def medal(wash):
    """the engraved ground in its ring, on which a portrait is laid"""
    return '<circle cx="2" cy="3.4" r="99" fill="#3a2410" opacity=".4"/>'+inside(92,ground(wash)+'<circle r="104" fill="url(#mshade)"/>')+ring()
def card(body): return '<g transform="translate(-125 -175)">'+body+'</g>'
def front(cut,h=None):
    """the hand's cut of a house; without one, the front that tells a name only (CR-11)"""
    c=BANNER[h] if h else NAMELESS; o=base()
    o+='<rect x="9" y="9" width="232" height="332" rx="11" fill="none" stroke="%s" stroke-width="4"/>'%c
    o+='<path d="M9 56 V20 Q9 9 20 9 H230 Q241 9 241 20 V56Z" fill="%s"/><path d="M9 56 H241" stroke="%s" stroke-width="2.4"/><path d="M9 52 H241" stroke="%s" stroke-width="1.4"/>'%(c,INK,GOLDL)
    if not h: o+=''.join('<path d="M%d 32 l9 -10 l9 10 l-9 10Z" fill="%s" opacity=".85"/>'%(x,GOLDL) for x in (71,116,161))
    elif cut=='wide': o+=disc(h,34,32,.8)
    return card(o)
def laid(cut,h):
    """a book's spine for the name, and what shows of the last card of a row"""
    c=BANNER[h]; sw=CUTS[cut]['spine']; d='M6 24 Q6 6 24 6 H%d V344 H24 Q6 344 6 326Z'%sw
    o='<rect x="2" y="4" width="250" height="350" rx="17" fill="#5a4424"/><rect width="250" height="350" rx="17" fill="url(#parch)"/><rect width="250" height="350" rx="17" fill="none" stroke="#5a4424" stroke-width="3"/>'
    o+='<path d="%s" fill="%s"/><path d="%s" fill="url(#spine)"/><path d="M%d 6 V344" stroke="%s" stroke-width="4"/><path d="M14 20 H%d M14 330 H%d" stroke="%s" stroke-width="3"/>'%(d,c,d,sw,INK,sw-6,sw-6,GOLDL)
    return card(o)
def dateless(cut):
    """a flourish in place of the reign, on a card of the hand"""
    x,y,size,_=CUTS[cut]['reign']; return card('<path d="M%s %s q14 -12 28 0 t28 0 t28 0 t28 0" fill="none" stroke="#6b5138" stroke-width="4.4" stroke-linecap="round" opacity=".7"/>'%(x+2,y))
def dateless_laid(cut):
    """likewise on a laid card"""
    x,_,_=laid_portrait(cut); return card('<path d="M%s 276 l13 -16 l13 16 l-13 16Z" fill="#6b5138" opacity=".75"/><path d="M%s 276 H%s M%s 276 H%s" stroke="#6b5138" stroke-width="5" stroke-linecap="round" opacity=".6"/>'%(f(x-13),f(x-48),f(x-24),f(x+24),f(x+48)))
def back():
    """lines for the nine houses, which are written in large letters, each with a lozenge of its colour"""
    o='<rect x="1.6" y="3" width="250" height="350" rx="17" fill="#0c1622"/><rect width="250" height="350" rx="17" fill="#efe0b8"/><rect x="6" y="6" width="238" height="338" rx="13" fill="url(#navy)" stroke="#0c1830" stroke-width="1.5"/>'
    o+='<rect x="12" y="12" width="226" height="326" rx="9" fill="none" stroke="#d9b347" stroke-width="2.6"/>'
    for k,h in enumerate(HOUSES):
        y=BACK[1]+9+k*BACK[2]
        o+='<path d="M25 %s l9 -10 l9 10 l-9 10Z" fill="%s" stroke="#0c1830" stroke-width="1.6"/>'%(f(y-8),WASH[h])
        if k<8: o+='<path d="M26 %s H226" stroke="#d9b347" stroke-width="1" opacity=".5"/>'%f(y+9)
    return card(o)
def oliver():
    """no monarch: he only marks whose turn it is. His name goes on the scroll (middle 125, 269), what he does under it (125, 315)"""
    o='<rect x="1.6" y="3" width="250" height="350" rx="17" fill="#191512"/><rect width="250" height="350" rx="17" fill="url(#parch)"/><rect x="8" y="8" width="234" height="334" rx="12" fill="#2b2624"/><rect x="15" y="15" width="220" height="320" rx="8" fill="none" stroke="#cbb98e" stroke-width="2"/>'
    o+='<g transform="translate(125 134) scale(.98)">'+portrait(OLIVER,'#6a625c','#b9b3a4')+'</g>'
    return card(o+'<path d="M10 246 L26 240 H224 L240 246 V300 L224 294 H26 L10 300Z" fill="url(#parch)" stroke="%s" stroke-width="2.4" stroke-linejoin="round"/>'%INK)
def veil():
    """not yet learned: a cloth of thin lawn hangs before the picture, in a paler ring; who is behind it can be guessed"""
    hem='M-92 -92 H92 V50 '+''.join('q-15.300 %d -30.600 0 '%d for d in (13,-9,14,-10,13,-8))+'Z'
    o='<circle r="92" fill="#5a4a30" opacity=".24"/><path d="%s" fill="#1c1208" opacity=".34" transform="translate(0 4)"/><path d="%s" fill="#f2e7cc" opacity=".60"/><path d="%s" fill="none" stroke="#fffaf0" stroke-width="3" opacity=".9"/>'%(hem,hem,hem)
    for x,w,d in ((-64,15,8),(-30,9,-6),(40,13,7),(72,10,-6)):
        o+='<path d="%s" fill="#75653f" opacity=".42"/><path d="%s" fill="#fffdf4" opacity=".7"/>'%(wedge((x+d,54),(x-d,16),(x+d,-40),(x,-94),w),wedge((x+d+11,54),(x-d+10,16),(x+d+7,-40),(x+4,-94),w*.7))
    return inside(92,o)+ring('#d9cba4')
_ids=[0]
def person(m):
    """the person alone, cut off by the ring, with the shade of the medallion"""
    _ids[0]+=1; i=_ids[0]
    return inside(91,'<g id="bust%d">%s</g><mask id="lit%d" maskUnits="userSpaceOnUse" x="-105" y="-105" width="210" height="210"><use href="#bust%d" filter="url(#white)"/></mask><circle r="104" fill="url(#mshade)" mask="url(#lit%d)"/>'%(i,bust(m),i,i,i))
# the back: the left end of the houses' names, the middle of the first one's capitals, from line to line, the size of the letters and their room
BACK=(50,36,34.9,28,182)
def layout(cut):
    """places for the program, in card widths from the card's middle, x to the right and y up: a portrait's middle and radius; words' left end (of years and of the name on a spine their
    middle) and the middle of their capitals, `size` of the letters, `room` for them"""
    c=CUTS[cut]; X=lambda x:round((x-125)/250,4); Y=lambda y:round((175-y)/250,4); W=lambda v:round(v/250,4)
    words=lambda k:dict(x=X(c[k][0]),y=Y(c[k][1]),size=W(c[k][2]),room=W(c[k][3]))
    p=lambda q:dict(x=X(q[0]),y=Y(q[1]),r=W(q[2])); px,_,_=laid_portrait(cut); size,one,two,mid=c['years']
    year=lambda y:dict(x=X(px),y=Y(y),size=W(size),room=W(242-c['spine']))
    return dict(portrait=p(c['portrait']),name=words('name'),reign=words('reign'),house=words('house'),banner=words('banner'),
      back=dict(x=X(BACK[0]),y=Y(BACK[1]),step=W(BACK[2]),size=W(BACK[3]),room=W(BACK[4])),
      laid=dict(spine=W(c['spine']),portrait=p(laid_portrait(cut)),name=dict(x=X(c['spine']/2+2),y=0,size=W(64),room=W(306)),first=year(one),last=year(two),only=year(mid)),
      oliver=dict(name=dict(x=0,y=Y(269),size=W(44),room=W(206)),line=dict(x=0,y=Y(315),size=W(27),room=W(206))))
