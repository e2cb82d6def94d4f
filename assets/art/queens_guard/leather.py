"""The board of Queen's Guard: five rings of crimson and ivory leather hexes round a gilt rose, in a hexagonal frame of oak with gilt roses at its corners.
`s` is the side of a hex; `flat`: the hexes lie on a side (a phone held upright), else they stand on a corner."""
from kc import *
from figs import motif
W3=3**.5
CELLS=[(q,r) for q in range(-5,6) for r in range(-5,6) if abs(q+r)<=5]
ring=lambda c:max(abs(c[0]),abs(c[1]),abs(c[0]+c[1]))
def hexa(R,flat,x=0,y=0): return 'M'+'L'.join(f'{f(x+R*math.cos(math.radians(60*i+(0 if flat else 30))))} {f(y+R*math.sin(math.radians(60*i+(0 if flat else 30))))}' for i in range(6))+'Z'
def place(c,s,flat):
    """the middle of a cell, as Light sees it: 5.0, where Light's queen begins, is nearest to her owner"""
    q,r=-c[0],-c[1]
    return (1.5*s*q,s*W3*(r+q/2)) if flat else (s*W3*(q+r/2),1.5*s*r)
def baize():
    return define(('baize',K[0]),f'<filter id="{{id}}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{f(.5*K[0]**.6)}" numOctaves="3" seed="3"/><feColorMatrix values="1.2 0 0 0 -.1 1.2 0 0 0 -.1 1.2 0 0 0 -.1 0 0 0 0 1"/><feComponentTransfer result="c"><feFuncR type="table" tableValues=".047 .071 .094 .122"/><feFuncG type="table" tableValues=".110 .161 .212 .267"/><feFuncB type="table" tableValues=".082 .122 .157 .192"/></feComponentTransfer><feTurbulence type="fractalNoise" baseFrequency="{f(1.1*K[0]**.6)}" numOctaves="2" seed="8"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="{f(1.1*K[0]**.4)}" diffuseConstant="1.29" lighting-color="#fff"><feDistantLight azimuth="232" elevation="51"/></feDiffuseLighting><feComposite in="c" operator="arithmetic" k1="1"/><feComposite operator="in" in2="SourceAlpha"/></filter>')
def leather(ivory):
    """fine bumps, and a little stain where hands have lain"""
    k=K[0]**.55
    return define(('leather',ivory,K[0]),f'<filter id="{{id}}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{f(.28*k)}" numOctaves="3" seed="{7 if ivory else 4}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="{f(.85*K[0]**.35)}" diffuseConstant="1.29" lighting-color="#fff"><feDistantLight azimuth="232" elevation="51"/></feDiffuseLighting><feComponentTransfer result="b"><feFuncR type="linear" slope=".55" intercept=".45"/><feFuncG type="linear" slope=".55" intercept=".45"/><feFuncB type="linear" slope=".55" intercept=".45"/></feComponentTransfer><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="9"/><feColorMatrix values="0 0 0 0 .16 0 0 0 0 .07 0 0 0 0 .02 0 0 {".8" if ivory else "1.1"} 0 {"-.36" if ivory else "-.50"}" result="st"/><feMerge result="m"><feMergeNode in="SourceGraphic"/><feMergeNode in="st"/></feMerge><feComposite in="m" in2="b" operator="arithmetic" k1="1"/><feComposite operator="in" in2="SourceAlpha"/></filter>')
