"""The second and third face of each level, for courtiers.py: body, head and hat in a box of 100, painted with its pen `c`. LIKE names the first face whose features
each has; what tells it apart (outline, hair, beard, dress) stands here."""
from kc import *
LIKE=dict(jane='kath',patch='will',basset='kath',douglas='kath',wyatt='bran',bryan='bran',holbein='bran',erasmus='more',wolsey='crom',gardiner='more')
GROUND={'jane':('#8a7ab8','#574890','#261d48','#e0d6ff'),'patch':('#e6c06a','#b8862c','#5e400e','#fff0c0'),'basset':('#6aa89a','#2f6e64','#12322e','#d0f0e8'),'douglas':('#5a86c0','#2c5590','#112746','#c8dcf6'),
 'wyatt':('#6f9a6a','#3f6840','#1a301a','#d4efcc'),'bryan':('#8a5ca0','#5a3270','#28123a','#ead0f6'),'holbein':('#4aa0a8','#20686f','#0c3034','#c8f0f2'),'erasmus':('#b0885c','#7a5630','#382410','#f4dcb8'),'wolsey':('#e6cf92','#b3954e','#5c4820','#fff6d8'),'gardiner':('#b04a5a','#7c2232','#380a14','#ffc8d0')}
SLEEVE={'jane':('#b5742a','#fbf3e2'),'patch':('#2f5fa8','#e6c03a'),'basset':('#b42c48','#fbf3e2'),'douglas':('#17121a','#fbf3e2'),'wyatt':('#23201e','#fbf3e2'),'bryan':('#c24a1e','#fbf3e2'),'holbein':('#3a3230','#8a5a2e'),'erasmus':('#1c1614','#7a4c26'),'wolsey':('#b81e2c','#f6f1e6'),'gardiner':('#17130f','#fdfaf2')}
FLIP=('patch','douglas','wyatt','wolsey')
EYES=dict(jane='#4a3420',patch='#3a2a1a',basset='#3a6a90',douglas='#3f6a3a',wyatt='#3a5a70',bryan='#4a3018',holbein='#4a3420',erasmus='#4a6078',wolsey='#3a2a1a',gardiner='#1e1410')
ZOOM=dict(jane=(1,0),patch=(.96,1),basset=(1,0),douglas=(1,0),wyatt=(1,-1.5),bryan=(1,0),holbein=(1,-1),erasmus=(.93,-1.5),wolsey=(1,0),gardiner=(.88,-3.5))
HEAD={'jane':('M33 38C31 50 33 60 39 67C44 73 52 75 58 71C64 66 69 58 69 49L70 35C69 17 36 15 33 38Z','#fbdcc0','#f0c29c','#cf9468'),
 'patch':('M29 44C27 55 29 66 36 73C43 80 55 80 62 74C69 68 71 60 71 50L70 36C66 22 36 20 31 34Z','#f4b890','#e09a6c','#b06a42'),
 'basset':('M34 42C33 52 35 60 40 67C45 73 50 75 54 72.500C60 69 64 62 65.500 54L66 38C63 26 40 24 35 34Z','#fff0e0','#fbdcc4','#e4b090'),
 'douglas':('M35 41C34 51 35 60 39 67.500C43 73.500 47 76 50 75.500C56 74 62 66 64.500 56L66 37C63 25 41 23 36 33Z','#fdeadb','#f8d4ba','#dca688'),
 'wyatt':('M33 40C32 51 33 60 36 67C41 75 55 77 61 71C66 66 68 58 68 50L69 34C67 10 36 10 33 34Z','#f6cfa8','#e6b088','#b8784c'),
 'bryan':('M33 42C32 52 33 61 37 68C42 76 54 78 60 72C65 66 67 58 67 50L67 34C63 24 39 22 34 34Z','#eebc90','#d89a6a','#a0623a'),
 'holbein':('M30 41C29 52 30 62 35 69C41 77 56 78 63 72C69 66 71 58 71 49L70 34C65 23 37 21 31 33Z','#f0c49c','#dea47a','#ac6e46'),
 'erasmus':('M36 40C34 50 36 58 38 65C41 73 46 79 50.500 78.500C56 77 62 68 64 58L65.500 36C61 25 41 25 37 33Z','#f6dcc0','#e8c09c','#c08a64'),
 'wolsey':('M28 42C25 54 26 66 32 74C40 84 58 85 66 77C73 70 75 60 74 48L71 33C65 23 36 22 30 33Z','#f8caa6','#ecaa84','#c07a58'),
 'gardiner':('M34 40C32 50 34 58 36 65C39 73 44 78 50 77.500C58 76 65 68 67 57L67 36C63 25 40 25 35 33Z','#e8bc90','#d29c6e','#9c6440')}
