"""King's Coffer: shared materials and pieces. Pure SVG out, standard library only. K[0] is the pixel scale of the sheet being drawn:
lighting works in device pixels, so every relief is deepened by it."""
import math, random
DEFS=[]; _ids={}; _n=[0]; K=[1]
def reset(): DEFS.clear(); _ids.clear(); _n[0]=0
def define(key, body):
    """body: str with {id}; returns id, de-duplicated by key."""
    if key in _ids: return _ids[key]
    _n[0]+=1; i='d%d'%_n[0]; _ids[key]=i; DEFS.append(body.replace('{id}',i)); return i
def f(x): return ('%.2f'%x).rstrip('0').rstrip('.')
def hexrgb(h): h=h.lstrip('#'); return [int(h[i:i+2],16)/255 for i in (0,2,4)]
def lin(stops,x1=0,y1=0,x2=0,y2=1,units='objectBoundingBox'):
    s=''.join('<stop offset="%s" stop-color="%s"%s/>'%(f(o),c[:7],' stop-opacity="%s"'%c[8:] if len(c)>7 else '') for o,c in stops)
    return define(('lin',str(stops),x1,y1,x2,y2,units),'<linearGradient id="{id}" gradientUnits="%s" x1="%s" y1="%s" x2="%s" y2="%s">%s</linearGradient>'%(units,f(x1),f(y1),f(x2),f(y2),s))
def rad(stops,cx=.5,cy=.5,r=.5,fx=None,fy=None,units='objectBoundingBox',tr=''):
    s=''.join('<stop offset="%s" stop-color="%s"%s/>'%(f(o),c[:7],' stop-opacity="%s"'%c[8:] if len(c)>7 else '') for o,c in stops)
    fo='' if fx is None else ' fx="%s" fy="%s"'%(f(fx),f(fy))
    return define(('rad',str(stops),cx,cy,r,fx,fy,units,tr),'<radialGradient id="{id}" gradientUnits="%s" cx="%s" cy="%s" r="%s"%s%s>%s</radialGradient>'%(units,f(cx),f(cy),f(r),fo,' gradientTransform="%s"'%tr if tr else '',s))