def frame6(A,b,flat):
    """six mitred pieces of oak round 0,0; A = inner apothem, b = border"""
    t=math.tan(math.radians(30)); O=A+b; rot0=30 if flat else 0; s=''
    big=lambda a:hexa(a/math.cos(math.radians(30)),not flat)
    s+=f'<path d="{big(O+b*.2)}" transform="translate(0 {f(b*.1)})" fill="#050201" fill-opacity=".55" filter="{u(blur(b*.36))}"/>'
    s+=f'<path d="{big(O)}" transform="translate({f(b*.18)} {f(b*.34)})" fill="#050201" fill-opacity=".75" filter="{u(blur(max(5,b*.32)))}"/><path d="{big(O)}" transform="translate(1 {f(b*.12)})" fill="#080402" fill-opacity=".9" filter="{u(blur(2.5))}"/><path d="{big(O)}" transform="translate(0 {f(b*.13)})" fill="#180c05"/>'
    s+=f'<path d="{big(A+1)}" fill="#12261d" filter="{u(baize())}"/>'
    for i in range(6):
        a=rot0+60*i; d=f'M{f(-O*t)} {f(-O)}H{f(O*t)}L{f(A*t)} {f(-A)}H{f(-A*t)}Z'
        lit=math.cos(math.radians(a+38))>-.1
        s+=f'<g transform="rotate({a})"><path d="{d}" fill="#543" filter="{u(wood(FRAME,.006,.10,21+i*5))}"/>{moulding(d,0,-O,0,-A,lit)}<path d="M{f(-O*t)} {f(-O)}L{f(-A*t)} {f(-A)}" stroke="#0a0402" stroke-opacity=".75" stroke-width="1.2"/></g>'
        if not lit: s+=f'<g transform="rotate({a})"><path d="{d}" fill="#0a0402" fill-opacity=".22"/></g>'
    # the frame's shadow on the cloth
    cl=define(('hexin',A,flat),f'<clipPath id="{{id}}"><path d="{big(A)}"/></clipPath>')
    s+=f'<g clip-path="url(#{cl})"><path d="{big(A+b*.5)}" fill="none" stroke="#020604" stroke-opacity=".8" stroke-width="{f(b*1.3)}" transform="translate({f(b*.10)} {f(b*.22)})" filter="{u(blur(b*.14))}"/></g>'
    m=big(A+b*.5); w=max(1.5,b*.08)
    s+=f'<path d="{m}" fill="none" stroke="#150a05" stroke-width="{f(w+1.6)}"/><path d="{m}" fill="none" stroke="#d9b87c" stroke-width="{f(w)}" stroke-dasharray="{f(w*2.2)} {f(w*1.1)}" stroke-opacity=".8"/>'
    return s+roses(A,b,rot0)
def roses(A,b,rot0):
    """a gilt rose on each corner, a leaf along each side"""
    c=hm=sh=''; r=b*.62
    for i in range(6):
        ang=rot0+60*i+30; X,Y=P((A+b*.46)/math.cos(math.radians(30)),ang)
        leaf=lambda x:''.join(f'<path d="M0 {f(-r*.2)}C{f(r*.9)} {f(-r*.62)} {f(r*1.7)} {f(-r*.52)} {f(r*2.6)} 0C{f(r*1.7)} {f(r*.52)} {f(r*.9)} {f(r*.62)} 0 {f(r*.2)}Z" transform="rotate({g})" {x}/>' for g in (ang+30,ang+150))
        sh+=f'<g transform="translate({f(X)} {f(Y)})"><circle r="{f(r*1.05)}"/>{leaf("")}</g>'
        vein=''.join(f'<path d="M{f(r*.9)} 0H{f(r*2.3)}" transform="rotate({g})" stroke="#5a3c0a" stroke-width="{f(r*.07)}" stroke-opacity=".7"/>' for g in (ang+30,ang+150))
        c+=f'<g transform="translate({f(X)} {f(Y)})">'+leaf('fill="#d3a838" stroke="#6a4a10" stroke-width="1"')+vein+f'<circle r="{f(r)}" fill="#7a560f"/><circle r="{f(r*.93)}" fill="{u(gold_lin())}"/>{rose_lines(r*.8,"#4a2e06",.7,.07,small=r*K[0]<16)}</g>'
        hm+=f'<g transform="translate({f(X)} {f(Y)})">'+leaf('fill="#999999" stroke="#555555" stroke-width="1.5"')+f'<circle r="{f(r)}" fill="#555"/><circle r="{f(r*.93)}" fill="#777"/>{rose_h(r*.8,.45,small=r*K[0]<16)}</g>'
    return f'<g fill="#000" opacity=".6" transform="translate({f(b*.05)} {f(b*.1)})" filter="{u(blur(b*.06))}">{sh}</g>'+relief(c,hm,b*.075,.55,exp=14,bl=.5,sh=.25,specol='#fff0b8')