def skin(who,flip): o,a,b,d=HEAD[who]; return u(lin([(0,a),(.5,b),(1,d)],1 if flip else 0,0,0 if flip else 1,.3))
def dots(c,at,r,fill,w=.7): return ''.join(f'<circle cx="{f(x)}" cy="{f(y)}" r="{f(r if c.mid else r*1.4)}" fill="{fill}" stroke="#1e0e06" stroke-width="{f(w*c.m)}"/>' for x,y in at)
def arc(n,x0,x1,y,d): return [(x0+(x1-x0)*i/(n-1),y+d*math.sin(i/(n-1)*math.pi)) for i in range(n)]
def hood_pearls(c,r=21.6,cy=40.5): n=13 if c.mid else 7; return dots(c,[(50.4+r*math.sin(math.radians(-74+148*i/(n-1))),cy-r*.986*math.cos(math.radians(-74+148*i/(n-1)))) for i in range(n)],2,'#fffdf4',.55)
def lady(c,neck,gown,sleeve,trim):
    """a square-cut gown with its partlet"""
    return c.p('M6 104C8 90 18 83 33 80L67 80C82 83 92 90 94 104Z',sleeve)+c.p('M30 81L70 81L66 104L34 104Z','#fbf3e2',.8)+c.p('M33 92H67L66 104H34Z',gown,.8)+c.p('M24 82L33 79.500L37 104L27 104Z',trim,.9)+c.p('M76 82L67 79.500L63 104L73 104Z',trim,.9)+neck
def parted(c,col,line): return c.p('M33 49C32 36 40 28 50 27.500C60 28 68 36 67 52C64 43 59 36.500 50 33.500C42 36 37 41 33 49Z',col,1)+c.fl('M50 28V33.500M45 29C42 31.500 39 34.500 36 40M55 29C59 31.500 62.500 35 65 41',.8,line,.8)
def jane(c,mood,face,neck,ear):
    """the queen's fool: a shaven head, and a gown of the court"""
    body=lady(c,neck,'#1f4d3a','#c98a34','#7a1f4a')+dots(c,arc(7 if c.mid else 5,38,64,81,6),1.9,'#d8a838')
    h=c.p('M68 44C73 41 76 46 74 52C73 56.500 70 58 68 56Z',HEAD['jane'][2],1)+face
    h+='<path d="M34.500 37C34 20 68 18 69.500 36C60 27 44 28 34.500 37Z" fill="#8a6a52" fill-opacity=".34"/>'+c.fl('M40 27l.5 2M45 24l.4 2M50 23l.2 2M55 23.500l-.2 2M60 26l-.5 2M43 29l.5 2M52 28l0 2M58 30l-.4 2M64 30l-.6 2M37 32l.6 2',.8,'#5a3a26',.7)
    h+='<path d="M41 23C46 19.500 54 19.500 58 22" fill="none" stroke="#fff6ea" stroke-opacity=".75" stroke-width="2.600" stroke-linecap="round"/>'
    return body,h,''
