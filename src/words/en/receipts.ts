import type { ReceiptProblem } from '../../errors/receipt-problem.ts';
import { describeWhole, listOf } from '../amounts.ts';
import { count } from './count.ts';

/** Beside results, and in what opens from there. */
export const receiptWords = {
  button: 'Receipt',
  title: 'Receipt',
  close: 'Close',
  about:
    'A receipt says which file became which, with which settings and which programs. With it, anybody who has the file can run the same job again and see that nothing was changed.',
  names: 'Include the names of the files',
  /** Beside the box. */
  namesAbout: 'Otherwise it knows files only by their SHA-256, and tells nobody what they are called.',
  incomplete:
    'Something that you typed, drew or added as a file is not in the receipt. With it, files can be compared, but the job cannot be run again.',
  making: 'Reading the files…',
  failed: 'No receipt was made, because a file can no longer be read. Add it again.',
  text: 'The receipt',
  save: 'Save the receipt',
  savedAs: 'stayput-receipt.json',
  copy: 'Copy',
  check: 'Check a receipt',
} as const;

const problems: Record<ReceiptProblem, string> = {
  'too-long': 'it is larger than any receipt',
  'not-json': 'it is not JSON',
  'no-receipt': 'it is no receipt of this site',
  newer: 'a newer version of this site made it',
  damaged: 'something in it is missing, or has a value that no receipt has',
};

/** Of a file. Nothing of the receipt itself is said: anybody may have written it. */
export const describeReceiptProblem = (problem: ReceiptProblem): string =>
  `This receipt was not used: ${problems[problem]}.`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

/** What the page says that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. The receipt',
    about: 'A file that ends in .json. You can drop or paste it, too.',
    choose: 'Choose the receipt',
    held: (jobs: number, files: number) =>
      `${count(jobs, 'job')}, ${count(files, 'file')} to add. Add the results, too, to compare them byte by byte.`,
  },
  files: {
    title: '2. The files',
    about: 'The files that went into the job. They stay on this device.',
    choose: 'Choose files',
    reading: 'Reading the files…',
    unreadable: 'A file can no longer be read. Add it again.',
    /** Without a receipt yet. */
    waiting: (files: number) => `${count(files, 'file')} added.`,
    /** @param known how many are in the receipt. */
    held: (files: number, known: number) =>
      `${count(files, 'file')} added. ${known === files ? (files === 1 ? 'It is in the receipt.' : 'All are in the receipt.') : `${describeWhole(known)} of ${describeWhole(files)} in the receipt.`}`,
  },
  run: 'Run it again',
  again: 'Run it once more',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  progress: 'Progress of all jobs',
  working: (job: number, of: number) => `Running job ${describeWhole(job)} of ${describeWhole(of)}…`,
  noScript: 'Jobs are run by scripts, and JavaScript is switched off in this browser.',
  jobs: 'What was found',
  /** Above all jobs. */
  sum: (identical: number, jobs: number) =>
    identical === jobs
      ? 'Identical'
      : identical === 0
        ? jobs === 1
          ? 'Not shown to be identical'
          : 'None shown to be identical'
        : `${describeWhole(identical)} of ${describeWhole(jobs)} identical`,
  identical: (results: number) =>
    results === 1
      ? 'The result is identical, byte for byte.'
      : `All ${describeWhole(results)} results are identical, byte for byte.`,
  waiting: 'Not run yet.',
  /** What became of what. */
  made: (files: number, results: number) => `${count(files, 'file')} became ${count(results, 'result')}.`,
  noTool: 'This site has no such tool.',
  anotherFile: 'Another file: none of those that you added is the one in the receipt.',
  file: (bytes: number, sha256: string, name?: string) =>
    `${name ? `${name}: ` : ''}${count(bytes, 'byte')}, SHA-256 ${digits(sha256)}`,
  inReceipt: 'In the receipt',
  added: 'Added',
  incomplete: (options: readonly string[]) =>
    `It was not run again: the receipt does not say what was typed, drawn or added for ${listOf(options)}.`,
  /** An option that this site does not know. */
  somethingElse: 'something else',
  filePassword: 'the password of the file',
  numberOfResults: (here: number, there: number) =>
    `Here it makes ${count(here, 'result')}; in the receipt ${there === 1 ? 'is' : 'are'} ${describeWhole(there)}.`,
  differs: (result: number, of: number, here: number, there: number) =>
    `${of === 1 ? 'The result' : `Result ${describeWhole(result)}`} differs: ${count(here, 'byte')} here, ${describeWhole(there)} in the receipt.`,
  /** @param at from 0. */
  firstByte: (at: number) => `The first byte that differs is byte ${describeWhole(at + 1)}.`,
  changed: (name: string, at: number, here: number, there: number) =>
    `“${name}” is not the result in the receipt. It differs from what was made here from byte ${describeWhole(at + 1)} on, and has ${count(there, 'byte')} where that has ${describeWhole(here)}.`,
  stranger: (name: string) => `“${name}” is neither a file nor a result of this receipt.`,
  why: {
    random: 'This tool uses random numbers or the time, so no two results are the same.',
    codecs: 'The browser’s own codecs made it, and those are not the same on every device.',
    engine: (name: string, here: string, there: string) => `${name} is of version ${here} here, and was ${there}.`,
    noEngine: 'none',
    browser: (here: string, there: string) => `This browser is ${here}; it was ${there}.`,
    isolated:
      'This page is isolated from others here and was not there, or the other way round: other programs did the work.',
    build: 'This site was built from other files since then.',
    unknownBuild: 'Of which build this page is could not be found out.',
    nothing: 'The browser, the programs and the build are the same.',
  },
} as const;
