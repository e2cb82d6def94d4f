"""The UI atlas: every widget as a sprite. Prints the names of the render jobs."""
import json,os,sys
from ui import *
import band,beasts,court,emblem as cromwell,emblems,faces,figs,fool,fronts,glyphs,heraldry,pages,tokens,wives
from sprites import Atlas,OUT
IMG=os.environ.get('ART_IMAGES',OUT)
index={}; jobs=[]
def finish(a,**opt): index.update(a.write(**opt)); jobs.append(a.file)
STATES=('normal','hover','pressed','disabled')
# ---- big surfaces, own files --------------------------------------------------------------
def own(name,w,h,draw,slice,pad=36):
    a=Atlas(name,w+2*pad); a.add(name,w,h,draw,pad,slice); finish(a,quality=80)
own('panel_s',320,240,lambda:panel(0,0,320,240,9),40)
own('panel_m',680,600,lambda:panel(0,0,680,600,11),40)
own('panel_l',1200,552,lambda:panel(0,0,1200,552,5),40)
own('panel_tall',386,660,lambda:panel(0,0,386,660,5),40)
own('oak',400,560,lambda:oak(0,0,400,560),20)
# ---- widgets ------------------------------------------------------------------------------
A=Atlas('ui',980,bg='oak')
def selected(w,h,seed): return slip(0,0,w,h,seed)+R(0,0,w,h,4,'#c9a227',extra='fill-opacity=".26"')+R(0,0,6,h,2,RED)+R(1.5,1.5,w-3,h-3,4,'none','#c9a227',3)
A.add('slip',340,92,lambda:slip(0,0,340,92,7),slice=12); A.add('slip_selected',340,92,lambda:selected(340,92,7),slice=12)
def dd(w,h):
    return slip(0,0,w,h,7)+f'<path d="M{w-38} 7V{h-7}" stroke="#8a6414" stroke-opacity=".6"/><path d="M{w-27} {h/2-4}l8 8l8 -8" fill="none" stroke="{INK}" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>'
A.add('dropdown',200,44,lambda:dd(200,44),slice=[12,20,42,20],bg='parch')
def tip(): return R(2,4,80,48,6,'#050201',op='.6',extra=f'filter="{u(blur(2.6))}"')+R(0,0,80,48,6,'#22140c')+R(.8,.8,78.4,46.4,5.4,'none','#c9a227',1.6)
A.add('tooltip',80,48,tip,slice=12,bg='parch')
A.add('tooltip_tail',20,13,lambda:'<path d="M1 0L10 12L19 0Z" fill="#22140c"/><path d="M.2 -.8H19.8" stroke="#22140c" stroke-width="1.800"/><path d="M0 -.8H1L10 11.500L19 -.8H20" fill="none" stroke="#c9a227" stroke-width="1.600" stroke-linejoin="round"/>',bg='parch')
for h in (44,48,64): A.add(f'ribbon_{h}',164,h+7,lambda h=h:ribbon(26,0,112,h),slice=[34,24,34,h+7-32],bg='parch')
for st in STATES:
    A.add(f'plate_{st}',124,46,lambda st=st:plate(0,0,124,46,'',st),slice=[20,22,20,22])
    A.add(f'plate_58_{st}',140,58,lambda st=st:plate(0,0,140,58,'',st),slice=[20,28,20,28])
    A.add(f'lacquer_{st}',160,60,lambda st=st:plate(0,0,160,60,'',st,red=True),slice=12)
    A.add(f'seal_{st}',54,54,lambda st=st:seal(27,27,27,None,None,st))
    A.add(f'seal_small_{st}',44,44,lambda st=st:seal(22,22,22,None,None,st))
A.add('segs_trough',160,44,lambda:R(-3,-3,166,50,7,'#0a0402',extra='fill-opacity=".25"')+R(0,0,160,44,5,u(lin([(0,'#20120a'),(.3,'#2e1b0f'),(1,'#4a2e1a')])))+R(.5,.5,159,43,5,'none','#8a6414',1.2),slice=6,bg='parch')
def lit(w=80,h=38):
    col=R(0,0,w,h,4,u(lin([(0,'#f8e4a4'),(.3,'#e9c76c'),(.65,'#d6ac4e'),(1,'#bd9038')],0,0,.35,1))); hm=R(0,0,w,h,4,'#555')+R(2,2,w-4,h-4,3,'#aaa')
    return relief(col,hm,2.5,.3,bl=.5,sh=.25)
