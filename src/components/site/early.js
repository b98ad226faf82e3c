// Runs before a page is drawn.

// Without this mark, a page says which browsers the tools need (`src/browsers.ts`). What is asked for here is the newest
// that all of them have, and that the tools use everywhere. A browser that cannot read this script sets no mark either.
if ('withResolvers' in Promise && 'groupBy' in Map) document.documentElement.dataset.able = '';

// Applies the chosen theme.
{
  const root = document.documentElement;
  const apply = () => {
    let theme;
    try {
      theme = localStorage.theme;
    } catch {
      // Sites may not store anything here.
    }
    const isChosen = theme === 'light' || theme === 'dark';
    if (isChosen) root.dataset.theme = theme;
    else delete root.dataset.theme;
    for (const meta of document.querySelectorAll('[data-scheme]')) {
      const { scheme } = meta.dataset;
      meta.media = isChosen ? (scheme === theme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
    }
    const select = document.getElementById('theme');
    if (select) select.value = isChosen ? theme : 'system';
  };
  apply();
  addEventListener('DOMContentLoaded', apply);
  addEventListener('storage', apply);
  addEventListener('change', ({ target }) => {
    if (target.id !== 'theme') return;
    if (target.value === 'system') delete localStorage.theme;
    else localStorage.theme = target.value;
    apply();
  });
}

// The browser skips a transition between pages when the window is resized or a page is slow to render, perhaps before
// `pagereveal`. That is no failure.
{
  const expectToEnd = (transition) => {
    for (const end of ['ready', 'finished', 'updateCallbackDone']) transition?.[end].catch(() => {});
  };
  expectToEnd(document.activeViewTransition);
  for (const type of ['pageswap', 'pagereveal']) {
    addEventListener(type, ({ viewTransition }) => expectToEnd(viewTransition));
  }
}
