import type { ReceiptProblem } from '#errors/receipt-problem.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import type * as english from '#words/receipts.ts';
import type { Words } from '#wording/words.ts';
import { count, countFiles } from './count.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: 'Beleg',
  title: 'Beleg',
  close: 'Schließen',
  about:
    'Ein Beleg hält fest, aus welcher Datei welche wurde, mit welchen Einstellungen und Programmen. Wer die Originaldatei hat, kann damit dieselbe Arbeit noch einmal ausführen und prüfen, dass nichts verändert wurde.',
  names: 'Dateinamen aufnehmen',
  /** Beside the checkbox. */
  namesAbout: 'Ohne sie stehen die Dateien nur mit ihrem SHA-256 im Beleg.',
  incomplete:
    'Etwas, was du eingetippt, gezeichnet oder als Datei hinzugefügt hast, steht nicht im Beleg. Du kannst damit Dateien vergleichen, aber die Arbeit nicht noch einmal ausführen.',
  making: 'Dateien werden gelesen …',
  failed: 'Es gibt keinen Beleg, weil sich eine Datei nicht mehr lesen lässt. Füge sie noch einmal hinzu.',
  text: 'Der Beleg',
  save: 'Beleg speichern',
  savedAs: 'stayput-beleg.json',
  copy: 'Kopieren',
  check: 'Beleg prüfen',
} as const satisfies Words<typeof english.receiptWords>;

