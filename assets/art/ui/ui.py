"""UI kit: panels, widgets, icons, prompts as functions, in 1x units."""
from kc import *
from figs import motif
from courtiers import courtier,NAMES,ORDER
INK='#2a1c14'; INK2='#2f2016'; CREAM='#f6dd9c'; FELL='IM FELL English'; RED='#9e1b32'
rel=relief
def R(x,y,w,h,rx=0,fill='none',stroke=None,sw=1,op=None,extra=''): return f'<rect x="{f(x)}" y="{f(y)}" width="{f(w)}" height="{f(h)}" rx="{f(rx)}" fill="{fill}"'+(f' stroke="{stroke}" stroke-width="{f(sw)}"' if stroke else '')+(f' opacity="{op}"' if op else '')+f' {extra}/>'
def G(x,y,b,k=1): return f'<g transform="translate({f(x)} {f(y)})'+(f' scale({f(k)})' if k!=1 else '')+f'">{b}</g>'
def wrap(x,y,lines,size,lh=None,**k): return ''.join(text(x,y+i*(lh or size*1.36),l,size,**k) for i,l in enumerate(lines))
def flourish(x,y,w,col='#7a1526'):
    m=x+w/2
    return f'<g stroke="{col}" fill="none" stroke-opacity=".75"><path d="M{x} {y}H{m-22}M{m+22} {y}H{x+w}" stroke-width="1"/><path d="M{m-22} {y}C{m-16} {y-6} {m-12} {y-5} {m-8} {y}C{m-12} {y+5} {m-16} {y+6} {m-22} {y}M{m+22} {y}C{m+16} {y-6} {m+12} {y-5} {m+8} {y}C{m+12} {y+5} {m+16} {y+6} {m+22} {y}" stroke-width="1.200"/></g><path d="M{m} {y-5}L{m+5} {y}L{m} {y+5}L{m-5} {y}Z" fill="{col}"/>'
# ---- surfaces ----------------------------------------------------------------
def panel(x,y,w,h,seed=5,edge=2.2,rules=True,sh=True):
    s=parchment(x,y,w,h,seed,edge,sh)
    if rules: s+=R(x+13,y+13,w-26,h-26,0,'none','#8a6414',1.2,extra='stroke-opacity=".65"')+R(x+17,y+17,w-34,h-34,0,'none','#8a6414',.8,extra='stroke-opacity=".35"')
    return s
def slip(x,y,w,h,seed=7,sel=False,sh=True):
    """small parchment card, straight deckle, one hairline; the ground of list rows, chips, fields"""
    s=''
    if sh: s+=R(x+2,y+4,w,h,4,'#0a0402',op='.55',extra=f'filter="{u(blur(3))}"')
    s+=R(x,y,w,h,4,'#e6d3a8',extra=f'filter="{u(parch_filter(seed))}"')
    s+=R(x+.6,y+.6,w-1.2,h-1.2,3.5,'none','#5a3210',1.2,extra='stroke-opacity=".6"')+R(x+4.5,y+4.5,w-9,h-9,2,'none','#8a6414',.8,extra='stroke-opacity=".45"')
    return s
def oak(x,y,w,h,seed=31,rx=6,rivets=True,sh=True):
    s=''
    if sh: s+=R(x+4,y+8,w,h,rx,'#050201',op='.75',extra=f'filter="{u(blur(7))}"')
    wd=wood(['#150a05','#22120a','#301c10','#402717','#4e321e'],.006,.10,seed)
    col=R(x,y,w,h,rx,'#432',extra=f'filter="{u(wd)}"')
    s+=col+R(x,y,w,h,rx,u(lin([(0,'#ffcf90 .10'),(.3,'#000000 0'),(1,'#000000 .30')])))
    s+=R(x+1,y+1,w-2,h-2,rx-1,'none',u(lin([(0,'#ffdca0 .65'),(.3,'#ffdca0 .12'),(.6,'#000000 .3'),(1,'#000000 .8')],0,0,.5,1)),2)
    s+=R(x+7,y+7,w-14,h-14,rx-2,'none','#0a0402',3,extra='stroke-opacity=".6"')+R(x+7,y+7,w-14,h-14,rx-2,'none','#c9a227',1.2,extra='stroke-opacity=".85"')
    if rivets:
        for cx in (x+7,x+w-7):
            for cy in (y+7,y+h-7): s+=f'<circle cx="{f(cx+.6)}" cy="{f(cy+1.2)}" r="4.600" fill="#000" fill-opacity=".6"/><circle cx="{f(cx)}" cy="{f(cy)}" r="4.200" fill="{u(rad([(0,"#fff3c0"),(.4,"#e0b64a"),(1,"#6a4a10")],.35,.3,.8))}"/>'
    return s
def groove(x,y,w,h,rx=None):
    rx=h/2 if rx is None else rx
    return R(x,y,w,h,rx,u(lin([(0,'#140a05'),(.4,'#2b1a10'),(1,'#4a2e1a')])))+R(x+.5,y+.5,w-1,h-1,rx,'none',u(lin([(0,'#000000 .8'),(.5,'#2a1408 .6'),(1,'#fff0c8 .7')])),1.2)
def focus(x,y,w,h,rx=6,g=5):
    """keyboard focus: ink / cream / ink ring, and two gilt lozenges that point inward (form, not colour alone)"""
    X,Y,w2,h2=x-g,y-g,w+2*g,h+2*g
    s=R(X,Y,w2,h2,rx+g*.6,'none','#1d0f06',6)+R(X,Y,w2,h2,rx+g*.6,'none','#fff3c8',3)
    for cx,d in ((X-1,1),(X+w2+1,-1)):
        cy=Y+h2/2; s+=f'<path d="M{f(cx-7*d)} {f(cy-8)}L{f(cx+5*d)} {f(cy)}L{f(cx-7*d)} {f(cy+8)}L{f(cx-4*d)} {f(cy)}Z" fill="{u(gold_lin())}" stroke="#1d0f06" stroke-width="1.600" stroke-linejoin="round"/>'
    return s
