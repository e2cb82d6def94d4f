"""A card table: cloth in an oak rim, wide and tall, without anything that has its own place."""
from kc import *
from heraldry import GOLD
def nap(key,dark,light,blotch):
    """blotches where it was brushed, dark and light fibre; sizes in units, so that both scales show the same cloth. Each: frequency, red, green, blue, and its alpha as
    factor and offset"""
    n=lambda b,o,seed:f'<feTurbulence type="fractalNoise" baseFrequency="{b}" numOctaves="{o}" seed="{seed}"'
    m=lambda src,c,ch,out:f'<feColorMatrix in="{src}" type="matrix" values="0 0 0 0 {c[0]}  0 0 0 0 {c[1]}  0 0 0 0 {c[2]}  {ch}" result="{out}"/>'
    return define(('nap',key),f'<filter id="{{id}}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">{n(dark[0],2,11)} result="n"/>{m("n",dark[1:4],f"0 {dark[4]} 0 0 {dark[5]}","d")}{n(light[0],2,5)} result="m"/>{m("m",light[1:4],f"{light[4]} 0 0 0 {light[5]}","l")}{n(blotch[0],3,8)} result="b"/>{m("b",blotch[1:4],f"0 0 {blotch[4]} 0 {blotch[5]}","bl")}<feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="bl"/><feMergeNode in="d"/><feMergeNode in="l"/></feMerge></filter>')
BAIZE=dict(felt=('#4a8f67','#2f6f50','#21523d','#12352a'),groove='#0c2a1e',nap=(('.62 .8','.02','.08','.05','.95','-.36'),('.8 .36','.75','.95','.7','0.6','-.30'),('.012 .02','0','.08','.04','.48','-.18')))
MADDER=dict(felt=('#a2414e','#7c2534','#561522','#2e0811'),groove='#2a060d',nap=(('.75 .95','.10','.01','.02','.85','-.33'),('.9 .42','1','.68','.62','.55','-.29'),('.012 .02','.06','0','.02','.42','-.165')))
def table(w,h,t,line,cloth,woven=''):
    """`t` width of the rim; `line` distance of the gilt line from the edge, 0 for none; `woven` lies on the cloth under line and rim"""
    a=[(o,c) for o,c in zip((0,.3,.65,1),cloth['felt'])]; felt=rad(a,w*.27,h*.12,max(w,h)*1.02,units='userSpaceOnUse')
    s=f'<rect width="{w}" height="{h}" fill="{u(felt)}" filter="{u(nap(cloth["groove"],*cloth["nap"]))}"/>'+woven
    if line:
        r=f'x="{line}" width="{w-2*line}" height="{h-2*line}" rx="{f(line*.72)}" fill="none"'
        s+=f'<rect {r} y="{line+1}" stroke="{cloth["groove"]}" stroke-width="3" stroke-opacity=".6"/><rect {r} y="{line}" stroke="{GOLD}" stroke-width="1.3" stroke-opacity=".6"/>'
    # the rim stands higher than the cloth: its shadow falls from the upper left
    hole=f'M{t} {t*1.7}Q{t} {t} {t*1.7} {t}H{w-t*1.7}Q{w-t} {t} {w-t} {t*1.7}V{h-t*1.7}Q{w-t} {h-t} {w-t*1.7} {h-t}H{t*1.7}Q{t} {h-t} {t} {h-t*1.7}Z'
    out=f'M-60 -60H{w+60}V{h+60}H-60Z'
    s+=f'<path d="{out}{hole}" fill="#000" fill-rule="evenodd" fill-opacity=".8" filter="{u(blur(t*.62,20))}" transform="translate({f(t*.22)} {f(t*.36)})"/>'
    W=[(f'M0 0H{w}L{w-t*2} {t*2}H{t*2}Z',wood(FRAME,.006,.10,33),(0,0,0,t,1)),(f'M0 {h}H{w}L{w-t*2} {h-t*2}H{t*2}Z',wood(FRAME,.006,.10,33),(0,h,0,h-t,0)),(f'M0 0L{t*2} {t*2}V{h-t*2}L0 {h}Z',wood(FRAME,.10,.006,24),(0,0,t,0,1)),(f'M{w} 0L{w-t*2} {t*2}V{h-t*2}L{w} {h}Z',wood(FRAME,.10,.006,24),(w,0,w-t,0,0))]
    c=define(('rim',w,h),f'<clipPath id="{{id}}"><path d="M0 0H{w}V{h}H0Z{hole}" clip-rule="evenodd"/></clipPath>')
    s+=f'<g clip-path="url(#{c})">'+''.join(f'<path d="{d}" fill="#543" filter="{u(m)}"/>' for d,m,_ in W)
    for d,_,(x1,y1,x2,y2,lit) in W:
        A='#ffdca0'; st=[(0,A+' .42'),(.1,A+' .16'),(.3,'#0a0402 0'),(.72,'#0a0402 .1'),(1,'#0a0402 .62')] if lit else [(0,'#0a0402 .62'),(.25,'#0a0402 .25'),(.7,A+' .06'),(1,A+' .34')]
        s+=f'<path d="{d}" fill="{u(lin(st,x1,y1,x2,y2,"userSpaceOnUse"))}"/>'
    for x,y,sx,sy in ((0,0,1,1),(w,0,-1,1),(0,h,1,-1),(w,h,-1,-1)): s+=f'<path d="M{x} {y}l{sx*t*2} {sy*t*2}" stroke="#0a0402" stroke-opacity=".65" stroke-width="1.1"/>'
    s+='</g>'
    return s+f'<path d="{hole}" fill="none" stroke="#1a0e06" stroke-width="{f(t*.16)}"/><path d="{hole}" fill="none" stroke="#d9b347" stroke-opacity=".85" stroke-width="{f(max(1,t*.09))}"/>'