def patch(c,mood,face,neck,ear):
    """the cardinal's fool: motley in lozenges, a hood with the ears of an ass"""
    blue,yel,red='#2f5fa8','#e6c03a','#b4253c'
    body=c.p('M2 104C6 88 18 80 34 77L50 84L66 77C82 80 94 88 98 104Z',blue)
    for x,y,col in ((18,92,yel),(34,92,red),(50,95,yel),(66,92,red),(82,92,yel)): body+=c.p(f'M{x} {y-9}L{x+8} {y}L{x} {y+9}L{x-8} {y}Z',col,.8)
    body+=c.p('M20 78L28 69L50 78L72 69L80 78L72 88L61 82L50 90L39 82L28 88Z',yel)
    ears='M30 30C20 20 14 8 18 0C28 4 36 14 40 24Z','M70 30C80 20 86 8 82 0C72 4 64 14 60 24Z'
    if mood=='beaten': ears='M30 32C18 30 8 36 4 46C16 50 26 46 34 40Z','M70 32C82 30 92 36 96 46C84 50 74 46 66 40Z'
    hat=c.p(ears[0],blue)+c.p(ears[1],yel)
    if mood!='beaten': hat+=c.p('M29 25C23 18 19 10 20 5C27 9 32 16 35 23Z','#e8a0a0',.6)+c.p('M71 25C77 18 81 10 80 5C73 9 68 16 65 23Z','#e8a0a0',.6)
    hat+=c.p('M50 14C32 14 24 28 25 46C25 60 27 70 34 80L39 74C31 66 30 48 34 40C40 33 46 32 50 32Z',yel)+c.p('M50 14C68 14 76 28 75 46C75 60 73 70 66 80L62 75C70 66 70 48 67 40C61 33 56 32 50 32Z',blue)
    hat+=c.p('M50 15L55 23L50 31L45 23Z',red,.8)+c.fl('M32 34C28 44 28 58 32 70M68 34C72 44 72 58 68 70',1)
    h=face+'<ellipse cx="46" cy="60" rx="5" ry="3.800" fill="#d43c2c" fill-opacity=".42"/>'+c.fl('M38 73l.5 1.500M42 76l.3 1.500M47 77.500v1.500M53 77.500v1.500M58 75l.4 1.500M36 70l.6 1.400M62 71l.4 1.500',.9,'#5a3418',.7)
    return body,h,hat
def basset(c,mood,face,neck,ear):
    """very young and fair, in a rose French hood"""
    body=lady(c,neck,'#b42c48','#c8405c','#f1d27a')+dots(c,arc(7 if c.mid else 5,38,64,80,6.500),1.7,'#d8a838')
    veil=c.p('M66 22C80 30 83 54 80 76L66 80C69 62 70 44 62 32Z','#3a1420')
    h=c.p('M32 52C29 32 38 20 51 20C64 20 72 32 69 56L64 62C66 46 62 36 51 33C42 35 36 42 35 58Z','#d8a84a',1)+face+parted(c,'#f0cc70','#9a6a1e')
    hat=c.p('M26 44C21 24 34 12 51 12C68 12 80 25 74 46C70 34 62 25 50.500 24.500C40 25 31 32 26 44Z','#fbf3e2')+c.p('M28.500 40C29.500 28 40 20.500 50.500 20.300C62 20.500 70 28 72.500 41C68 32 60 25.500 50.500 25C41 25.500 33 32 28.500 40Z','#c8405c',.8)
    n=11 if c.mid else 6
    hat+=dots(c,[(50.4+23*math.sin(math.radians(-72+144*i/(n-1))),38.5-23*math.cos(math.radians(-72+144*i/(n-1)))) for i in range(n)],1.8,'#f1d27a',.6)
    return veil+body,h,hat
