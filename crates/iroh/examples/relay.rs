//! A relay without TLS at this computer, for tests with pages and for a network without the internet:
//! `cargo run -p coffer-iroh --features test-relay --example relay [ADDRESS:PORT]`. It prints its URL and runs
//! until its input ends. Over the internet take `iroh-relay` itself, which has TLS.

use std::error::Error;
use std::io::Read;
use std::net::{Ipv4Addr, SocketAddr};

use iroh_relay::server::{RelayConfig, Server, ServerConfig};
use tokio::sync::oneshot;

fn main() -> Result<(), Box<dyn Error>> {
    let at = match std::env::args().nth(1) {
        Some(text) => text.parse()?,
        None => SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
    };
    let (end, ended) = oneshot::channel::<()>();
    std::thread::spawn(move || {
        while matches!(std::io::stdin().read(&mut [0]), Ok(1)) {}
        drop(end);
    });
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    runtime.block_on(serve(at, ended))
}

/// Serves until the input has ended.
async fn serve(at: SocketAddr, ended: oneshot::Receiver<()>) -> Result<(), Box<dyn Error>> {
    let mut config = ServerConfig::default();
    config.relay = Some(RelayConfig::new(at));
    let server = Server::spawn(config).await?;
    println!("http://{}", server.http_addr().unwrap_or(at));
    // Nothing is ever sent: its sender is dropped.
    let _ended = ended.await;
    server.shutdown().await?;
    Ok(())
}
