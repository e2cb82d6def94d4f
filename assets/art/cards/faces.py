"""Card faces of the Six of VIII and the backs. Card unit: 250 x 350, origin at the centre. Three cuts: L from 200 px wide, M from 80 (small badge in the
index), S for the phone (index half as large again in the upper left corner only, all else in an L-shaped panel). Names and the King's letter are left out: the
game writes them in its language, where `crates/skins/src/six_of_viii.rs` says."""
from heraldry import *
from portraits import bust, KING, Q, A, I, C, L, dot, pearl, crown
DIAM={'black':{4:1,6:2,8:3,10:1},'red':{4:1,6:2,8:3,10:1},'orange':{4:2,6:2,8:3,10:1},'yellow':{10:1},'green':{6:2,8:3,10:1},'blue':{6:2,8:3,10:1}}
PANEL='M76 16 H226 Q234 16 234 24 V192 H174 V334 H24 Q16 334 16 326 V158 H76Z'
TINT={'black':'#d8c9a8','red':'#eccbb0','orange':'#f3d5a6','yellow':'#f2e0a0','green':'#d7dcb0','blue':'#d0d4c8'}
def lozenge(x,y,w,h,ol=1.6):
    w/=2;h/=2
    o='<path d="M%sL%sL%sL%sZ" fill="%s" stroke="%s" stroke-width="%s" stroke-linejoin="miter"/>'%(pt(x,y-h),pt(x+w,y),pt(x,y+h),pt(x-w,y),INK,INK,f(ol*2))
    k=.36
    q_=lambda a,b,c,d,col:'<path d="M%sL%sL%sL%sZ" fill="%s"/>'%(pt(*a),pt(*b),pt(*c),pt(*d),col)
    T,R,B,Lf=(x,y-h),(x+w,y),(x,y+h),(x-w,y); t,r,b,l=(x,y-h*k),(x+w*k,y),(x,y+h*k),(x-w*k,y)
    return o+q_(T,t,l,Lf,'#fff1bd')+q_(T,R,r,t,'#e0b844')+q_(Lf,l,b,B,'#c2962a')+q_(R,B,b,r,'#7d5a10')+q_(t,r,b,l,'#f0cf6c')
_pid=[0]
def base(shade=True):
    o='<rect x="1.6" y="3" width="250" height="350" rx="17" fill="#7a5f34"/>'
    o+='<rect width="250" height="350" rx="17" fill="url(#parch)"/>'
    o+='<rect x="1.2" y="1.2" width="247.6" height="347.6" rx="16" fill="none" stroke="#fffaea" stroke-width="2" opacity=".75"/><rect width="250" height="350" rx="17" fill="none" stroke="#8d6f3c" stroke-width="1.2"/>'
    return o
def rays(cx,cy,r0,r1,n,col,w,op):
    d=''.join(wedge(pol(360/n*i+2,r1,cx,cy),pol(360/n*i+2,r0+(r1-r0)*.66,cx,cy),pol(360/n*i+2,r0+(r1-r0)*.33,cx,cy),pol(360/n*i+2,r0+(i%2)*16,cx,cy),w) for i in range(n))
    return '<path d="%s" fill="%s" opacity="%s"/>'%(d,col,op)
def index(rank,badge,col,d,lod,col2=None):
    o=''; ink=darken(col)
    if lod=='S':
        o+=text(50,86,rank,100 if len(rank)<2 else 88,ink,wt=700,extra='letter-spacing="-4"' if len(rank)>1 else '')
        o+=use(badge,51,143,84,col,True)
        for k in range(d): o+=lozenge(51+(k-(d-1)/2)*27,206,26,33,2.4)
    else:
        o+=text(43,67,rank,68 if len(rank)<2 else 56,ink,wt=700,extra='letter-spacing="-2.5"' if len(rank)>1 else '')
        o+=use(badge,43,102,58,col,lod=='M')
        for k in range(d): o+=lozenge(43+(k-(d-1)/2)*19,143,17,22,1.5)
    return o
