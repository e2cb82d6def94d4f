"""The emblems of Cromwell and of its advanced game, on a corner of the madder cloth: two monarchs and the axe; three on the line of time, one of them veiled."""
from kc import *
import fronts,things
from cloth import MADDER
from faces import base
from monarchs import BANNER,MONARCHS,WASH
def corner():
    a,b,c,_=MADDER['felt']
    return f'<rect x="-24" y="-21" width="52" height="52" rx="4" fill="#0a0402" fill-opacity=".6" filter="{u(blur(2.4))}"/><rect x="-26" y="-26" width="52" height="52" rx="3" fill="#543" filter="{u(wood(FRAME,.02,.2,33))}"/><rect x="-26" y="-26" width="52" height="52" rx="3" fill="none" stroke="#1a0c05" stroke-width="1.2"/><rect x="-21" y="-21" width="42" height="42" rx="1.500" fill="{u(rad([(0,a),(.6,b),(1,c)],.3,.2,1))}" stroke="#d9b347" stroke-width=".9"/>'
def who(name): return next(m for m in MONARCHS if m['n']==name)
def person(name,r,veiled=False):
    m=who(name); return f'<g transform="scale({r/100:.4f})">{fronts.medal(WASH[m["house"]])}{fronts.person(m)}{fronts.veil() if veiled else ""}</g>'
def card(name,x,y,w,a):
    """a card too small for words"""
    m=who(name); c=BANNER[m['house']]
    s=base()+f'<rect x="11" y="11" width="228" height="328" rx="11" fill="none" stroke="{c}" stroke-width="9"/><path d="M9 70V20Q9 9 20 9H230Q241 9 241 20V70Z" fill="{c}"/><g transform="translate(125 205)">{person(name,108)}</g>'
    return f'<g transform="translate({x} {y}) rotate({a}) scale({w/250:.4f})"><rect x="-118" y="-166" width="250" height="352" rx="18" fill="#000" fill-opacity=".55" filter="{u(blur(9,30))}"/>{fronts.card(s)}</g>'
def emblem(advanced):
    at=lambda x,y,b:f'<g transform="translate({x} {y})">{b}</g>'
    if not advanced: return corner()+card('William I',-10,2,29,-12)+card('Elizabeth I',10,-2,29,8)+at(16,14,things.axe(.19,34))
    line=f'<path d="M-24 -18L24 18" stroke="#4a3210" stroke-width="4.500"/><path d="M-24 -18L24 18" stroke="#e7c65a" stroke-width="2.800" stroke-dasharray="2.400 1.400"/>'
    return corner()+line+at(-17,-14,person('Henry V',14))+at(17,15,person('Victoria',14))+at(0,0,person('Henry VIII',14,True))
