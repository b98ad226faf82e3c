import { locale } from '#language.ts';
import type * as english from '#words/proof.ts';
import { describeSize, listOf } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: 'Rifiutato',
    silent: 'Rifiutato senza messaggio',
    unseen: 'Nessun rifiuto visto',
    absent: 'Non in questo browser',
    untried: 'Prova non riuscita',
  },
  notTried: 'Non provato',
  silent: 'Lo rifiuta l’elenco delle connessioni, che questo browser fa rispettare.',
  gone: 'Questo file non si può più leggere. Sceglilo di nuovo.',
  taken: (bytes) => describeSize(bytes),
  again: 'Riprova',
  tried: 'vie provate',
  refused: 'vie rifiutate',
  refusedOrAbsent: 'vie rifiutate o non disponibili',
  elsewhere: {
    title: 'Ora prova questa riga in un altro sito qualsiasi',
    how: 'Apri lì gli strumenti per sviluppatori (F12 in quasi tutti i browser), scegli “Console” e incollala. Dice se il testo è stato inviato (“sent”). In questo sito risponde “refused”, cioè rifiutato.',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: 'Copia',
    what: 'la riga',
  },
  save: 'Salva come immagine',
  unsaved: 'Non è stato possibile creare l’immagine. Controlla di essere online, poi riprova.',
  picture: {
    name: 'file-al-suo-posto.png',
    told: 'Ho chiesto a una pagina web di mandare altrove il mio file, e il mio browser si è rifiutato.',
    by: (browser, date, address) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds) => (holds ? 'Qui rifiutato.' : holds === false ? 'Qui non rifiutato.' : 'Qui non è chiaro.'),
  sample: (id) => `Un esempio creato in questa pagina: ${id}\n`,
  sum: ({ refused, silent, unseen, absent, untried }) => {
    const all = refused + silent + unseen + untried;
    const parts = [
      `${refused} con un messaggio di errore`,
      ...(silent > 0 ? [`${silent} in silenzio`] : []),
      ...(absent > 0 ? [`${absent} non ${absent === 1 ? 'esiste' : 'esistono'} in questo browser`] : []),
      ...(untried > 0 ? [`${untried} non si ${untried === 1 ? 'è potuto' : 'sono potuti'} provare`] : []),
      ...(unseen > 0 ? [`per ${unseen} non si è visto un rifiuto`] : []),
    ];
    const blocked =
      unseen + untried > 0 ? `Tentativi bloccati: ${refused + silent} di ${all}` : `Tutti i ${all} tentativi bloccati`;
    const rest = unseen + untried > 0 ? 'L’elenco qui sotto dice quali.' : 'Del tuo file non è uscito nulla.';
    return `${blocked} (${listOf(parts)}). ${rest}`;
  },
} satisfies Words<typeof english.trialWords>;

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum: ({ made, refused, doubtful, received }) => {
    const done = `${count(made, 'richiesta fatta', 'richieste fatte')}, ${describeSize(received)} di dati ricevuti, ${count(refused, 'rifiutata', 'rifiutate')}.`;
    return doubtful > 0
      ? `${done} ${count(doubtful, 'richiesta potrebbe aver portato via', 'richieste potrebbero aver portato via')} qualcosa: l’elenco dice quali.`
      : `${done} 0 byte dei tuoi file inviati: nessuna richiesta è andata a un altro host, nessuna è di un tipo che può avere un corpo, e nessuna ha un punto interrogativo nell’indirizzo.`;
  },
  fromCache: 'dalla cache',
  refused: 'rifiutata',
  carried: {
    'another-host': 'verso un altro host',
    query: 'una query',
    body: 'un corpo',
    nothing: 'nulla',
  },
} satisfies Words<typeof english.requestWords>;

/** What is tried to send something away, at the start of a line. */
export const wayTitles: Words<typeof english.wayTitles> = {
  fetch: 'fetch',
  'fetch that outlives the page': 'fetch che sopravvive alla pagina',
  'fetch that waits until the page is gone': 'fetch che aspetta la chiusura della pagina',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'Beacon',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: 'Cache',
  image: 'Immagine',
  'image in a style': 'Immagine in uno stile',
  'image in a drawing': 'Immagine in un disegno',
  font: 'Font',
  audio: 'Audio',
  'poster of a video': 'Immagine di anteprima di un video',
  stylesheet: 'Foglio di stile',
  script: 'Script',
  'module import': 'Importazione di un modulo',
  'audio worklet': 'Audio worklet',
  prefetch: 'Precaricamento di una pagina (prefetch)',
  preload: 'Precaricamento (preload)',
  'module preload': 'Precaricamento di un modulo',
  manifest: 'Manifest',
  icon: 'Icona',
  'looking a name up': 'Risoluzione di un nome (DNS)',
  'connecting ahead': 'Connessione anticipata',
  'speculation rules': 'Regole di speculazione',
  frame: 'Frame',
  'a frame’s own fetch': 'fetch di un frame',
  object: 'Oggetto',
  embed: 'Elemento incorporato',
  ping: 'Ping',
  'form in a new window': 'Modulo in una nuova finestra',
  'inline worker': 'Worker inline',
  worker: 'Worker',
  'shared worker': 'Shared worker',
  'service worker': 'Service worker',
  'WebRTC, to look for a path': 'WebRTC, per cercare un percorso',
  'WebRTC, through a relay': 'WebRTC, attraverso un relay',
  'WebRTC, straight to a peer': 'WebRTC, direttamente a un altro dispositivo',
  download: 'Download',
  navigation: 'Navigazione',
  'a new window': 'Una nuova finestra',
  'a page that refreshes itself': 'Una pagina che si ricarica da sola',
  form: 'Modulo',
  'a form’s fields in an address': 'I campi di un modulo in un indirizzo',
};