def douglas(c,mood,face,neck,ear):
    """the king's niece: red hair in full view under a black cap with a jewel, high collar"""
    body=c.p('M4 104C6 88 18 82 34 79L66 79C82 82 94 88 96 104Z','#1a141c')+c.p('M20 104L30 84L44 82L50 104Z','#2c2430',.8)+c.p('M80 104L70 84L57 82L52 104Z','#2c2430',.8)+neck
    body+=c.p('M36 84C36 76 38 72 40 71C44 80 56 80 61 70C64 73 65 78 65 85C56 91 44 91 36 84Z','#fbf3e2',1)+c.fl('M39 78C44 85 57 85 63 77',.9,'#9a8a6a')+dots(c,arc(7 if c.mid else 5,34,68,89,6),2,'#fffdf4',.6)
    h=c.p('M30 60C26 36 36 18 51 18C66 18 76 34 72 60C71 68 68 72 65 70C67 56 64 40 51 34C40 40 36 54 38 68C33 70 31 66 30 60Z','#a83c14',1.1)+face
    h+=c.p('M32 51C31 36 40 26 50 25.500C61 26 69 36 68 53C65 44 60 36 50 32.500C41 36 36 42 32 51Z','#cc5a1e',1)+c.fl('M50 26V32M44 28C40 31 36.500 36 34.500 43M56 28C60 31 64 36 66 44M31 56C30 62 31 66 33 68M70 54C71 60 70 65 68 68',.9,'#6a2008',.8)
    hat=c.p('M29 31C25 17 38 9 52 9C66 9 77 17 73 31C66 22 58 20 51 20C43 20 35 23 29 31Z','#17121a')+c.p('M28.500 33C32 24 42 19.500 51 19.500C60 19.500 70 24 73.500 33L72 36C67 28 59 24.500 51 24.500C42 24.500 34 28 30 36Z','#f1d27a',.9)
    hat+=f'<circle cx="51" cy="16" r="{3.4 if c.mid else 4.4}" fill="#1f7a4c" stroke="#f1d27a" stroke-width="1.400"/>'+c.p('M58 13C66 2 78 2 86 10C78 12 70 16 64 20Z','#fdf8ea',1)
    return body,h,hat
def bearded(c,face,d,cols,hairs,light,lip,mood):
    return face+c.p(d,u(lin([(0,cols[0]),(.5,cols[1]),(1,cols[2])],0,0,1,.4)),1.2)+c.fl(hairs,1,light,.75)+c.p('M40 66C43 62.800 46 63 47.500 64.200C50 62.800 54 63 57 66C53 69.500 44 69.500 40 66Z',lip if mood!='beaten' else '#b07858',.4,'#5a240c')
WHISKERS='M47.500 61.800C44 60.600 40 62 37 65.500M47.500 61.800C51 60.400 56 61.500 60 65'
def wyatt(c,mood,face,neck,ear):
    """the poet: a high bald brow, a long brown beard, no hat"""
    body=c.p('M0 104C2 86 16 78 36 77L66 77C86 79 98 86 100 104Z','#26211f')+c.p('M28 104C26 92 30 83 38 78C42 88 46 96 48 104Z','#4a3a2c')+c.p('M74 104C76 92 72 83 64 78C60 88 56 96 54 104Z','#4a3a2c')+neck+c.p('M38 77C44 83 58 83 64 77L66 85C58 91 44 91 36 85Z','#fbf3e2',.9)
    side=c.p('M66 30C74 36 75 52 70 62L65 58L66 38Z','#4a2c16',1)+c.p('M34 30C30 36 29 46 31 56L35 52Z','#4a2c16',.9)
    h=bearded(c,side+ear+face,'M31 50C33 58 37 61.500 41 61.500C44 60 46 60.500 47.500 61.800C49.500 60.200 53 60 56 61.500C62 61 67 56 70 50C73 68 68 88 60 98C54 104 46 104 41 98C33 90 28 68 31 50Z',('#7a4a24','#54301a','#301808'),'M34 60C34 74 38 88 43 96M39 65C39 78 43 90 47 98M45 70C45 82 47 92 50 99M54 70C54 82 54 92 53 99M60 64C61 76 60 88 57 97M66 58C67 70 66 82 62 92','#b88450','#d99a78',mood)
    h+='<path d="M40 24C45 19.500 54 19.500 59 23" fill="none" stroke="#fff6ea" stroke-opacity=".7" stroke-width="2.600" stroke-linecap="round"/>'+c.p('M64 20C70 24 72 32 71 40C68 36 67 28 64 20Z','#54301a',.8)+c.fl('M40 36C46 34.500 54 34.500 60 36M42 32C47 31 53 31 58 32',.8,'#8a5030',.6)
    return body,h,''