def focus_round(r,g=5):
    s=f'<circle r="{f(r+g)}" fill="none" stroke="#1d0f06" stroke-width="6"/><circle r="{f(r+g)}" fill="none" stroke="#fff3c8" stroke-width="3"/>'
    for d in (1,-1): cx=-d*(r+g+1); s+=f'<path d="M{f(cx-7*d)} -8L{f(cx+5*d)} 0L{f(cx-7*d)} 8L{f(cx-4*d)} 0Z" fill="{u(gold_lin())}" stroke="#1d0f06" stroke-width="1.600" stroke-linejoin="round"/>'
    return s
def plate(x,y,w,h,label,state='normal',size=21,icon_=None,red=False):
    """brass plate button; red=True is the one main action of a screen (lacquer in a gilt frame)"""
    s='';dy=0
    P_={'normal':[(0,'#f8e4a4'),(.3,'#e9c76c'),(.65,'#d6ac4e'),(1,'#bd9038')],'hover':[(0,'#fff6cf'),(.3,'#f8df94'),(.65,'#eac468'),(1,'#d3a748')],'pressed':[(0,'#b88c38'),(.35,'#cda248'),(.7,'#dab25a'),(1,'#e6c478')],'disabled':[(0,'#b5a480'),(.4,'#a39270'),(1,'#8e7d5c')]}
    Q={'normal':[(0,'#b9283f'),(.5,'#971a30'),(1,'#6d1020')],'hover':[(0,'#d0364e'),(.5,'#ac2038'),(1,'#851528')],'pressed':[(0,'#5d0c1a'),(.5,'#7c1426'),(1,'#8f1a2e')],'disabled':[(0,'#7d6a62'),(.5,'#6b5a52'),(1,'#574840')]}
    st='normal' if state=='focus' else state
    if st=='hover': s+=R(x-2.5,y-2.5,w+5,h+5,8,'#ffc858',op='.85',extra=f'filter="{u(blur(3.6,60))}"')
    if st=='pressed': dy=1.5
    if st in('normal','hover'): s+=R(x+1,y+3.5,w,h,5,'#050201',op='.75',extra=f'filter="{u(blur(2))}"')
    if st=='pressed': s+=R(x-1.5,y-1,w+3,h+3,6,'#050201',op='.7')
    y+=dy
    if red:
        col=R(x,y,w,h,5,u(lin(P_[st],0,0,.35,1)))+R(x+4.5,y+4.5,w-9,h-9,3,u(lin(Q[st])))
        hm=R(x,y,w,h,5,'#444')+R(x+1.2,y+1.2,w-2.4,h-2.4,4,'#bbb')+R(x+3.6,y+3.6,w-7.2,h-7.2,3,'#666')+R(x+5.5,y+5.5,w-11,h-11,3,'#858585' if st!='pressed' else '#5a5a5a')
    else:
        col=R(x,y,w,h,5,u(lin(P_[st],0,0,.35,1)))
        hm=R(x,y,w,h,5,'#555')+R(x+2,y+2,w-4,h-4,4,'#aaa' if st!='pressed' else '#777')+R(x+5,y+5,w-10,h-10,3,'none','#777' if st!='pressed' else '#999',1.4)
        for cx in (x+12,x+w-12): hm+=f'<circle cx="{f(cx)}" cy="{f(y+h/2)}" r="3" fill="#fff"/>'; col+=f'<circle cx="{f(cx)}" cy="{f(y+h/2)}" r="3.400" fill="#6a4a10"/>'
    s+=rel(col,hm,3,.35 if st!='disabled' else 0,bl=.5,sh=.25)
    fc={'disabled':'#33271a'}.get(st,'#1d0f06') if not red else ('#fff3d2' if st!='disabled' else '#d8c8b4')
    hx='#fff3c8' if not red else '#3a0410'
    cx=x+w/2+(13 if icon_ else 0); by=y+h/2+size*.335
    s+=text(cx,by+.9,label,size,600,hx,anchor='middle',extra='fill-opacity=".55"')+text(cx,by,label,size,600,fc,anchor='middle')
    if icon_: s+=G(cx-len(label)*size*.225-20,y+h/2,ico(icon_,fc),.95)
    if state=='focus': s+=focus(x,y,w,h)
    return s