def u(i): return 'url(#%s)'%i
def blur(s,pad=40): return define(('blur',s,pad),'<filter id="{id}" x="-%d%%" y="-%d%%" width="%d%%" height="%d%%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="%s"/></filter>'%(pad,pad,100+2*pad,100+2*pad,f(s)))
def gray(v): v=max(0,min(1,v)); return '#%02x%02x%02x'%((int(v*255),)*3)
# ---------- materials -------------------------------------------------------
def wood(cols,fx,fy,seed,rings=9,ringmix=.42,gain=2.1,pore=.5,box='x="0" y="0" width="1" height="1"'):
    """growth rings = contour lines of slow stretched noise; fibre = fast stretched noise; pores = thresholded dashes."""
    key=('wood',tuple(cols),fx,fy,seed,rings,ringmix,gain,pore,box)
    tab=' '.join(f(.5+.5*math.sin(i*math.pi*.5)*(1 if i%4 else .6)+ (.12 if i%3 else -.1)) for i in range(rings*4))
    rgb=[hexrgb(c) for c in cols]; t=[' '.join(f(c[k]) for c in rgb) for k in range(3)]
    hor=fx<fy
    rx,ry=(fx*.30,fy*.16) if hor else (fx*.16,fy*.30)
    px,py=(fx*5,fy*9) if hor else (fx*9,fy*5)
    g1='1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 0 0 1'
    c0=rgb[0]; pc='.06 .03 .01'.split() if c0[0]<.5 else [f(c0[0]*.46),f(c0[1]*.38),f(c0[2]*.30)]   # pores of light woods are brown, not grey
    gs='%s 0 0 0 %s '%(gain,f(.5-gain*.5)); g2=gs*3+'0 0 0 0 1'
    return define(key,f'''<filter id="{{id}}" {box} color-interpolation-filters="sRGB">
<feTurbulence type="fractalNoise" baseFrequency="{rx:.5f} {ry:.5f}" numOctaves="2" seed="{seed}" result="a"/><feColorMatrix in="a" values="{g1}"/><feComponentTransfer result="ring"><feFuncR type="table" tableValues="{tab}"/><feFuncG type="table" tableValues="{tab}"/><feFuncB type="table" tableValues="{tab}"/></feComponentTransfer>
<feTurbulence type="fractalNoise" baseFrequency="{fx:.5f} {fy:.5f}" numOctaves="4" seed="{seed+7}" result="b"/><feColorMatrix in="b" values="{g2}" result="fib"/>
<feComposite in="ring" in2="fib" operator="arithmetic" k1="0" k2="{ringmix}" k3="{1-ringmix:.3f}" k4="0"/>
<feComponentTransfer result="wood"><feFuncR type="table" tableValues="{t[0]}"/><feFuncG type="table" tableValues="{t[1]}"/><feFuncB type="table" tableValues="{t[2]}"/></feComponentTransfer>
<feTurbulence type="fractalNoise" baseFrequency="{px:.5f} {py:.5f}" numOctaves="2" seed="{seed+13}"/><feColorMatrix values="0 0 0 0 {pc[0]} 0 0 0 0 {pc[1]} 0 0 0 0 {pc[2]} 0 {-7*pore:.2f} 0 0 {2.9*pore:.2f}" result="pore"/>
<feMerge><feMergeNode in="wood"/><feMergeNode in="pore"/></feMerge><feComposite operator="in" in2="SourceAlpha"/></filter>''')
OAK=['#1c0f08','#2b1a10','#3b2417','#553320','#6b4226','#7d4f2c']
OAKD=['#170b05','#27150b','#3a2214','#4d2f1b','#623d23']
WALNUT=['#38200f','#52311a','#6a4022','#7d4d2a','#8f5c34']
MAPLE=['#b8853f','#d09f58','#deb570','#e8c585','#f1d69f']
EBONY=['#0d0806','#17100c','#211711','#2d2018','#3a2a1f']
BONE=['#d6bd8a','#e6d2a2','#efdfb8','#f5e9c9','#faf2dc']
def light(ss,spec=0,elev=48,exp=18,bl=.5,specol='#fff2cf',pad='x="-5%" y="-5%" width="110%" height="110%"',post=.35,sh=.12,back=False):
    """two filters reading a painted grey height map (luminance -> alpha -> lighting). hard-light for form, screen for gloss."""
    kd=.5/math.sin(math.radians(elev))
    mk='<feComponentTransfer in="SourceAlpha" result="m"><feFuncA type="linear" slope="1.08" intercept="-.08"/></feComponentTransfer>' if back else ''
    IN='m' if back else 'SourceAlpha'
    pre=f'{mk}<feColorMatrix in="SourceGraphic" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .3333 .3333 .3333 0 0"/><feGaussianBlur stdDeviation="{f(bl)}" result="h"/>'
    a=define(('ld',f(ss),elev,f(bl),pad,post,sh,back),f'<filter id="{{id}}" {pad} color-interpolation-filters="sRGB">{pre}<feDiffuseLighting in="h" surfaceScale="{f(ss)}" diffuseConstant="{f(kd)}" lighting-color="#ffffff"><feDistantLight azimuth="232" elevation="{elev}"/></feDiffuseLighting><feGaussianBlur stdDeviation="{f(post)}"/><feComponentTransfer><feFuncR type="table" tableValues="{f(sh)} {f(.25+sh*.4)} .5 .78 1"/><feFuncG type="table" tableValues="{f(sh*.55)} {f(.25+sh*.18)} .5 .76 .98"/><feFuncB type="table" tableValues="{f(sh*.2)} {f(.235)} .5 .72 .9"/></feComponentTransfer><feComposite operator="in" in2="{IN}"/></filter>')
    b=None
    b0=spec*math.cos(math.radians((90-elev)/2))**exp; sl=1.25/(1-b0)   # take away the even haze a flat face would get
    if spec: b=define(('ls',f(ss),spec,elev,exp,f(bl),specol,pad,back),f'<filter id="{{id}}" {pad} color-interpolation-filters="sRGB">{pre}<feSpecularLighting in="h" surfaceScale="{f(ss)}" specularConstant="{f(spec)}" specularExponent="{exp}" lighting-color="{specol}"><feDistantLight azimuth="232" elevation="{elev}"/></feSpecularLighting><feGaussianBlur stdDeviation="{f(post)}" result="sp"/><feFlood flood-color="#000" result="bk"/><feMerge><feMergeNode in="bk"/><feMergeNode in="sp"/></feMerge><feComponentTransfer><feFuncR type="linear" slope="{f(sl)}" intercept="{f(-b0*sl)}"/><feFuncG type="linear" slope="{f(sl)}" intercept="{f(-b0*sl*.95)}"/><feFuncB type="linear" slope="{f(sl)}" intercept="{f(-b0*sl*.82)}"/></feComponentTransfer><feComposite operator="in" in2="{IN}"/></filter>')
    return a,b
def relief(color,height,ss,spec=0,mode='hard-light',mask=None,**k):
    a,b=light(ss*K[0],spec,**k); mk=f' mask="url(#{mask})"' if mask else ''
    s=f'<g style="isolation:isolate">{color}<g filter="{u(a)}"{mk} style="mix-blend-mode:{mode}">{height}</g>'
    if b: s+=f'<g filter="{u(b)}"{mk} style="mix-blend-mode:screen">{height}</g>'
    return s+'</g>'