A.add('segs_lit',80,38,lit,slice=6,bg='dark')
A.add('lozenge',12,8,lambda:'<path d="M6 .5L11.500 4L6 7.500L.5 4Z" fill="#7a1526"/>',bg='parch')
for on in (True,False):
    n='on' if on else 'off'
    A.add(f'check_{n}',24,24,lambda on=on:check(0,0,on),bg='parch'); A.add(f'radio_{n}',24,24,lambda on=on:radio(12,12,on),bg='parch')
    A.add(f'toggle_{n}',58,30,lambda on=on:toggle(0,15,on),bg='parch')
    A.add(f'rose_{n}',20,20,lambda on=on:roses(10,10,1 if on else 0,9,tot=1),bg='parch')
A.add('slider_groove',60,12,lambda:groove(0,0,60,12),slice=[6,5,6,5],bg='parch')
A.add('slider_fill',30,6,lambda:R(0,0,30,6,3,u(lin([(0,'#fff0b4'),(.4,'#e0b64a'),(1,'#8a6414')]))),slice=[3,2,3,2],bg='dark')
A.add('knob',26,26,lambda:knob(13,13),bg='parch')
def tab(on,w=110):
    h=50 if on else 44
    d=f'M0 {h}V12Q0 0 12 0H{w-12}Q{w} 0 {w} 12V{h}Z'; X=0
    s=f'<path d="{d}" fill="#f1e4c2" filter="{u(parch_filter(5 if on else 11))}"/>'
    if not on: s+=f'<path d="{d}" fill="#8a5c28" fill-opacity=".36"/><path d="M7 {h}V14Q7 7 14 7H{w-14}Q{w-7} 7 {w-7} 14V{h}" fill="none" stroke="#6a4210" stroke-opacity=".5"/>'
    s+=f'<path d="{d}" fill="{u(lin([(0,"#fff8e0 .35"),(.5,"#fff8e0 0"),(1,"#3a1e08 .28" if not on else "#3a1e08 0")]))}"/><path d="{d[:-1]}" fill="none" stroke="#4a2c10" stroke-width="1.600" stroke-opacity=".85"/>'
    if on: s+=f'<path d="M10 5H{w-10}" stroke="#9e1b32" stroke-width="4" stroke-linecap="round"/><path d="M1 {h-1}H{w-1}V{h+11}H1Z" fill="{u(lin([(0,"#f1e4c2"),(.5,"#f1e4c2 .8"),(1,"#f1e4c2 0")]))}"/>'
    return s