def seal(cx,cy,r,kind,label=None,state='normal',ls=16,lc=INK):
    st='normal' if state=='focus' else state; s=''
    if st=='hover': s+=f'<circle r="{f(r+3)}" fill="#ffc858" fill-opacity=".85" filter="{u(blur(3.6,60))}"/>'
    if st!='disabled': s+=f'<circle cx="{0 if st=="pressed" else 1.5}" cy="{f(r*(.05 if st=="pressed" else .16))}" r="{f(r*(1.05 if st=="pressed" else 1))}" fill="#2a1206" fill-opacity=".65" filter="{u(blur(2.500 if st!="pressed" else 1))}"/>'
    A={'normal':('#a32a38','#7a1526','#4d0a18'),'hover':('#c8404f','#981c30','#650e1e'),'pressed':('#4d0a18','#661020','#7a1526'),'disabled':('#8a7a6c','#766659','#5c4e42')}[st]
    gold=u(gold_lin()) if st!='disabled' else u(lin([(0,'#cbbd9c'),(.5,'#a39270'),(1,'#7d6d50')],0,0,.6,1))
    col=f'<circle r="{f(r)}" fill="{gold}"/><circle r="{f(r*.87)}" fill="#300"/><circle r="{f(r*.86)}" fill="{u(rad([(0,A[0]),(.6,A[1]),(1,A[2])],.4,.32,.72))}"/>'
    mid=.5 if st!='pressed' else .3
    hm=f'<circle r="{f(r)}" fill="{u(rad([(0,gray(mid)),(.76,gray(mid)),(.85,gray(.3)),(.88,gray(.55)),(.94,gray(.8)),(1,gray(.4))],0,0,r,units="userSpaceOnUse"))}"/>'
    s+=rel(col,hm,r*.16,.4 if st!='disabled' else 0,exp=16,bl=.5,sh=.25)
    ic='#fbe9b8' if st!='disabled' else '#d3c6ac'; k=r/21; o=1 if st=='pressed' else 0
    if kind: s+=f'<g transform="translate(0 {o}) scale({f(k)})"><g transform="translate(.6 1.200)" opacity=".6">{ico(kind,"#1a0408")}</g>{ico(kind,ic)}</g>'
    if state=='focus': s+=focus_round(r)
    s=G(cx,cy,s)
    if label: s+=text(cx,cy+r+ls*1.3,label,ls,600,lc if st!='disabled' else '#5a4a34',anchor='middle')
    return s
def check(x,y,on=True,state='normal',sz=24):
    s=R(x,y,sz,sz,3,'#fbf3df')+R(x,y,sz,sz,3,u(lin([(0,'#5a3210 .35'),(.3,'#5a3210 0')],0,0,.5,1)))+R(x,y,sz,sz,3,'none','#3a2412',1.8)
    if on: s+=f'<path d="M{f(x+4.5)} {f(y+13)}C{f(x+7)} {f(y+14)} {f(x+9)} {f(y+17)} {f(x+10)} {f(y+19.500)}C{f(x+13)} {f(y+11)} {f(x+18)} {f(y+4)} {f(x+25)} {f(y-1)}C{f(x+19)} {f(y+6)} {f(x+14.500)} {f(y+14)} {f(x+11.500)} {f(y+22.500)}C{f(x+9.500)} {f(y+21)} {f(x+7)} {f(y+16)} {f(x+4.500)} {f(y+13)}Z" fill="#8a1428"/>'
    if state=='focus': s+=focus(x,y,sz,sz,3,4)
    return s
def radio(cx,cy,on=True,state='normal',r=12):
    s=f'<circle r="{r}" fill="#fbf3df"/><circle r="{r}" fill="{u(lin([(0,"#5a3210 .35"),(.3,"#5a3210 0")],0,0,.5,1))}"/><circle r="{r}" fill="none" stroke="#3a2412" stroke-width="1.800"/>'
    if on: s+=rose_color(r*.86)
    if state=='focus': s+=focus_round(r,4)
    return G(cx,cy,s)
def knob(cx,cy,r=13):
    col=f'<circle r="{r}" fill="{u(gold_lin())}"/>'
    hm=f'<circle r="{r}" fill="{u(rad(turned([(0,.8),(.35,.72),(.45,.45),(.55,.5),(.8,.85),(.9,.8),(1,.3)]),0,0,r,units="userSpaceOnUse"))}"/>'
    return G(cx,cy,f'<circle cx="1" cy="4" r="{r}" fill="#0a0402" fill-opacity=".7" filter="{u(blur(2))}"/>'+rel(col,hm,2.4,.5,exp=14,bl=.5,sh=.2)+f'<circle r="{r-.5}" fill="none" stroke="#3a2606" stroke-width="1"/>')
def slider(x,cy,w,v,state='normal',ticks=0):
    s=''
    for i in range(ticks): tx=x+w*i/(ticks-1); s+=f'<path d="M{f(tx)} {f(cy+9)}v6" stroke="#3a2412" stroke-width="1.400"/>'
    s+=groove(x-5,cy-6,w+10,12)
    if v>0: s+=R(x-2.5,cy-3,w*v+2.5,6,3,u(lin([(0,'#fff0b4'),(.4,'#e0b64a'),(1,'#8a6414')])))
    s+=knob(x+w*v,cy)
    if state=='focus': s+=G(x+w*v,cy,focus_round(13,4))
    return s
def toggle(x,cy,on,state='normal',w=58,h=30):
    y=cy-h/2; s=groove(x,y,w,h)
    if on: s+=R(x+3,y+3,w-6,h-6,h/2-3,u(lin([(0,'#163a2b'),(1,'#2f7456')])))+f'<path d="M{x+12} {cy+.5}l4.500 5l8 -11" fill="none" stroke="#fff3d2" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>'
    else: s+=f'<circle cx="{x+w-17}" cy="{cy}" r="5" fill="none" stroke="#d9b87c" stroke-width="2.200"/>'
    s+=G(x+(w-h/2 if on else h/2),cy-1,disc(h*.45,not on,seed=2))
    if state=='focus': s+=focus(x,y,w,h,h/2,4)
    return s
