import { listOf } from '#wording/amounts.ts';
import { count } from './count.ts';

/** The texts of every tool's page before its script runs. */

/** The drop zone. */
export const dropWords = {
  prompt: { one: 'Drop files here', two: 'Drop two files here', ordered: 'Drop files here, in any order' },
  /** @param formats their names. */
  takes: (formats: readonly string[]) => `${describeTaken(formats)}. One file or hundreds.`,
  takesTwo: (formats: readonly string[]) => `${listOf(formats)}.`,
  choose: 'Choose files',
  add: 'Add files',
  paste: 'or paste',
  folder: 'Choose a folder',
  clear: 'Clear',
  clearAll: 'Clear all files',
  /** Unfolds the list, of which only the file on the sheet is visible. */
  allFiles: (files: number) => `All ${count(files, 'file')}`,
} as const;

/** The first of many: the others are listed below the tool. */
function describeTaken(formats: readonly string[]): string {
  const most = 9;
  const rest = formats.length - most;
  return rest > 2 ? `${formats.slice(0, most).join(', ')} and ${rest} more formats` : listOf(formats);
}

export const barWords = {
  progress: 'Progress of all files',
  options: 'Options',
  /** Closes the options on phones. */
  done: 'Done',
  cancel: 'Cancel',
  noScript: 'This tool needs JavaScript, which is switched off in this browser.',
} as const;

export const resetOptions = 'Reset options';

/** On the buttons for results, for screen readers where the visible label is shorter. */
export const resultWords = {
  useIn: 'Open in… another tool',
  more: 'More',
  folder: 'To a folder',
  saveToFolder: 'Save to a folder',
} as const;

interface OpenedFormat {
  name: string;
  /** Without their dots. */
  extensions: readonly string[];
}

/** Below the tool. */
export const answerWords = {
  title: 'Good to know',
  opens: {
    question: 'Which files can it open?',
    answer: (formats: readonly OpenedFormat[]) =>
      `${formats.map(describeOpened).join(', ')}. Formats are detected from the content, not the file name.`,
  },
  offline: {
    question: 'Does it work offline?',
    /** `link` turns its text into a link; `tools` and `pages` are the sizes of what is kept. */
    answer: ({ link, tools, pages }: { link: (text: string) => string; tools: string; pages: string }) =>
      `Yes, once you ${link('save it for offline use')}. All tools of its kind take up ${tools} on this device, and the pages ${pages}.`,
  },
  more: 'More like this',
  didItWork: 'Did it work?',
  /** A link to the contact form. */
  tellUs: 'Tell us',
} as const;

const describeOpened = ({ name, extensions }: OpenedFormat) =>
  `${name} (${extensions.map((extension) => `.${extension}`).join(', ')})`;
