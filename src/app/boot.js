// Dresses the page: before the first paint as was kept, so that it has the chosen look and the bar of
// the right page; then as the app's preferences say, and whenever the device changes. Asks for the
// files of a game that the address names, long before the app knows of it.
{
  const root = document.documentElement;
  const { dataset } = root;
  const place = location.hash.replace(/^#?\/?/, '');
  const [, id] = /^([a-z-]+)(?:$|\/(?:game|daily)\/|\/deal-)/.exec(place) ?? [];
  const game = id && document.querySelector(`meta[name="opens:${id}"]`);
  dataset.page = game ? 'game' : place ? 'other' : 'home';
  if (game) {
    root.style.setProperty('--first-name', JSON.stringify(game.content));
    const hrefs = game.dataset.files.split(' ').filter(Boolean);
    const askNext = () => {
      const href = hrefs.shift();
      if (!href) return;
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
      setTimeout(askNext);
    };
    // Not before the first paint, and one at a time: asking alone takes a slow phone a tenth of a
    // second.
    requestAnimationFrame(() => setTimeout(askNext));
  }

  const ask = (query) => {
    try {
      const list = matchMedia(query);
      // Not all browsers tell of changes.
      list.addEventListener?.('change', () => dress());
      return list;
    } catch {
      return { matches: false };
    }
  };
  const dark = ask('(prefers-color-scheme: dark)');
  const more = ask('(prefers-contrast: more)');
  const forced = ask('(forced-colors: active)');
  let chosen = {};

  const dress = () => {
    const { theme, contrast, print } = chosen;
    const bright = theme === 'light' || (theme !== 'dark' && !dark.matches);
    dataset.theme = bright ? 'light' : 'dark';
    const high = contrast === 'high' || (contrast !== 'normal' && more.matches);
    dataset.contrast = high || forced.matches ? 'high' : 'normal';
    dataset.print = print === 'large' ? 'large' : 'normal';
    const bar = getComputedStyle(root).getPropertyValue('--bar').trim();
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = bar;
  };

  try {
    const kept = (key) => localStorage.getItem(`tray-table:${key}`);
    const begun = kept('begun');
    if (begun) {
      const [width, room] = begun.split(' ');
      const known = room > 0 && matchMedia(`(width: ${width}px)`).matches;
      dataset.begun = known ? room : '';
      root.style.setProperty('--first-room', `${room}px`);
    }
    chosen = { theme: kept('theme'), contrast: kept('contrast'), print: kept('print') };
  } catch {
    // Storage is blocked: the device's look it is.
  }
  dress();
  addEventListener('looks', ({ detail }) => {
    chosen = detail;
    dress();
  });
}
