import '../files/forget-leftovers.ts';
import '../proof/sent-count.ts';
import './shortcut-keys.ts';

/** Few browsers let agents use the tools of pages. Nobody else loads what does that. */
if ('modelContext' in document) void import('../agents/offer-tools.ts');

/** Who keeps the site offline, or has installed it, is told of new versions. Nobody else loads what does that. */
const visit = () => void import('../kept/offline-visit.ts');
// Browsers have none where nothing can be kept.
const isKept = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller);
if (isKept || matchMedia('(display-mode: standalone)').matches) visit();
else window.addEventListener('appinstalled', visit);
