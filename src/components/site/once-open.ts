import '../kept/forget-leftovers.ts';
import { readKept, writeKept } from '../kept/kept-text.ts';
import { isAwaited } from '../kept/pending-hand-over.ts';
import '../proof/sent-count.ts';
import './shortcut-keys.ts';

/** Tools and the front page take files themselves. */
if (isAwaited() && !document.querySelector('file-tool, front-door')) void import('../kept/pocket.ts');

/** Few browsers let agents use the tools of pages. Only those load the code for it. */
if ('modelContext' in document) void import('../agents/offer-tools.ts');

/** Whoever reads another language, or has chosen one, may be offered it. Only they load the code for it. */
const read = readKept('language') ?? navigator.language;
if (read.split('-')[0] !== document.documentElement.lang.split('-')[0]) void import('./offer-language.ts');

document.addEventListener('click', ({ target }) => {
  const chosen = target instanceof Element && target.closest<HTMLElement>('[data-languages] a')?.lang;
  if (chosen) writeKept('language', chosen);
});

/** Visitors who keep the site offline or have installed it are told of new versions. Only they load the code for it. */
const visit = () => void import('../kept/offline-visit.ts');
// Browsers have none if nothing can be stored.
const isKept = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
if (isKept || matchMedia('(display-mode: standalone)').matches) visit();
else window.addEventListener('appinstalled', visit);
