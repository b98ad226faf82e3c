import type { KeptMetadata } from '../jobs/contract/image-operation.ts';
import type { HiddenItem, HiddenKind } from '../jobs/contract/hidden-data.ts';
import { toLatin1 } from '../containers/bytes.ts';
import { language } from '../language.ts';

/** What stays beside the colours, and what the picture needs to be shown; `everything` leaves the file alone. */
export type Keep = ReadonlySet<HiddenKind> | 'everything';

const safe: HiddenKind[] = ['time', 'device', 'exposure', 'software'];

export function kindsToKeep(policy: KeptMetadata = 'safe'): Keep {
  switch (policy) {
    case 'all':
      return 'everything';
    case 'safe':
      return new Set(safe);
    case 'colour':
      return new Set();
    default:
      return new Set(policy);
  }
}

/** A file without what is not to be kept, in pieces, and what was found in it. */
export interface Rewritten {
  parts: Uint8Array<ArrayBuffer>[];
  items: HiddenItem[];
}

/** Texts longer than this are cut where they are shown, in characters. */
const longestText = 160;

export function item(kind: HiddenKind, name: string, value: string, kept = false): HiddenItem {
  // What would not show, or would turn what stands around it, says nothing.
  const text = value.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return { kind, name, value: text.length > longestText ? `${text.slice(0, longestText)}…` : text, kept };
}

/** UTF-8 where it is that, else Latin-1: EXIF and IPTC say neither. */
export function anyText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return toLatin1(bytes);
  }
}

export const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1000)).toLocaleString(language)} kB`;

/** Some writers fill a file up, or end it as they end a text: with zeros, spaces and new lines. */
const filling = [0, 9, 10, 13, 26, 32];
export const isFilling = (bytes: Uint8Array) => bytes.every((byte) => filling.includes(byte));

/** What is in a file after its picture, however little: it may be read all the same. */
export const itemsAfter = (rest: Uint8Array, keep: Keep): HiddenItem[] =>
  isFilling(rest) ? [] : [item('other', 'Data after the picture', sizeOf(rest.length), keep === 'everything')];

const sizeOf = (bytes: number) => (bytes < 1000 ? `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}` : kilobytes(bytes));