def gold_lin(x1=0,y1=0,x2=.6,y2=1): return lin([(0,'#fff0b4'),(.28,'#f1d27a'),(.55,'#c9a227'),(.82,'#8a6414'),(1,'#b98d2a')],x1,y1,x2,y2)
# ---------- geometry --------------------------------------------------------
def P(r,a): a=math.radians(a); return r*math.sin(a),-r*math.cos(a)
def petal(r,half,r0=.12,notch=.1,rot=0):
    pts=lambda rr,a:'%s %s'%tuple(f(v) for v in P(rr*r,rot+a))
    return f'M{pts(r0,-half*.6)} C{pts(.55,-half*1.02)} {pts(.8,-half*1.08)} {pts(.92,-half*.86)} C{pts(1.04,-half*.6)} {pts(1.04,-half*.25)} {pts(1-notch,0)} C{pts(1.04,half*.25)} {pts(1.04,half*.6)} {pts(.92,half*.86)} C{pts(.8,half*1.08)} {pts(.55,half*1.02)} {pts(r0,half*.6)}Z'
def barb(r,rot,w=9):
    a,b,c=P(r*.6,rot-w),P(r*1.02,rot),P(r*.6,rot+w)
    return f'M{f(a[0])} {f(a[1])}Q{f(P(r*.9,rot-w*.7)[0])} {f(P(r*.9,rot-w*.7)[1])} {f(b[0])} {f(b[1])}Q{f(P(r*.9,rot+w*.7)[0])} {f(P(r*.9,rot+w*.7)[1])} {f(c[0])} {f(c[1])}Z'
def rose_h(r,base=.4,small=False):
    """height map of a Tudor rose of radius r"""
    s=''
    go=rad([(0,gray(base)),(.5,gray(base+.10)),(.86,gray(base+.38)),(1,gray(base+.22))],0,0,r,units='userSpaceOnUse')
    gi=rad([(0,gray(base+.15)),(.5,gray(base+.3)),(.85,gray(base+.58)),(1,gray(base+.35))],0,0,r*.56,units='userSpaceOnUse')
    for k in range(0 if small else 5): s+=f'<path d="{barb(r,36+72*k)}" fill="{gray(base+.2)}"/>'
    for k in range(5): s+=f'<path d="{petal(r*.98,35,rot=72*k,notch=.16 if small else .1)}" fill="{u(go)}" stroke="{gray(base-.22)}" stroke-width="{f(r*(.07 if small else .035))}"/>'
    if small: s+=f'<circle r="{f(r*.5)}" fill="{u(gi)}" stroke="{gray(base-.1)}" stroke-width="{f(r*.06)}"/>'
    for k in range(0 if small else 5): s+=f'<path d="{petal(r*.56,35,rot=36+72*k)}" fill="{u(gi)}" stroke="{gray(base-.12)}" stroke-width="{f(r*.035)}"/>'
    gb=rad([(0,gray(1)),(.7,gray(base+.5)),(1,gray(base))]); s+=f'<circle r="{f(r*.19)}" fill="{u(gb)}"/>'
    return s
def rose_lines(r,col,op,w=.03,small=False):
    s=f'<g fill="none" stroke="{col}" stroke-opacity="{op}" stroke-width="{f(r*w)}" stroke-linejoin="round">'
    for k in range(5): s+=f'<path d="{petal(r*.98,35,rot=72*k,notch=.16 if small else .1)}"/>'
    if small: s+=f'<circle r="{f(r*.5)}"/>'
    for k in range(0 if small else 5): s+=f'<path d="{petal(r*.56,35,rot=36+72*k)}"/>'
    return s+f'<circle r="{f(r*.19)}"/></g>'
def rose_color(r,outer='#9e1b32',inner='#f6f1e6',boss='#c9a227',leaf='#1f4d3a',ink='#2a1008'):
    go=rad([(0,'#5c0d1a'),(.55,outer),(1,outer)],0,0,r,units='userSpaceOnUse') if outer=='#9e1b32' else rad([(0,outer),(1,outer)],0,0,r,units='userSpaceOnUse')
    gi=rad([(0,'#cdbd96'),(.6,inner),(1,inner)],0,0,r*.56,units='userSpaceOnUse')
    s=f'<g stroke="{ink}" stroke-opacity=".55" stroke-width="{f(r*.025)}">'
    for k in range(5): s+=f'<path d="{barb(r,36+72*k)}" fill="{leaf}"/>'
    for k in range(5): s+=f'<path d="{petal(r*.96,35,rot=72*k)}" fill="{u(go)}"/>'
    for k in range(5): s+=f'<path d="{petal(r*.56,35,rot=36+72*k)}" fill="{u(gi)}"/>'
    return s+f'<circle r="{f(r*.19)}" fill="{boss}"/></g>'
