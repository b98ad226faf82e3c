import type { ReceiptProblem } from '#errors/receipt-problem.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/receipts.ts';
import type { Words } from '#wording/words.ts';
import { count, countFiles } from './count.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: 'Bon',
  title: 'Bon',
  close: 'Sluiten',
  about:
    'Op een bon staat welk bestand uit welk ander bestand is gemaakt, met welke instellingen en software. Iedereen die het originele bestand heeft, kan er dezelfde taak opnieuw mee uitvoeren en controleren of er niets is veranderd.',
  names: 'Bestandsnamen opnemen',
  /** Beside the checkbox. */
  namesAbout: 'Zonder namen staan de bestanden alleen met hun SHA-256 op de bon.',
  incomplete:
    'Iets wat je hebt getypt, getekend of als bestand hebt toegevoegd, staat niet op de bon. Je kunt er bestanden mee vergelijken, maar de taak niet opnieuw uitvoeren.',
  making: 'De bestanden worden gelezen…',
  failed: 'Er is geen bon gemaakt, omdat een bestand niet meer kan worden gelezen. Voeg het opnieuw toe.',
  text: 'De bon',
  save: 'Bon opslaan',
  savedAs: 'stayput-bon.json',
  copy: 'Kopiëren',
  check: 'Bon controleren',
} as const satisfies Words<typeof english.receiptWords>;

const problems: Record<ReceiptProblem, string> = {
  'too-long': 'hij is te groot voor een bon',
  'not-json': 'hij is geen JSON',
  'no-receipt': 'het is geen bon van deze site',
  newer: 'hij is gemaakt door een nieuwere versie van deze site',
  damaged: 'er ontbreekt iets of er is iets niet geldig',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem: Words<typeof english.describeReceiptProblem> = (problem: ReceiptProblem): string =>
  `Deze bon is niet gebruikt: ${problems[problem]}.`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

const bytes = (number: number) => count(number, 'byte');

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. De bon',
    about: 'Een bestand dat op .json eindigt. Je kunt het ook hierheen slepen of plakken.',
    choose: 'Bon kiezen',
    held: (jobs: number, files: number) =>
      `${count(jobs, 'taak', 'taken')}, ${countFiles(files)} om toe te voegen. Voeg ook de resultaten toe om ze byte voor byte te vergelijken.`,
  },
  files: {
    title: '2. De bestanden',
    about: 'De bestanden waarmee de taak is uitgevoerd. Ze blijven op dit apparaat.',
    choose: 'Bestanden kiezen',
    reading: 'De bestanden worden gelezen…',
    unreadable: 'Een bestand kan niet meer worden gelezen. Voeg het opnieuw toe.',
    /** Before there is a receipt. */
    waiting: (files: number) => `${countFiles(files)} toegevoegd.`,
    /** @param known how many are in the receipt. */
    held: (files: number, known: number) =>
      `${countFiles(files)} toegevoegd. ${known === files ? (files === 1 ? 'Het staat op de bon.' : 'Ze staan allemaal op de bon.') : `${describeWhole(known)} van ${describeWhole(files)} ${known === 1 ? 'staat' : 'staan'} op de bon.`}`,
  },
  run: 'Opnieuw uitvoeren',
  again: 'Nog een keer uitvoeren',
  cancel: 'Annuleren',
  cancelled: 'Geannuleerd.',
  progress: 'Voortgang van alle taken',
  working: (job: number, of: number) => `Taak ${describeWhole(job)} van ${describeWhole(of)} wordt uitgevoerd…`,
  noScript: 'Taken worden uitgevoerd door scripts, en JavaScript staat in deze browser uit.',
  jobs: 'Wat eruit kwam',
  /** For one job. */
  outcome: { identical: 'Identiek', different: 'Niet identiek', unchecked: 'Kon niet worden gecontroleerd' },
  /** For several jobs with different outcomes. */
  sum: (identical: number, jobs: number) => `${describeWhole(identical)} van ${describeWhole(jobs)} identiek`,
  identical: (results: number) =>
    results === 1
      ? 'Het resultaat is identiek, byte voor byte.'
      : `Alle ${describeWhole(results)} resultaten zijn identiek, byte voor byte.`,
  /** If an added file is not a result, although the job's results match the receipt. */
  jobIsRight: 'De taak zelf geeft de resultaten die op de bon staan, byte voor byte.',
  waiting: 'Nog niet uitgevoerd.',
  /** The numbers of files and results. */
  made: (files: number, results: number) =>
    `Van ${countFiles(files)} naar ${count(results, 'resultaat', 'resultaten')}.`,
  noTool: 'Zo’n tool heeft deze site niet.',
  anotherFile: 'Geen van de bestanden die je hebt toegevoegd, is het bestand van de bon.',
  file: (size: number, sha256: string, name?: string) =>
    `${name ? `${name}: ` : ''}${bytes(size)}, SHA-256 ${digits(sha256)}`,
  inReceipt: 'Op de bon',
  added: 'Toegevoegd',
  incomplete: (options: readonly string[]) =>
    `Niet opnieuw uitgevoerd: op de bon staat niet wat hier is getypt, getekend of toegevoegd: ${listOf(options)}.`,
  /** An option that this site does not know. */
  somethingElse: 'iets anders',
  filePassword: 'het wachtwoord van het bestand',
  numberOfResults: (here: number, there: number) =>
    `Hier ${here === 1 ? 'ontstond' : 'ontstonden'} ${count(here, 'resultaat', 'resultaten')}, maar op de bon ${there === 1 ? 'staat' : 'staan'} er ${describeWhole(there)}.`,
  differs: (result: number, of: number, here: number, there: number) =>
    `${of === 1 ? 'Het resultaat' : `Resultaat ${describeWhole(result)}`} is anders: hier ${bytes(here)}, op de bon ${describeWhole(there)}.`,
  /** @param at from 0. */
  firstByte: (at: number) => `Het eerste verschil zit bij byte ${describeWhole(at + 1)}.`,
  changed: (name: string, at: number, here: number, there: number) =>
    `‘${name}’ is niet het resultaat van de bon. Het verschilt vanaf byte ${describeWhole(at + 1)} van het resultaat dat hier is gemaakt${here === there ? '' : `, en heeft ${bytes(there)} in plaats van ${describeWhole(here)}`}.`,
  stranger: (name: string) => `‘${name}’ staat niet op deze bon.`,
  why: {
    random: 'Deze tool gebruikt willekeurige getallen of de tijd, dus geen twee resultaten zijn gelijk.',
    codecs: 'Het is gemaakt met de codecs van de browser, en die zijn niet op elk apparaat hetzelfde.',
    engine: (name: string, here: string, there: string) => `${name}: hier versie ${here}, op de bon ${there}.`,
    noEngine: 'geen',
    browser: (here: string, there: string) => `Deze browser is ${here}. De bon is gemaakt in ${there}.`,
    isolated:
      'De browser heeft de pagina maar één van de twee keren geïsoleerd, dus andere software heeft het werk gedaan.',
    build: 'De site is veranderd sinds de bon is gemaakt.',
    unknownBuild: 'De pagina kon niet achterhalen bij welke versie van de site ze hoort.',
    nothing: 'De browser, de programma’s en de versie van de site zijn hetzelfde.',
  },
} as const satisfies Words<typeof english.checkWords>;
