// @ts-check
// A worker for the network of one table with guests: it opens a host's or a guest's end, posts what happens there, and does what the page asks.

// @ts-ignore: made by wasm-bindgen
import init, { GuestEnd, HostEnd } from './network.js';

/** The end of this worker, once it is open. @type {any} */
let end;
/** What the page has asked before that. @type {any[]} */
let early = [];

/** @param {string} what @param {number} connection @param {string | Uint8Array | null} more */
const tell = (what, connection, more) => self.postMessage({ what, connection, more });

/** @param {any} order */
async function open({ host, guest }) {
  await init();
  end = host ? new HostEnd(host.secret, host.relays, host.known, tell) : new GuestEnd(guest.address, tell);
  for (const order of early.splice(0)) obey(order);
}

/** @param {any} order */
function obey(order) {
  if (!end) early.push(order);
  else if (order.leave) {
    // It says good-bye; the page ends this worker a little later.
    end.free();
    end = undefined;
  } else if (order.reconnect) end.reconnect();
  else if (order.close) end.close(order.connection);
  else if (end instanceof HostEnd) end.send(order.connection, order.message);
  else end.send(order.message);
}

self.addEventListener('message', ({ data }) => {
  if (data.host || data.guest) open(data).catch((error) => tell('failed', 0, error instanceof Error ? error.message : String(error)));
  else obey(data);
});