CROWN='M-46 30 C-50 6 -54 -8 -58 -22 C-46 -20 -40 -10 -36 0 C-32 -14 -30 -22 -32 -34 C-20 -28 -14 -16 -12 -6 C-8 -18 -6 -30 0 -42 C6 -30 8 -18 12 -6 C14 -16 20 -28 32 -34 C30 -22 32 -14 36 0 C40 -10 46 -20 58 -22 C54 -8 50 6 46 30 C20 38 -20 38 -46 30Z'
def crown_color(s=1,ink='#3a2408'):
    g=lin([(0,'#fff3c0'),(.35,'#f1d27a'),(.65,'#d0a62b'),(1,'#946b16')],0,0,.3,1)
    o=f'<g transform="scale({f(s)})"><path d="{CROWN}" fill="{u(g)}" stroke="{ink}" stroke-width="3" stroke-linejoin="round"/>'
    for x,y,r in ((-58,-25,6),(-32,-38,6.5),(0,-47,8),(32,-38,6.5),(58,-25,6)): o+=f'<circle cx="{x}" cy="{y}" r="{r}" fill="{u(g)}" stroke="{ink}" stroke-width="2"/>'
    o+=f'<path d="M-46 16 C-20 24 20 24 46 16" fill="none" stroke="{ink}" stroke-opacity=".6" stroke-width="2.5"/>'
    o+='<ellipse cx="0" cy="26" rx="8" ry="6" fill="#9e1b32" stroke="#3a1208" stroke-width="1.5"/><ellipse cx="-26" cy="23.500" rx="6" ry="4.500" fill="#1f4d3a" stroke="#0c2018" stroke-width="1.500"/><ellipse cx="26" cy="23.500" rx="6" ry="4.500" fill="#1f3a6e" stroke="#0c1830" stroke-width="1.500"/>'
    return o+'</g>'
def crown_h(s=1):
    g=lin([(0,gray(.95)),(.6,gray(.8)),(1,gray(.75))])
    o=f'<g transform="scale({f(s)})"><path d="{CROWN}" fill="{u(g)}" stroke="{gray(.45)}" stroke-width="6" stroke-linejoin="round"/>'
    gb=rad([(0,gray(1)),(.7,gray(.85)),(1,gray(.45))])
    for x,y,r in ((-58,-25,6),(-32,-38,6.5),(0,-47,8),(32,-38,6.5),(58,-25,6)): o+=f'<circle cx="{x}" cy="{y}" r="{r}" fill="{u(gb)}"/>'
    o+=f'<path d="M-46 16 C-20 24 20 24 46 16" fill="none" stroke="{gray(.5)}" stroke-width="4"/>'
    o+=''.join(f'<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{r*.75}" fill="{u(gb)}"/>' for x,y,r in((0,26,8),(-26,23.5,6),(26,23.5,6)))
    return o+'</g>'
def shadow(R,dx,dy,bl,op,ry=1): return f'<ellipse cx="{f(dx)}" cy="{f(dy)}" rx="{f(R)}" ry="{f(R*ry)}" fill="#0a0402" fill-opacity="{op}" filter="{u(blur(bl))}"/>'
def turned(keys,n=5):
    """lathe profile: cosine-eased between keys, so that no facet shows"""
    out=[(0,gray(keys[0][1]))]
    for (a,x),(b,y) in zip(keys,keys[1:]):
        for i in range(1,n+1):
            t=i/n; e=.5-.5*math.cos(math.pi*t); out.append((round(a+(b-a)*t,4),gray(x+(y-x)*e)))
    return out
