"""The 42 monarchs in nine houses, each a row for the composer in cards/portraits.py, in the order of their reigns; and what tells a house: its banner, its ground, its badge.
Everyone has an attribute of his own, which tells a story: William I his longship, William II the arrow that killed him, Henry I (Beauclerc) a quill, Stephen a sword, Henry II the
broom (planta genista), Richard I the lion, John the charter, Henry III the elephant that he kept in the Tower, Edward I an Eleanor cross, Edward II the spade (he liked digging), Edward III
the garter, Richard II the white hart, Henry IV the red rose, Henry V the bow, Henry VI Eton's lily, Edward IV the sun in splendour, Edward V the tower, Richard III the boar,
Henry VII the portcullis, Henry VIII his lute, Edward VI a hornbook, Jane the hour-glass of nine days, Mary I the cross, Elizabeth I a ship, James I his Bible, Charles I the axe, Charles II
the oak, James II the Great Seal in the Thames, Mary II a tulip, William III an orange, Anne thistle and rose, George I the horse of Hanover, George II a cannon (Dettingen), George III wheat,
George IV Brighton's dome, William IV the anchor, Victoria an engine, Edward VII a horseshoe, George V a stamp, Edward VIII a wireless, George VI his cross, Elizabeth II a corgi."""
from portraits import BLACK,BROWN,DARK,FAIR,GING,GREY,LIP
# The banner: cream stands 7:1 or better on it. The ground: what is behind the portrait. The badge: heraldry's or an attribute's.
BANNER={'NORMAN':'#74461b','PLANTAGENET':'#8f2a22','LANCASTER':'#932b41','YORK':'#5b4378','TUDOR':'#2b5c36','STUART':'#28507e','HANOVER':'#5a520b','SAXE-COBURG-GOTHA':'#474f52','WINDSOR':'#2a3f70'}
WASH={'NORMAN':'#c79a54','PLANTAGENET':'#c65a4a','LANCASTER':'#c9808a','YORK':'#8d7aa6','TUDOR':'#7fa37c','STUART':'#7a9cc0','HANOVER':'#d0b464','SAXE-COBURG-GOTHA':'#9aa0a0','WINDSOR':'#6d84ae'}
BADGE={'NORMAN':'lion','PLANTAGENET':'broom','LANCASTER':'rrose','YORK':'wrose','TUDOR':'rose','STUART':'thistle','HANOVER':'horse','SAXE-COBURG-GOTHA':'crownlet','WINDSOR':'tower'}
HOUSES=list(BANNER)
ROWS={
'NORMAN':[
  dict(n='William I',dy=5,head='nasal',back='mail',backc='#c9c2b2',hairc=BROWN,face=dict(w=28,jaw=.84,age=1,brow=4.6,mouth='stern'),beard='mous',dress='mail',c='#9c3b2c',attr='longship'),
  dict(n='William II',flip=1,dy=7,head='hunter',back='bob',front='bob',hairc=GING,browc='#6e2f12',face=dict(w=29,jaw=.88,chin=33,age=0,brow=4.4,skin='#f0b995',mouth='smile'),beard='full',dress='mantle',c='#3f5f3a',c2='#d9a62a',attr='arrow'),
  dict(n='Henry I',tilt=-3,head='rays',back='long',front='long',hairc=DARK,face=dict(w=28,jaw=.84,age=1,look=-1.4),beard='mous',dress='mantle',c='#2d4f86',attr='quill'),
  dict(n='Stephen',flip=1,tilt=4,head='trefoil',back='bob',front='bob',hairc=FAIR,face=dict(w=26,age=1,mouth='smile'),beard='short',dress='mail',c='#8a6a2a',attr='sword'),
 ],
 'PLANTAGENET':[
  dict(n='Henry II',head='crown',back='hood',backc='#39654a',hairc=GING,face=dict(w=31,jaw=.92,age=2,brow=4.4,mouth='stern'),beard='short',neck=18,dress='mantle',c='#9E1B32',c2='#d9a62a',attr='broom'),
  dict(n='Richard I',flip=1,head='crown',back='mail',backc='#c9c2b2',hairc=GING,face=dict(w=27,jaw=.8,age=1,brow=4.4),beard='short',beardc=GING,dress='surcoat',c='#f8f2e4',c2='#b3202f',attr='lion'),
  dict(n='John',head='trefoil',back='bob',front='bob',hairc=BLACK,face=dict(w=25,jaw=.66,chin=34,age=2,brow=4.6,nose=2,lid=3,mouth='wry',look=2),beard='vandyke',dress='mantle',c='#5b2a4e',c2='#f8f2e4',attr='scroll'),
  dict(n='Henry III',flip=1,tilt=5,head='coif',hairc='#54402e',face=dict(w=25,lid=4,age=1),beard='short',beardc='#8a7048',dress='mantle',c='#2d4f86',c2='#f8f2e4',attr='elephant'),
  dict(n='Edward I',flip=1,tilt=-3,head='crown',back='bob',front='bob',hairc=GREY,face=dict(w=25,chin=36,age=2,lid=5,brow=4,mouth='stern'),dress='surcoat',c='#7d1426',c2='#d9a62a',attr='eleanor'),
  dict(n='Edward II',tilt=5,head='straw',dy=3,back='long',front='long',hairc='#dcb468',face=dict(w=25,mouth='bow',lip=LIP),beard='short',beardc='#dcb468',dress='mantle',c='#3f6f6a',attr='spade'),
  dict(n='Edward III',head='arched',back='long',front='long',hairc='#d8cfbd',face=dict(w=26,age=2,chin=34),beard='long',beardc='#e6dfd0',dress='ermine',c='#1f3a6e',attr='garter'),
  dict(n='Richard II',flip=1,profile='bob',head='crown',hairc='#d0a35c',face=dict(w=24,jaw=.7,brow=2.6,mouth='calm',chin=-2),ear=0,dress='ermine',c='#9E1B32',attr='hart'),
 ],
 'LANCASTER':[
  dict(n='Henry IV',flip=1,tilt=-5,head='lowbonnet',hc='#b8233c',back='bob',hairc='#8a4a22',face=dict(w=31,age=1,mouth='stern'),beard='full',dress='livery',c='#7a2e1e',attr='rrose'),
  dict(n='Henry V',profile='bowl',hairc='#4a2e1c',face=dict(w=25,jaw=.74,chin=1,nose=3,brow=3.2,mouth='stern'),dress='livery',c='#b3202f',attr='bow'),
  dict(n='Henry VI',tilt=-7,head='arched',front='crop',hairc=BROWN,face=dict(w=24,jaw=.66,lid=5,brow=2.6,mouth='bow',look=-1),dress='ermine',c='#5a2338',c2='#e6d3a8',attr='lily'),
 ],
 'YORK':[
  dict(n='Edward IV',head='lowbonnet',badge=1,back='bob',front='bob',hairc='#7a4a22',face=dict(w=30,jaw=.86,mouth='smile'),dress='livery',c='#1f3a6e',attr='sun'),
  dict(n='Edward V',tilt=6,head='rays',back='bob',front='bob',hairc='#d9b46a',face=dict(w=24,jaw=.8,chin=26,brow=2,fem=1,mouth='bow',lip=LIP),dress='ermine',c='#5a2338',attr='tower'),
  dict(n='Richard III',flip=1,head='yorkcap',back='long',front='long',hairc=DARK,face=dict(w=25,jaw=.68,chin=34,age=1,brow=3.2,lid=2,mouth='stern',look=-1),dress='livery',c='#5a2338',attr='boar'),
 ],
 'TUDOR':[
  dict(n='Henry VII',flip=1,head='lowbonnet',hc='#1d1719',back='long',front='long',hairc='#8d8072',face=dict(w=24,jaw=.66,age=2,lid=3,mouth='wry'),dress='chaincleric',c='#7d1426',c2='#e6d3a8',attr='portcullis'),
  dict(n='Henry VIII',head='bonnet',front='crop',hairc='#a5581f',browc='#7a3f16',face=dict(w=32,jaw=.93,chin=33,brow=3,age=1,mouth='stern'),beard='square',beardc='#b86a28',neck=20,dress='tudor',c='#8f1f30',c2='#6a4326',attr='lute'),
  dict(n='Edward VI',flip=1,head='lowbonnet',plume='#fbf5e6',front='crop',hairc='#c27a36',face=dict(w=24,jaw=.74,chin=28,fem=1,brow=2,mouth='bow',lip=LIP),dress='tudor',c='#8f1f30',c2='#f6f1e6',attr='hornbook'),
  dict(n='Jane',tilt=-6,head='frenchhood',hc='#2b2225',hb='#d9a62a',front='parted',hairc='#a5581f',face=dict(w=23,jaw=.66,chin=31,fem=1,brow=2,mouth='bow'),dress='tudor',c='#2b2225',c2='#e6d3a8',attr='hourglass'),
  dict(n='Mary I',flip=1,head='frenchhood',hc='#241c20',hb='#8f2038',back='veil',backc='#2b2326',front='parted',hairc='#a5481f',face=dict(w=26,jaw=.82,fem=1,age=2,lid=2,mouth='stern'),dress='elizgown',c='#3a2440',attr='cross'),
  dict(n='Elizabeth I',dy=7,head='pearlcrown',front='curls',hairc='#cc6222',browc='#8a4a20',face=dict(w=24,jaw=.66,chin=33,fem=1,brow=1.8,nose=1,skin='#fbeede',mouth='bow'),earring=1,collar='ruff',dress='elizgown',c='#7d1e3a',attr='ship'),
 ],
 'STUART':[
  dict(n='James I',head='lowbonnet',badge=1,plume='#c9a227',front='crop',hairc='#7a4a22',face=dict(w=26,age=2,lid=3,mouth='wry',look=1.6),beard='full',collar='ruff',dress='lace',c='#3a3a44',attr='book'),
  dict(n='Charles I',flip=1,tilt=4,dy=5,head='cavalierhat',back='long',front='cavalier',hairc='#6e4526',face=dict(w=24,jaw=.64,chin=35,age=1,brow=2.8,nose=1.4,lid=2),beard='vandyke',lock=1,dress='lace',c='#27303f',attr='axe'),
  dict(n='Charles II',tilt=-3,back='wig',backc='#2e211d',front='wigfront',hairc=BLACK,face=dict(w=26,jaw=.76,chin=35,age=2,brow=5,nose=3,mouth='wry'),beard='thin',dress='cravat',c='#8a6a2a',attr='oak'),
  dict(n='James II',flip=1,back='wig',backc='#8d6632',front='wigfront',hairc='#a07840',face=dict(w=25,chin=36,age=1,lid=2,mouth='stern'),dress='plate',c='#9E1B32',attr='greatseal'),
  dict(n='Mary II',flip=1,dy=9,head='fontange',back='curlback',front='annefront',hairc='#2e211d',face=dict(w=25,jaw=.74,fem=1,brow=2.4,mouth='smile'),lock=1,necklace=2,dress='decollete',c='#c2702f',attr='tulip'),
  dict(n='William III',dy=7,head='smallcrown',back='wig',backc='#4a2e1c',front='wigfront',hairc='#5a3a22',face=dict(w=23,chin=35,jaw=.66,nose=4,age=1,mouth='stern'),dress='plate',c='#c2702f',attr='orange'),
  dict(n='Anne',tilt=4,dy=8,head='smallcrown',back='curlback',front='annefront',hairc='#6b3d22',face=dict(w=28,jaw=.86,chin=33,fem=1,brow=2.6,mouth='bow'),lock=1,dress='decollete',c='#2d4f86',attr='thistle'),
 ],
 'HANOVER':[
  dict(n='George I',back='wig',backc='#cfc4ae',front='wigfront',hairc='#d8cfbd',face=dict(w=31,jaw=.94,age=2,mouth='stern'),neck=18,dress='cravat',c='#9E1B32',attr='horse'),
  dict(n='George II',flip=1,tilt=-3,back='bob',front='rolls',hairc='#efe8d8',face=dict(w=28,age=1,nose=3,mouth='wry'),dress='ermine',c='#1f3a6e',attr='cannon'),
  dict(n='George III',flip=1,profile='queue',pneck=6,head='laurel',hairc='#e3dccb',face=dict(w=30,jaw=.9,lid=-2,nose=1,chin=1,jowl=3,brow=3.2,age=1),ear=0,dress='uniform',c='#b3202f',c2='#2f57b0',attr='wheat'),
  dict(n='George IV',flip=1,front='brutus',hairc='#8a5a30',face=dict(w=32,jaw=.98,chin=34,cheek=1,mouth='bow',lid=1,age=0,skin='#f5c9ae'),neck=22,dress='stock',c='#1d2a55',c2='#3a6fb5',attr='pavilion'),
  dict(n='William IV',tilt=-3,front='tuft',hairc='#efe8d8',face=dict(w=28,jaw=1.02,age=2,chin=35,mouth='smile',skin='#f1bda0'),dress='stock',c='#16203f',c2='#c9a227',attr='anchor'),
  dict(n='Victoria',dy=9,head='wcrown',back='veil',backc='#fbf6ea',front='parted',hairc='#8b8078',face=dict(w=29,jaw=.9,chin=32,fem=1,age=1,brow=2.4,nose=1,mouth='stern'),dress='victoria',c='#26222a',attr='loco'),
 ],
 'SAXE-COBURG-GOTHA':[
  dict(n='Edward VII',flip=1,dy=3,head='homburg',front='sidepart',hairc=GREY,face=dict(w=31,jaw=.95,age=2,lid=3),beard='full',beardc='#c4b7a3',neck=20,dress='suit',c='#3d4038',c2='#7d1426',attr='horseshoe'),
 ],
 'WINDSOR':[
  dict(n='George V',dy=3,head='navalcap',front='sidepart',hairc='#7a5a3a',face=dict(w=26,age=2,lid=1),beard='square',beardc='#8a6a4a',dress='naval',c='#1b2033',c2='#14161f',attr='stamp'),
  dict(n='Edward VIII',profile='side',hairc='#d0a85c',face=dict(w=25,jaw=.72,brow=2.8,nose=1,chin=-2,mouth='calm'),dress='suit',c='#6a6f78',c2='#2f57b0',attr='radio'),
  dict(n='George VI',flip=1,front='sidepart',hairc='#2e2119',face=dict(w=25,jaw=.74,chin=34,age=1,mouth='calm',lid=1),dress='raf',c='#6f86a3',c2='#9E1B32',attr='gcross'),
  dict(n='Elizabeth II',head='wtiara',front='setcurls',hairc='#5a3a26',face=dict(w=27,jaw=.8,fem=1,smile=3,brow=2.4,mouth='smile'),earring=1,dress='decollete',c='#7fa0c8',attr='corgi'),
]}
MONARCHS=[dict(m,house=h) for h in HOUSES for m in ROWS[h]]
# The Lord Protector is no monarch: he only marks whose turn it is.
OLIVER=dict(n='Oliver Cromwell',front='fringe',back='bob',hairc='#6b4a30',face=dict(w=29,jaw=.88,chin=34,age=2,brow=4.2,nose=3,mouth='stern'),dress='puritan',c='#8f9096',neck=18,wart=1,beard='thin',beardc='#6b4a30')
