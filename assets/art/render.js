// node render.js OUTDIR IMAGEDIR FONTDIR job...: renders OUTDIR/job@Nx.svg with resvg, corrects alpha for linear blending, writes IMAGEDIR/job@Nx.webp
// Job keys: scales, rects (x,y,w,h,bg in 1x units), levels (flat colours: how many steps an edge between them has), quality (lossy; absent = lossless; an array has one for each scale), alphaQuality, near (near-lossless level), opaque, name, png (true: with a palette; 'rgba': without), jpeg
const fs=require('fs'),path=require('path'),T=process.env.ART_TOOLS||'/tmp/kc-art-tools';
const need=m=>require(require.resolve(m,{paths:[T]}));const {Resvg}=need('@resvg/resvg-js'),sharp=need('sharp');
const [,,OUT,IMG,FONTS,...jobs]=process.argv;
const fonts=fs.readdirSync(FONTS).filter(f=>f.endsWith('.ttf')).map(f=>path.join(FONTS,f));
const lin=Float32Array.from({length:256},(_,i)=>{const c=i/255;return c<=.04045?c/12.92:Math.pow((c+.055)/1.055,2.4)});
const toLin=v=>{const i=Math.floor(v),t=v-i;return i>=255?1:lin[i]*(1-t)+lin[i+1]*t};
const BG={oak:[66,40,22],parch:[240,228,196],dark:[36,22,13],velvet:[110,24,38],board:[128,88,48],baize:[44,104,74],slate:[58,68,74],madder:[104,32,44]};
// The pictures are designed for blending in sRGB; Bevy and bevy_egui blend in linear light. Choose the alpha that gives the same colour over the usual ground.
function linearAlpha(px,W,x0,y0,w,h,bg){
  const B=BG[bg]||BG.oak,LB=B.map(v=>lin[v]);
  for(let y=y0;y<y0+h;y++)for(let x=x0;x<x0+w;x++){
    const o=(y*W+x)*4,a=px[o+3]; if(a===0||a===255)continue;
    const t=a/255;let n=0,d=0;
    for(let c=0;c<3;c++){const ls=lin[px[o+c]],dd=ls-LB[c],lt=toLin(B[c]*(1-t)+px[o+c]*t);n+=dd*(lt-LB[c]);d+=dd*dd}
    if(d<1e-5)continue;
    px[o+3]=Math.max(1,Math.min(255,Math.round(255*n/d)));
  }}
// an even coloured soft-light over all pixels, whatever their alpha
function grade(px,[col,al]){const cs=[1,3,5].map(i=>parseInt(col.slice(i,i+2),16)/255),L=cs.map(s=>Uint8Array.from({length:256},(_,i)=>{const b=i/255,D=b<=.25?((16*b-12)*b+4)*b:Math.sqrt(b);
  const r=s<=.5?b-(1-2*s)*b*(1-b):b+(2*s-1)*(D-b);return Math.round(255*(b*(1-al)+r*al))}));
  for(let o=0;o<px.length;o+=4)for(let c=0;c<3;c++)px[o+c]=L[c][px[o+c]]}
// every edge between flat colours in a few steps, so that it compresses well; colours that fill areas stay as they are
function posterise(px,levels){const step=255/(levels-1),q=v=>Math.round(Math.round(v/step)*step),seen=new Map(),v=new Uint32Array(px.buffer,px.byteOffset,px.length/4);
  for(const c of v) seen.set(c,(seen.get(c)||0)+1);
  for(let i=0;i<v.length;i++){const o=i*4,a=q(px[o+3]); if(!a) v[i]=0; else if(seen.get(v[i])<2000){for(let c=0;c<3;c++)px[o+c]=q(px[o+c]);px[o+3]=a}}}
(async()=>{for(const j of jobs){
  const J=JSON.parse(fs.readFileSync(path.join(OUT,j+'.job.json')));
  for(const k of J.scales){
    const t0=Date.now(),svg=path.join(OUT,`${J.file}@${k}x.svg`);
    const r=new Resvg(fs.readFileSync(svg,'utf8'),{font:{fontFiles:fonts,loadSystemFonts:false,defaultFontFamily:'EB Garamond'},shapeRendering:2,textRendering:1});
    const png=r.render().asPng(); fs.writeFileSync(svg.replace('.svg','.png'),png);
    let {data,info}=await sharp(png).ensureAlpha().raw().toBuffer({resolveWithObject:true});
    if(J.grade) grade(data,J.grade);
    if(J.levels) posterise(data,J.levels);
    if(!J.levels) for(const q of J.rects) linearAlpha(data,info.width,q.x*k,q.y*k,q.w*k,q.h*k,q.bg);
    // cast shadows get one flat colour, so that the lossy encoder leaves no tinted blocks in them
    if(J.quality&&!J.opaque) for(let o=0;o<data.length;o+=4) if(data[o+3]<235&&Math.max(data[o],data[o+1],data[o+2])<44){data[o]=9;data[o+1]=4;data[o+2]=2}
    let im=sharp(data,{raw:{width:info.width,height:info.height,channels:4}});
    if(J.opaque) im=im.removeAlpha();
    const name=path.join(IMG,(J.name||J.file)+(J.scales.length>1||!J.plain?`@${k}x`:'')); fs.mkdirSync(path.dirname(name),{recursive:true});
    if(J.png){await im.png(J.png==='rgba'?{compressionLevel:9}:{compressionLevel:9,effort:10}).toFile(name+'.png');}
    else if(J.jpeg){await im.jpeg({quality:J.quality,chromaSubsampling:'4:4:4',mozjpeg:true}).toFile(name+'.jpg');}
    else {const q=J.quality?{quality:[].concat(J.quality)[J.scales.indexOf(k)]??J.quality,alphaQuality:J.alphaQuality||100,effort:5,smartSubsample:true}:J.near?{nearLossless:true,quality:J.near,effort:5}:J.levels?{lossless:true,quality:100,effort:4}:{lossless:true,effort:5};
      await im.webp(q).toFile(name+'.webp'); console.log(path.basename(name),info.width+'x'+info.height,(fs.statSync(name+'.webp').size/1024).toFixed(0)+' KB',((Date.now()-t0)/1000).toFixed(1)+' s');}
  }}})().catch(e=>{console.error(e);process.exit(1)});
