import type { ReceiptProblem } from '#errors/receipt-problem.ts';
import type * as english from '#words/receipts.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: 'Ricevuta',
  title: 'Ricevuta',
  close: 'Chiudi',
  about:
    'Una ricevuta annota quale file è diventato quale, con quali impostazioni e quali programmi. Chiunque abbia il file originale può usarla per ripetere lo stesso lavoro e controllare che non sia stato cambiato nulla.',
  names: 'Includi i nomi dei file',
  namesAbout: 'Senza, la ricevuta identifica i file solo con il loro SHA-256.',
  incomplete:
    'Qualcosa che hai scritto, disegnato o aggiunto come file non è nella ricevuta. Puoi usarla per confrontare i file, ma non per ripetere il lavoro.',
  making: 'Lettura dei file…',
  failed: 'La ricevuta non è stata creata, perché un file non si può più leggere. Aggiungilo di nuovo.',
  text: 'La ricevuta',
  save: 'Salva la ricevuta',
  savedAs: 'stayput-ricevuta.json',
  copy: 'Copia',
  check: 'Verifica una ricevuta',
} satisfies Words<typeof english.receiptWords>;

const problems: Record<ReceiptProblem, string> = {
  'too-long': 'è troppo grande per essere una ricevuta',
  'not-json': 'non è JSON',
  'no-receipt': 'non è una ricevuta di questo sito',
  newer: 'è stata creata da una versione più recente di questo sito',
  damaged: 'una sua parte manca o non è valida',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem: Words<typeof english.describeReceiptProblem> = (problem) =>
  `Questa ricevuta non è stata usata: ${problems[problem]}.`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. La ricevuta',
    about: 'Un file con estensione .json. Puoi anche trascinarlo qui o incollarlo.',
    choose: 'Scegli la ricevuta',
    held: (jobs, files) =>
      `${count(jobs, 'lavoro', 'lavori')}, ${count(files, 'file')} da aggiungere. Aggiungi anche i risultati per confrontarli byte per byte.`,
  },
  files: {
    title: '2. I file',
    about: 'I file su cui è stato fatto il lavoro. Restano su questo dispositivo.',
    choose: 'Scegli file',
    reading: 'Lettura dei file…',
    unreadable: 'Un file non si può più leggere. Aggiungilo di nuovo.',
    waiting: (files) => `${count(files, 'file aggiunto', 'file aggiunti')}.`,
    held: (files, known) => {
      const added = `${count(files, 'file aggiunto', 'file aggiunti')}.`;
      if (known === files) return `${added} ${files === 1 ? 'È nella ricevuta.' : 'Sono tutti nella ricevuta.'}`;
      return `${added} Nella ricevuta: ${describeWhole(known)} di ${describeWhole(files)}.`;
    },
  },
  run: 'Ripeti il lavoro',
  again: 'Ripetilo ancora',
  cancel: 'Annulla',
  cancelled: 'Annullato.',
  progress: 'Avanzamento di tutti i lavori',
  working: (job, of) => `Lavoro ${describeWhole(job)} di ${describeWhole(of)} in corso…`,
  noScript: 'I lavori vengono eseguiti da script, e in questo browser JavaScript è disattivato.',
  jobs: 'Esito della verifica',
  outcome: { identical: 'Identico', different: 'Non identico', unchecked: 'Verifica non possibile' },
  sum: (identical, jobs) => `Identici: ${describeWhole(identical)} di ${describeWhole(jobs)}`,
  identical: (results) =>
    results === 1
      ? 'Il risultato è identico, byte per byte.'
      : `Tutti i ${describeWhole(results)} risultati sono identici, byte per byte.`,
  jobIsRight: 'Il lavoro in sé dà i risultati indicati nella ricevuta, byte per byte.',
  waiting: 'Non ancora ripetuto.',
  made: (files, results) => `Da ${count(files, 'file')} a ${count(results, 'risultato', 'risultati')}.`,
  noTool: 'Questo sito non ha quello strumento.',
  anotherFile: 'Nessuno dei file che hai aggiunto è quello della ricevuta.',
  file: (bytes, sha256, name) => `${name ? `${name}: ` : ''}${count(bytes, 'byte')}, SHA-256 ${digits(sha256)}`,
  inReceipt: 'Nella ricevuta',
  added: 'Aggiunto',
  incomplete: (options) =>
    `Il lavoro non è stato ripetuto: la ricevuta non dice che cosa è stato scritto, disegnato o aggiunto per ${listOf(options)}.`,
  somethingElse: 'altro',
  filePassword: 'la password del file',
  numberOfResults: (here, there) =>
    `Risultati ottenuti qui: ${describeWhole(here)}; nella ricevuta: ${describeWhole(there)}.`,
  differs: (result, of, here, there) =>
    `${of === 1 ? 'Il risultato' : `Il risultato ${describeWhole(result)}`} è diverso: ${count(here, 'byte')} qui, ${describeWhole(there)} nella ricevuta.`,
  firstByte: (at) => `La prima differenza è al byte ${describeWhole(at + 1)}.`,
  changed: (name, at, here, there) =>
    `“${name}” non è il risultato della ricevuta. È diverso da quello ottenuto qui a partire dal byte ${describeWhole(at + 1)}${here === there ? '' : `, e ha ${count(there, 'byte')} invece di ${describeWhole(here)}`}.`,
  stranger: (name) => `“${name}” non è in questa ricevuta.`,
  why: {
    random: 'Questo strumento usa numeri casuali o l’ora, quindi non ci sono mai due risultati uguali.',
    codecs: 'È stato creato con i codec del browser, che non sono gli stessi su ogni dispositivo.',
    engine: (name, here, there) => `${name}: versione ${here} qui, ${there} nella ricevuta.`,
    noEngine: 'nessuna',
    browser: (here, there) => `Questo browser è ${here}. La ricevuta è stata creata in ${there}.`,
    isolated:
      'Il browser ha isolato la pagina in una delle due volte e nell’altra no, quindi il lavoro è stato fatto da programmi diversi.',
    build: 'Il sito è cambiato da quando è stata creata la ricevuta.',
    unknownBuild: 'La pagina non è riuscita a scoprire a quale build del sito appartiene.',
    nothing: 'Il browser, i programmi e la build sono gli stessi.',
  },
} satisfies Words<typeof english.checkWords>;