def disc(R,dark,king=False,lift=0,shadows=True,seed=1,lines=True):
    """turned disc, top view leaning a little towards us; centre of the (lower) top face is 0,0"""
    h=R*.17; s=''
    if shadows:
        s+=shadow(R*.98,R*(.10+.42*lift),h+R*(.10+.56*lift),R*(.10+.09*lift),.62+.08*lift)
        if not lift: s+=shadow(R*1.0,R*.03,h*1.02,R*.035,.75)
    def one(y,top):
        pal=EBONY if dark else BONE
        side=lin([(0,'#3b2a1f'),(.18,'#6a5140'),(.32,'#3a2a20'),(.7,'#140c08'),(1,'#080403')],0,0,1,0) if dark else lin([(0,'#c9ad77'),(.2,'#fff6dc'),(.38,'#e0c998'),(.72,'#9a7a49'),(1,'#6b4f2a')],0,0,1,0)
        o=f'<g transform="translate(0 {f(y)})"><path d="M{f(-R)} 0V{f(h)}A{f(R)} {f(R)} 0 0 0 {f(R)} {f(h)}V0Z" fill="{u(side)}"/>'
        o+=f'<path d="M{f(-R*.995)} {f(h*.5)}A{f(R)} {f(R)} 0 0 0 {f(R*.995)} {f(h*.5)}" fill="none" stroke="{"#000" if dark else "#5a3d1a"}" stroke-opacity=".45" stroke-width="{f(R*.03)}"/>'
        w=wood(pal,.010*60/R,.10*60/R,seed,rings=4,ringmix=.22,gain=(1.0 if R>60 else .7) if not dark else 1.5,pore=(.16 if dark else .07) if R>60 else .06)
        tint=rad([(0,'#fff4d8 .20' if not dark else '#8a6a50 .30'),(.55,'#000000 0'),(1,'#1a0c04 .34')],.34,.26,.85)
        col=f'<circle r="{f(R)}" fill="#888" filter="{u(w)}"/><circle r="{f(R)}" fill="{u(tint)}"/>'
        ao='#6a3c12' if not dark else '#000'
        col+=f'<circle r="{f(R*.70)}" fill="none" stroke="{ao}" stroke-opacity="{.34 if not dark else .6}" stroke-width="{f(R*.035)}"/>'
        g=rad(turned([(0,.42),(.60,.42),(.65,.60),(.695,.40),(.715,.40),(.85,.84),(.90,.84),(1,.34)]),0,0,R,units='userSpaceOnUse')
        hm=f'<circle r="{f(R)}" fill="{u(g)}"/>'
        if dark:
            n=28
            for k in range(n):
                a=P(R*.79,360/n*k);b=P(R*.955,360/n*k); hm+=f'<path d="M{f(a[0])} {f(a[1])}L{f(b[0])} {f(b[1])}" stroke="{gray(.38)}" stroke-width="{f(R*.045)}" stroke-linecap="round"/>'
        if top and king:
            gi=f'<circle r="{f(R*.70)}" fill="none" stroke="{u(gold_lin())}" stroke-width="{f(R*.045)}"/>'
            col+=f'<circle r="{f(R*.62)}" fill="{"#5a0f1e" if dark else "#7d1526"}" fill-opacity=".92"/><circle r="{f(R*.62)}" fill="{u(rad([(0,"#ff9a7a .25"),(.6,"#000000 0"),(1,"#000000 .55")],.35,.3,.8))}"/>'+gi
            col+=f'<g transform="translate(0 {f(R*.03)})">{crown_color(R*.0088)}</g>'
            hm+=f'<circle r="{f(R*.62)}" fill="{gray(.40)}"/><g transform="translate(0 {f(R*.03)})">{crown_h(R*.0088)}</g>'
            sp=.55
        elif top:
            if lines: col+=rose_lines(R*.60,'#5a3410' if not dark else '#000',.55 if not dark else .7,.045 if R*K[0]>50 else .07,small=R*K[0]<50)
            hm+=rose_h(R*.60,.38,small=R*K[0]<50); sp=.16 if not dark else .34
        else: sp=.2
        o+=relief(col,hm,R*(.135 if R*K[0]>50 else .105),sp,exp=16 if not dark else 22,bl=max(.45,R*.008),specol='#fff0cc' if not dark else '#e8c79a',sh=.30 if not dark else .1)
        # rim light, upper left
        rl=lin([(0,'#fff3cf .95'),(.35,'#ffe6b0 .25'),(.55,'#ffe6b0 0')],.1,0,.75,1)
        o+=f'<circle r="{f(R*.985)}" fill="none" stroke="{u(rl)}" stroke-width="{f(max(.8,R*.022))}" stroke-opacity="{.75 if dark else .9}"/>'
        return o+'</g>'
    if king: s+=one(0,False)+f'<g transform="translate(0 {f(-h*1.12)})">'+f'<ellipse cx="{f(R*.05)}" cy="{f(h*1.05)}" rx="{f(R*.97)}" ry="{f(R*.98)}" fill="#000" fill-opacity=".45" filter="{u(blur(R*.03))}"/></g>'+one(-h*1.12,True)
    else: s+=one(0,True)
    return s
def doc(w,h,body,vb=None):
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="{w*K[0]}" height="{h*K[0]}" viewBox="{vb or f"0 0 {w} {h}"}">\n<defs>\n'+'\n'.join(DEFS)+'\n</defs>\n'+body+'\n</svg>\n'
# ---------- board -----------------------------------------------------------
def poly(pts): return 'M'+' L'.join(f'{f(x)} {f(y)}' for x,y in pts)
def strap(S):
    """strapwork corner plate in a box S x S, corner at 0,0: (path,width) list"""
    k=S/100; out=[]
    for sw in (0,1):
        t=(lambda p:(p[0]*k,p[1]*k)) if not sw else (lambda p:(p[1]*k,p[0]*k))
        path=lambda pts: poly([t(p) for p in pts])
        out.append((path([(6,16),(30,16)]+[(30+58*i/20,16+7*math.sin(i/20*math.pi*2)) for i in range(21)]),6*k))
        out.append((path([(30,16)]+[(30+58*i/20,16-7*math.sin(i/20*math.pi*2)) for i in range(21)]),6*k))
        out.append((path([(88,16),(97,16)]),7*k))
    return out
