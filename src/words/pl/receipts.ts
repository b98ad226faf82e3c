import type { ReceiptProblem } from '#errors/receipt-problem.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import { counted, countFiles, type Forms } from './count.ts';

const bytesForms: Forms = { one: 'bajt', few: 'bajty', many: 'bajtów', other: 'bajtu' };
const resultForms: Forms = { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' };
const jobForms: Forms = { one: 'praca', few: 'prace', many: 'prac', other: 'pracy' };

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: 'Pokwitowanie',
  title: 'Pokwitowanie',
  close: 'Zamknij',
  about:
    'W pokwitowaniu jest zapisane, który plik powstał z którego, z jakimi ustawieniami i za pomocą jakich programów. Kto ma oryginalny plik, może wykonać tę samą pracę jeszcze raz i sprawdzić, czy nic nie zmieniono.',
  names: 'Dołącz nazwy plików',
  /** Beside the checkbox. */
  namesAbout: 'Bez nich pokwitowanie rozpoznaje pliki tylko po ich SHA-256.',
  incomplete:
    'W pokwitowaniu brakuje czegoś, co zostało wpisane, narysowane lub dodane jako plik. Można na jego podstawie porównać pliki, ale nie wykonać pracy jeszcze raz.',
  making: 'Czytanie plików…',
  failed: 'Pokwitowanie nie powstało, bo jednego z plików nie da się już odczytać. Dodaj go jeszcze raz.',
  text: 'Pokwitowanie',
  save: 'Zapisz pokwitowanie',
  savedAs: 'stayput-pokwitowanie.json',
  copy: 'Kopiuj',
  check: 'Sprawdź pokwitowanie',
} as const;

const problems: Record<ReceiptProblem, string> = {
  'too-long': 'jest za duże',
  'not-json': 'to nie jest JSON',
  'no-receipt': 'to nie jest pokwitowanie z tego serwisu',
  newer: 'pochodzi z nowszej wersji tego serwisu',
  damaged: 'jest niekompletne lub nieprawidłowe',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem = (problem: ReceiptProblem): string =>
  `Nie użyto tego pokwitowania: ${problems[problem]}.`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. Pokwitowanie',
    about: 'Plik z rozszerzeniem .json. Możesz go też tu upuścić lub wkleić.',
    choose: 'Wybierz pokwitowanie',
    held: (jobs: number, files: number) =>
      `${counted(jobs, jobForms)}, do dodania: ${countFiles(files)}. Dodaj też wyniki, żeby porównać je bajt po bajcie.`,
  },
  files: {
    title: '2. Pliki',
    about: 'Pliki, które były na wejściu. Zostają na tym urządzeniu.',
    choose: 'Wybierz pliki',
    reading: 'Czytanie plików…',
    unreadable: 'Jednego z plików nie da się już odczytać. Dodaj go jeszcze raz.',
    /** Before there is a receipt. */
    waiting: (files: number) => `Dodano: ${countFiles(files)}.`,
    /** @param known how many are in the receipt. */
    held: (files: number, known: number) =>
      `Dodano: ${countFiles(files)}. ${known === files ? (files === 1 ? 'Jest w pokwitowaniu.' : 'Wszystkie są w pokwitowaniu.') : `W pokwitowaniu: ${describeWhole(known)} z ${describeWhole(files)}.`}`,
  },
  run: 'Wykonaj jeszcze raz',
  again: 'Wykonaj ponownie',
  cancel: 'Anuluj',
  cancelled: 'Anulowano.',
  progress: 'Postęp wszystkich prac',
  working: (job: number, of: number) => `Praca ${describeWhole(job)} z ${describeWhole(of)}…`,
  noScript: 'Prace wykonują skrypty, a JavaScript jest w tej przeglądarce wyłączony.',
  jobs: 'Co znaleziono',
  /** For one job. */
  outcome: { identical: 'Identyczne', different: 'Nieidentyczne', unchecked: 'Nie dało się sprawdzić' },
  /** For several jobs with different outcomes. */
  sum: (identical: number, jobs: number) => `Identyczne: ${describeWhole(identical)} z ${describeWhole(jobs)}`,
  identical: (results: number) =>
    results === 1
      ? 'Wynik jest identyczny, bajt w bajt.'
      : `Wszystkie wyniki (${describeWhole(results)}) są identyczne, bajt w bajt.`,
  /** If an added file is not a result, although the job's results match the receipt. */
  jobIsRight: 'Sama praca daje wyniki wymienione w pokwitowaniu, bajt w bajt.',
  waiting: 'Jeszcze niewykonane.',
  /** The numbers of files and results. */
  made: (files: number, results: number) => `${countFiles(files)} → ${counted(results, resultForms)}.`,
  noTool: 'Ten serwis nie ma takiego narzędzia.',
  anotherFile: 'Żaden z dodanych plików nie jest plikiem z pokwitowania.',
  file: (bytes: number, sha256: string, name?: string) =>
    `${name ? `${name}: ` : ''}${counted(bytes, bytesForms)}, SHA-256 ${digits(sha256)}`,
  inReceipt: 'W pokwitowaniu',
  added: 'Dodane',
  incomplete: (options: readonly string[]) =>
    `Nie wykonano jeszcze raz: w pokwitowaniu nie ma tego, co wpisano, narysowano lub dodano w: ${listOf(options)}.`,
  /** An option that this site does not know. */
  somethingElse: 'coś innego',
  filePassword: 'hasło pliku',
  numberOfResults: (here: number, there: number) =>
    `Tutaj powstało: ${counted(here, resultForms)}, a pokwitowanie wymienia ${describeWhole(there)}.`,
  differs: (result: number, of: number, here: number, there: number) =>
    `${of === 1 ? 'Wynik' : `Wynik ${describeWhole(result)}`} się różni: tutaj ${counted(here, bytesForms)}, w pokwitowaniu ${describeWhole(there)}.`,
  /** @param at from 0. */
  firstByte: (at: number) => `Pierwsza różnica jest w bajcie ${describeWhole(at + 1)}.`,
  changed: (name: string, at: number, here: number, there: number) =>
    `„${name}” to nie wynik z pokwitowania. Różni się od wyniku utworzonego tutaj, począwszy od bajtu ${describeWhole(at + 1)}${here === there ? '' : `, i ma ${counted(there, bytesForms)} zamiast ${describeWhole(here)}`}.`,
  stranger: (name: string) => `Pliku „${name}” nie ma w tym pokwitowaniu.`,
  why: {
    random: 'To narzędzie używa liczb losowych lub czasu, więc żadne dwa wyniki nie są takie same.',
    codecs: 'Powstało przy użyciu kodeków przeglądarki, które nie są takie same na każdym urządzeniu.',
    engine: (name: string, here: string, there: string) => `${name}: tutaj wersja ${here}, w pokwitowaniu ${there}.`,
    noEngine: 'brak',
    browser: (here: string, there: string) => `Przeglądarka: tutaj ${here}, w pokwitowaniu ${there}.`,
    isolated: 'Za jednym razem przeglądarka odizolowała stronę, a za drugim nie, więc pracę wykonały inne programy.',
    build: 'Od powstania pokwitowania serwis się zmienił.',
    unknownBuild: 'Strona nie mogła ustalić, z którego wydania serwisu pochodzi.',
    nothing: 'Przeglądarka, programy i wydanie są takie same.',
  },
} as const;
