use kings_coffer::rules::draughts::board::Board;
use kings_coffer::players::{draughts::DraughtsEvaluator,search::*};
fn main(){
 let n: u64 = std::env::args().nth(1).map_or(4_000_000,|s|s.parse().unwrap());
 let mut s=Search::new(DraughtsEvaluator,16<<20);
 let mut b=Board::START;
 for i in 0..8 { s.clear(); let t=std::time::Instant::now();
  let r=s.run(&b,Past::default(),&SearchOptions{nodes:Some(n),seed:i,..Default::default()},&mut ||false);
  let e=t.elapsed().as_secs_f64();
  println!("{} {} d{} n{} {:.2}Mn/s {}",r.best.unwrap(),r.score,r.depth,r.nodes,r.nodes as f64/e/1e6,r.pv.iter().map(|m|m.to_string()).collect::<Vec<_>>().join(" "));
  for _ in 0..4 { let m=*b.legal_moves().first().unwrap(); b=b.play(r.best.filter(|_|true).filter(|m|b.legal_moves().contains(m)).unwrap_or(m)); if !b.has_legal_move() {return;} }
 }
}