def card(suit,rank,lod='L'):
    """face of a suit card; lod L (>=200 px wide), M (80..200), S (<80)"""
    col=SUIT[suit]; b=BADGE[suit]; d=DIAM[suit].get(rank,0); o='<g transform="translate(-125 -175)">'+base()
    if rank==0: return o+spy(suit,lod)+'</g>'
    rk=str(rank); ix=index(rk,b,col,d,lod)
    if lod=='S': return o+small(suit,rank,d)+'</g>'
    _pid[0]+=1; cid='cp%d'%_pid[0]
    o+='<clipPath id="%s"><path d="%s"/></clipPath><g clip-path="url(#%s)"><rect width="250" height="350" fill="%s"/>'%(cid,PANEL,cid,TINT[suit])
    o+='<rect width="250" height="350" fill="url(#halo)"/>'
    if rank==12:
        _pid[0]+=1
        o+=rays(125,150,40,260,54,col,6.4,.75)
        o+='<g transform="translate(125 176) scale(1.34)">'+bust(Q[suit])+'</g>'
    else:
        o+=rays(125,172,86,250,44,col,5.4,.5)
        o+=ornaments(col)
    o+='</g>'
    o+='<path d="%s" fill="none" stroke="%s" stroke-width="3.4"/><path d="M81 21 H225 Q229 21 229 25 V187 H169 V329 H25 Q21 329 21 325 V163 H81Z" fill="none" stroke="%s" stroke-width="1.2"/>'%(PANEL,col,col)
    if rank==12:
        o+='<path d="M14 276 L30 270 L168 270 L168 306 L30 306 L14 312 L22 293Z" fill="url(#parch)" stroke="%s" stroke-width="2.4" stroke-linejoin="round"/>'%INK
    else:
        y=166 if not d else 154; bx=125 if not d else 121
        # paper halo so that the print stays crisp on the rays
        o+='<circle cx="%d" cy="%d" r="105" fill="url(#halo2)"/>'%(bx,y)
        o+=use(b,bx,y,{'phoenix':126,'crownrose':132,'swan':128}.get(b,140),col)
        for k in range(d): o+=lozenge(94+(k-(d-1)/2)*44,290,36,48,2.2)
    o+=ix+'<g transform="rotate(180 125 175)">'+ix+'</g>'
    return o+'</g>'
PANEL_S='M108 14 H226 Q236 14 236 24 V326 Q236 336 226 336 H24 Q14 336 14 326 V228 H108Z'
def panel_s(col,tint,fill):
    """the L-shaped panel of the small cut with what is in it"""
    _pid[0]+=1; cid='cp%d'%_pid[0]
    o='<clipPath id="%s"><path d="%s"/></clipPath><g clip-path="url(#%s)"><rect width="250" height="350" fill="%s"/><rect width="250" height="350" fill="url(#halo)"/>%s</g>'%(cid,PANEL_S,cid,tint,fill)
    return o+'<path d="%s" fill="none" stroke="%s" stroke-width="4.6"/>'%(PANEL_S,col)
def small(suit,rank,d):
    col=SUIT[suit]; b=BADGE[suit]
    if rank==12:
        fill=rays(150,150,40,280,48,col,8,.75)+'<g transform="translate(154 196) scale(1.5)">'+bust(Q[suit])+'</g>'
    else:
        y=236 if not d else 214
        fill=rays(160,y,86,270,40,col,7,.42)+'<circle cx="160" cy="%d" r="112" fill="url(#halo2)"/>'%y+use(b,160,y,{'phoenix':132,'crownrose':150,'swan':136,'pomegranate':146}.get(b,152),col)
        for k in range(d): fill+=lozenge(160+(k-(d-1)/2)*44,308,34,42,3)
    return panel_s(col,TINT[suit],fill)+index(str(rank),b,col,d,'S')
def mask_s(x,y,k):
    """the half mask of a spy, gilt-edged, with its ribbons"""
    d='M-60 -22 C-40 -40 -16 -34 0 -22 C16 -34 40 -40 60 -22 C64 4 48 26 24 24 C12 22 6 12 0 6 C-6 12 -12 22 -24 24 C-48 26 -64 4 -60 -22Z'
    o='<path d="M-56 -18 C-84 -30 -92 -4 -112 -14 M56 -18 C84 -30 92 -4 112 -14" fill="none" stroke="%s" stroke-width="12" stroke-linecap="round"/><path d="M-56 -18 C-84 -30 -92 -4 -112 -14 M56 -18 C84 -30 92 -4 112 -14" fill="none" stroke="%s" stroke-width="6.5" stroke-linecap="round"/>'%(INK,GOLD)
    o+='<path d="%s" fill="#150e10" stroke="%s" stroke-width="11" stroke-linejoin="round"/><path d="%s" fill="#1c1416" stroke="#e3bd4e" stroke-width="5.4" stroke-linejoin="round"/>'%(d,INK,d)
    for s in (-1,1): o+='<path d="M%s -6 Q%s -22 %s -4 Q%s 8 %s -6Z" fill="#f8efdc"/>'%(s*12,s*30,s*46,s*28,s*12)+dot(s*28-2,-6,6)
    return '<g transform="translate(%s %s) rotate(-24) scale(%s)">%s</g>'%(f(x),f(y),k,o)
