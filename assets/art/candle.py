"""The candle of the title, which also stands beside the board of Queen's Guard."""
from kc import *
from figs import *
def candle(x,y,glow=200):
    """brass chamberstick, foot at x,y"""
    s=f'<ellipse cx="{x+24}" cy="{y+14}" rx="78" ry="22" fill="#050201" fill-opacity=".75" filter="{u(blur(7))}"/>'
    F=Fig();F.clip=True
    F.add(f'M{x-62} {y}A62 19 0 0 0 {x+62} {y}V{y+6}A62 19 0 0 1 {x-62} {y+6}Z',u(lin([(0,'#8a6414'),(.25,'#f7e2a0'),(.6,'#a97f22'),(1,'#4a3208')],0,0,1,0)),h=.6,sw=2)
    F.ell(x,y,62,19,u(lin([(0,'#f1d27a'),(.5,'#b98d2a'),(1,'#5a3f0c')],0,0,1,.6)),h=.75,sw=2); F.ell(x,y-1,50,14,u(lin([(0,'#5a3f0c'),(.5,'#a97f22'),(1,'#f1d27a')],0,0,1,.6)),h=.6,sw=2)
    F.add(f'M{x-19} {y-34}H{x+19}L{x+22} {y}A22 7 0 0 1 {x-22} {y}Z',u(lin([(0,'#8a6414'),(.3,'#f7e2a0'),(.6,'#a97f22'),(1,'#4a3208')],0,0,1,0)),h=.8,sw=2); F.ell(x,y-34,23,7,u(lin([(0,'#f1d27a'),(1,'#7a5810')],0,0,1,0)),h=.9,sw=2)
    s+=F.out(ss=8,bl=1,spec=.4,sh=.2)
    cy=y-36;top=y-150
    s+=f'<path d="M{x-14} {cy}V{top+4}C{x-12} {top-4} {x+12} {top-4} {x+14} {top+4}V{cy}A14 4 0 0 1 {x-14} {cy}Z" fill="{u(lin([(0,"#fff0c4"),(.12,"#ffdf9a"),(.5,"#e9cf98"),(1,"#9a7a4a")]))}"/><path d="M{x-14} {cy}V{top+4}C{x-12} {top-4} {x+12} {top-4} {x+14} {top+4}V{cy}A14 4 0 0 1 {x-14} {cy}Z" fill="{u(lin([(0,"#7a5020 .35"),(.3,"#ffffff .25"),(.6,"#000000 0"),(1,"#5a3410 .5")],0,0,1,0))}"/>'
    s+=f'<path d="M{x-14} {top+8}C{x-16} {top+30} {x-17} {top+40} {x-13} {top+46}C{x-9} {top+40} {x-10} {top+24} {x-8} {top+10}ZM{x+6} {top+8}C{x+6} {top+20} {x+6} {top+28} {x+9} {top+30}C{x+13} {top+26} {x+13} {top+16} {x+14} {top+8}Z" fill="#fff0cc" stroke="#b89050" stroke-opacity=".5" stroke-width=".8"/><ellipse cx="{x}" cy="{top+2}" rx="13" ry="4.200" fill="#fff6d0"/>'
    s+=f'<path d="M{x} {top+2}V{top-10}" stroke="#2a1408" stroke-width="2"/>'
    fy=top-8
    s+=f'<path d="M{x} {fy-44}C{x+13} {fy-22} {x+12} {fy-2} {x} {fy+2}C{x-12} {fy-2} {x-11} {fy-22} {x} {fy-44}Z" fill="#ffae3a" fill-opacity=".85" filter="{u(blur(2))}"/><path d="M{x} {fy-38}C{x+9} {fy-20} {x+9} {fy-3} {x} {fy}C{x-9} {fy-3} {x-8} {fy-20} {x} {fy-38}Z" fill="{u(lin([(0,"#ffd66a"),(.4,"#fff3c0"),(.8,"#ffd060"),(1,"#5a78c0")]))}"/>'
    s+=f'<g style="mix-blend-mode:screen"><circle cx="{x}" cy="{fy-18}" r="{glow}" fill="{u(rad([(0,"#ffd890 .75"),(.12,"#ffc060 .40"),(.4,"#ff9a30 .14"),(1,"#ff8a20 0")]))}"/></g>'
    return s
