// Fits the two light overlays (ordinary alpha blending in linear light) to the designed light: the screened glow of a candle at the upper left
// (its soft-light is in the pictures themselves) and a brown multiplied vignette. Measured on table + board, the pictures they will lie on. node light.js OUTDIR IMAGEDIR
const path=require('path'),T=process.env.ART_TOOLS||'/tmp/kc-art-tools';const sharp=require(require.resolve('sharp',{paths:[T]}));
const [,,OUT,IMG]=process.argv,W=1280,H=720,C=16,GX=W/C,GY=H/C;
const L=c=>c<=.04045?c/12.92:Math.pow((c+.055)/1.055,2.4),S=l=>l<=.0031308?l*12.92:1.055*Math.pow(l,1/2.4)-.055;
const stops=(st,t)=>{if(t<=st[0][0])return st[0][1];for(let i=1;i<st.length;i++)if(t<=st[i][0]){const k=(t-st[i-1][0])/(st[i][0]-st[i-1][0]);return st[i-1][1].map((v,j)=>v+(st[i][1][j]-v)*k)}return st[st.length-1][1]};
const cx=-20,cy=-60,r=1000,vig=.60,glow=1.35,k=vig,m=a=>[1-k*a*.80,1-k*a*.93,1-k*a];
const GL=[[0,[1,.706,.369,.30*glow]],[.25,[1,.604,.267,.16*glow]],[.6,[1,.518,.188,.05*glow]],[1,[1,.518,.188,0]]];
const VG=[[0,[1,1,1]],[.42,m(.05)],[.72,m(.48)],[1,m(1)]];
const FAR=[1,.26,.05],hue=(F,c,z)=>F.sc?z*(F.col[c]*z+FAR[c]*(1-z)):F.col[c];   // the glow reddens with distance
(async()=>{
  const board=await sharp(path.join(OUT,'draughts/board@1x.png')).extract({left:0,top:14,width:748,height:720}).toBuffer();
  const base=await sharp(path.join(OUT,'table@1x.png')).composite([{input:board,left:56,top:0}]).removeAlpha().raw().toBuffer();
  const b=new Float32Array(W*H*3),v=new Float32Array(W*H*3),t=new Float32Array(W*H*3);
  for(let y=0;y<H;y++)for(let x=0;x<W;x++){
    const o=(y*W+x)*3,rs=Math.hypot(x-cx,y-cy),g=stops(GL,rs/r),vg=stops(VG,Math.hypot(x-W*.4,y-H*.4)/(W*.76));
    for(let c=0;c<3;c++){const p=(x+2*y)%4?base[o+c]/255:[.085,.06,.045][c];b[o+c]=L(p);v[o+c]=L(p*vg[c]);
      const q=p*vg[c], sc=q+g[c]-q*g[c];t[o+c]=L(q*(1-g[3])+sc*g[3]);}}
  // sc: how strong the colour is in each window. One step of an 8-bit alpha under a bright colour is a visible step on dark wood, so where the
  // light is faint its colour is darkened and its alpha raised.
  function fit(b,t,col,sc){let A=new Float32Array(GX*GY);
    for(let it=0;it<4;it++){
      const n=new Float64Array(GX*GY),d=new Float64Array(GX*GY);
      // errors are weighted to count in sRGB, as the eye sees them
      for(let y=0;y<H;y++)for(let x=0;x<W;x++){const o=(y*W+x)*3,i=(y/C|0)*GX+(x/C|0);const z=sc?sc[i]:1;for(let c=0;c<3;c++){const e=hue({col,sc},c,z)-b[o+c],w=Math.pow(t[o+c]+.008,-1.1);n[i]+=w*e*(t[o+c]-b[o+c]);d[i]+=w*e*e}}
      for(let i=0;i<A.length;i++)A[i]=Math.max(0,Math.min(1,n[i]/(d[i]||1)));
      const cn=[0,0,0];let cd=0;
      for(let y=0;y<H;y+=2)for(let x=0;x<W;x+=2){const o=(y*W+x)*3,a=A[(y/C|0)*GX+(x/C|0)];cd+=a*a;for(let c=0;c<3;c++)cn[c]+=a*(t[o+c]-(1-a)*b[o+c])}
      if(cd>0&&!sc)col=cn.map((q,c)=>Math.max(0,Math.min(1,q/cd)));}
    const B=new Float32Array(GX*GY),sg=1.6,R=4;   // the noise of the ground out, the light is smooth
    for(let y=0;y<GY;y++)for(let x=0;x<GX;x++){let s=0,w=0;for(let j=-R;j<=R;j++)for(let i=-R;i<=R;i++){const X=Math.max(0,Math.min(GX-1,x+i)),Y=Math.max(0,Math.min(GY-1,y+j)),g=Math.exp(-(i*i+j*j)/2/sg/sg);s+=g*A[Y*GX+X];w+=g}B[y*GX+x]=s/w}
    return{A:B,col,sc}}
  const at=(A,x,y)=>{x=Math.max(0,Math.min(GX-1.001,x/C-.5));y=Math.max(0,Math.min(GY-1.001,y/C-.5));const i=x|0,j=y|0,u=x-i,w=y-j;return(A[j*GX+i]*(1-u)+A[j*GX+i+1]*u)*(1-w)+(A[(j+1)*GX+i]*(1-u)+A[(j+1)*GX+i+1]*u)*w};
  const over=(b,F)=>{const o2=new Float32Array(b.length);for(let y=0;y<H;y++)for(let x=0;x<W;x++){const o=(y*W+x)*3,a=at(F.A,x,y),z=F.sc?at(F.sc,x,y):1;for(let c=0;c<3;c++)o2[o+c]=b[o+c]*(1-a)+hue(F,c,z)*a}return o2};
  const F1=fit(b,v,[.004,.0015,.0005]),b2=over(b,F1),F0=fit(b2,t,[1,.45,.15]),F2=fit(b2,t,F0.col,F0.A.map(a=>.14+.86*Math.min(1,Math.pow(a/Math.max(...F0.A),.85)))),b3=over(b2,F2);
  let e=0;for(let i=0;i<t.length;i++)e+=Math.abs(S(b3[i])-S(t[i]));console.log('mean error of the fit, 0-255:',(e/t.length*255).toFixed(2));
  let seed=1;const rnd=()=>(seed=(seed*1103515245+12345)&0x7fffffff)/0x7fffffff;
  for(const[n,F]of[['light_vignette',F1],['light_glow',F2]]){const w=640,h=360,px=Buffer.alloc(w*h*4);
    for(let y=0;y<h;y++)for(let x=0;x<w;x++){const o=(y*w+x)*4,z=F.sc?at(F.sc,x*2+1,y*2+1):1;for(let c=0;c<3;c++)px[o+c]=Math.round(255*S(hue(F,c,z)));px[o+3]=Math.max(0,Math.min(255,Math.floor(at(F.A,x*2+1,y*2+1)*255+rnd())))}
    await sharp(px,{raw:{width:w,height:h,channels:4}}).webp({lossless:true,exact:true,effort:6}).toFile(path.join(IMG,n+'.webp'));
    console.log(n,F.col.map(c=>Math.round(255*S(c))).join(','),'alpha up to',(Math.max(...F.A)*255).toFixed(0),(require('fs').statSync(path.join(IMG,n+'.webp')).size/1024).toFixed(0)+' KB')}
})();
