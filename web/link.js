// @ts-check
// The fragment of the address: a shared match or position.

export class Link {
  /** @param {() => void} wake called when the fragment changes */
  constructor(wake) {
    addEventListener('hashchange', () => { if (location.hash.length > 1) wake(); });
  }

  /** Takes the fragment. It is removed from the address, so that a reload continues the saved match. */
  take() {
    const fragment = location.hash.slice(1);
    if (fragment === '') return '';
    history.replaceState(history.state, '', location.pathname + location.search);
    try {
      return decodeURIComponent(fragment);
    } catch {
      return fragment;
    }
  }

  /** The page's address with this fragment. @param {string} fragment */
  share(fragment) {
    // Characters that are valid in addresses stay readable; others would end a link in a message.
    const safe = fragment.replace(/[^A-Za-z0-9\-_.~!$&*+,;=:@/?]/gu, (sign) => {
      try {
        return sign === "'" ? '%27' : sign === '(' ? '%28' : sign === ')' ? '%29' : encodeURIComponent(sign);
      } catch {
        return '%EF%BF%BD';
      }
    });
    return `${location.href.split('#', 1)[0]}#${safe}`;
  }
}
