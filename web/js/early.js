// Before anything is drawn: the reader's own choice of light or dark. A classic script, because a module
// would come too late. Also the way back in history, and the two switches of the header, which every page has.
(() => {
  const THEME = 'ataxx.theme', SOUND = 'ataxx.sound';

  /** @param {string} key @returns {string | null} what was chosen, as `storage.js` keeps it */
  const recall = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  };

  /** @param {string} key @param {string} value */
  const remember = (key, value) => {
    try {
      localStorage.setItem(key, JSON.stringify(value));
    } catch {
      // It holds for this page then.
    }
  };

  /** @param {string | null} theme */
  const dress = (theme) => {
    if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  };

  dress(recall(THEME));

  // The home page becomes a game without being loaded anew; back and forward then lead to the other of the two.
  // A fragment, as the link past the header has, is no other page.
  addEventListener('popstate', () => { if (location.hash === '') location.reload(); });

  // Help, beside what goes on here: never while somebody writes.
  addEventListener('keydown', (event) => {
    const writes = event.target instanceof Element && event.target.closest('input:not([type="radio"], [type="checkbox"]), textarea, select') !== null;
    if (event.key !== '?' || writes || event.ctrlKey || event.metaKey || event.altKey) return;
    const help = /** @type {HTMLLinkElement | null} */ (document.querySelector('link[rel="help"]'));
    if (help === null) return;
    if (new URL(help.href).pathname === location.pathname) location.hash = 'keys';
    else open(help.href, '_blank', 'noopener');
  });

  document.addEventListener('DOMContentLoaded', () => {
    const sound = document.querySelector('[data-part="sound"]');
    sound?.setAttribute('aria-pressed', String(recall(SOUND) !== 'off'));
    sound?.addEventListener('click', () => {
      const on = recall(SOUND) === 'off';
      remember(SOUND, on ? 'on' : 'off');
      sound.setAttribute('aria-pressed', String(on));
    });
    for (const choice of document.querySelectorAll('input[name="theme"]')) {
      if (!(choice instanceof HTMLInputElement)) continue;
      choice.checked = choice.value === (recall(THEME) ?? 'system');
      choice.addEventListener('change', () => { remember(THEME, choice.value); dress(choice.value); });
    }
    const menu = document.querySelector('details.menu');
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Node && !menu?.contains(target)) menu?.removeAttribute('open');
    });
    menu?.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent && event.key === 'Escape') menu.removeAttribute('open');
    });
  });
})();
