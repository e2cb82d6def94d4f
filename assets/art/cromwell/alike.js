// node alike.js OUTDIR: no two monarchs may look alike. Compares the sheet OUTDIR/cromwell/alike@1x.svg (42 cells of 80, all on one ground, without ring and attribute;
// names in alike.json) cell by cell: the mean difference of colour, 0 to 255. Prints the five nearest pairs; fails if one is nearer than LEAST.
const fs=require('fs'),path=require('path'),T=process.env.ART_TOOLS||'/tmp/kc-art-tools';
const need=m=>require(require.resolve(m,{paths:[T]}));const {Resvg}=need('@resvg/resvg-js');
const LEAST=16,[,,OUT]=process.argv,dir=path.join(OUT,'cromwell');
const {side,columns,names}=JSON.parse(fs.readFileSync(path.join(dir,'alike.json')));
const image=new Resvg(fs.readFileSync(path.join(dir,'alike@1x.svg'),'utf8'),{font:{loadSystemFonts:false}}).render(),px=image.pixels,W=image.width;
const at=i=>((Math.floor(i/columns)*side)*W+(i%columns)*side)*4;
function difference(a,b){let sum=0;for(let y=0;y<side;y++)for(let x=0;x<side;x++)for(let c=0;c<3;c++){const o=(y*W+x)*4+c;sum+=Math.abs(px[at(a)+o]-px[at(b)+o])}return sum/(side*side*3)}
const pairs=[];for(let a=0;a<names.length;a++)for(let b=0;b<a;b++)pairs.push([difference(a,b),names[b],names[a]]);
pairs.sort((p,q)=>p[0]-q[0]);
for(const [d,a,b] of pairs.slice(0,5))console.log(d.toFixed(1),a,'and',b);
if(pairs[0][0]<LEAST){console.error(`two monarchs look alike: less than ${LEAST}`);process.exit(1)}
