import type * as english from '#words/workflow.ts';
import type { Words } from '#wording/words.ts';
import { count } from './count.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: 'Flusso di lavoro',
  description:
    'Applica più strumenti ai tuoi file in una volta sola: ridimensiona, comprimi, riunisci in un PDF. Salva i passaggi, o inviali come link.',
  action: 'Esegui tutti i passaggi',
  suffix: 'modificato',
  takes: ['Immagini', 'PDF', 'video', 'audio'],
  steps: 'Passaggi',
  none: 'Ancora nessun passaggio. Aggiungi il primo, oppure parti da un esempio.',
  add: 'Aggiungi un passaggio',
  choose: (number) => (number === 1 ? 'Aggiungi il primo passaggio' : `Scegli il passaggio ${number}`),
  nothingFollows: 'Nessuno strumento può lavorare su ciò che produce l’ultimo passaggio.',
  close: 'Chiudi',
  up: (title) => `Sposta ${title} in su`,
  down: (title) => `Sposta ${title} in giù`,
  remove: (title) => `Rimuovi ${title}`,
  setTo: (title, value) => `${title}: ${value}`,
  off: (title) => `${title}: no`,
  joins: 'tutti i file diventano uno solo',
  lacks: (option) => `${option}: ancora da compilare.`,
  cannotFollow: (title, before) => `${title} non può lavorare su ciò che produce ${before}.`,
  set: 'I passaggi sono stati impostati dal link.',
  opened: (name) => `Flusso di lavoro aperto: “${name}”.`,
  noSteps: 'Prima aggiungi un passaggio.',
  mine: 'I miei flussi di lavoro',
  save: 'Salva flusso',
  name: 'Nome',
  saved: (name, hasText) =>
    hasText
      ? `“${name}” è stato salvato in questo browser, con il testo che hai scritto.`
      : `“${name}” è stato salvato in questo browser.`,
  removed: (name) => `“${name}” è stato rimosso.`,
  removeShort: 'Rimuovi',
  removeSaved: (name) => `Rimuovi “${name}”`,
  export: 'Esporta',
  import: 'Importa',
  exportedAs: 'stayput-flussi.json',
  imported: (workflows) => `${count(workflows, 'flusso di lavoro importato', 'flussi di lavoro importati')}.`,
  notImported: 'Questo file non è stato importato: non contiene flussi di lavoro che questo sito sappia leggere.',
  questions: [
    {
      question: 'Che cosa succede se un passaggio non riesce per un file?',
      answer:
        'Gli altri file continuano. La riga di quel file dice quale passaggio non è riuscito e perché, e il tuo file originale non viene mai modificato.',
    },
    {
      question: 'Posso inviare i miei passaggi a qualcuno?',
      answer:
        'Sì. Sono nell’indirizzo di questa pagina: copialo, e chi lo apre trova gli stessi passaggi e aggiunge i propri file. Quello che hai scritto come testo, per esempio una filigrana o una password, non ne fa parte. La parte dopo # non viene mai inviata a un server. Un flusso di lavoro che salvi in questo browser conserva il suo testo, ma mai una password.',
    },
    {
      question: 'Quali strumenti possono essere passaggi?',
      answer:
        'Quasi tutti, tranne quelli per cui devi prima guardare ogni file, come firmare o scegliere le pagine a mano.',
    },
  ],
  full: 'Questo browser non permette al sito di salvare nulla.',
} satisfies Words<typeof english.workflowWords>;