def ornaments(col):
    """printer's leaves in the free corners of the panel"""
    g=''
    for tx,ty,r in ((226,24,0),):
        p=q(0,0,-22,4,-40,22,4,wedge)+q(0,0,-4,22,-20,40,4,wedge)+feather(-8,8,135,26,13,.6)+feather(-20,6,160,20,9,.6)+feather(-6,20,110,20,9,.6)
        g+='<path d="%s" fill="%s" transform="translate(%d %d) rotate(%d)"/>'%(p,col,tx,ty,r)
    return g
SPYM=dict(n='spy',front='',face=dict(w=25,jaw=.7,chin=34,age=1,brow=4.2,lid=3,nose=2),beard='vandyke',hairc='#2b2020',dress='mantle',c='#231C1E',c2='#3a3034')
def hooded(col,col2):
    """a spy in hood, cloak and half mask"""
    s=bust(dict(SPYM,c=col,c2=col2))
    cloak=A('M-46 20 C-58 44 -84 56 -130 66 V170 H130 V66 C86 56 62 44 50 20 C44 44 34 58 20 68 C8 74 -8 74 -18 68 C-32 58 -40 44 -46 20Z',col)
    cloak+=''.join('<path d="%s" fill="%s" opacity=".8"/>'%(q(t*(30+k*20),70+k*2,t*(34+k*26),96,t*(36+k*30),140,2.6),'#f3e7cb') for t in (-1,1) for k in range(3))
    hood=A('M-4 -78 C-52 -74 -56 -20 -50 20 C-48 42 -40 56 -26 66 C-36 44 -34 16 -31 -6 C-30 -34 -20 -46 -2 -48 C18 -46 29 -34 30 -6 C34 16 36 44 28 66 C42 56 50 42 52 20 C58 -20 50 -72 -4 -78Z',col)
    hood+=''.join('<path d="%s" fill="%s" opacity=".9"/>'%(q(36+k*4,-34+k*10,42+k*2.4,0,37+k*2,44-k*4,2),'#f3e7cb') for k in range(3))
    clasp='<path d="M-20 67 C-8 76 10 76 22 67" fill="none" stroke="%s" stroke-width="7"/><path d="M-20 67 C-8 76 10 76 22 67" fill="none" stroke="#e3bd4e" stroke-width="3.6"/>'%INK
    mask=A('M-28 -14 C-20 -20 -10 -18 -4 -13 C4 -18 16 -20 26 -13 C27 -4 22 4 12 3 C4 2 -2 -3 -4 -5 C-8 -2 -14 3 -20 2 C-28 1 -29 -8 -28 -14Z','#1a1214')
    for x in (-16,8): mask+='<path d="M%sQ%s %sQ%s %sZ" fill="#f8efdc"/>'%(pt(x-6,-7),pt(x,-12.5),pt(x+6.4,-6.6),pt(x,-3),pt(x-6,-7))+dot(x-.6,-7.6,2.6)
    return s+mask+cloak+hood+clasp
