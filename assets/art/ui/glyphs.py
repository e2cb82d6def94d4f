"""Prompt glyphs, 24 high, parchment and ink, so that they are read on oak and on parchment alike. The key cap is stretched for other keys."""
from ui import *
FACE=lambda:u(lin([(0,'#fffaea'),(1,'#e2cf9f')])); EDGE='#2a1408'; LINE=INK
def cap(w,h=22,path=None,label=None,size=12.5,lw=1.9):
    s=R(0,2,w,h,4.5,'#8a7452')+R(0,2,w,h,4.5,'none',EDGE,1.2)+R(0,0,w,h-1,4.5,FACE(),EDGE,1.2)+R(2.6,1.8,w-5.2,h-6,3,'none','#8a6414',.7,extra='stroke-opacity=".55"')
    if path: s+=G(w/2,h/2-1,f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width="{lw}" stroke-linecap="round" stroke-linejoin="round"/>')
    if label: s+=text(w/2,h/2-1+size*.32,label,size,600,LINE,anchor='middle')
    return s
KEYS={'up':'M0 5V-5M-4 -1L0 -5L4 -1','down':'M0 -5V5M-4 1L0 5L4 1','left':'M5 0H-5M-1 -4L-5 0L-1 4','right':'M-5 0H5M1 -4L5 0L1 4',
'enter':'M7 -5V.500H-7M-3.500 -3L-7 .500L-3.500 4','space':'M-11 -1V3.500H11V-1','tab':'M-8 -4H6M3 -7L6.500 -4L3 -1M7.500 -7V-1M8 4H-6M-3 1L-6.500 4L-3 7M-7.500 1V7','shift':'M0 -6.500L6 -.500H3V5H-3V-.500H-6Z'}
WIDTH={'enter':30,'space':38,'tab':30,'shift':28}
def stone(r=11): return f'<circle r="{r}" cy="1.600" fill="#8a7452" stroke="{EDGE}" stroke-width="1.200"/><circle r="{r}" fill="{FACE()}" stroke="{EDGE}" stroke-width="1.200"/>'
def button(way):
    """one of the four buttons by its place: the others stand round it as small rings"""
    s=stone()
    for w,(x,y) in dict(south=(0,5.4),east=(5.4,0),west=(-5.4,0),north=(0,-5.4)).items():
        s+=f'<circle cx="{x}" cy="{y}" r="3.900" fill="{RED}" stroke="{EDGE}" stroke-width=".9"/><circle cx="{x-1}" cy="{y-1.1}" r="1.100" fill="#ffd9c0" fill-opacity=".75"/>' if w==way else f'<circle cx="{x}" cy="{y}" r="2.100" fill="none" stroke="{LINE}" stroke-width="1.200"/>'
    return s
def cross(lit=''):
    d='M-3.800 -11H3.800V-3.800H11V3.800H3.800V11H-3.800V3.800H-11V-3.800H-3.800Z'; s=f'<path d="{d}" transform="translate(0 1.400)" fill="#8a7452" stroke="{EDGE}" stroke-width="1.200" stroke-linejoin="round"/><path d="{d}" fill="{FACE()}" stroke="{EDGE}" stroke-width="1.200" stroke-linejoin="round"/>'
    for way,a in (('up',0),('right',90),('down',180),('left',270)): s+=f'<path d="M0 -9.200L2.500 -5.600H-2.500Z" fill="{RED if way in lit else LINE}" transform="rotate({a})"/>'
    return s
def stick(): return f'<circle r="11" cy="1.200" fill="#8a7452" stroke="{EDGE}" stroke-width="1.200"/><circle r="11" fill="#5d4526" stroke="{EDGE}" stroke-width="1.200"/><circle r="7" fill="{FACE()}" stroke="{EDGE}" stroke-width="1.200"/>'+''.join(f'<path d="M0 -10.200L1.900 -8H-1.900Z" fill="#fff6dc" transform="rotate({a})"/>' for a in (0,90,180,270))
def shoulder(side):
    m=-1 if side=='R' else 1; d='M-13 8V-1C-13 -6 -9 -8 -4 -8H11Q13 -8 13 -6V8Z'
    t=f'transform="scale({m} 1)"'; return f'<path d="{d}" transform="translate(0 1.800) scale({m} 1)" fill="#8a7452" stroke="{EDGE}" stroke-width="1.200" stroke-linejoin="round"/><path d="{d}" {t} fill="{FACE()}" stroke="{EDGE}" stroke-width="1.200" stroke-linejoin="round"/>'+text(0,4.6,side+'B',12.5,600,LINE,anchor='middle')
def trigger(side):
    m=-1 if side=='R' else 1; d='M-10.500 10C-13 2 -11 -11 -1 -11H8Q11 -11 11 -8V10Z'
    return f'<path d="{d}" transform="translate(0 1.400) scale({m} 1)" fill="#8a7452" stroke="{EDGE}" stroke-width="1.200" stroke-linejoin="round"/><path d="{d}" transform="scale({m} 1)" fill="{FACE()}" stroke="{EDGE}" stroke-width="1.200" stroke-linejoin="round"/>'+text(m*.6,4.6,side+'T',12,600,LINE,anchor='middle')
def small(path): return R(-12,-6.4,24,16,8,'#8a7452',EDGE,1.2)+R(-12,-8,24,16,8,FACE(),EDGE,1.2)+f'<path d="{path}" fill="none" stroke="{LINE}" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round"/>'
def mouse(lit=''):
    s=R(-8,-11,16,23,8,FACE(),EDGE,1.3)
    if lit: s+=f'<path d="M0 -11Q{"-8 -11 -8" if lit=="left" else "8 -11 8"} -3V-1.500H0Z" fill="{RED}" stroke="{EDGE}" stroke-width="1.300" stroke-linejoin="round"/>'
    return s+f'<path d="M-8 -1.500H8M0 -11V-1.500" stroke="{EDGE}" stroke-width="1.200"/>'+R(-1.6,-8.4,3.2,4.6,1.6,'#fff6dc' if lit else RED,EDGE,1)
def finger(): return f'<circle cx="-2" cy="-6.500" r="5.200" fill="none" stroke="{EDGE}" stroke-width="3.400"/><circle cx="-2" cy="-6.500" r="5.200" fill="none" stroke="#f1d27a" stroke-width="1.700"/><path d="M-4.600 10.500L-8 5C-9.400 2.500 -6.600 1 -5.200 3L-4.200 4.200V-6C-4.200 -8.600 .2 -8.600 .2 -6V-.500C5 -.5 8 1 8 4.800C8 8.200 6.600 9.500 6 12H-3Z" fill="{FACE()}" stroke="{EDGE}" stroke-width="1.300" stroke-linejoin="round"/>'
def atlas(A):
    def add(name,w,draw,**o): A.add(name,w,24,draw,pad=3,**o)
    add('glyph_key',22,lambda:cap(22),slice=[7,7,7,8])
    for k,p in KEYS.items(): add('glyph_'+k,WIDTH.get(k,22),lambda k=k,p=p:cap(WIDTH.get(k,22),path=p))
    add('glyph_esc',30,lambda:cap(30,label='Esc'))
    add('glyph_arrows',44,lambda:''.join(G(x,y,cap(24,20,KEYS[k],lw=2.8),.56) for k,x,y in (('up',15.3,-.4),('left',.2,12),('down',15.3,12),('right',30.4,12))))
    for w in ('south','east','west','north'): add('glyph_'+w,24,lambda w=w:G(12,11.5,button(w)))
    add('glyph_dpad',24,lambda:G(12,11.5,cross())); add('glyph_dpad_sides',24,lambda:G(12,11.5,cross(('left','right')))); add('glyph_dpad_up_down',24,lambda:G(12,11.5,cross(('up','down'))))
    add('glyph_stick',24,lambda:G(12,11.5,stick()))
    for s,n in (('L','left'),('R','right')): add('glyph_shoulder_'+n,28,lambda s=s:G(14,11.5,shoulder(s))); add('glyph_trigger_'+n,24,lambda s=s:G(12,11.5,trigger(s)))
    add('glyph_start',26,lambda:G(13,11.5,small('M-4.500 -3.500H4.500M-4.500 0H4.500M-4.500 3.500H4.500'))); add('glyph_select',26,lambda:G(13,11.5,small('M-5 -4H1.500V1.500H-5ZM-1.500 1.500V4H5V-1.500H1.500')))
    add('glyph_mouse',18,lambda:G(9,11.5,mouse())); add('glyph_mouse_left',18,lambda:G(9,11.5,mouse('left'))); add('glyph_mouse_right',18,lambda:G(9,11.5,mouse('right'))); add('glyph_finger',20,lambda:G(11,11.5,finger()))
