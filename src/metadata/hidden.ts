import type { KeptMetadata } from '#jobs/contract/image-operation.ts';
import type { HiddenItem, HiddenKind, MetadataName, MetadataValue } from '#jobs/contract/hidden-data.ts';
import { toLatin1 } from '#containers/bytes.ts';

/**
 * The metadata that is kept in addition to the colours and what is needed to show the picture. `everything` leaves the
 * file unchanged.
 */
export type Keep = ReadonlySet<HiddenKind> | 'everything';

const safe: HiddenKind[] = ['time', 'device', 'exposure', 'software'];

const shown = {
  place: true,
  person: true,
  serial: true,
  time: true,
  device: true,
  exposure: true,
  software: true,
  text: true,
  history: true,
  other: true,
} satisfies Record<Exclude<HiddenKind, 'preview' | 'video' | 'rest'>, true>;

/** Everything but what may show more than the picture. Makers' own notes go too: they may have previews. */
export const allButPreviews = Object.keys(shown) as readonly HiddenKind[]; // The keys are exactly those of the table.

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

/** A file without the metadata that is not to be kept, in pieces, and what was found in it. */
export interface Rewritten {
  parts: Uint8Array<ArrayBuffer>[];
  items: HiddenItem[];
}

/** Longer texts are truncated when shown, in characters. */
const longestText = 160;

export function item<Name extends string | MetadataName>(
  kind: HiddenKind,
  name: Name,
  value: string,
  kept?: boolean,
): HiddenItem & { name: Name; value: string };
export function item(
  kind: HiddenKind,
  name: string | MetadataName,
  value: string | MetadataValue,
  kept?: boolean,
): HiddenItem;
export function item(
  kind: HiddenKind,
  name: string | MetadataName,
  value: string | MetadataValue,
  kept = false,
): HiddenItem {
  if (typeof value !== 'string') return { kind, name, value, kept };
  // Invisible characters, and those that change the direction of the text around them, are replaced.
  const text = value.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return { kind, name, value: text.length > longestText ? `${text.slice(0, longestText)}…` : text, kept };
}

/** Decodes UTF-8 if it is valid, otherwise Latin-1: EXIF and IPTC do not state the encoding. */
export function anyText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return toLatin1(bytes);
  }
}

export const kilobytes = (bytes: number): MetadataValue => ({ type: 'kilobytes', bytes });

/** Some writers pad a file, or end it like a text: with zeros, spaces and line breaks. */
const filling = [0, 9, 10, 13, 26, 32];
export const isFilling = (bytes: Uint8Array) => bytes.every((byte) => filling.includes(byte));

/** Lists data after the picture, however short: it may be readable all the same. */
export const itemsAfter = (rest: Uint8Array, keep: Keep): HiddenItem[] =>
  isFilling(rest) ? [] : [item('rest', { type: 'after-picture' }, sizeOf(rest.length), keep === 'everything')];

const sizeOf = (bytes: number): MetadataValue => (bytes < 1000 ? { type: 'bytes', bytes } : kilobytes(bytes));
