// @ts-check
// What stands after # in the address: a match or a position that somebody shared.

export class Link {
  /** @param {() => void} wake called when another link was put into the address */
  constructor(wake) {
    addEventListener('hashchange', () => { if (location.hash.length > 1) wake(); });
  }

  /** Given once: it is taken out of the address, so that a reload goes on with the saved match. */
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

  /** The page's own address with this after #. @param {string} fragment */
  share(fragment) {
    // What addresses may hold stays readable; the rest would end a link in a letter.
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
