"""Wolf and Sheep in flat colours: the wolf on a black disc, with pointed ears, yellow eyes and a long snout; a sheep with a curly fleece round a dark face."""
from flat import *
def both(points): return points+[(-x,y) for x,y in reversed(points)]
def wolf():
    ear=both([(.05,-.12),(.235,-.285)])
    head=both([(0,-.13),(.06,-.13),(.25,-.29),(.25,.0),(.3,.07),(.15,.13),(.075,.27),(.04,.3)])
    s=disc(BLACK,.42)+ring(WHITE,.385,.035)+polygon(WHITE,head)
    for x in (-1,1):
        s+=polygon(BLACK,[(x*.125,-.13),(x*.205,-.2),(x*.205,-.07)])
        s+=polygon(BLACK,[(x*.035,.015),(x*.165,-.065),(x*.155,.03),(x*.085,.055)])+disc(YELLOW,.024,x*.11,.005)
    return s+polygon(BLACK,both([(0,.285),(.03,.275),(.06,.215),(.03,.2)]))
def sheep():
    curls=lambda color,r:''.join(disc(color,r,*turn(.3,40*i-90)) for i in range(9))
    s=curls(BLACK,.14)+disc(BLACK,.34)+curls(WHITE,.11)+disc(WHITE,.33)
    for x in (-1,1): s+=f'<ellipse cx="{x*.185}" cy="-.045" rx=".085" ry=".04" fill="{BLACK}" transform="rotate({x*24} {x*.185} -.045)"/>'
    s+=f'<path d="M-.135 -.06C-.135 -.19 .135 -.19 .135 -.06C.135 .06 .09 .2 0 .2C-.09 .2 -.135 .06 -.135 -.06Z" fill="{BLACK}"/>'
    return s+''.join(disc(WHITE,.03,x*.058,-.025) for x in (-1,1))+line(WHITE,'M-.035 .1L0 .125L.035 .1',.022)
def board(): return {'wolf':wolf()}|{f'sheep_{i}':sheep() for i in range(4)}
def panels():
    yield 'disc_wolf',wolf(),.42,34
    yield 'disc_sheep',sheep(),.44,34