def bryan(c,mood,face,neck,ear):
    """the vicar of hell: a patch over one eye, a thin moustache, a flame-red cap worn askew"""
    body=c.p('M0 104C2 86 16 78 36 77L66 77C86 79 98 86 100 104Z','#c24a1e')+c.p('M14 104L24 82L34 78L40 104Z','#23181a')+c.p('M86 104L78 82L67 78L60 104Z','#23181a')+neck+c.p('M37 77C44 84 58 84 65 77L67 86C58 92 44 92 35 86Z','#fbf3e2',.9)+c.fl('M39 80C45 87 58 87 64 80M42 79V86M48 82V89M54 82V89M60 79V86',.8,'#9a8a6a')
    h=c.p('M66 28C73 36 73 52 69 60L64 56L65 34Z','#1e1412',.9)+ear+face+'<path d="M35 62C40 76 58 78 66 60C66 72 60 79 51 79C42 79 36 72 35 62Z" fill="#2a1a14" fill-opacity=".26"/>'
    h+=c.p('M47 61C43 60 38 62 34.500 60C36 65.500 42 66 47.500 64C52 66 58 65.500 61 59.500C57 62 52 60 47 61Z','#1e1412',.8)+c.p('M47 74.500L44 71.500C46 71 49 71 52 71.500L50 79C48 80 47 79 47 74.500Z','#1e1412',.6)
    patch_='M48.500 42C54 38.500 61 39.500 65.500 42C66 50 61 55 56 54.500C51 54 48.500 49 48.500 42Z'
    after=c.p(patch_,'#120c0e',1.4)+c.l('M49 42.500L34 33M65 42.500L71 38',2.4,'#120c0e')+c.fl('M51.500 43.500C55 41.500 60 42 63 43.500',1,'#6a5a5e')
    hat=c.p('M24 32C18 16 36 6 56 9C74 12 84 22 78 34C66 26 42 26 24 32Z','#c24a1e')+c.p('M22 35C20 31 24 29 29 28.500C44 24 64 26 80 33C83 36 82 39 78 39C64 33 42 33 27 38C24 38.500 22.500 37 22 35Z','#8a2c0e')+c.p('M66 14C76 -2 92 2 97 14C98 22 94 28 88 30C86 22 80 18 70 22Z','#17121a',1)+c.fl('M70 18C78 10 88 12 91 26',1,'#8a7a80')
    hat+=dots(c,[(36,31)],3.4,'#f1d27a',.9)
    return body,(h,after),hat