def spy(suit,lod):
    other='red' if suit=='black' else 'black'; c1,c2=SUIT[suit],SUIT[other]
    if lod=='S':
        _pid[0]+=1; cid='cp%d'%_pid[0]
        o='<path d="M9 341 V19 Q9 9 19 9 H231Z" fill="none" stroke="%s" stroke-width="4.6"/><path d="M241 9 V331 Q241 341 231 341 H19Z" fill="%s" stroke="%s" stroke-width="4.6"/>'%(c1,c2,c2)
        o+='<clipPath id="%s"><path d="M241 9 V331 Q241 341 231 341 H19Z"/></clipPath><g clip-path="url(#%s)">%s</g>'%(cid,cid,rays(125,175,60,300,50,'#f3e7cb',5,.28))
        return o+index('0',BADGE[suit],c1,0,'S')+use(BADGE[other],198,232,76,'#f8efd8',True)+text(190,331,'13',84,'#f8efd8',wt=700,extra='letter-spacing="-4"')+mask_s(146,172,.84)
    _pid[0]+=1; cid='cp%d'%_pid[0]
    o='<clipPath id="%sa"><path d="M0 0 H250 V118 L0 232Z"/></clipPath><clipPath id="%sb"><path d="%s"/></clipPath>'%(cid,cid,PANEL)
    half=lambda ca,cb,tint:'<g clip-path="url(#%sa)"><rect width="250" height="350" fill="%s"/>%s<g transform="translate(149 98) scale(.98)">%s</g></g>'%(cid,tint,rays(148,96,30,260,50,ca,6.4,.8),hooded(ca,cb))
    o+='<g clip-path="url(#%sb)">'%cid+half(c1,'#6a5a4a' if suit=='black' else '#d9a62a',TINT[suit])+'<g transform="rotate(180 125 175)">'+half(c2,'#d9a62a' if suit=='black' else '#6a5a4a',TINT[other])+'</g>'
    o+='<path d="M0 232 L250 118" stroke="%s" stroke-width="11"/><path d="M0 232 L250 118" stroke="%s" stroke-width="7.4"/><path d="M0 232 L250 118" stroke="%s" stroke-width="1.4"/></g>'%(INK,GOLD,INK)
    o+='<path d="%s" fill="none" stroke="%s" stroke-width="3.4"/>'%(PANEL,INK)
    return o+index('0',BADGE[suit],c1,0,lod)+'<g transform="rotate(180 125 175)">'+index('13',BADGE[other],c2,0,lod)+'</g>'
def king(lod='L'):
    o='<g transform="translate(-125 -175)">'+base()
    o+='<rect x="8" y="8" width="234" height="334" rx="12" fill="url(#gilt)" stroke="%s" stroke-width="2"/>'%INK
    o+='<rect x="20" y="20" width="210" height="310" rx="7" fill="#7d1426" stroke="%s" stroke-width="2.4"/>'%INK
    # tooled gilt border
    for x in range(30,226,13): o+=dot(x,14,2.2)+dot(x,336,2.2)
    for y in range(30,326,13): o+=dot(14,y,2.2)+dot(236,y,2.2)
    _pid[0]+=1; cid='cp%d'%_pid[0]
    o+='<clipPath id="%s"><rect x="22" y="22" width="206" height="306" rx="6"/></clipPath><g clip-path="url(#%s)">'%(cid,cid)
    o+=rays(125,150,50,300,60,'#e0b844',8,.95)
    o+='<circle cx="125" cy="140" r="88" fill="#8f1a2e"/><circle cx="125" cy="140" r="88" fill="none" stroke="%s" stroke-width="7"/><circle cx="125" cy="140" r="88" fill="none" stroke="#e0b844" stroke-width="4"/>'%INK
    m=dict(KING,dress='tudor')
    o+='<g transform="%s">'%('translate(142 204) scale(1.42)' if lod=='S' else 'translate(121 182) scale(1.22)')+bust(m)+'</g>'
    o+='<rect x="20" y="250" width="210" height="90" fill="url(#kfade)"/></g>'
    if lod=='S':
        o+='<path d="M7 16 Q7 7 16 7 H92 Q104 7 104 19 V168 Q104 184 84 184 H7Z" fill="url(#parch)" stroke="%s" stroke-width="3.4"/>'%INK
        return o+'<g transform="translate(54 158) scale(.86)">'+crown(0,74,True,'#9E1B32')+'</g></g>'
    o+='<g transform="translate(160 64) scale(.7)">'+crown(0,76,True,'#9E1B32')+'</g>'
    o+='<path d="M8 278 L24 270 L170 270 L162 290 L170 310 L24 310 L8 318 L18 298Z" fill="url(#parch)" stroke="%s" stroke-width="2.4" stroke-linejoin="round"/>'%INK
    for t,y,k in (('',98,.56),('rotate(180 125 175)',72,.74)):
        o+='<g transform="%s">'%t if t else '<g>'
        o+='<path d="M7 16 Q7 7 16 7 H66 Q74 7 74 15 V100 Q74 112 60 112 H7Z" fill="url(#parch)" stroke="%s" stroke-width="2.4"/>'%INK
        o+='<g transform="translate(40 %d) scale(%s)">'%(y,k)+crown(0,74,True,'#9E1B32')+'</g></g>'
    return o+'</g>'