def strapwork(S,rot=0):
    k=S/100; ps=strap(S); g=gold_lin(0,0,1,1); sh='';col='';hm=''
    for d,w in ps: sh+=f'<path d="{d}" fill="none" stroke="#000" stroke-width="{f(w*1.25)}" stroke-linecap="round"/>'
    sh+=f'<circle cx="{f(16*k)}" cy="{f(16*k)}" r="{f(15.500*k)}" fill="#000"/>'
    for d,w in ps:
        col+=f'<path d="{d}" fill="none" stroke="#6a4a10" stroke-width="{f(w)}" stroke-linecap="round"/><path d="{d}" fill="none" stroke="#d3a838" stroke-width="{f(w*.72)}" stroke-linecap="round"/>'
        hm+=f'<path d="{d}" fill="none" stroke="#4a4a4a" stroke-width="{f(w)}" stroke-linecap="round"/><path d="{d}" fill="none" stroke="#8a8a8a" stroke-width="{f(w*.66)}" stroke-linecap="round"/><path d="{d}" fill="none" stroke="#b0b0b0" stroke-width="{f(w*.3)}" stroke-linecap="round"/>'
    c=16*k
    col+=f'<circle cx="{f(c)}" cy="{f(c)}" r="{f(14.5*k)}" fill="#7a560f"/><circle cx="{f(c)}" cy="{f(c)}" r="{f(13.4*k)}" fill="{u(g)}"/><g transform="translate({f(c)} {f(c)}) rotate({-rot})">{rose_lines(11.5*k,"#4a2e06",.7,.07,small=k<.7)}</g>'
    hm+=f'<circle cx="{f(c)}" cy="{f(c)}" r="{f(14.5*k)}" fill="#555"/><circle cx="{f(c)}" cy="{f(c)}" r="{f(13.4*k)}" fill="#777"/><g transform="translate({f(c)} {f(c)}) rotate({-rot})">{rose_h(11.5*k,.45,small=k<.7)}</g>'
    return sh,col,hm
FRAME=['#24130a','#3b2417','#54311b','#6b4226','#7c4e2c']
def moulding(d,x1,y1,x2,y2,lit):
    A='#ffdca0';D='#0a0402'
    if lit: st=[(0,A+' .55'),(.07,A+' .18'),(.13,D+' .10'),(.16,D+' .60'),(.185,A+' .28'),(.24,A+' .05'),(.74,D+' .05'),(.80,A+' .22'),(.82,D+' .55'),(.88,D+' .30'),(1,D+' .72')]
    else: st=[(0,D+' .70'),(.07,D+' .45'),(.13,D+' .15'),(.16,A+' .30'),(.185,D+' .45'),(.24,D+' .2'),(.74,D+' .12'),(.80,D+' .5'),(.82,A+' .30'),(.88,A+' .14'),(1,A+' .30')]
    return f'<path d="{d}" fill="{u(lin(st,x1,y1,x2,y2,"userSpaceOnUse"))}"/>'
def frame(x,y,W,b,seed=21,H=None,band=True):
    """mitred oak frame; outer box x,y,W,H, border b"""
    H=H or W; s=''
    s+=f'<rect x="{f(x+6)}" y="{f(y+12)}" width="{W}" height="{H}" rx="6" fill="#050201" fill-opacity=".8" filter="{u(blur(max(6,b*.38)))}"/>'
    s+=f'<rect x="{f(x+1)}" y="{f(y+4)}" width="{W}" height="{H+2}" rx="4" fill="#080402" fill-opacity=".85" filter="{u(blur(2.500))}"/>'
    s+=f'<rect x="{f(x)}" y="{f(y+5)}" width="{W}" height="{H}" rx="3" fill="#180c05"/>'
    wh=wood(FRAME,.006,.10,seed);wv=wood(FRAME,.10,.006,seed+3)
    X,Y=x+W,y+H
    tr=[(f'M{x} {y}H{X}L{X-b} {y+b}H{x+b}Z',wh),(f'M{x} {Y}H{X}L{X-b} {Y-b}H{x+b}Z',wh),(f'M{x} {y}L{x+b} {y+b}V{Y-b}L{x} {Y}Z',wv),(f'M{X} {y}L{X-b} {y+b}V{Y-b}L{X} {Y}Z',wv)]
    for d,w in tr: s+=f'<path d="{d}" fill="#543" filter="{u(w)}"/>'
    s+=moulding(tr[0][0],0,y,0,y+b,1)+moulding(tr[2][0],x,0,x+b,0,1)+moulding(tr[1][0],0,Y,0,Y-b,0)+moulding(tr[3][0],X,0,X-b,0,0)
    for p,q in (((x,y),(x+b,y+b)),((X,y),(X-b,y+b)),((x,Y),(x+b,Y-b)),((X,Y),(X-b,Y-b))):
        s+=f'<path d="M{p[0]} {p[1]}L{q[0]} {q[1]}" stroke="#0a0402" stroke-opacity=".7" stroke-width="1.2"/>'
    if band:
        m=b*.5;t=max(1.6,b*.09); R=f'x="{f(x+m)}" y="{f(y+m)}" width="{f(W-2*m)}" height="{f(H-2*m)}" fill="none"'
        s+=f'<rect {R} stroke="#150a05" stroke-width="{f(t+1.6)}"/><rect {R} stroke="#d9b87c" stroke-width="{f(t)}" stroke-dasharray="{f(t*2.2)} {f(t*1.1)}" stroke-opacity=".8"/>'
    return s
