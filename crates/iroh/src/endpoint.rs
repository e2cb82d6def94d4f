//! An endpoint of iroh that asks nobody but its relay, and holds little for anybody.

use coffer_guests::transport::Relays;
use iroh::endpoint::{
    Builder, NetReportConfig, PortmapperConfig, QuicTransportConfig, VarInt, presets,
};
use iroh::{Endpoint, RelayConfig, RelayMap, RelayMode, RelayUrl};

use crate::error::IrohError;

/// The longest URL of a relay, in bytes.
const LONGEST_RELAY: usize = 512;

/// How much of a connection QUIC itself holds, in bytes: what the other end may send before it is
/// read here, and what may be on its way from here.
const WINDOW: u32 = 256 * 1024;

/// Reads the URL of a relay.
///
/// # Errors
/// [`IrohError::Relay`] if it is none.
pub(crate) fn relay_url(text: &str) -> Result<RelayUrl, IrohError> {
    if text.len() > LONGEST_RELAY {
        return Err(IrohError::Relay);
    }
    let url: RelayUrl = text.parse().map_err(|_| IrohError::Relay)?;
    let fits = matches!(url.scheme(), "http" | "https") && url.has_host();
    if fits && url.as_str().len() <= LONGEST_RELAY {
        Ok(url)
    } else {
        Err(IrohError::Relay)
    }
}

/// Which sockets an endpoint has for itself. A page never has any.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sockets {
    /// None: everything goes over the relay.
    None,
    /// On all interfaces, at this port; 0 is any that is free.
    Port(u16),
}

/// The relay at this URL. Its other service, which tells us our public address, is not asked.
pub(crate) fn relay_at(url: RelayUrl) -> RelayMode {
    RelayMode::Custom(RelayMap::from_iter([RelayConfig::new(url, None)]))
}

/// The relays that a host waits at. The public ones are those of the makers of iroh.
///
/// # Errors
/// [`IrohError::Relay`] if the URL is none.
pub(crate) fn relay_mode(relays: &Relays) -> Result<RelayMode, IrohError> {
    Ok(match relays {
        Relays::None => RelayMode::Disabled,
        Relays::Public => RelayMode::Default,
        Relays::Own(url) => relay_at(relay_url(url)?),
    })
}

/// An endpoint with these ways to the others, and no other.
///
/// # Errors
/// [`IrohError::NoWay`] if there is no way, [`IrohError::Bind`] if iroh refuses the port.
pub(crate) fn builder(relays: RelayMode, sockets: Sockets) -> Result<Builder, IrohError> {
    let relayed = relays != RelayMode::Disabled;
    if !relayed && (cfg!(target_arch = "wasm32") || sockets == Sockets::None) {
        return Err(IrohError::NoWay);
    }
    let mut report = NetReportConfig::minimal();
    // Without them no relay is ever chosen, and nobody finds us there.
    report.https_probes = relayed;
    let builder = Endpoint::builder(presets::Minimal)
        .clear_address_lookup()
        .portmapper_config(PortmapperConfig::Disabled)
        .net_report_config(report)
        .transport_config(transport())
        .relay_mode(relays);
    with_sockets(builder, sockets)
}

/// One stream, and narrow windows.
fn transport() -> QuicTransportConfig {
    QuicTransportConfig::builder()
        .max_concurrent_bidi_streams(VarInt::from_u32(1))
        .max_concurrent_uni_streams(VarInt::from_u32(0))
        .datagram_receive_buffer_size(None)
        .stream_receive_window(VarInt::from_u32(WINDOW))
        .receive_window(VarInt::from_u32(WINDOW))
        .send_window(WINDOW.into())
        .build()
}

#[cfg(not(target_arch = "wasm32"))]
fn with_sockets(builder: Builder, sockets: Sockets) -> Result<Builder, IrohError> {
    use std::net::{Ipv4Addr, Ipv6Addr};

    use iroh::dns::DnsResolver;
    use iroh::endpoint::BindOpts;

    let port_error = |error| IrohError::Bind(Box::new(error));
    // By default iroh asks public name servers when those of the system fail.
    let resolver = DnsResolver::builder()
        .with_system_defaults()
        .disable_fallback()
        .build();
    let builder = builder.dns_resolver(resolver).clear_ip_transports();
    let Sockets::Port(port) = sockets else {
        return Ok(builder);
    };
    // Not every computer has IPv6.
    let optional = BindOpts::default().set_is_required(false);
    builder
        .bind_addr((Ipv4Addr::UNSPECIFIED, port))
        .map_err(port_error)?
        .bind_addr_with_opts((Ipv6Addr::UNSPECIFIED, port), optional)
        .map_err(port_error)
}

#[cfg(target_arch = "wasm32")]
fn with_sockets(builder: Builder, _: Sockets) -> Result<Builder, IrohError> {
    Ok(builder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn relays_are_reached_over_http() {
        assert!(relay_url("http://127.0.0.1:3340").is_ok());
        assert!(relay_url("https://relay.example/").is_ok());
        let long = format!("https://relay.example/{}", "a".repeat(LONGEST_RELAY));
        for bad in ["", "relay.example", "ftp://relay.example", "data:x", &long] {
            assert!(matches!(relay_url(bad), Err(IrohError::Relay)), "{bad}");
        }
    }

    #[test]
    fn without_a_way_there_is_no_endpoint() {
        let refused = builder(RelayMode::Disabled, Sockets::None);
        assert!(matches!(refused, Err(IrohError::NoWay)));
    }
}
