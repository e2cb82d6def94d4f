"""The pictures of the web page: its icons, and what is shown with a link to it. Prints the jobs."""
from title import *
def maskable():
    """the icon on a ground that fills the square: a phone cuts it to its own shape, of which the middle 80 % are always left"""
    ground=f'<g filter="{u(velvet("lid"))}"><rect width="256" height="256" fill="{u(rad([(0,"#a81f38"),(.55,"#7a1125"),(1,"#3a0610")],.4,.34,.8))}"/></g>'
    return ground+f'<ellipse cx="132" cy="140" rx="86" ry="92" fill="#1a0206" fill-opacity=".55" filter="{u(blur(12))}"/>'+at(128,130,at(-128,-128,icon()),.72)
def social():
    """the coffer as the title has it, but each compartment with its game in the middle, and the line under the name drawn"""
    c=Coffer(**WIDE.__dict__); c.H=672; c.front=[(118,612),(1162,612),(1157,664),(123,664)]; c.lk=.62; c.ik=.8
    c.ground=lambda:table(1280,672,4,seed=57); c.extras=lambda:wide_extras(c)
    c.spot=lambda i,fl:(sum(p[0] for p in fl)/4+(0,4,2,0,2,1)[i],(fl[0][1]+fl[3][1])/2+(0,-1,0,-6,0,0)[i],(1.06,1.06,1.12,1,1.08,1.1)[i])
    line=lambda fill,dx,dy:f'<text x="{640+dx}" y="{204+dy}" font-family="EB Garamond" font-style="italic" font-weight="500" font-size="31" text-anchor="middle" fill="{fill}">Tudor board and card games by candlelight</text>'
    return c.draw()+line('#1a0206',1.5,2.5)+line('#f6e2b2',0,0)
for n in (192,512): picture(f'page-{n}',256,256,icon,scales=(n/256 if n%256 else n//256,),png=True,plain=True,name=f'../icons/page-{n}')
for n,name in ((180,'touch'),(512,'maskable')): picture(f'{name}-{n}',256,256,maskable,scales=(n/256 if n%256 else n//256,),png=True,plain=True,opaque=True,name=f'../icons/{name}-{n}')
picture('social',1280,672,social,scales=(1200/1280,),quality=88,jpeg=True,plain=True,opaque=True,name='../../web/social')
print('page-192 page-512 touch-180 maskable-512 social')