def tabs(x,y,items,sel,w=150,h=46,state=None,icons=None):
    s=''
    order=[i for i in range(len(items)) if i!=sel]+[sel]
    for i in order:
        X=x+i*(w+6); on=i==sel; yy=y if on else y+5; hh=h+(4 if on else -3)
        d=f'M{X} {yy+hh}V{yy+12}Q{X} {yy} {X+12} {yy}H{X+w-12}Q{X+w} {yy} {X+w} {yy+12}V{yy+hh}Z'
        s+=f'<path d="{d}" fill="#f1e4c2" filter="{u(parch_filter(5 if on else 11))}"/>'+('' if on else f'<path d="{d}" fill="#8a5c28" fill-opacity=".36"/><path d="M{X+7} {yy+hh}V{yy+14}Q{X+7} {yy+7} {X+14} {yy+7}H{X+w-14}Q{X+w-7} {yy+7} {X+w-7} {yy+14}V{yy+hh}" fill="none" stroke="#6a4210" stroke-opacity=".5"/>')+f'<path d="{d}" fill="{u(lin([(0,"#fff8e0 .35"),(.5,"#fff8e0 0"),(1,"#3a1e08 .28" if not on else "#3a1e08 0")]))}"/><path d="{d[:-1]}" fill="none" stroke="#4a2c10" stroke-width="1.600" stroke-opacity=".85"/>'
        if on: s+=f'<path d="M{X+10} {yy+5}H{X+w-10}" stroke="#9e1b32" stroke-width="4" stroke-linecap="round"/>'
        if on: s+=f'<path d="M{X+1} {yy+h-4}H{X+w-1}V{yy+h+18}H{X+1}Z" fill="{u(lin([(0,"#f1e4c2 0"),(.3,"#f1e4c2"),(.6,"#f1e4c2 .8"),(1,"#f1e4c2 0")]))}"/>'
        s+=text(X+w/2+(14 if icons else 0),yy+31,items[i],21,600 if on else 600,INK if on else '#22140c',anchor='middle')
        if icons: s+=G(X+w/2+14-len(items[i])*4.9-20,yy+24,ico(icons[i],INK if on else '#22140c'),.86)
        if state=='focus' and on: s+=focus(X,yy,w,h,10,3)
    return s
def field(x,y,w,h=44,txt='',ph=False,icon_=None,state='normal',caret=False,size=19):
    s=R(x,y,w,h,4,'#fbf4e2')+R(x,y,w,h,4,u(lin([(0,'#5a3210 .32'),(.2,'#5a3210 0')])))+R(x,y,w,h,4,'none','#3a2412',1.6)
    tx=x+14
    if icon_: s+=G(x+23,y+h/2,ico(icon_,INK),.9); tx=x+44
    s+=text(tx,y+h/2+size*.33,txt,size,500,INK if not ph else '#4f3c2a',italic=ph)
    if caret: cx=tx+len(txt)*size*.43+3; s+=f'<path d="M{f(cx)} {f(y+10)}V{f(y+h-10)}" stroke="#8a1428" stroke-width="2"/>'
    if state=='focus': s+=focus(x,y,w,h,4,4)
    return s
def dropdown(x,y,w,txt,h=44,state='normal',size=19,seed=7,pre=''):
    s=slip(x,y,w,h,seed)+text(x+16+(26 if pre else 0),y+h/2+size*.33,txt,size,600)+pre
    s+=f'<path d="M{x+w-38} {y+7}V{y+h-7}" stroke="#8a6414" stroke-opacity=".6"/><path d="M{x+w-27} {y+h/2-4}l8 8l8 -8" fill="none" stroke="{INK}" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>'
    if state=='focus': s+=focus(x,y,w,h,4,4)
    return s
def vscroll(x,y,h,t0,t1,w=14):
    col=R(x+2,y+h*t0,w-4,h*(t1-t0),5,u(lin([(0,'#f8e4a4'),(.4,'#d6ac4e'),(1,'#8a6414')],0,0,1,0)))
    m=y+h*(t0+t1)/2
    return groove(x,y,w,h,w/2)+col+''.join(f'<path d="M{x+4.5} {f(m+d)}h{w-9}" stroke="#4a3208" stroke-width="1.400"/>' for d in(-5,0,5))
def progress(x,cy,w,v):
    s=groove(x,cy-9,w,18)+R(x+4,cy-5,(w-8)*v,10,5,u(lin([(0,'#d0364e'),(.45,'#9e1b32'),(1,'#5d0c1a')])))
    n=int((w-8)*v/14); s+=''.join(f'<path d="M{f(x+10+i*14)} {f(cy+4)}l5 -8" stroke="#f1d27a" stroke-opacity=".55" stroke-width="1.400"/>' for i in range(n))
    return s+G(x+4+(w-8)*v,cy,rose_color(14)+f'<circle r="13.500" fill="none"/>')
def ribbon(x,y,w,h=48,over=14):
    s=f'<path d="M{x-over-12} {y+7}h30v{h}h-30l11 -{h/2}Z" fill="#560a18"/><path d="M{x+w+over+12} {y+7}h-30v{h}h30l-11 -{h/2}Z" fill="#560a18"/>'
    d=f'M{x-over+4} {y}H{x+w+over-4}V{y+h}H{x-over+4}Z'
    return s+f'<path d="{d}" transform="translate(2 4)" fill="#2a0c04" fill-opacity=".5" filter="{u(blur(3))}"/><path d="{d}" fill="{u(lin([(0,"#b4253c"),(.4,"#9e1b32"),(1,"#74101f")]))}"/><path d="M{x-over+4} {y+4.5}H{x+w+over-4}M{x-over+4} {y+h-4.5}H{x+w+over-4}" stroke="#f1d27a" stroke-opacity=".8" stroke-width="1.200"/>'
