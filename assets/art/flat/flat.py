"""The look of high contrast: flat colours and strong outlines, the marks of every board, crowns and discs. The unit of all drawings is the side of a square
(the width of a hex), their origin its centre. Light shapes have a dark outline, so that they stand out from every ground of src/app/table/contrast.rs."""
import math
BLACK,WHITE,YELLOW='#0a0a0a','#ffffff','#ffd60a'
def n(x): return f'{x:.4f}'.rstrip('0').rstrip('.')
def turn(r,a): a=math.radians(a); return r*math.cos(a),r*math.sin(a)   # degrees from the right, clockwise
def disc(color,r,x=0,y=0): return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{color}"/>'
def line(color,d,w,extra=''): return f'<path d="{d}" fill="none" stroke="{color}" stroke-width="{n(w)}" {extra}/>'
def ring(color,r,w,extra=''): return f'<circle r="{n(r)}" fill="none" stroke="{color}" stroke-width="{n(w)}" {extra}/>'
def dashed_ring(color,r,w,dashes,part=.64): t=math.tau*r/dashes; return ring(color,r,w,f'stroke-dasharray="{n(t*part)} {n(t-t*part)}" stroke-dashoffset="{n(t*part/2)}"')
def path(points): return 'M'+'L'.join(f'{n(x)} {n(y)}' for x,y in points)
def polygon(color,points,extra=''): return f'<path d="{path(points)}Z" fill="{color}" {extra}/>'
def box(color,x,y,w,h): return f'<rect x="{n(x-w/2)}" y="{n(y-h/2)}" width="{n(w)}" height="{n(h)}" fill="{color}"/>'
def moved(x,y,k,s): return f'<g transform="translate({n(x)} {n(y)}) scale({n(k)})">{s}</g>'
def stacked(layers,draw): return ''.join(draw(color,more) for color,more in layers)   # the same shape on a broader one
def place(half,hexes):
    """the corners of a place whose sides are this far from its centre"""
    return [turn(half*2/3**.5,60*i+30) for i in range(6)] if hexes else [(-half,-half),(half,-half),(half,half),(-half,half)]
def frame(color,half,w,hexes,extra=''): return line(color,path(place(half,hexes))+'Z',w,extra)
def dashes(hexes):
    """the dashed frame of the last move, with a dash on every corner"""
    step=(.9/3**.5/3) if hexes else .9/5; d=step*.6
    return frame(BLACK,.45,.1,hexes)+frame(WHITE,.45,.066,hexes,f'stroke-dasharray="{n(d)} {n(step-d)}" stroke-dashoffset="{n(d/2)}"')
def corners(color,long,w,hexes):
    at=place(.45,hexes); s=''
    for i,c in enumerate(at):
        ends=[]
        for o in (at[i-1],at[(i+1)%len(at)]): k=long/math.dist(c,o); ends.append((c[0]+(o[0]-c[0])*k,c[1]+(o[1]-c[1])*k))
        s+=line(color,path([ends[0],c,ends[1]]),w)
    return s
def rays(color,more):
    """a small sun round the piece"""
    s=ring(color,.45,.05+more)
    for i in range(12): s+=polygon(color,[turn(.45,30*i-10-more*90),turn(.58+more*.9,30*i),turn(.45,30*i+10+more*90)])
    return s
def cross(color,long,w): return line(color,f'M{n(-long)} {n(-long)}L{n(long)} {n(long)}M{n(-long)} {n(long)}L{n(long)} {n(-long)}',w)
def marks(hexes=False):
    small=.72 if hexes else 1   # on a hex a target leaves room for the number at the top
    bracket=(.125,.085) if hexes else (.25,.215)
    return {
        'selected':frame(BLACK,.45,.15,hexes)+frame(YELLOW,.45,.09,hexes),
        'target':''.join(disc(c,r*small) for c,r in ((BLACK,.33),(YELLOW,.295),(BLACK,.175),(WHITE,.09))),
        'last':dashes(hexes),
        'last_from':dashes(hexes)+disc(BLACK,.14)+disc(WHITE,.1),
        'must':corners(BLACK,bracket[0],.15,hexes)+corners(YELLOW,bracket[1],.085,hexes),
        'cursor':frame(BLACK,.567,.14,hexes)+frame(WHITE,.606,.042,hexes)+frame(WHITE,.53,.042,hexes),   # outside the place, so that it covers no other mark
        'refused':cross(BLACK,.3,.26)+cross(YELLOW,.27,.15),
        'hint':stacked(((BLACK,.05),(YELLOW,0)),rays),
        'take':ring(BLACK,.5,.15)+dashed_ring(YELLOW,.5,.085,8),
        'take_hover':ring(BLACK,.5,.19)+ring(YELLOW,.5,.12)}
def every(hexes=False):
    """the sprites that any board may show"""
    return {f'mark_{name}':s for name,s in marks(hexes).items()}|{'line_rim':ring(BLACK,.47,.11)+ring(YELLOW,.47,.065)}
def crown(color,gap,y=0,k=1):
    """a crown of width 2k; `gap` is the colour of the line over its band"""
    tips=((-1,-.56),(0,-.78),(1,-.56))
    s=polygon(color,[(-.8,.74),(-1,-.5),(-.45,.02),(0,-.72),(.45,.02),(1,-.5),(.8,.74)])+''.join(disc(color,.13,*t) for t in tips)
    return moved(0,y,k,s+box(gap,0,.42,1.8,.11))
