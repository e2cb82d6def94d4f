"""The icon of the program in every size that a system asks for. Prints the jobs, with those of page.py; with a folder as its argument it packs the rendered ones into icon.ico (Windows)
and icon.icns (macOS), which hold the PNG files as they are."""
import struct,sys
SIZES=(16,24,32,48,64,128,256,512)
def draw():
    from title import at,icon,lin,rad,petal,u
    from sprites import picture
    def tiny():
        """the crest for less than 48 pixels: fewer and larger shapes"""
        shield='M14 74H242V148C242 204 190 236 128 254C66 236 14 204 14 148Z'; field='M42 102H214V148C214 186 176 210 128 224C80 210 42 186 42 148Z'
        s=f'<path d="{shield}" fill="{u(lin([(0,"#ffe9a0"),(.5,"#e0b43a"),(1,"#8a6212")],0,0,.6,1))}" stroke="#3a2408" stroke-width="8"/><path d="{field}" fill="{u(rad([(0,"#c22a44"),(.6,"#96182e"),(1,"#5a0a1c")],.4,.3,.85))}"/>'
        s+=at(128,158,''.join(f'<path d="{petal(60,35,rot=72*k)}" fill="#e2506a"/>' for k in range(5))+''.join(f'<path d="{petal(44,35,rot=36+72*k)}" fill="#fff8e8"/>' for k in range(5))+'<circle r="16" fill="#e0b43a"/>')
        crown='M-62 40L-78 -40L-38 -8L0 -60L38 -8L78 -40L62 40Z'
        return s+at(128,66,f'<path d="{crown}" fill="{u(lin([(0,"#fff3c0"),(.5,"#f4cf5c"),(1,"#b98a1e")]))}" stroke="#3a1a08" stroke-width="13" stroke-linejoin="round" paint-order="stroke"/>')
    for n in SIZES: picture(f'icon-{n}',256,256,tiny if n<48 else icon,scales=(n/256 if n%256 else n//256,),png='rgba',plain=True,name=f'../icons/icon-{n}')
    print(*(f'icon-{n}' for n in SIZES))
def ico(png):
    """a directory of pictures; 256 is written as 0"""
    sizes=(16,24,32,48,64,128,256); at=6+16*len(sizes); head=struct.pack('<HHH',0,1,len(sizes)); body=b''
    for n in sizes: head+=struct.pack('<BBBBHHII',n%256,n%256,0,0,1,32,len(png(n)),at+len(body)); body+=png(n)
    return head+body
def icns(png):
    """each picture under the name of its size; the last three are for screens of twice the density"""
    kinds=(('icp4',16),('icp5',32),('ic07',128),('ic08',256),('ic09',512),('ic11',32),('ic12',64),('ic13',256))
    body=b''.join(k.encode()+struct.pack('>I',8+len(png(n)))+png(n) for k,n in kinds)
    return b'icns'+struct.pack('>I',8+len(body))+body
if len(sys.argv)==1:
    draw()
    import page
else:
    folder=sys.argv[1]; png=lambda n:open(f'{folder}/icon-{n}.png','rb').read()
    for name,pack in (('icon.ico',ico),('icon.icns',icns)): open(f'{folder}/{name}','wb').write(pack(png))
