// In the head, as it is: what somebody chose at the foot of a page counts before anything is drawn, or pages would flash in
// the other colours.
{
  const key = 'theme';
  const read = () => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Sites may keep nothing here: then the system's colours count.
      return null;
    }
  };
  const apply = () => {
    const theme = read();
    const isChosen = theme === 'light' || theme === 'dark';
    if (isChosen) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    for (const meta of document.querySelectorAll('meta[name=theme-color]')) {
      const { scheme } = meta.dataset;
      meta.media = isChosen ? (scheme === theme ? 'all' : 'not all') : `(prefers-color-scheme: ${scheme})`;
    }
    const select = document.getElementById(key);
    if (select) select.value = isChosen ? theme : 'system';
  };
  apply();
  document.addEventListener('DOMContentLoaded', apply);
  addEventListener('storage', apply);
  document.addEventListener('change', ({ target }) => {
    if (target.id !== key) return;
    if (target.value === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, target.value);
    apply();
  });
}