def tooltip(x,y,w,h,lines,size=17,tail=.3):
    tx=x+w*tail
    d=f'M{x+6} {y}H{x+w-6}Q{x+w} {y} {x+w} {y+6}V{y+h-6}Q{x+w} {y+h} {x+w-6} {y+h}H{f(tx+9)}L{f(tx)} {y+h+11}L{f(tx-9)} {y+h}H{x+6}Q{x} {y+h} {x} {y+h-6}V{y+6}Q{x} {y} {x+6} {y}Z'
    s=f'<path d="{d}" transform="translate(2 4)" fill="#050201" fill-opacity=".6" filter="{u(blur(3))}"/><path d="{d}" fill="#22140c"/><path d="{d}" fill="none" stroke="#c9a227" stroke-width="1.600"/>'
    return s+wrap(x+14,y+size*1.5,lines,size,fill='#f9e8bd')
def row(x,y,w,h,label,state='normal',right=None,size=19,sub=None,icon_=None):
    s=''
    if state=='hover': s+=R(x,y,w,h,3,'#c9a227',extra='fill-opacity=".20"')+R(x+.5,y+.5,w-1,h-1,3,'none','#8a6414',1.2,extra='stroke-dasharray="3 3"')
    if state=='selected': s+=R(x,y,w,h,3,'#c9a227',extra='fill-opacity=".36"')+R(x,y,4.5,h,0,RED)
    tx=x+16+(30 if icon_ else 0)
    if icon_: s+=G(x+26,y+h/2,ico(icon_,INK),.9)
    s+=text(tx,y+h/2+size*.33,label,size,600 if state=='selected' else 500,INK)
    if right: s+=text(x+w-14,y+h/2+size*.33,right,size-1.5,500,INK2,anchor='end',italic=True)
    if state=='focus': s+=focus(x,y,w,h,3,3)
    return s
def badge(cx,cy,txt,r=14):
    return G(cx,cy,f'<circle cx="1" cy="2.500" r="{r}" fill="#0a0402" fill-opacity=".6" filter="{u(blur(1.500))}"/><circle r="{r}" fill="{u(gold_lin())}"/><circle r="{r-2}" fill="{u(rad([(0,"#a32a38"),(.6,"#861729"),(1,"#5a0c1a")],.4,.32,.72))}"/>'+text(0,r*.42,txt,r*1.25,700,'#fff3d2',anchor='middle'))
def roses(x,cy,n,r=9,gap=None,tot=5):
    gap=gap or r*2.3; s=''
    for i in range(tot): on=i<n; s+=G(x+i*gap,cy,rose_color(r) if on else f'<g fill="none" stroke="#6a4a20" stroke-width="1.300">'+''.join(f'<path d="{petal(r*.96,35,rot=72*k)}"/>' for k in range(5))+f'<circle r="{f(r*.22)}"/></g>')
    return s
def segs(x,y,items,sel,w,h=44,focus_i=None,size=19):
    """segmented choice: one brass-lit segment in an oak trough; the chosen one also carries a lozenge"""
    n=len(items); q=w/n; s=R(x-3,y-3,w+6,h+6,7,'#0a0402',extra='fill-opacity=".25"')+R(x,y,w,h,5,u(lin([(0,'#20120a'),(.3,'#2e1b0f'),(1,'#4a2e1a')])))+R(x+.5,y+.5,w-1,h-1,5,'none','#8a6414',1.2)
    for i,t in enumerate(items):
        X=x+i*q
        if i==sel:
            col=R(X+3,y+3,q-6,h-6,4,u(lin([(0,'#f8e4a4'),(.3,'#e9c76c'),(.65,'#d6ac4e'),(1,'#bd9038')],0,0,.35,1))); hm=R(X+3,y+3,q-6,h-6,4,'#555')+R(X+5,y+5,q-10,h-10,3,'#aaa')
            s+=rel(col,hm,2.5,.3,bl=.5,sh=.25)+text(X+q/2,y+h/2+size*.33-1.5,t,size,600,'#1d0f06',anchor='middle')+f'<path d="M{f(X+q/2)} {f(y+h-10.500)}l4.500 3l-4.500 3l-4.500 -3Z" fill="#7a1526"/>'
        else:
            if i and i-1!=sel: s+=f'<path d="M{f(X)} {y+9}V{y+h-9}" stroke="#c9a227" stroke-opacity=".35"/>'
            s+=text(X+q/2,y+h/2+size*.33,t,size,500,'#f6dd9c',anchor='middle')
        if focus_i==i: s+=focus(X+3,y+3,q-6,h-6,4,4)
    return s
