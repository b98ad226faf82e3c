import { locale } from '#language.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import { count } from './count.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: 'Refused',
    silent: 'Refused without a message',
    unseen: 'No refusal seen',
    absent: 'Not in this browser',
    untried: 'Could not be tried',
  },
  notTried: 'Not tried',
  silent: 'The connection list, which this browser enforces, refuses it.',
  gone: 'This file can no longer be read. Choose it again.',
  taken: (bytes: number) => describeSize(bytes),
  again: 'Try again',
  /** After a number. */
  tried: 'ways tried',
  refused: 'ways refused',
  refusedOrAbsent: 'ways refused or absent',
  /** At the end: a line for the console of other sites. */
  elsewhere: {
    title: 'Now try this line on any other site',
    how: 'Open the developer tools there (F12 in most browsers), choose “Console”, and paste it. It says whether the text was sent. On this site, it says “refused”.',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: 'Copy',
    what: 'the line',
  },
  save: 'Save as a picture',
  unsaved: 'The picture could not be made. Check that you are online, then try again.',
  /** On the picture of how it ended, which people show to others. */
  picture: {
    name: 'file-stayed-put.png',
    told: 'I told a web page to send my file away, and my own browser refused.',
    by: (browser: string, date: Date, address: string) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds: boolean | undefined) =>
    holds ? 'Refused here.' : holds === false ? 'Not refused here.' : 'Unclear here.',
  sample: (id: string) => `A sample made on this page: ${id}\n`,
  sum({
    refused,
    silent,
    unseen,
    absent,
    untried,
  }: Record<'refused' | 'silent' | 'unseen' | 'absent' | 'untried', number>): string {
    const all = refused + silent + unseen + untried;
    const parts = [
      `${refused} with an error message`,
      ...(silent > 0 ? [`${silent} silently`] : []),
      ...(absent > 0 ? [`${absent} do not exist in this browser`] : []),
      ...(untried > 0 ? [`${untried} could not be tried`] : []),
      ...(unseen > 0 ? [`for ${unseen} no refusal was seen`] : []),
    ];
    const blocked =
      unseen + untried > 0 ? `${refused + silent} of ${all} attempts were blocked` : `All ${all} attempts were blocked`;
    const rest = unseen + untried > 0 ? 'The list below says which.' : 'Nothing from your file got out.';
    return `${blocked}: ${listOf(parts)}. ${rest}`;
  },
};

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum({ made, refused, doubtful, received }: Record<'made' | 'refused' | 'doubtful' | 'received', number>): string {
    const done = `${count(made, 'request')} made, ${describeSize(received)} received, ${describeWhole(refused)} refused.`;
    return doubtful > 0
      ? `${done} ${count(doubtful, 'request')} may have carried something: the list says which.`
      : `${done} 0 bytes of your files sent: none went to another host, none is of a kind that can have a body, and none has a question mark in its address.`;
  },
  fromCache: 'from the cache',
  refused: 'refused',
  /** What it may have carried away. */
  carried: { 'another-host': 'to another host', query: 'a query', body: 'a body', nothing: 'nothing' },
};

/** What is tried to send something away, at the start of a line. */
export const wayTitles = {
  fetch: 'fetch',
  'fetch that outlives the page': 'fetch that outlives the page',
  'fetch that waits until the page is gone': 'fetch that waits until the page is gone',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'Beacon',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: 'Cache',
  image: 'Image',
  'image in a style': 'Image in a style',
  'image in a drawing': 'Image in a drawing',
  font: 'Font',
  audio: 'Audio',
  'poster of a video': 'Poster of a video',
  stylesheet: 'Stylesheet',
  script: 'Script',
  'module import': 'Module import',
  'audio worklet': 'Audio worklet',
  prefetch: 'Prefetch',
  preload: 'Preload',
  'module preload': 'Module preload',
  manifest: 'Manifest',
  icon: 'Icon',
  'looking a name up': 'Looking a name up',
  'connecting ahead': 'Connecting ahead',
  'speculation rules': 'Speculation rules',
  frame: 'Frame',
  'a frame’s own fetch': 'A frame’s own fetch',
  object: 'Object',
  embed: 'Embed',
  ping: 'Ping',
  'form in a new window': 'Form in a new window',
  'inline worker': 'Inline worker',
  worker: 'Worker',
  'shared worker': 'Shared worker',
  'service worker': 'Service worker',
  'WebRTC, to look for a path': 'WebRTC, to look for a path',
  'WebRTC, through a relay': 'WebRTC, through a relay',
  'WebRTC, straight to a peer': 'WebRTC, straight to a peer',
  download: 'Download',
  navigation: 'Navigation',
  'a new window': 'A new window',
  'a page that refreshes itself': 'A page that refreshes itself',
  form: 'Form',
  'a form’s fields in an address': 'A form’s fields in an address',
} as const;