A.add('tab_on',110,50,lambda:tab(True),slice=[14,14,14,2],bg='parch'); A.add('tab_off',110,44,lambda:tab(False),slice=[14,14,14,2])
A.add('field',96,44,lambda:field(0,0,96),slice=8,bg='parch')
A.add('row_hover',96,44,lambda:R(0,0,96,44,3,'#c9a227',extra='fill-opacity=".20"')+R(.6,.6,94.8,42.8,3,'none','#8a6414',1.2)+R(3.5,3.5,89,37,1.5,'none','#8a6414',.8,extra='stroke-opacity=".55"'),slice=8,bg='parch')
A.add('row_selected',96,44,lambda:R(0,0,96,44,3,'#c9a227',extra='fill-opacity=".36"')+R(0,0,4.5,44,0,RED),slice=8,bg='parch')
A.add('divider_left',60,16,lambda:'<path d="M0 8H60" stroke="#7a1526" stroke-opacity=".75"/>',slice=[4,8,4,8],bg='parch')
A.add('divider_right',60,16,lambda:'<path d="M0 8H60" stroke="#7a1526" stroke-opacity=".75"/>',slice=[4,8,4,8],bg='parch')
A.add('divider_mid',44,16,lambda:flourish(0,8,44),bg='parch')
def loz(d): return f'<path d="M{0 if d>0 else 12} 0L{12 if d>0 else 0} 8L{0 if d>0 else 12} 16L{3 if d>0 else 9} 8Z" fill="{u(gold_lin())}" stroke="#1d0f06" stroke-width="1.600" stroke-linejoin="round"/>'
A.add('focus_ring',64,64,lambda:R(-5,-5,74,74,9,'none','#1d0f06',6)+R(-5,-5,74,74,9,'none','#fff3c8',3),slice=14)
A.add('focus_lozenge_left',12,16,lambda:loz(1)); A.add('focus_lozenge_right',12,16,lambda:loz(-1))
A.add('focus_round',54,54,lambda:G(27,27,focus_round(27)),pad=16); A.add('focus_round_small',44,44,lambda:G(22,22,focus_round(22)),pad=16)
A.add('scroll_groove',14,60,lambda:groove(0,0,14,60,7),slice=[6,8,6,8],bg='parch')
A.add('scroll_thumb',10,40,lambda:R(0,0,10,40,5,u(lin([(0,'#f8e4a4'),(.4,'#d6ac4e'),(1,'#8a6414')],0,0,1,0)))+R(.5,.5,9,39,4.5,'none','#4a3208',1,extra='stroke-opacity=".6"'),slice=[4,8,4,8],bg='dark')
A.add('scroll_grip',10,14,lambda:''.join(f'<path d="M2.500 {7+d}h5" stroke="#4a3208" stroke-width="1.400"/>' for d in(-5,0,5)),bg='dark')
A.add('progress_groove',60,18,lambda:groove(0,0,60,18),slice=[9,8,9,8],bg='parch')
A.add('progress_fill',40,10,lambda:R(0,0,40,10,5,u(lin([(0,'#d0364e'),(.45,'#9e1b32'),(1,'#5d0c1a')])))+'<path d="M4 2.500H36" stroke="#ffb0b0" stroke-opacity=".5" stroke-width="1.200" stroke-linecap="round"/>',slice=[5,4,5,4],bg='dark')
A.add('rose_big',44,44,lambda:G(22,22,relief(rose_color(21),rose_h(21,.4),1.5,.10,sh=.28)),bg='parch')
A.add('crown',36,28,lambda:G(18,17,crown_color(.27)),bg='parch')
A.add('badge',28,28,lambda:badge(14,14,''),bg='parch')
# ---- icons: white, tinted by the program ----------------------------------------------------
for k in ICONS: A.add('icon_'+k,24,24,lambda k=k:G(12,12,ico(k,'#ffffff')),pad=4)
# ---- prompts -----------------------------------------------------------------------------------
A.add('key_blank',34,34,lambda:keycap(17,17,''),slice=[8,8,8,10]); A.add('key_enter',48,34,lambda:prompt(24,17,'Enter')); A.add('key_arrows',78,54,lambda:prompt(39,27,'arrows'))
for k in 'ABXY': A.add('pad_'+k,36,38,lambda k=k:prompt(18,18,k))
for k in ('cross','circle','square','triangle'): A.add('pad_'+k,36,38,lambda k=k:prompt(18,18,k))
A.add('pad_dpad',38,38,lambda:prompt(19,19,'dpad')); A.add('pad_stick',38,38,lambda:prompt(19,19,'stick'))
for k in('LB','RB'): A.add('pad_'+k,46,28,lambda k=k:prompt(23,14,k))
A.add('pad_start',46,28,lambda:prompt(23,14,'Start')); A.add('mouse_left',30,40,lambda:prompt(15,20,'ml')); A.add('mouse_right',30,40,lambda:prompt(15,20,'mr')); A.add('tap',30,40,lambda:prompt(17,20,'tap'))
# ---- small pieces and emblems ------------------------------------------------------------------
for n,dk,kg in (('disc_dark',True,False),('disc_light',False,False),('king_dark',True,True),('king_light',False,True)): A.add(n,34,38,lambda dk=dk,kg=kg:G(17,20,disc(15,dk,kg,seed=2)),bg='parch')
for name,size,beast in (('disc_wolf',33,beasts.wolf),('disc_sheep',36,beasts.sheep)): A.add(name,34,38,lambda size=size,beast=beast:G(17,27,beasts.rest_shadow(size)+beast(size)),bg='parch')
for n,dk in (('jet',True),('bone',False)): A.add('disc_'+n,34,38,lambda dk=dk:G(17,20,figs.millman(15,dk)),bg='parch')
for k in ('guard','queen'):
    for n in ('light','dark'): A.add(f'{k}_{n}',34,38,lambda k=k,n=n:G(17,0,emblems.side(k,n)),bg='parch')
for n in range(4): A.add(f'king_seat_{n}',34,38,lambda n=n:G(17,0,wives.side(n)),bg='parch')
def emblem(k):
    """what the game is about, in one picture on a corner of its board"""
    s=mini(-27,-27,18,{},n=3,frame_=5)
    if k=='d': s+=G(-7,9,shadow(20,3,6,3,.6)+disc(20,True,shadows=False,seed=2))+G(8,-7,shadow(20,3,6,2.5,.6)+disc(20,False,True,shadows=False,seed=4))
    if k=='l': s+=G(0,13,shadow(21,2,5,3,.6)+disc(21,False,shadows=False,seed=2,lines=False))+G(0,-3,fool.head_shadow(.46)+fool.head(.46,True))
    if k=='w': s+=G(-6,-1,beasts.rest_shadow(54)+beasts.wolf(54))+G(16,14,beasts.rest_shadow(33)+beasts.sheep(33))
    return s
