import type { ReceiptProblem } from '#errors/receipt-problem.ts';
import { describeWhole, listOf } from '#wording/amounts.ts';
import { count } from './count.ts';

/** Beside results, and in the dialog that opens there. */
export const receiptWords = {
  button: 'Receipt',
  title: 'Receipt',
  close: 'Close',
  about:
    'A receipt records which file became which, with which settings and software. Anybody who has the original file can use it to run the same job again and check that nothing was changed.',
  names: 'Include the names of the files',
  /** Beside the checkbox. */
  namesAbout: 'Without them, the receipt identifies files only by their SHA-256.',
  incomplete:
    'Something that you typed, drew or added as a file is not in the receipt. You can use the receipt to compare files, but not to run the job again.',
  making: 'Reading the files…',
  failed: 'No receipt was made, because a file can no longer be read. Add it again.',
  text: 'The receipt',
  save: 'Save the receipt',
  savedAs: 'stayput-receipt.json',
  copy: 'Copy',
  check: 'Check a receipt',
} as const;

const problems: Record<ReceiptProblem, string> = {
  'too-long': 'it is too large to be a receipt',
  'not-json': 'it is not JSON',
  'no-receipt': 'it is not a receipt from this site',
  newer: 'a newer version of this site made it',
  damaged: 'part of it is missing or not valid',
};

/** The problem with a receipt. Its content is not quoted, because anyone may have written it. */
export const describeReceiptProblem = (problem: ReceiptProblem): string =>
  `This receipt was not used: ${problems[problem]}.`;

const digits = (sha256: string) => `${sha256.slice(0, 8)}…`;

/** The page that runs a job again. */
export const checkWords = {
  receipt: {
    title: '1. The receipt',
    about: 'A file that ends in .json. You can also drop it here or paste it.',
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
    /** Before there is a receipt. */
    waiting: (files: number) => `${count(files, 'file')} added.`,
    /** @param known how many are in the receipt. */
    held: (files: number, known: number) =>
      `${count(files, 'file')} added. ${known === files ? (files === 1 ? 'It is in the receipt.' : 'All are in the receipt.') : `${describeWhole(known)} of ${describeWhole(files)} ${known === 1 ? 'is' : 'are'} in the receipt.`}`,
  },
  run: 'Run it again',
  again: 'Run it once more',
  cancel: 'Cancel',
  cancelled: 'Cancelled.',
  progress: 'Progress of all jobs',
  working: (job: number, of: number) => `Running job ${describeWhole(job)} of ${describeWhole(of)}…`,
  noScript: 'Jobs are run by scripts, and JavaScript is switched off in this browser.',
  jobs: 'What was found',
  /** For one job. */
  outcome: { identical: 'Identical', different: 'Not identical', unchecked: 'Could not be checked' },
  /** For several jobs with different outcomes. */
  sum: (identical: number, jobs: number) => `${describeWhole(identical)} of ${describeWhole(jobs)} identical`,
  identical: (results: number) =>
    results === 1
      ? 'The result is identical, byte for byte.'
      : `All ${describeWhole(results)} results are identical, byte for byte.`,
  /** If an added file is not a result, although the job's results match the receipt. */
  jobIsRight: 'The job itself gives the results that the receipt lists, byte for byte.',
  waiting: 'Not run yet.',
  /** The numbers of files and results. */
  made: (files: number, results: number) => `${count(files, 'file')} became ${count(results, 'result')}.`,
  noTool: 'This site has no such tool.',
  anotherFile: 'None of the files that you added is the one in the receipt.',
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
    `It made ${count(here, 'result')} here, but the receipt lists ${describeWhole(there)}.`,
  differs: (result: number, of: number, here: number, there: number) =>
    `${of === 1 ? 'The result' : `Result ${describeWhole(result)}`} differs: ${count(here, 'byte')} here, ${describeWhole(there)} in the receipt.`,
  /** @param at from 0. */
  firstByte: (at: number) => `The first difference is at byte ${describeWhole(at + 1)}.`,
  changed: (name: string, at: number, here: number, there: number) =>
    `“${name}” is not the result in the receipt. It differs from the result made here, starting at byte ${describeWhole(at + 1)}${here === there ? '' : `, and has ${count(there, 'byte')} instead of ${describeWhole(here)}`}.`,
  stranger: (name: string) => `“${name}” is not in this receipt.`,
  why: {
    random: 'This tool uses random numbers or the time, so no two results are the same.',
    codecs: 'It was made with the browser’s own codecs, which are not the same on every device.',
    engine: (name: string, here: string, there: string) => `${name}: version ${here} here, ${there} in the receipt.`,
    noEngine: 'none',
    browser: (here: string, there: string) => `This browser is ${here}. The receipt was made in ${there}.`,
    isolated:
      'The browser isolated the page in one of the two runs and not in the other, so different software did the work.',
    build: 'The site has changed since the receipt was made.',
    unknownBuild: 'The page could not find out which build of the site it belongs to.',
    nothing: 'The browser, the programs and the build are the same.',
  },
} as const;