def back(lod='L'):
    o='<g transform="translate(-125 -175)"><rect x="1.6" y="3" width="250" height="350" rx="17" fill="#3b0811"/><rect width="250" height="350" rx="17" fill="#efe0b8"/><rect x="7" y="7" width="236" height="336" rx="12" fill="url(#crimson)" stroke="#5a0d1a" stroke-width="1.5"/>'
    if lod=='S':
        return o+'<rect x="20" y="20" width="210" height="310" rx="6" fill="none" stroke="#d9b347" stroke-width="6"/>'+'<path d="M125 60 L215 175 L125 290 L35 175Z" fill="none" stroke="#d9b347" stroke-width="5"/>'+use('rose',125,175,120,'#e6c25a',True)+'</g>'
    g=''
    for i in range(-4,12):
        g+='M%sL%s M%sL%s'%(pt(24+i*34,24),pt(24+i*34+302*.66,326),pt(24+i*34,326),pt(24+i*34+302*.66,24))
    _pid[0]+=1; cid='cp%d'%_pid[0]
    o+='<clipPath id="%s"><rect x="26" y="26" width="198" height="298" rx="5"/></clipPath>'%cid
    o+='<g clip-path="url(#%s)"><path d="%s" stroke="#c9a227" stroke-width="1.4" opacity=".75"/>'%(cid,g)
    if lod=='L':
        for r in range(-1,14):
            for c in range(-1,9):
                x=24+c*34+(17 if r%2 else 0)+.5; y=24+r*25.8
                o+=circ(x,y,3.2,'#e0bb4c')
    o+='</g>'
    o+='<rect x="18" y="18" width="214" height="314" rx="8" fill="none" stroke="#d9b347" stroke-width="2.6"/><rect x="26" y="26" width="198" height="298" rx="5" fill="none" stroke="#d9b347" stroke-width="1.4"/>'
    for k in range(15): o+=circ(30+k*13.57,22,1.6,'#f1d27a')+circ(30+k*13.57,328,1.6,'#f1d27a')
    for k in range(21): o+=circ(22,34+k*14.1,1.6,'#f1d27a')+circ(228,34+k*14.1,1.6,'#f1d27a')
    o+='<path d="M125 62 C168 92 196 130 196 175 C196 220 168 258 125 288 C82 258 54 220 54 175 C54 130 82 92 125 62Z" fill="#6d1020" stroke="#e0bb4c" stroke-width="3.4"/><path d="M125 72 C162 98 188 134 188 175 C188 216 162 252 125 278 C88 252 62 216 62 175 C62 134 88 98 125 72Z" fill="none" stroke="#e0bb4c" stroke-width="1.2"/>'
    o+='<g>'+use('rose',126,177,112,'#3b0811')+use('rose',125,175,112,'#efcf72')+'</g>'
    o+=use('crown',125,98,36,'#efcf72',True)+'<g transform="rotate(180 125 175)">'+use('crown',125,98,36,'#efcf72',True)+'</g>'
    for x,y in ((46,46),(204,46),(46,304),(204,304)): o+='<circle cx="%d" cy="%d" r="17" fill="#6d1020" stroke="#d9b347" stroke-width="2"/>'%(x,y)+use('rose',x,y,26,'#efcf72',True)
    return o+'</g>'
CARDDEFS='''<radialGradient id="halo" cx=".4" cy=".32" r=".75"><stop offset="0" stop-color="#fff8e4" stop-opacity=".95"/><stop offset="1" stop-color="#fff8e4" stop-opacity="0"/></radialGradient><radialGradient id="halo2" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#f8eed6"/><stop offset=".62" stop-color="#f8eed6" stop-opacity=".9"/><stop offset="1" stop-color="#f8eed6" stop-opacity="0"/></radialGradient><linearGradient id="crimson" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#a8223a"/><stop offset=".5" stop-color="#861629"/><stop offset="1" stop-color="#5c0c1a"/></linearGradient>
<linearGradient id="kfade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a060c" stop-opacity="0"/><stop offset="1" stop-color="#2a060c" stop-opacity=".8"/></linearGradient>
<filter id="sh4" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="4"/></filter><filter id="sh9" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="9"/></filter><filter id="sh16" x="-.5" y="-.5" width="2" height="2"><feGaussianBlur stdDeviation="16"/></filter>
<radialGradient id="glow" cx=".5" cy=".5" r=".5"><stop offset="0" stop-color="#ffd98a" stop-opacity=".9"/><stop offset="1" stop-color="#ffd98a" stop-opacity="0"/></radialGradient>'''