def throne(R,flat):
    """a gilt Tudor rose in a gilt hex"""
    c=f'<path d="{hexa(R*1.02,flat)}" fill="#3a2606"/><path d="{hexa(R*.98,flat)}" fill="{u(gold_lin(0,0,.8,1))}"/><path d="{hexa(R*.78,flat)}" fill="#173d2e"/>'+rose_color(R*.72,outer='#d8ac3c',inner='#f6e0a0',boss='#9e1b32',leaf='#8a6414',ink='#3a2204')
    h=f'<path d="{hexa(R*1.02,flat)}" fill="#444"/><path d="{hexa(R*.95,flat)}" fill="#ddd"/><path d="{hexa(R*.84,flat)}" fill="#bbb"/><path d="{hexa(R*.76,flat)}" fill="#555"/>{rose_h(R*.72,.42,small=R*K[0]<26)}'
    return relief(c,h,R*.12,.5,bl=.6,exp=16,sh=.25,specol='#fff0b8')
def cells(s,flat,at=CELLS,where=place):
    """the cells round the throne, let into the cloth; `where`: their middles"""
    col={True:'',False:''}; seam=tool=hm=''
    cr=u(rad([(0,'#c8384f'),(.55,'#a01c34'),(1,'#6a0f20')],.38,.30,.85)); iv=u(rad([(0,'#fff6df'),(.55,'#eadcb8'),(1,'#bfa471')],.38,.30,.85))
    for c in at:
        x,y=where(c,s,flat); red=ring(c)%2==1
        if ring(c)==0: continue
        seam+=hexa(s*1.005,flat,x,y)
        col[red]+=f'<path d="{hexa(s*.955,flat,x,y)}" fill="{cr if red else iv}"/>'
        g='#e0b64c' if red else '#a37a26'
        tool+=f'<path d="{hexa(s*.79,flat,x,y)}" fill="none" stroke="{"#3a0610" if red else "#fff8e0"}" stroke-opacity=".6" stroke-width="{f(s*.045)}" transform="translate({f(s*.02)} {f(s*.03)})"/><path d="{hexa(s*.79,flat,x,y)}" fill="none" stroke="{g}" stroke-width="{f(s*.042)}"/>'
        tool+=f'<g transform="translate({f(x)} {f(y)})">{motif("lys" if red else "rose",s*.25,g,"#2a0a08" if red else "#6a4a10")}</g>'
        hm+=f'<path d="{hexa(s*.97,flat,x,y)}" fill="#4a4a4a"/><path d="{hexa(s*.90,flat,x,y)}" fill="#808080"/><path d="{hexa(s*.79,flat,x,y)}" fill="none" stroke="#6a6a6a" stroke-width="{f(s*.06)}"/>'
    o=f'<g transform="translate({f(s*.06)} {f(s*.16)})" opacity=".8" filter="{u(blur(s*.10))}"><path d="{seam}" fill="#020604"/></g><path d="{seam}" fill="#1c0a06"/>'
    return o+relief(f'<g filter="{u(leather(False))}">{col[True]}</g><g filter="{u(leather(True))}">{col[False]}</g>{tool}',hm,s*.075,.10,bl=s*.045,exp=12,sh=.2)
def board(s,A,b,flat,candle):
    """the whole board round 0,0; A = inner apothem, b = width of the frame"""
    o=frame6(A,b,flat)+cells(s,flat)+throne(s,flat)
    R=(A+b)/math.cos(math.radians(30))
    lit=f'<path d="{hexa(R,not flat)}" fill="{u(lin([(0,"#ffd890 .34"),(.4,"#ffc060 .10"),(.62,"#000000 0"),(1,"#000000 0")],0,0,1,.9))}" style="mix-blend-mode:soft-light"/>'
    if candle: lit+=f'<path d="{hexa(R,not flat)}" fill="{u(rad([(0,"#ffe0a0 .44"),(.3,"#ffb860 .20"),(.7,"#ff9a40 .05"),(1,"#ff9a40 0")],-A-124,-A-94,820,units="userSpaceOnUse"))}" style="mix-blend-mode:soft-light"/>'
    return f'<g style="isolation:isolate">{o}{lit}</g>'