for n,k in (('draughts','d'),('losing','l'),('wolf','w')): A.add('emblem_'+n,64,64,lambda k=k:G(32,32,emblem(k)),bg='parch')
A.add('emblem_six_of_viii',64,64,lambda:(DEFS.append(heraldry.GRADS+heraldry.badge_defs(only=('maiden','falcon'))+faces.CARDDEFS),G(32,32,band.emblem()))[1],bg='parch')
for n,k in (('nine_mens_morris','morris'),('mixed_mill','mixed'),('ceylon_mill','ceylon')): A.add('emblem_'+n,64,64,lambda k=k:G(32,32,tokens.emblem(k)),bg='parch')
for n in ('queens_guard','bloody_queen'): A.add('emblem_'+n,64,64,lambda n=n:G(32,32,emblems.emblem(n)),bg='parch')
A.add('emblem_six_wives',64,64,lambda:G(32,32,wives.emblem()),bg='parch')
for n in (0,1): A.add('emblem_cromwell'+('','_advanced')[n],64,64,lambda n=n:(DEFS.append('' if n else fronts.DEFS),G(32,32,cromwell.emblem(n)))[1],bg='parch')
for n in ('hornbook','key','tallies'): A.add('emblem_'+n,64,64,lambda n=n:G(32,32,getattr(pages,n)()),bg='parch')
finish(A,near=60)
Q=Atlas('prompts',240,bg='oak'); glyphs.atlas(Q); finish(Q,near=60)
# ---- portraits ---------------------------------------------------------------------------------
Pt=Atlas('portraits',1000,bg='parch')
def person_badge(r,kind):
    st={'trefoil':('#2f7456','#1f4d3a','#0c2419'),'lys':('#3f6cb0','#1f3a6e','#0b1732'),'rose':('#cf3a50','#9e1b32','#540a18'),'sun':('#e6a553','#b5742a','#61380e'),'star':('#8a58b4','#553078','#271238'),'tower':('#4795a0','#1f5962','#0a292e')}[kind]
    m=r*(.52 if kind!='lys' else .56)
    col=f'<circle r="{r}" fill="{u(gold_lin())}"/><circle r="{f(r*.84)}" fill="{u(rad([(0,st[0]),(.6,st[1]),(1,st[2])],.36,.3,.8))}"/>'+motif(kind,m,'#f1d27a')
    hm=f'<circle r="{r}" fill="{u(rad([(0,gray(.35)),(.8,gray(.35)),(.86,gray(.6)),(.94,gray(.75)),(1,gray(.3))],0,0,r,units="userSpaceOnUse"))}"/>'+motif(kind,m,gray(.8),gray(.4))
    return f'<circle cx="1" cy="3" r="{r}" fill="#1a0c04" fill-opacity=".6" filter="{u(blur(2.2))}"/>'+relief(col,hm,max(2.6,r*.07),.4,exp=14,bl=.5,sh=.25)
CUT=(('l',60,'L'),('m',38,'M'),('s',25,'S'))
for sz,r,cut in CUT:
    for w in ORDER:
        for mood,suf in (('calm',''),('beaten','_sad'),('glad','_glad'),('thinking','_think')):
            Pt.add(f'portrait_{w}_{sz}{suf}',2*r,2*r,lambda w=w,r=r,mood=mood,cut=cut:G(r,r,courtier(w,r,mood,cut)))
    for n,k in (('you','trefoil'),('friend','lys'),('third','rose'),('fourth','sun'),('fifth','star'),('sixth','tower')): Pt.add(f'portrait_{n}_{sz}',2*r,2*r,lambda r=r,k=k:G(r,r,person_badge(r,k)))
finish(Pt,quality=82)
os.makedirs(OUT+'/courtiers',exist_ok=True); C=Atlas('courtiers/faces',1000,bg='parch')   # the other faces of each level: loaded when one of them is seated; only the large cut shows moods
for sz,r,cut in CUT:
    for w in court.ORDER:
        for mood,suf in (('calm',''),('beaten','_sad'),('glad','_glad'),('thinking','_think'))[:4 if cut=='L' else 1]:
            C.add(f'portrait_{w}_{sz}{suf}',2*r,2*r,lambda w=w,r=r,mood=mood,cut=cut:G(r,r,courtier(w,r,mood,cut)))
finish(C,quality=76,alphaQuality=80)
os.makedirs(IMG,exist_ok=True)
json.dump(dict(atlas=dict(w=A.width,h=A.height),sprites=index),open(IMG+'/ui.json','w'),indent=0,sort_keys=True)
if A.height*2>4096 or max(Pt.height,C.height)*2>4096: sys.exit('atlas too high: %d %d %d'%(A.height,Pt.height,C.height))
print(' '.join(sorted(jobs,key=lambda j:j!='ui')))
