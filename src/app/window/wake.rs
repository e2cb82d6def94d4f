//! Wakes the sleeping window.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};

use crate::app::session::Wake;

/// Lets a finished task wake the window.
pub(super) fn wake_from_tasks(proxy: Option<Res<EventLoopProxyWrapper>>, mut wake: ResMut<Wake>) {
    if let Some(proxy) = proxy {
        let proxy = (**proxy).clone();
        wake.0 = Some(Arc::new(move || {
            // The window may already be closed; then there is nothing to wake.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }));
        #[cfg(target_arch = "wasm32")]
        crate::app::web::wake_by_page(&wake);
    }
}
