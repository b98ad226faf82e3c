import { oldestBrowsers } from '#browsers.ts';
import tested from '#tested-browsers.json' with { type: 'json' };
import type * as english from '#words/browsers.ts';
import type { Words } from '#wording/words.ts';

const results = Object.entries<Record<string, string>>(tested.browsers).map(([browser, tools]) => {
  const said = Object.values(tools);
  const works = said.filter((one) => one === 'works').length;
  return works === said.length
    ? `tutti i ${works} strumenti in ${browser}`
    : `${works} strumenti su ${said.length} in ${browser}`;
});

/**
 * The page about browsers, as lines.
 *
 * @param testedOn the date of the last run of all tools.
 */
export const browsersPage: Words<typeof english.browsersPage> = (testedOn) => ({
  title: 'Browser',
  description: 'In quali browser funzionano gli strumenti, e come lo sappiamo.',
  lines: [
    `Per usare gli strumenti serve Safari ${oldestBrowsers.safari}, Firefox ${oldestBrowsers.firefox}, Chrome o Edge ${oldestBrowsers.chrome}, Samsung Internet ${oldestBrowsers.samsunginternet_android} o una loro versione più recente. In un browser più vecchio compare un avviso.`,
    `Tutti gli strumenti sono stati provati in tre motori di browser, e un altro programma ha letto ogni risultato. Ultima prova: ${testedOn}. Hanno funzionato: ${results.join(', ')}.`,
    'WebKitGTK è il motore di Safari, compilato per Linux. Safari vero e proprio non l’abbiamo provato: resta da vedere come si comportano i suoi decodificatori e codificatori per video e audio.',
    'Chrome, Edge, Opera, Brave e Samsung Internet condividono il motore di Chromium.',
    'In una finestra in incognito le pagine possono non avere un disco su cui lavorare. In quel caso il risultato deve stare in memoria e, se non ci sta, la pagina lo dice.',
    'Dentro alcune altre app, le pagine non hanno memoria condivisa. Lì le immagini vengono elaborate da altri programmi, che leggono e scrivono meno formati.',
    'Se il tuo browser non può fare qualcosa, la pagina lo dice prima o dopo averci provato, e indica quale browser può farlo.',
  ],
  more: [
    ['/proof', 'Guarda che cosa il tuo browser si rifiuta di inviare'],
    ['/docs/engines', 'Su che cosa si basano gli strumenti'],
  ],
});
