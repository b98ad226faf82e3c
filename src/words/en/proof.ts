import { britishStyle } from '../../language.ts';
import { describeSize, describeWhole, listOf } from '../amounts.ts';
import { onFirstUse } from '../on-first-use.ts';
import { count } from './count.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(britishStyle, { dateStyle: 'long' }));

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