# ---- icons: 24 box round 0,0, one line weight 2 -------------------------------
ICONS={
'undo':'M-5 -9L-10 -4L-5 1M-10 -4H3C12 -4 12 9 3 9H-3','redo':'M5 -9L10 -4L5 1M10 -4H-3C-12 -4 -12 9 -3 9H3',
'hint':'M-4 -1H4V8H-4ZM-8 9H8M0 -1V-3M0 -11C3.500 -7.500 3 -4 0 -4C-3 -4 -3.500 -7.500 0 -11Z','moves':'M-3 -7H9M-3 0H9M-3 7H9M-9 -8.500V-5.500M-9 -1.500V1.500M-9 5.500V8.500',
'rules':'M0 -7C-3 -9.500 -7 -9.500 -10 -8V7C-7 5.500 -3 5.500 0 8C3 5.500 7 5.500 10 7V-8C7 -9.500 3 -9.500 0 -7V8','menu':'M-9 -7H9M-9 0H9M-9 7H9',
'settings':'M-10 -6H-3M3 -6H10M-10 6H-3.500M9.500 6H10M0 -9A3 3 0 1 1 0 -3A3 3 0 1 1 0 -9M6.500 6A3 3 0 1 1 .5 6A3 3 0 1 1 6.500 6M-3.500 6H.5',
'sound':'M-10 -3H-6L-1 -8V8L-6 3H-10ZM3 -4C5.500 -2 5.500 2 3 4M6 -7.500C11 -4 11 4 6 7.500','mute':'M-10 -3H-6L-1 -8V8L-6 3H-10ZM3.500 -4L10 4M10 -4L3.500 4',
'music':'M-3 7V-7L8 -9.500V4.500M-3 7A3.200 2.600 0 1 1 -3 6.900M8 4.500A3.200 2.600 0 1 1 8 4.400M-3 -2.500L8 -5','full':'M-9 -4V-9H-4M4 -9H9V-4M9 4V9H4M-4 9H-9V4',
'restart':'M8.500 -3A9 9 0 1 0 9 2M9.500 -9V-3H3.500','resign':'M-7 10V-10M-7 -9C-2 -12 2 -5 9 -8V2C2 5 -2 -2 -7 1','draw':'M-10 -3.500H10M-10 3.500H10M-6 -7.500L-10 -3.500M6 7.500L10 3.500',
'share':'M0 3V-10M-4.500 -6L0 -10.500L4.500 -6M-5 -2H-8V9.500H8V-2H5','copy':'M-4 -4H9V10H-4ZM-4 6H-9V-10H4V-4','paste':'M-4 -8H-8V10H8V-8H4M-4 -10.500H4V-5.500H-4ZM-4 0H4M-4 5H4',
'open':'M-10 8V-8H-3L-1 -5H8V-2M-10 8L-6 -2H11L8 8Z','save':'M0 -10V2M-4.500 -2L0 2.500L4.500 -2M-10 2V9H10V2','stats':'M-7.500 -8.500V8.500M-2.500 -8.500V8.500M2.500 -8.500V8.500M7.500 -8.500V8.500M-11 5L11 -5',
'puzzle':'M-5.500 -10.500A5 5 0 1 1 -5.500 -.500A5 5 0 1 1 -5.500 -10.500M-2 -2L10 10M5 5L8.500 1.500M8 8L10.500 5.500',
'lesson':'M-7 -10.500H7V5H2V10.500H-2V5H-7ZM-3.500 -6.500H3.500M-3.500 -2.700H3.500M-3.500 1.100H.500','trophy':'M-6 -9.500H6V-3C6 2 3 4 0 4C-3 4 -6 2 -6 -3ZM-6 -7H-10C-10 -2 -8 0 -5.500 0M6 -7H10C10 -2 8 0 5.500 0M0 4V8M-5 9.500H5',
'clock':'M-7 -10.500H7M-7 10.500H7M-5.500 -10.500V-7C-5.500 -3.500 -1 -2.500 -1 0C-1 2.500 -5.500 3.500 -5.500 7V10.500M5.500 -10.500V-7C5.500 -3.500 1 -2.500 1 0C1 2.500 5.500 3.500 5.500 7V10.500M-2 7.500H2','hold':'M0 -11A11 11 0 0 1 11 0A11 11 0 0 1 0 11A11 11 0 0 1 -9.500 5.500M-3.500 6V-4C-3.500 -6.500 0 -6.500 0 -4V0C5 -.5 6 1 5.500 6M-3.500 1.500L-5.500 3.500L-3.500 6',
'find':'M-2 -9A7 7 0 1 1 -2 5A7 7 0 1 1 -2 -9M3 3L9.500 9.500','back':'M3 -9L-6 0L3 9','next':'M-3 -9L6 0L-3 9','look':'M-11 0C-6 -8 6 -8 11 0C6 8 -6 8 -11 0ZM0 -3.500A3.500 3.500 0 1 1 0 3.500A3.500 3.500 0 1 1 0 -3.500','access':'M0 -11A2 2 0 1 1 0 -7A2 2 0 1 1 0 -11M-9 -4C-4 -2.500 4 -2.500 9 -4M0 -3V2L-4.500 10M0 2L4.500 10','keys':'M-11 -6H11V7H-11ZM-6 -2H-5.500M0 -2H.5M6 -2H6.500M-5 3H5','play':'M-6 -9L9 0L-6 9Z','close':'M-8 -8L8 8M8 -8L-8 8','chevron':'M-8 -4L0 4L8 -4','check':'M-9 1L-3 7.500L9.500 -7','plus':'M-9 0H9M0 -9V9','minus':'M-9 0H9','flip':'M-5 10V-9M-9.500 -4.500L-5 -9.500L-.5 -4.500M5 -10V9M.5 4.500L5 9.500L9.500 4.500',
'info':'M0 -10.500A10.500 10.500 0 1 1 0 10.500A10.500 10.500 0 1 1 0 -10.500M0 -1V5.500M0 -5.500V-5.400','bin':'M-9 -6.500H9M-3.500 -6.500V-10H3.500V-6.500M-7 -6.500L-6 10H6L7 -6.500M-2 -2V5.500M2 -2V5.500','home':'M-10.500 0L0 -9.500L10.500 0M-7.500 -2V9.500H7.500V-2M-2.500 9.500V3H2.500V9.500','globe':'M0 -10A10 10 0 1 1 0 10A10 10 0 1 1 0 -10M0 -10C-6 -5 -6 5 0 10C6 5 6 -5 0 -10M-10 0H10','calendar':'M-9.500 -8H9.500V10H-9.500ZM-9.500 -3H9.500M-5 -10.500V-6M5 -10.500V-6M-5 2H-4.500M0 2H.5M5 2H5.500M-5 6H-4.500M0 6H.5','gallery':'M-10.500 -9H10.500V9H-10.500ZM-10.500 5L-4 -1L1.500 4L5 1L10.500 6M4.500 -4.500V-4.400',
'to_start':'M-8 -8.500V8.500M8 -8.500L-2 0L8 8.500','to_end':'M8 -8.500V8.500M-8 -8.500L2 0L-8 8.500','pause':'M-5 -8.500V8.500M5 -8.500V8.500','graph':'M-10 -9V9.500H10.500M-6.500 3.500C-3.500 3.500 -4 -5 -1 -5C2 -5 1.500 4 4.500 4C7.500 4 7.500 -6.500 10 -8',
'scroll':'M-5.500 5.500V-7.500C-5.500 -9 -4.500 -10 -3 -10H8C10.700 -10 10.700 -5.500 8 -5.500H5.500M5.500 -5.500V7.500C5.500 9 4.500 10 3 10H-8C-10.700 10 -10.700 5.500 -8 5.500H1V8C1 9.500 2 10 3 10M-2 -5.500H2M-2 -1.500H2',
'hands':'M-11.500 -6.500H-8V4.500H-11.500M11.500 -6.500H8V4.500H11.500M-8 -4.500L-3.500 -6L2 -4L8 -5M2 -4L-3 -1C-3.500 1.500 -1 2.500 1 1L4 -.500L8 3.500M-8 3.500L-3 8C-1.500 9.300 0 8 -.500 7M-.500 7C1.500 8.500 3.500 7 2.500 5.200M2.500 5.200C4.500 6.300 6 5 5.500 3.500',
'pointer':'M-6.500 -10.500L8.500 2.500L2.200 3.300L5.500 9.500L2.200 11L-1 4.700L-6.500 8.500Z','quill':'M-10 10.500L-5 4.500M-5 4.500C-7 -2 -1 -10 10.500 -10.500C11 -1 4 6 -5 4.500ZM-5 4.500L4 -4','speech':'M-10.500 -8.500H10.500V5H0L-5.500 10V5H-10.500Z',
'person':'M0 -10A4.500 4.500 0 1 1 0 -1A4.500 4.500 0 1 1 0 -10M-9 10C-8 3 8 3 9 10'}
def ico(k,col,w=2): return f'<path d="{ICONS[k]}" fill="none" stroke="{col}" stroke-width="{w}" stroke-linecap="round" stroke-linejoin="round"/>'
# ---- prompts -------------------------------------------------------------------
def keycap(cx,cy,label=None,w=34,h=32,path=None,size=17):
    x,y=cx-w/2,cy-h/2
    s=R(x,y+3,w,h,6,'#050201',op='.6')+R(x,y+2,w,h,6,'#8a7452')+R(x,y-1,w,h,6,u(lin([(0,'#fffaea'),(1,'#e2cf9f')])))+R(x,y-1,w,h,6,'none','#2a1408',1.4)+R(x+3.5,y+1.5,w-7,h-8,4,'none','#8a6414',.8,extra='stroke-opacity=".6"')
    if path: s+=G(cx,cy-1.5,f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>')
    else: s+=text(cx,cy+size*.28,label,size,600,INK,anchor='middle')
    return s
ARR={'up':'M0 6V-6M-5 -1L0 -6L5 -1','down':'M0 -6V6M-5 1L0 6L5 1','left':'M6 0H-6M-1 -5L-6 0L-1 5','right':'M-6 0H6M1 -5L6 0L1 5','enter':'M7 -6V1H-6M-2 -3L-6 1L-2 5'}
def padbtn(cx,cy,kind,r=17):
    C={'A':'#1f6a4c','B':'#9e1b32','X':'#1f3a6e','Y':'#8a6400'}
    base=f'<circle cy="2.500" r="{r}" fill="#050201" fill-opacity=".65"/><circle r="{r}" fill="{u(rad([(0,"#4a3c34"),(.6,"#231a15"),(1,"#0e0906")],.38,.3,.8))}"/><circle r="{r-.8}" fill="none" stroke="#d9b87c" stroke-width="1.400"/>'
    if kind in C: return G(cx,cy,base+f'<circle r="{r-4}" fill="{C[kind]}"/>'+text(0,6.3,kind,18,700,'#fff6dc',anchor='middle'))
    pth={'cross':'M-6 -6L6 6M6 -6L-6 6','circle':'M0 -7A7 7 0 1 1 0 7A7 7 0 1 1 0 -7','square':'M-6 -6H6V6H-6Z','triangle':'M0 -7.500L7 5H-7Z'}.get(kind)
    return G(cx,cy,base+f'<path d="{pth}" fill="none" stroke="#fff6dc" stroke-width="2.400" stroke-linejoin="round" stroke-linecap="round"/>')
def prompt(cx,cy,kind):
    dark=u(lin([(0,'#4a3c34'),(1,'#17100b')]))
    if kind in 'ABXY' or kind in('cross','circle','square','triangle'): return padbtn(cx,cy,kind)
    if kind=='dpad': return G(cx,cy,f'<path d="M-6 -18H6V-6H18V6H6V18H-6V6H-18V-6H-6Z" fill="{dark}" stroke="#d9b87c" stroke-width="1.400" stroke-linejoin="round"/><path d="M0 -14l3.500 5h-7ZM0 14l3.500 -5h-7ZM-14 0l5 -3.500v7ZM14 0l-5 -3.500v7Z" fill="#fff6dc"/>')
    if kind=='stick': return G(cx,cy,f'<circle r="18" fill="#17100b" stroke="#d9b87c" stroke-width="1.400"/><circle r="11" fill="{u(rad([(0,"#6a5a4e"),(1,"#231a15")],.4,.3,.8))}" stroke="#d9b87c" stroke-width="1"/><path d="M0 -16.500l2.500 3h-5ZM0 16.500l2.500 -3h-5ZM-16.500 0l3 -2.500v5ZM16.500 0l-3 -2.500v5Z" fill="#fff6dc"/>')
    if kind in('LB','RB'):
        d='M-22 13V-2Q-22 -13 -8 -13H18Q22 -13 22 -9V13Z' if kind=='LB' else 'M22 13V-2Q22 -13 8 -13H-18Q-22 -13 -22 -9V13Z'
        return G(cx,cy,f'<path d="{d}" fill="{dark}" stroke="#d9b87c" stroke-width="1.400" stroke-linejoin="round"/>'+text(0,6,kind,17,700,'#fff6dc',anchor='middle'))
    if kind=='Start': return G(cx,cy,R(-22,-12,44,24,12,dark,'#d9b87c',1.4)+'<path d="M-8 -5H8M-8 0H8M-8 5H8" stroke="#fff6dc" stroke-width="2.200" stroke-linecap="round"/>')
    if kind=='Enter': return keycap(cx,cy,None,48,32,ARR['enter'])
    if kind=='Esc': return keycap(cx,cy,'Esc',44)
    if kind=='arrows': return keycap(cx,cy-14,None,24,24,'M0 4V-4M-3.500 -.5L0 -4L3.500 -.5')+keycap(cx-26,cy+12,None,24,24,'M4 0H-4M-.5 -3.500L-4 0L-.5 3.500')+keycap(cx,cy+12,None,24,24,'M0 -4V4M-3.500 .5L0 4L3.500 .5')+keycap(cx+26,cy+12,None,24,24,'M-4 0H4M.5 -3.500L4 0L.5 3.500')
    if kind in('ml','mr'):
        q='M0 -18H-2Q-13 -18 -13 -7V-3H0Z' if kind=='ml' else 'M0 -18H2Q13 -18 13 -7V-3H0Z'
        return G(cx,cy,f'<rect x="-13" y="-18" width="26" height="36" rx="12" fill="#f6ecd2" stroke="#2a1408" stroke-width="1.600"/><path d="{q}" fill="#9e1b32" stroke="#2a1408" stroke-width="1.600" stroke-linejoin="round"/><path d="M-13 -3H13M0 -18V-3" stroke="#2a1408" stroke-width="1.600"/><rect x="-2" y="-13" width="4" height="7" rx="2" fill="#f6ecd2" stroke="#2a1408" stroke-width="1.200"/>')
    if kind=='tap': return G(cx,cy,f'<circle cx="-3" cy="-9" r="8" fill="none" stroke="#f1d27a" stroke-width="2"/><path d="M-6 14L-11 6C-13 2 -9 0 -7 3L-6 4.500V-8C-6 -11.500 -1 -11.500 -1 -8V0C7 0 11 2 11 7C11 12 9 14 8 18H-3Z" fill="#f6ecd2" stroke="#2a1408" stroke-width="1.800" stroke-linejoin="round"/>')
    return ''
def hints(x,y,items,col='#f6dd9c',size=17.5,bar=True,w=None):
    """prompt bar: (kind or key label, text) pairs, left to right"""
    s=''
    for k,t in items:
        wd={'Enter':48,'Esc':44,'LB':44,'RB':44,'arrows':76}.get(k,36)
        s+=prompt(x+wd/2,y,k) if (k in('Enter','Esc','arrows','LB','RB','dpad','tap','ml','mr','stick','Start') or k in 'ABXY') and k!='H' else keycap(x+wd/2,y,k,34)
        s+=text(x+wd+8,y+6,t,size,500,col); x+=wd+8+len(t)*size*.43+26
    return s
def bg(w,h,planks=5,seed=51,cx=-20,cy=-60,r=1000,vig=.62,glow=1.3):
    return table(w,h,planks,seed)+f'<rect width="{w}" height="{h}" fill="{u(rad([(0,"#ffe0a0 .44"),(.3,"#ffb860 .20"),(.7,"#ff9a40 .05"),(1,"#ff9a40 0")],cx,cy,r*.82,units="userSpaceOnUse"))}" style="mix-blend-mode:soft-light"/>'+atmosphere(w,h,cx,cy,r,vig,glow)
def mini(x,y,q,cells,n=4,frame_=4,hi=()):
    """small marquetry board for emblems and diagrams; cells: {(col,row): 'b','w','B','W','wolf','sheep'}"""
    B=q*n; s=R(x-frame_+2,y-frame_+4,B+2*frame_,B+2*frame_,2,'#0a0402',op='.5',extra=f'filter="{u(blur(2))}"')+R(x-frame_,y-frame_,B+2*frame_,B+2*frame_,2,u(lin([(0,'#7c4e2c'),(1,'#3b2417')],0,0,1,1)))
    d=l=''
    for r in range(n):
        for c in range(n):
            p=f'M{f(x+c*q)} {f(y+r*q)}h{f(q)}v{f(q)}h{f(-q)}Z'
            if (r+c)%2: d+=p
            else: l+=p
    s+=f'<path d="{l}" fill="#865" filter="{u(wood(MAPLE,.03,.3,31,rings=5,ringmix=.3,gain=1.5,pore=.1))}"/><path d="{d}" fill="#865" filter="{u(wood(WALNUT,.03,.3,42,rings=5,ringmix=.3,gain=1.5,pore=.2))}"/>'+R(x,y,B,B,0,'none','#140904',1.2)
    for (c,r),k in cells.items():
        cx,cy=x+(c+.5)*q,y+(r+.46)*q
        if k in 'bwBW': s+=G(cx,cy,disc(q*.39,k.lower()=='b',k.isupper(),seed=1+(c+r)%4))
    return s