def holbein(c,mood,face,neck,ear):
    """the painter: a close black cap, a short square beard"""
    body=c.p('M0 104C2 86 16 78 36 77L66 77C86 79 98 86 100 104Z','#46362e')+c.p('M30 104L36 79L50 90L65 79L72 104Z','#1c2a34')+neck+c.p('M36 77C43 85 59 85 66 77L64 85L51 92L38 85Z','#fbf3e2',.9)+c.fl('M36 104C36 96 38 90 40 86M66 104C66 96 64 90 62 86',1,'#c9a227')
    hairs=c.p('M67 34C75 38 75 52 71 58L66 54Z','#3c2414',1)+c.p('M33 34C28 40 28 50 30 56L34 50Z','#3c2414',.9)
    h=bearded(c,hairs+ear+face,'M29 52C32 59 37 62 41 61.500C44 60 46 60.500 47.500 61.800C49.500 60.200 53 60 56 61.500C62 61 68 57 72 50C73 62 71 74 66 80C60 85 41 85 35 80C30 74 28 62 29 52Z',('#6a4020','#48290f','#281404'),'M33 62C33 70 35 76 38 80M39 65C39 72 41 78 43 82M46 71C46 76 47 80 48 83M54 71C55 76 55 80 54 83M61 65C62 72 61 78 59 82M67 60C68 68 67 74 64 79','#a87444','#d08e6c',mood)
    hat=c.p('M27 36C21 19 36 11 52 11C69 11 81 20 74 37C72 34 71 33 69 33C57 29 44 29 33 33C30 33.500 28.500 34.500 27 36Z','#1e1a20')+c.p('M26 38C25 32 29 29 35 28.500C46 26 58 26 68 28.500C74 30 77 33 75 39C62 33 40 33 26 38Z','#34303a',1)+(c.fl('M33 22C40 15 54 14 65 19',1.2,'#8a8490',.8) or c.l('M34 22C41 16 54 15 64 19',1.2,'#77717e',.9))
    # the brush behind his ear
    brush=c.l('M63 47L88 25',2.6,'#1e0e06')+c.l('M63 47L86 27',1.5,'#c08a4a')+c.p('M85 29L83.500 26L92 18C95 19 95.500 22 94 24Z','#d8a838',.8)
    return body,h,hat+brush
def erasmus(c,mood,face,neck,ear):
    """the scholar of Rotterdam: a soft black square cap, thin cheeks, a furred gown"""
    body=c.p('M2 104C6 88 20 80 38 77L64 77C82 80 96 88 98 104Z','#1c1614')+neck+c.p('M42 78C46 82 56 82 60 78L58 86L50 90L44 86Z','#2a221e',.9)+c.p('M14 104C16 92 26 82 39 77C40 88 44 97 47 104Z','#a86c34')+c.p('M88 104C86 92 76 82 63 77C61 88 58 97 55 104Z','#a86c34')
    random.seed(8); fur=''.join(f'M{f(x)} {f(y)}q-1 2 -.5 4.500' for x,y in [(random.choice((random.uniform(22,42),random.uniform(60,80))),random.uniform(84,98)) for _ in range(46)])
    if c.fine: body+=f'<path d="{fur}" stroke="#4a260a" stroke-width=".9" fill="none" stroke-opacity=".85"/>'
    h=c.p('M37 34C27 42 26 58 30 68L38 66L39 40ZM63 36L63 66C72 70 78 56 73 38Z','#d8d2c6',1)+c.fl('M66 42C67.500 50 67.500 58 66 64M70 42C72 50 71 58 69 64M33 46C31 54 31.500 60 32.500 65',.9,'#8a8478')+face+c.fl('M40 58C39 62 40 66 42 69M57 57C58.500 61 58 65 56 69M44 40C47 39 53 39 56 40',.9,'#8a5030',.7)
    h+='<path d="M38 60C40 68 43 73 46 76M60 58C58 66 56 71 53 75" fill="none" stroke="#a86c48" stroke-opacity=".5" stroke-width="2.600" stroke-linecap="round"/>'
    hat=c.p('M24 33L30 12C42 5 62 5 72 12L78 32C74 46 72 52 69 56C66 52 66 44 65.500 40C56 35 43 35 36 39C35 45 34 51 32 55C28 50 25 42 24 33Z','#141014')+c.p('M24 34C24 29 30 28 36 27.500C46 26 57 26 67 27.500C73 28 78 29 78 34C66 31 38 31 24 34Z','#2e282e',1)+(c.fl('M33 16C42 10 60 10 69 15M32 22C44 17 58 17 70 21',1.1,'#8a8088',.8) or c.l('M34 16C43 11 59 11 68 15',1.2,'#7a7078',.9))
    return body,h,hat
