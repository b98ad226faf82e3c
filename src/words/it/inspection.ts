import type { FoundName, FoundValue, MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import type * as english from '#words/inspection.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import type { Words } from '#wording/words.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: 'Luogo', meaning: 'Dove è stato creato, o di quale luogo parla.' },
    person: {
      title: 'Persone',
      meaning: 'Nomi di persone, come l’autore, il proprietario o qualcuno nell’immagine.',
    },
    serial: {
      title: 'Numeri di serie e identificativi',
      meaning: 'Possono collegare questo file a un dispositivo, o ad altri file della stessa persona.',
    },
    'differing-preview': {
      title: 'Anteprima diversa dall’immagine',
      meaning: 'Una piccola immagine dentro il file può mostrare ancora ciò che è stato tagliato o ritoccato.',
    },
    rest: { title: 'Dati dopo la fine', meaning: 'I programmi li ignorano, ma chiunque può leggerli.' },
    video: { title: 'Video', meaning: 'Un breve video con audio che i telefoni aggiungono a una foto.' },
    version: {
      title: 'Versioni precedenti',
      meaning: 'Spesso i programmi si limitano ad accodare le modifiche, quindi ciò che c’era prima si può recuperare.',
    },
    'hidden-text': { title: 'Testo nascosto', meaning: 'Nessuno lo vede, ma si può copiare e cercare.' },
    outside: {
      title: 'Contenuto fuori dalla pagina visibile',
      meaning: 'Ritagliare una pagina nasconde soltanto ciò che sta attorno.',
    },
    layer: { title: 'Livelli nascosti', meaning: 'Chi legge il file può renderli visibili.' },
    attachment: { title: 'File allegati', meaning: 'Interi file dentro questo.' },
    comment: { title: 'Commenti', meaning: 'Note e segni, spesso con il nome di chi li ha fatti.' },
    'form-value': { title: 'Valori dei moduli', meaning: 'Ciò che è stato scritto o scelto nei campi dei moduli.' },
    script: { title: 'Script', meaning: 'Programmi che possono avviarsi quando si apre il file.' },
    remote: {
      title: 'Indirizzi remoti',
      meaning:
        'Aprire il file, o inviare un modulo che contiene, può contattare questi indirizzi e far sapere a chi li gestisce che hai il file.',
    },
    device: { title: 'Dispositivi', meaning: 'La fotocamera, il telefono, lo scanner o l’obiettivo.' },
    software: { title: 'Software', meaning: 'I programmi che hanno creato o modificato il file.' },
    time: { title: 'Date e ore', meaning: 'Quando è stato creato o modificato.' },
    history: { title: 'Cronologia', meaning: 'Che cosa è stato fatto al file, e con quali file è stato creato.' },
    text: { title: 'Campi di testo', meaning: 'Titoli, descrizioni, parole chiave e commenti.' },
    link: { title: 'Link', meaning: 'Indirizzi che si aprono quando qualcuno li segue.' },
    exposure: { title: 'Impostazioni di scatto', meaning: 'Come è stata scattata la foto.' },
    preview: { title: 'Anteprime', meaning: 'Piccole immagini o copertine, mostrate negli elenchi di file.' },
    other: { title: 'Altri dati', meaning: 'Dati che i programmi salvano per sé.' },
  },
  format: 'Formato: {format}',
  nothing: 'Non è stato trovato nulla.',
  absent: 'Cercato e non trovato: {types}.',
  unread: 'Non esaminato:',
  parts: {
    pixels: 'Ciò che l’immagine stessa mostra, come volti, cartelli e schermi.',
    watermarks: 'Filigrane invisibili.',
    'maker-notes': 'Il contenuto delle note del produttore della fotocamera, che spesso comprendono numeri di serie.',
    packed: 'Metadati compressi con Brotli.',
    recording: 'Ciò che si vede e si sente, come volti, voci e cartelli.',
    'data-tracks': 'Il contenuto delle tracce di dati.',
    scans: 'Il testo nelle immagini, come nelle pagine scansionate.',
    attachments: 'Il contenuto dei file allegati. Salvali per esaminarli uno a uno.',
    signatures: 'Le firme digitali. “Verifica firme PDF” dice chi ha firmato.',
    'undrawn-pages':
      'Testo nascosto e contenuto fuori dalla pagina visibile, nelle pagine che non si sono potute disegnare o dopo le prime 300.',
    format: 'Metadati: qui non vengono letti da questo formato.',
  },
  removedBy: 'Per rimuovere questi dati, usa “{tool}”.',
  notRemoved: 'Nessuno strumento di questo sito rimuove questi dati dal file.',
  more: 'e ancora {count}',
  page: 'pagina {page}',
} satisfies Words<typeof english.inspectionWords>;

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: 'Non si vede',
  'over-picture': 'Testo invisibile sopra un’immagine, come nelle scansioni',
  version: 'Versione {version} di {versions}',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': 'Una traccia di dati della fotocamera, che può contenere posizioni e movimenti',
  'data-track': 'Una traccia di dati',
  drawings: 'Disegni o immagini',
  'differing-shape': 'L’anteprima è di {preview} pixel e l’immagine di {picture}, quindi hanno forme diverse',
  'differing-content':
    'L’anteprima è di {preview} pixel e l’immagine di {picture}: la forma è la stessa, ma mostrano cose diverse',
};

/** What was found, in words. */
export const itemInWords: Words<typeof english.itemInWords> = ({ name, value, page }) => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value ? { preview: describePixels(value.preview), picture: describePixels(value.picture) } : value;

/** The report on the page. */
export const inspectionPage = {
  label: 'Rapporto',
  useIn: (title) => `Apri in: ${title}`,
  absent: 'Cercato e non trovato',
  unread: 'Non esaminato',
  names: {
    'Date time original': 'Data di scatto',
    'Date time digitized': 'Data di digitalizzazione',
    'Date time': 'Data di modifica',
  } as Readonly<Record<string, string>>,
} satisfies Words<typeof english.inspectionPage>;

/** `Dati trovati: luogo, persone e dispositivi.` */
export const describeInspection: Words<typeof english.describeInspection> = ({ findings, unread }) => {
  if (findings.length > 0) {
    const titles = findings.map(({ type }) => inspectionWords.types[type].title);
    return `Dati trovati: ${listOf(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)))}.`;
  }
  return unread.includes('format')
    ? 'Qui i metadati non vengono letti da questo formato.'
    : 'Non è stato trovato nulla.';
};
