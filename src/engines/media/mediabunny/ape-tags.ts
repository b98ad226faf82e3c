import type { AttachedImage, MetadataTags } from 'mediabunny';
import { apeItems, footLength, readApeFoot } from '#containers/ape-tag.ts';
import { readBytes } from '#containers/read-bytes.ts';
import { formats, sniffFormat } from '#formats/formats.ts';
import { beforeOldTag } from '../mp3/frames.ts';

/** The frames of ID3 for texts of APE that Mediabunny has no name of its own for. */
const frameNames = new Map([
  ['composer', 'TCOM'],
  ['conductor', 'TPE3'],
  ['copyright', 'TCOP'],
  ['isrc', 'TSRC'],
  ['language', 'TLAN'],
  ['lyricist', 'TEXT'],
  ['mixartist', 'TPE4'],
  ['publisher', 'TPUB'],
  ['subtitle', 'TIT3'],
]);

const texts = new Map<string, 'title' | 'artist' | 'album' | 'albumArtist' | 'genre' | 'comment' | 'lyrics'>([
  ['title', 'title'],
  ['artist', 'artist'],
  ['album', 'album'],
  ['album artist', 'albumArtist'],
  ['albumartist', 'albumArtist'],
  ['genre', 'genre'],
  ['comment', 'comment'],
  ['lyrics', 'lyrics'],
  ['unsynced lyrics', 'lyrics'],
]);

/**
 * Reads the APE tag at the end of a file, which Mediabunny 1.61 does not: see docs/upstream/mediabunny-id3.md.
 *
 * @returns undefined if there is none.
 */
export async function readApe(file: Blob): Promise<MetadataTags | undefined> {
  const end = await beforeOldTag(file);
  const foot = readApeFoot(await readBytes(file, Math.max(0, end - footLength), end));
  if (!foot || foot.size > end) return undefined;
  const bytes = await readBytes(file, end - foot.size, end - footLength);
  const tags: MetadataTags = {};
  const own: Record<string, string> = {};
  for (const { name, isBinary, data } of apeItems(bytes)) {
    if (isBinary) {
      const image = await readImage(name, data);
      if (image) tags.images = [...(tags.images ?? []), image];
    } else {
      addText(tags, own, name, new TextDecoder().decode(data));
    }
  }
  if (Object.keys(own).length > 0) tags.raw = { ...tags.raw, TXXX: own };
  return tags;
}

function addText(tags: MetadataTags, own: Record<string, string>, name: string, written: string) {
  const key = name.toLowerCase();
  // Several values are separated by zeros.
  const text = written.split('\0').join('; ');
  const known = texts.get(key);
  const [number, total] = text.split('/').map((part) => Number.parseInt(part, 10));
  const frame = frameNames.get(key);
  if (text === '') return;
  if (known) tags[known] ??= text;
  else if (key === 'track') Object.assign(tags, counted(number, 'trackNumber'), counted(total, 'tracksTotal'));
  else if (key === 'disc') Object.assign(tags, counted(number, 'discNumber'), counted(total, 'discsTotal'));
  else if (key === 'year') tags.raw = { ...tags.raw, TDRC: text };
  else if (frame) tags.raw = { ...tags.raw, [frame]: text };
  else own[name] = text;
}

const counted = (value: number | undefined, name: keyof MetadataTags) =>
  value !== undefined && value > 0 ? { [name]: value } : {};

/** Reads a picture: its file name, a zero, and its bytes. */
async function readImage(name: string, data: Uint8Array<ArrayBuffer>): Promise<AttachedImage | undefined> {
  if (!/^cover art/i.test(name)) return undefined;
  const at = data.indexOf(0) + 1;
  const picture = data.slice(at);
  const format = await sniffFormat(new Blob([picture]));
  if (!format || formats[format].kind !== 'image') return undefined;
  const kind = /front/i.test(name) ? 'coverFront' : /back/i.test(name) ? 'coverBack' : 'unknown';
  return { data: picture, mimeType: formats[format].mimeType, kind };
}

/** Combines the tags of a file: those of ID3 2 count most, then those of APE, which cut off less than ID3 1. */
export function withApe(tags: MetadataTags, ape: MetadataTags): MetadataTags {
  const isOld = tags.raw?.['TAG'] !== undefined;
  const [more, less] = isOld ? [ape, tags] : [tags, ape];
  const { raw: _, ...rest } = { ...less, ...more };
  const raw = { ...less.raw, ...more.raw };
  const own = { ...inTexts(less.raw?.['TXXX']), ...inTexts(more.raw?.['TXXX']) };
  if (isOld) delete raw['TAG'];
  if (Object.keys(own).length > 0) raw['TXXX'] = own;
  return Object.keys(raw).length > 0 ? { ...rest, raw } : rest;
}

// APE tags hold texts, and what is no text is compared with none.
const inTexts = (value: unknown) =>
  (typeof value === 'object' && value !== null ? value : {}) as Record<string, string>;
