//! The network of a table with guests, in a web worker. It does not contain Bevy, and the page fetches it
//! when a table is laid or joined. Everything that happens is told to a function of the worker's script
//! (`web/network_worker.js`): what (`address`, `joined`, `received`, `left`, `failed`), the number of the
//! connection, and the address, the message or why it has failed.

/// Nothing to run at the start: the worker's script makes a `HostEnd` or a `GuestEnd`.
fn main() {}

#[cfg(target_arch = "wasm32")]
mod worker {
    use std::cell::RefCell;
    use std::rc::{Rc, Weak};
    use std::sync::Arc;

    use coffer_guests::transport::{
        ConnectionId, GuestEvent, GuestTransport, HostEvent, HostTransport, Relays, Wake,
    };
    use coffer_iroh::{GuestOptions, HostOptions, IrohGuest, IrohHost};
    use js_sys::{Function, Uint8Array};
    use tokio::sync::Notify;
    use wasm_bindgen::prelude::{JsError, JsValue, wasm_bindgen};

    /// Tells the worker's script what has happened.
    fn tell(to: &Function, what: &str, connection: u64, more: &JsValue) {
        // A number of JavaScript; nobody makes more connections than it can count.
        let connection = connection as f64;
        // The script only posts it to the page, which does not fail.
        let _posted = to.call3(&JsValue::NULL, &what.into(), &connection.into(), more);
    }

    fn bytes(message: &[u8]) -> JsValue {
        Uint8Array::from(message).into()
    }

    /// Calls `drain` whenever the transport has something, until the transport is gone.
    fn watch<T: 'static>(
        of: &Rc<RefCell<T>>,
        heard: Arc<Notify>,
        drain: impl Fn(&mut T) + 'static,
    ) {
        let of: Weak<RefCell<T>> = Rc::downgrade(of);
        drop(n0_future::task::spawn(async move {
            loop {
                heard.notified().await;
                let Some(transport) = of.upgrade() else {
                    return;
                };
                drain(&mut transport.borrow_mut());
            }
        }));
    }

    /// A wake that notifies.
    fn wake(heard: &Arc<Notify>) -> Wake {
        let heard = heard.clone();
        Wake::new(move || heard.notify_one())
    }

    /// A host's end.
    #[wasm_bindgen]
    pub struct HostEnd(Rc<RefCell<IrohHost>>);

    #[wasm_bindgen]
    impl HostEnd {
        /// Opens it with the secret key of its address, the relays (see [`Relays`]) and the address that
        /// it had before, which may be empty.
        ///
        /// # Errors
        /// With a sentence if it cannot be opened.
        #[wasm_bindgen(constructor)]
        pub fn new(
            secret: &[u8],
            relays: &str,
            known: &str,
            to: Function,
        ) -> Result<HostEnd, JsError> {
            let heard = Arc::new(Notify::new());
            let options = HostOptions {
                secret: secret.try_into()?,
                port: 0,
                relays: Relays::from(relays),
                known: Some(known.to_owned()).filter(|known| !known.is_empty()),
                direct: false,
            };
            let end = Rc::new(RefCell::new(IrohHost::open(options, wake(&heard))?));
            let told = RefCell::new(None);
            watch(&end, heard, move |host| {
                let address = host.address();
                if let Some(address) = &address
                    && told.replace(Some(address.clone())).as_ref() != Some(address)
                {
                    tell(&to, "address", 0, &address.into());
                }
                while let Some(event) = host.poll() {
                    match event {
                        HostEvent::Joined(id) => tell(&to, "joined", id.0, &JsValue::NULL),
                        HostEvent::Received(id, message) => {
                            tell(&to, "received", id.0, &bytes(&message));
                        }
                        HostEvent::Left(id) => tell(&to, "left", id.0, &JsValue::NULL),
                        HostEvent::Failed(why) => tell(&to, "failed", 0, &why.into()),
                    }
                }
            });
            Ok(HostEnd(end))
        }

        /// Sends a message to a connection.
        pub fn send(&self, connection: f64, message: &[u8]) {
            let connection = ConnectionId(connection as u64);
            self.0.borrow_mut().send(connection, message);
        }

        /// Closes a connection.
        pub fn close(&self, connection: f64) {
            self.0.borrow_mut().close(ConnectionId(connection as u64));
        }
    }

    /// A guest's end.
    #[wasm_bindgen]
    pub struct GuestEnd(Rc<RefCell<IrohGuest>>);

    #[wasm_bindgen]
    impl GuestEnd {
        /// Begins to dial the host at this address.
        ///
        /// # Errors
        /// With a sentence if that cannot be done.
        #[wasm_bindgen(constructor)]
        pub fn new(address: &str, to: Function) -> Result<GuestEnd, JsError> {
            let heard = Arc::new(Notify::new());
            let guest = IrohGuest::open(address, GuestOptions::default(), wake(&heard))?;
            let end = Rc::new(RefCell::new(guest));
            watch(&end, heard, move |guest| {
                while let Some(event) = guest.poll() {
                    match event {
                        GuestEvent::Joined => tell(&to, "joined", 0, &JsValue::NULL),
                        GuestEvent::Received(message) => {
                            tell(&to, "received", 0, &bytes(&message));
                        }
                        GuestEvent::Left => tell(&to, "left", 0, &JsValue::NULL),
                        GuestEvent::Failed(why) => tell(&to, "failed", 0, &why.into()),
                    }
                }
            });
            Ok(GuestEnd(end))
        }

        /// Sends a message to the host.
        pub fn send(&self, message: &[u8]) {
            self.0.borrow_mut().send(message);
        }

        /// Gives the connection up and makes a new one.
        pub fn reconnect(&self) {
            self.0.borrow_mut().reconnect();
        }
    }
}
