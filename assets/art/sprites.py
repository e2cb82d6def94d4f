"""Packs drawn sprites into an atlas: one SVG a scale, one index in 1x units. A sprite is drawn with its own edge box at 0,0..w,h;
what it paints into the pad round it (shadow, glow) is baked in, anything beyond is clipped."""
import os,json
import kc
OUT=os.environ.get('ART_OUT','/tmp/kc-art-tools/out')
os.makedirs(OUT,exist_ok=True)
class Atlas:
    def __init__(s,file,width,gap=2,bg='oak'): s.file,s.width,s.gap,s.items,s.bg=file,width,gap,[],bg
    def add(s,name,w,h,draw,pad=12,slice=None,bg=None):
        """draw: function without arguments, called once a scale; slice: a number or four; bg: what it mostly lies on (for the linear alpha)"""
        if isinstance(slice,(int,float)): slice=[slice]*4
        s.items.append(dict(name=name,w=w,h=h,draw=draw,pad=pad,slice=slice,bg=bg or s.bg))
    def pack(s):
        y=x=row=0
        for i in sorted(s.items,key=lambda i:(-(i['h']+2*i['pad']),-(i['w']+2*i['pad']))):
            W,H=i['w']+2*i['pad'],i['h']+2*i['pad']
            if x+W>s.width: y+=row+s.gap; x=row=0
            i['x'],i['y']=x,y; x+=W+s.gap; row=max(row,H)
        s.height=y+row
        if len(s.items)==1: s.width=s.items[0]['w']+2*s.items[0]['pad']
    def write(s,scales=(1,2),**opt):
        s.pack()
        for k in scales:
            kc.reset(); kc.K[0]=k; b=''
            for i in s.items:
                p=i['pad']; W,H=i['w']+2*p,i['h']+2*p
                body=i['draw']()
                c=kc.define(('sprclip',W,H),f'<clipPath id="{{id}}"><rect width="{W}" height="{H}"/></clipPath>')
                b+=f'<g transform="translate({i["x"]} {i["y"]})" clip-path="url(#{c})"><g transform="translate({p} {p})">{body}</g></g>\n'
            open(f'{OUT}/{s.file}@{k}x.svg','w').write(kc.doc(s.width,s.height,b))
        rects=[dict(x=i['x'],y=i['y'],w=i['w']+2*i['pad'],h=i['h']+2*i['pad'],bg=i['bg']) for i in s.items]
        json.dump(dict(file=s.file,scales=list(scales),rects=rects,**opt),open(f'{OUT}/{s.file}.job.json','w'))
        return {i['name']:dict(x=i['x'],y=i['y'],w=i['w']+2*i['pad'],h=i['h']+2*i['pad'],pad=i['pad'],slice=i['slice'],file=s.file) for i in s.items}
def picture(file,w,h,draw,scales=(1,2),**opt):
    """a single picture without index"""
    for k in scales:
        kc.reset(); kc.K[0]=k
        b=draw(); open(f'{OUT}/{file}@{k}x.svg','w').write(kc.doc(w,h,b))
    json.dump(dict(dict(file=file,scales=list(scales),rects=[]),**opt),open(f'{OUT}/{file}.job.json','w'))