def squares(x,y,q):
    """marquetry field: four veneers (walnut and maple, grain along and across), tone varied square by square"""
    s='';random.seed(4); cls={}; B=8*q; z=72/q
    for r in range(8):
        for c in range(8):
            d=(r+c)%2==1; k=(d,(r+c//2+(1 if d else 0))%2)
            cls.setdefault(k,[]).append(f'M{f(x+c*q)} {f(y+r*q)}h{f(q)}v{f(q)}h{f(-q)}Z')
    for (d,v),ps in cls.items():
        fx,fy=(.008*z**.5,.085*z**.5)
        if v: fx,fy=fy,fx
        w=wood(WALNUT if d else MAPLE,fx,fy,31+5*v+11*d,rings=8,ringmix=.36,gain=1.9,pore=.4 if d else .12)
        s+=f'<path d="{"".join(ps)}" fill="#865" filter="{u(w)}"/>'
    for r in range(8):
        for c in range(8):
            t=random.uniform(-.13,.12); s+=f'<rect x="{f(x+c*q)}" y="{f(y+r*q)}" width="{f(q)}" height="{f(q)}" fill="{"#fff1cf" if t>0 else "#1a0a02"}" fill-opacity="{abs(t):.2f}"/>'
    g=''.join(f'M{f(x+i*q)} {f(y)}v{f(B)}M{f(x)} {f(y+i*q)}h{f(B)}' for i in range(0,9))
    s+=f'<path d="{g}" stroke="#1a0c05" stroke-opacity=".75" stroke-width="{f(max(.8,q*.016))}"/><path d="{g}" transform="translate({f(q*.016)} {f(q*.016)})" stroke="#ffe2ac" stroke-opacity=".16" stroke-width="{f(max(.6,q*.012))}"/>'
    s+=f'<rect x="{f(x)}" y="{f(y)}" width="{f(B)}" height="{f(B)}" fill="none" stroke="#140904" stroke-width="2"/>'
    iw=q*.30
    return s+f'<rect x="{f(x)}" y="{f(y)}" width="{f(B)}" height="{f(iw)}" fill="{u(lin([(0,"#0a0301 .62"),(.4,"#0a0301 .2"),(1,"#0a0301 0")]))}"/><rect x="{f(x)}" y="{f(y)}" width="{f(iw)}" height="{f(B)}" fill="{u(lin([(0,"#0a0301 .55"),(.4,"#0a0301 .18"),(1,"#0a0301 0")],0,0,1,0))}"/>'
def gframe(x,y,W,b,S,H=None):
    H=H or W
    parts=[strapwork(S,r) for r in (0,90,180,270)]
    T=[f'translate({f(x)} {f(y)})',f'translate({f(x+W)} {f(y)}) rotate(90)',f'translate({f(x+W)} {f(y+H)}) rotate(180)',f'translate({f(x)} {f(y+H)}) rotate(270)']
    sh,col,hm=(''.join(f'<g transform="{t}">{p[i]}</g>' for t,p in zip(T,parts)) for i in range(3))
    return f'<g transform="translate({f(S*.012)} {f(S*.022)})" opacity=".7" filter="{u(blur(S*.016))}">{sh}</g>'+relief(col,hm,S*.032,.55,exp=14,bl=.5,sh=.25,specol='#fff0b8')
def table(w,h,planks,seed=51):
    s=''
    for i in range(planks):
        y0=h*i/planks; wd=wood(OAKD,.0035,.075,seed+i*17,rings=10,ringmix=.5,gain=2.2,pore=.7)
        s+=f'<rect x="-4" y="{f(y0)}" width="{w+8}" height="{f(h/planks)}" filter="{u(wd)}"/>'
    for i in range(1,planks):
        y0=h*i/planks
        s+=f'<rect x="0" y="{f(y0-1.5)}" width="{w}" height="3" fill="#040201" fill-opacity=".9"/><rect x="0" y="{f(y0+1.5)}" width="{w}" height="1.200" fill="#c98f55" fill-opacity=".22"/>'
    return s
def atmosphere(w,h,cx,cy,r,vig=.78,glow=1):
    g=rad([(0,f'#ffb45e {.30*glow:.3f}'),(.25,f'#ff9a44 {.16*glow:.3f}'),(.6,f'#ff8430 {.05*glow:.3f}'),(1,'#ff8430 0')],cx,cy,r,units='userSpaceOnUse')
    k=vig; m=lambda a:'#%02x%02x%02x'%tuple(int(255*(1-k*a*c)) for c in (.80,.93,1.0))   # multiplied, so parchment browns instead of greying
    v=rad([(0,'#ffffff'),(.42,m(.05)),(.72,m(.48)),(1,m(1.0))],w*.40,h*.40,max(w,h)*.76,units='userSpaceOnUse')
    return f'<rect width="{w}" height="{h}" fill="#ff8c32" fill-opacity=".16" style="mix-blend-mode:soft-light"/><rect width="{w}" height="{h}" fill="{u(v)}" style="mix-blend-mode:multiply"/><rect width="{w}" height="{h}" fill="{u(g)}" style="mix-blend-mode:screen"/>'
def candle_soft(x,y,w,h,cx,cy,r=820):
    """the candle's soft-light over something opaque; cx,cy in the same units"""
    return f'<rect x="{f(x)}" y="{f(y)}" width="{f(w)}" height="{f(h)}" fill="{u(rad([(0,"#ffe0a0 .44"),(.3,"#ffb860 .20"),(.7,"#ff9a40 .05"),(1,"#ff9a40 0")],cx,cy,r,units="userSpaceOnUse"))}" style="mix-blend-mode:soft-light"/>'
def parch_filter(seed):
    return define(('parch',seed),f"""<filter id="{{id}}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".011 .014" numOctaves="4" seed="{seed}" result="n"/><feColorMatrix in="n" values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 1"/><feComponentTransfer result="c"><feFuncR type="table" tableValues=".85 .91 .945 .96 .97"/><feFuncG type="table" tableValues=".76 .84 .89 .915 .93"/><feFuncB type="table" tableValues=".56 .67 .75 .80 .835"/></feComponentTransfer>
<feTurbulence type="fractalNoise" baseFrequency="{f(.35*K[0]**.75)} {f(.5*K[0]**.75)}" numOctaves="3" seed="{seed+2}"/><feColorMatrix values="0 0 0 0 .42 0 0 0 0 .28 0 0 0 0 .12 0 -.5 0 0 {f(.235 if K[0]<2 else .228)}" result="fl"/><feTurbulence type="fractalNoise" baseFrequency=".02 .028" numOctaves="3" seed="{seed+9}" result="bp"/><feColorMatrix in="bp" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="{3*K[0]}" diffuseConstant=".72" lighting-color="#fff"><feDistantLight azimuth="232" elevation="52"/></feDiffuseLighting><feComponentTransfer result="b"><feFuncR type="linear" slope=".45" intercept=".755"/><feFuncG type="linear" slope=".45" intercept=".75"/><feFuncB type="linear" slope=".45" intercept=".735"/></feComponentTransfer>
<feMerge result="m"><feMergeNode in="c"/><feMergeNode in="fl"/></feMerge><feComposite in="m" in2="b" operator="arithmetic" k1="1"/><feComposite operator="in" in2="SourceAlpha"/></filter>""")
def parchment(x,y,w,h,seed=5,edge=2.2,shadow_=True):
    random.seed(seed); n=int((w+h)/26)
    per=[(x+w*i/n,y) for i in range(n)]+[(x+w,y+h*i/n) for i in range(n)]+[(x+w-w*i/n,y+h) for i in range(n)]+[(x,y+h-h*i/n) for i in range(n)]
    pts=[(a+random.uniform(-edge,edge)*(.3 if y<b<y+h else 1),b+random.uniform(-edge,edge)) for a,b in per]
    mid=[((a[0]+b[0])/2,(a[1]+b[1])/2) for a,b in zip(pts,pts[1:]+pts[:1])]
    d=f'M{mid[-1][0]:.1f} {mid[-1][1]:.1f}'+''.join(f'Q{a:.1f} {b:.1f} {m[0]:.1f} {m[1]:.1f}' for (a,b),m in zip(pts,mid))+'Z'
    fl=parch_filter(seed); pid=define(('pp',d),f'<path id="{{id}}" d="{d}"/>')
    cl=define(('pclip',d),f'<clipPath id="{{id}}"><use href="#{pid}"/></clipPath>'); U=f'<use href="#{pid}"'
    s=''
    if shadow_: s+=f'{U} transform="translate(7 11)" fill="#050201" fill-opacity=".75" filter="{u(blur(9))}"/>{U} transform="translate(1.5 3)" fill="#0a0402" fill-opacity=".8" filter="{u(blur(1.8))}"/>'
    s+=f'<g filter="{u(fl)}">{U} fill="#e6d3a8"/></g>'
    s+=f'<g clip-path="url(#{cl})">{U} fill="none" stroke="#7a4a1a" stroke-opacity=".55" stroke-width="16" filter="{u(blur(7))}"/>{U} fill="none" stroke="#5a3210" stroke-opacity=".55" stroke-width="2.4"/>'
    s+=f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{u(lin([(0,"#fff8e0 .32"),(.35,"#fff8e0 0"),(.7,"#7a4a1a 0"),(1,"#5a2e0c .26")],0,0,.8,1))}"/></g>'
    return s
def text(x,y,s,size,weight=500,fill='#2a1c14',anchor='start',font='EB Garamond',italic=False,sp=0,extra=''):
    s=s.replace('&','&amp;')
    return f'<text x="{f(x)}" y="{f(y)}" font-family="{font}" font-size="{f(size)}" font-weight="{weight}" fill="{fill}" text-anchor="{anchor}"{" font-style=%sitalic%s"%(chr(34),chr(34)) if italic else ""}{" letter-spacing=%s%s%s"%(chr(34),f(sp),chr(34)) if sp else ""} {extra}>{s}</text>'
