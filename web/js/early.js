// Before anything is drawn: the look that the reader has chosen, and the language. A classic script, because
// a module would come too late. Also the way back in history, and the two switches of the header, which
// every page has. The names and values are those of preferences.js; a test compares them.
(() => {
  /** What is put on the page, if it is not the default. @type {Record<string, string[]>} */
  const LOOKS = {
    theme: ['light', 'dark'],
    board: ['plain', 'contrast'],
    pieces: ['marks', 'signs'],
    coordinates: ['inside', 'off'],
    motion: ['off', 'fast', 'slow'],
    zen: ['on'],
    letters: ['off'],
    sound: ['off'],
    'confirm-untimed': ['on'],
  };
  const CHANGED = 'ataxx-preference';
  // What is only for readers without script is put away, what needs it is shown.
  document.documentElement.setAttribute('data-script', 'yes');

  /** Chosen on this page: it holds even where the browser keeps nothing. @type {Record<string, string>} */
  const held = {};

  /** @param {string} name @returns {string | null} what was chosen, as `storage.js` keeps it */
  const recall = (name) => {
    try {
      return held[name] ?? JSON.parse(localStorage.getItem(`ataxx.${name}`) ?? 'null');
    } catch {
      return null;
    }
  };

  /** @param {string} name @param {string} value @returns {boolean} whether it is kept; else it holds for this page */
  const remember = (name, value) => {
    try {
      localStorage.setItem(`ataxx.${name}`, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  };

  const dress = () => {
    for (const [name, values] of Object.entries(LOOKS)) {
      const value = recall(name);
      if (value !== null && values.includes(value)) document.documentElement.setAttribute(`data-${name}`, value);
      else document.documentElement.removeAttribute(`data-${name}`);
    }
  };

  const setSwitches = () => {
    document.querySelector('[data-part="sound"]')?.setAttribute('aria-pressed', String(recall('sound') !== 'off'));
    const theme = recall('theme') ?? 'system';
    for (const choice of document.querySelectorAll('.menu input[name="theme"]')) {
      if (choice instanceof HTMLInputElement) choice.checked = choice.value === theme;
    }
  };

  /** @param {string} name @param {string} value */
  const choose = (name, value) => {
    const kept = remember(name, value);
    dispatchEvent(new CustomEvent(CHANGED, { detail: { name, value, kept } }));
  };

  // Who came by an address without a language, and was sent on by the browser's wish, goes on to the language
  // that they have chosen here before. That page is asked for by its own address, so nobody is sent in circles.
  const [arrival] = performance.getEntriesByType('navigation');
  if (arrival instanceof PerformanceNavigationTiming && arrival.redirectCount > 0) {
    const language = recall('language');
    const pages = [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => new URL(/** @type {HTMLLinkElement} */ (link).href).pathname);
    const page = pages.find((path) => path.split('/')[1] === language);
    if (page !== undefined && page !== location.pathname) location.replace(page + location.search + location.hash);
  }

  dress();

  addEventListener(CHANGED, (event) => {
    const { name, value } = /** @type {CustomEvent} */ (event).detail;
    held[name] = value;
    dress();
    setSwitches();
  });
  // Another tab: what is kept is newer than what is held.
  addEventListener('storage', () => {
    for (const name of Object.keys(held)) delete held[name];
    dress();
    setSwitches();
  });

  // The home page becomes a game without being loaded anew; back and forward then lead to the other of the two.
  // A fragment, as the link past the header has, is no other page.
  addEventListener('popstate', () => { if (location.hash === '') location.reload(); });

  // Help, beside what goes on here: never while somebody writes.
  addEventListener('keydown', (event) => {
    const writes = event.target instanceof Element && event.target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null;
    if (event.key !== '?' || writes || event.ctrlKey || event.metaKey || event.altKey || recall('letters') === 'off') return;
    const help = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="help"]'));
    if (help === null) return;
    if (new URL(help.href).pathname === location.pathname) location.hash = 'keys';
    else open(help.href, '_blank', 'noopener');
  });

  // Keeps the pages for when there is no network. Last of all, so that no first move waits for it; and not for
  // who pays for each byte. Where it can't be, as in some private windows, the site works as ever.
  addEventListener('load', () => {
    const idle = window.requestIdleCallback ?? ((/** @type {() => void} */ call) => setTimeout(call, 2_000));
    if ('serviceWorker' in navigator && !Reflect.get(navigator, 'connection')?.saveData) {
      idle(() => navigator.serviceWorker.register('/sw.js').catch(() => {}));
    }
  });

  document.addEventListener('DOMContentLoaded', () => {
    setSwitches();
    document.querySelector('[data-part="sound"]')?.addEventListener('click', () => choose('sound', recall('sound') === 'off' ? 'on' : 'off'));
    const menu = document.querySelector('details.menu');
    menu?.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement && target.name === 'theme') choose('theme', target.value);
    });
    document.addEventListener('click', ({ target }) => {
      if (!(target instanceof Node)) return;
      if (!menu?.contains(target)) menu?.removeAttribute('open');
      const language = target instanceof Element ? target.closest('.languages a[hreflang]') : null;
      if (language instanceof HTMLAnchorElement) remember('language', language.pathname.split('/')[1]);
    });
    menu?.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') menu.removeAttribute('open');
    });
  });
})();
