"""Sheets of equal cells for the cards on a table, as `six_of_viii.json` and `cromwell.json` list them."""
import kc
from sprites import picture
from grid import GRADE
def sheet(file,cw,ch,columns,N,defs,bg='baize',**opt):
    """Equal cells `cw` wide and `ch` high, each drawn round its middle. N: name and function; bg: what they lie on, or a function of the name."""
    rows=-(-len(N)//columns); on=bg if callable(bg) else lambda _:bg
    def draw():
        kc.DEFS.append(defs); s=''
        c=kc.define(('cell',cw,ch),f'<clipPath id="{{id}}"><rect x="{-cw/2}" y="{-ch/2}" width="{cw}" height="{ch}"/></clipPath>')
        for i,(n,d) in enumerate(N): s+=f'<g transform="translate({(i%columns+.5)*cw} {(i//columns+.5)*ch})" clip-path="url(#{c})">{d()}</g>\n'
        return s
    rects=[dict(x=i%columns*cw,y=i//columns*ch,w=cw,h=ch,bg=on(n)) for i,(n,_) in enumerate(N)]
    picture(file,columns*cw,rows*ch,draw,rects=rects,**opt,**GRADE)
    return dict(file=file,cell_w=cw,cell_h=ch,columns=columns,rows=rows,names=[n for n,_ in N])