def wolsey(c,mood,face,neck,ear):
    """the cardinal: scarlet from cap to cape, full cheeks"""
    body=c.p('M0 104C2 84 18 78 36 77L66 77C86 78 98 84 100 104Z','#c4202e')+c.p('M16 104C18 92 28 84 40 80L51 92L62 80C74 84 84 92 86 104Z','#d83444',.9)+c.p('M34 80C40 90 62 90 68 80L66 88C60 94 42 94 36 88Z','#fbf3e2',.9)+c.fl('M51 92V104M28 88C26 94 25 99 25 104M74 88C76 94 77 99 77 104',1,'#6a0a14',.8)
    h=c.p('M31 34C27 42 27 52 29 58L33 54L35 38ZM67 32L69 54C73 55 76 48 74 36Z','#7a6250',1)+ear+face+c.l('M36 77C43 83.500 59 83.500 66 75.500',1.1,'#9a5a3a')+c.fl('M40 71.500C46 75 55 75 60 71',.8,'#9a5a3a')
    h+='<ellipse cx="37" cy="64" rx="6" ry="5" fill="#e0604a" fill-opacity=".26"/><ellipse cx="63" cy="63" rx="6.500" ry="5" fill="#e0604a" fill-opacity=".26"/>'
    hat=c.p('M25 36L29 15C38 10 46 13 51 9C57 13 66 10 74 15L78 35C70 29 34 29 25 36Z','#c4202e')+c.p('M24 37C24 32 28 30 34 29.500C46 27.500 58 27.500 69 29.500C75 30 79 32 78.500 37C72 42 71 46 70 46L67.500 38.500C56 35 44 35 34.500 38.500L32 46C29 44 25 41 24 37Z','#9a1220',1)+c.p('M49 9C48 4 54 4 53 9Z','#e0485c',.9)+(c.fl('M51 11V28M31 18C37 15 44 17 51 13C58 17 66 15 72 18',1,'#ff9aa6',.7) or c.l('M51 11V27',1.2,'#7a0a16'))
    return body,h,hat
def gardiner(c,mood,face,neck,ear):
    """the bishop of Winchester: a white rochet under black, a square cap, heavy dark brows"""
    body=c.p('M0 104C2 86 18 79 38 77L64 77C84 79 98 86 100 104Z','#fdfaf2')+c.p('M0 104C2 88 12 81 26 79C31 88 33 96 32 104Z','#1a1414')+c.p('M100 104C98 88 90 81 76 79C71 88 69 96 70 104Z','#1a1414')+neck+c.p('M38 77C44 85 58 85 64 77L66 84L51 93L36 84Z','#2a2222',.9)+c.fl('M40 104V92M46 104V95M56 104V95M62 104V92',.9,'#a89c84')+(f'<path d="M51 92V103M47.500 96H54.500" stroke="#c9a227" stroke-width="{f(2.4*c.m)}" stroke-linecap="round"/>')
    h=c.p('M35 36C31 42 31 52 33 58L37 54L38 40ZM64 34L65 56C69 57 72 50 70 38Z','#241812',1)+ear+face+'<path d="M36 62C40 75 58 77 65 60C64 72 58 78 50 78C42 78 37 71 36 62Z" fill="#2a1c18" fill-opacity=".34"/>'
    after=c.l('M36.500 42.500L47 45M51.500 44.500L62 41',3.4,'#1e120c')
    hat=c.p('M22 31L36 10C46 7 58 7 66 10L80 31C66 25 36 25 22 31Z','#17131a')+c.p('M27 36C26 31 29 28.500 35 28C46 26 58 26 68 28C74 28.500 77 31 76 36C74 44 73 48 71 50L67.500 38.500C56 35 44 35 34.500 38.500L32 50C29 46 27.500 41 27 36Z','#2a242c',1)+(c.fl('M51 8V25M36 11L24 30M66 11L78 30',1,'#8a8088',.8) or c.l('M51 9V24',1.2,'#77707a'))
    return body,(h,after),hat
FACES=dict(jane=jane,patch=patch,basset=basset,douglas=douglas,wyatt=wyatt,bryan=bryan,holbein=holbein,erasmus=erasmus,wolsey=wolsey,gardiner=gardiner)
ORDER=list(FACES)