const problems: Record<ReceiptProblem, string> = {
  'too-long': 'Er ist zu groß für einen Beleg',
  'not-json': 'Er ist keine JSON-Datei',
  'no-receipt': 'Das ist kein Beleg von dieser Website',
  newer: 'Er kommt von einer neueren Version dieser Website',
  damaged: 'Ein Teil fehlt oder ist fehlerhaft',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem: Words<typeof english.describeReceiptProblem> = (problem: ReceiptProblem): string =>
  `Dieser Beleg wurde nicht verwendet: ${problems[problem]}.`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

const bytes = (number: number) => count(number, 'Byte', 'Byte');

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. Der Beleg',
    about: 'Eine Datei, die auf .json endet. Du kannst sie auch hierher ziehen oder einfügen.',
    choose: 'Beleg auswählen',
    held: (jobs: number, files: number) =>
      `${count(jobs, 'Aufgabe', 'Aufgaben')}, ${countFiles(files)} hinzuzufügen. Füge auch die Ergebnisse hinzu, um sie Byte für Byte zu vergleichen.`,
  },
  files: {
    title: '2. Die Dateien',
    about: 'Die Dateien, aus denen das Ergebnis entstanden ist. Sie bleiben auf diesem Gerät.',
    choose: 'Dateien auswählen',
    reading: 'Dateien werden gelesen …',
    unreadable: 'Eine Datei lässt sich nicht mehr lesen. Füge sie noch einmal hinzu.',
    /** Before there is a receipt. */
    waiting: (files: number) => `${countFiles(files)} hinzugefügt.`,
    /** @param known how many are in the receipt. */
    held: (files: number, known: number) =>
      `${countFiles(files)} hinzugefügt. ${known === files ? (files === 1 ? 'Sie steht im Beleg.' : 'Alle stehen im Beleg.') : `${describeWhole(known)} von ${describeWhole(files)} ${known === 1 ? 'steht' : 'stehen'} im Beleg.`}`,
  },
  run: 'Noch einmal ausführen',
  again: 'Noch einmal ausführen',
  cancel: 'Abbrechen',
  cancelled: 'Abgebrochen.',
  progress: 'Fortschritt aller Aufgaben',
  working: (job: number, of: number) => `Aufgabe ${describeWhole(job)} von ${describeWhole(of)} läuft …`,
  noScript: 'Zum Ausführen braucht es Skripte, und JavaScript ist in diesem Browser ausgeschaltet.',
  jobs: 'Ergebnis der Prüfung',
  /** For one job. */
  outcome: { identical: 'Identisch', different: 'Nicht identisch', unchecked: 'Ließ sich nicht prüfen' },
  /** For several jobs with different outcomes. */
  sum: (identical: number, jobs: number) => `${describeWhole(identical)} von ${describeWhole(jobs)} identisch`,
  identical: (results: number) =>
    results === 1
      ? 'Das Ergebnis ist identisch, Byte für Byte.'
      : `Alle ${describeWhole(results)} Ergebnisse sind identisch, Byte für Byte.`,
  /** If an added file is not a result, although the job's results match the receipt. */
  jobIsRight: 'Die Aufgabe selbst liefert die Ergebnisse, die im Beleg stehen, Byte für Byte.',
  waiting: 'Noch nicht ausgeführt.',
  /** The numbers of files and results. */
  made: (files: number, results: number) =>
    `Aus ${count(files, 'Datei', 'Dateien')} wurde${results === 1 ? '' : 'n'} ${count(results, 'Ergebnis', 'Ergebnisse')}.`,
  noTool: 'So ein Werkzeug hat diese Website nicht.',
  anotherFile: 'Keine der Dateien, die du hinzugefügt hast, ist die aus dem Beleg.',
  file: (size: number, sha256: string, name?: string) =>
    `${name ? `${name}: ` : ''}${bytes(size)}, SHA-256 ${digits(sha256)}`,
  inReceipt: 'Im Beleg',
  added: 'Hinzugefügt',
  incomplete: (options: readonly string[]) =>
    `Nicht noch einmal ausgeführt: Im Beleg fehlt, was eingetippt, gezeichnet oder hinzugefügt wurde: ${listOf(options)}.`,
  /** An option that this site does not know. */
  somethingElse: 'etwas anderes',
  filePassword: 'das Passwort der Datei',
  numberOfResults: (here: number, there: number) =>
    `Hier ${here === 1 ? 'entstand' : 'entstanden'} ${count(here, 'Ergebnis', 'Ergebnisse')}, im Beleg ${there === 1 ? 'steht' : 'stehen'} ${describeWhole(there)}.`,
  differs: (result: number, of: number, here: number, there: number) =>
    `${of === 1 ? 'Das Ergebnis' : `Ergebnis ${describeWhole(result)}`} ist anders: hier ${bytes(here)}, im Beleg ${describeWhole(there)}.`,
  /** @param at from 0. */
  firstByte: (at: number) => `Der erste Unterschied ist bei Byte ${describeWhole(at + 1)}.`,
  changed: (name: string, at: number, here: number, there: number) =>
    `„${name}“ ist nicht das Ergebnis aus dem Beleg. Die Datei unterscheidet sich ab Byte ${describeWhole(at + 1)} von dem Ergebnis, das hier entstand${here === there ? '' : `, und hat ${bytes(there)} statt ${describeWhole(here)}`}.`,
  stranger: (name: string) => `„${name}“ steht nicht in diesem Beleg.`,
  why: {
    random: 'Dieses Werkzeug nutzt Zufallszahlen oder die Uhrzeit, deshalb sind keine zwei Ergebnisse gleich.',
    codecs: 'Es entstand mit den Codecs des Browsers, und die sind nicht auf jedem Gerät gleich.',
    engine: (name: string, here: string, there: string) => `${name}: hier Version ${here}, im Beleg ${there}.`,
    noEngine: 'keine',
    browser: (here: string, there: string) => `Dieser Browser ist ${here}. Der Beleg entstand in ${there}.`,
    isolated:
      'Der Browser hat die Seite nur in einem der beiden Durchgänge isoliert, deshalb waren verschiedene Programme am Werk.',
    build: 'Die Website hat sich geändert, seit der Beleg entstand.',
    unknownBuild: 'Die Seite konnte nicht herausfinden, zu welchem Stand der Website sie gehört.',
    nothing: 'Browser, Programme und Stand der Website sind gleich.',
  },
} as const satisfies Words<typeof english.checkWords>;
