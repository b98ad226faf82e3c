import { inside, outerBoxes, readBoxes, type BoxData } from '#containers/isobmff.ts';
import { bytesOf, fromLatin1, startsWith } from '#containers/bytes.ts';
import { asFound, type Found } from '#metadata/inspection.ts';
import { anyText, isFilling, item } from '#metadata/hidden.ts';
import { xmpItems } from '#metadata/xmp.ts';
import { readPlace } from './places.ts';
import { kindOfTag } from './tag-kinds.ts';
import { readIndex, tracksIn } from '../containers/mp4-index.ts';

const xmpName = fromLatin1('\xBE\x7A\xCF\xCB\x97\xA9\x42\xE8\x9C\x71\x99\x94\x91\xE3\xAF\xAC');
/** Longer metadata is implausible. In bytes. */
const longestXmp = 2 ** 24;
/** The types of outer boxes (ISO/IEC 14496-12, QuickTime). */
const outerTypes =
  /^(?:ftyp|moov|mdat|free|skip|wide|uuid|meta|moof|mfra|sidx|ssix|styp|pnot|PICT|udta|emsg|pdin|prft|meco|imda)$/;
/** In bytes: what follows the last box is looked at up to here. */
const tail = 2 ** 16;

/** Lists what an MP4 or QuickTime file says beside its tags: dates, handlers, XMP, and what follows its end. */
export async function hiddenInBoxes(file: Blob): Promise<Found[]> {
  const found: Found[] = [];
  let end = 0;
  for await (const box of outerBoxes(file)) {
    // What other programs add reads as a box of a strange type.
    if (!outerTypes.test(box.type)) break;
    end = box.end;
    if (box.type !== 'uuid' || box.end - box.start > longestXmp) continue;
    found.push(...itemsOfUuid(new Uint8Array(await file.slice(box.start, box.end).arrayBuffer())));
  }
  if (end < file.size && !isFilling(new Uint8Array(await file.slice(end, end + tail).arrayBuffer())))
    found.push({ type: 'rest', name: '', value: { type: 'bytes', bytes: file.size - end } });
  const index = await readIndex(file);
  if (!index) return found;
  found.push(...datesOf(inside(index, 'mvhd')));
  const handlers = tracksIn(index).flatMap((track) => handlerOf(inside(track, 'mdia', 'hdlr')));
  found.push(...[...new Set(handlers)].map((value): Found => ({ type: 'software', name: 'hdlr', value })));
  for (const { type, data } of [
    ...readBoxes(index),
    ...readBoxes(inside(index, 'udta') ?? new DataView(new ArrayBuffer(0))),
  ]) {
    if (type === 'uuid') found.push(...itemsOfUuid(bytesOf(data)));
    if (type.startsWith('\xA9')) found.push(...textIn(type, bytesOf(data)));
    if (type === 'XMP_') found.push(...xmpItems(bytesOf(data), new Set()).map(asFound));
  }
  return found;
}

/** Reads a text of QuickTime's user data, of which there may be several with the same name: a length, a language, a text. */
function textIn(type: string, bytes: Uint8Array): Found[] {
  const length = ((bytes[0] ?? 0) << 8) | (bytes[1] ?? 0);
  const kind = kindOfTag(type);
  if (!kind || length === 0 || length + 4 > bytes.length) return [];
  const text = anyText(bytes.subarray(4, 4 + length));
  const said = item(kind, type, kind === 'place' ? readPlace(text) : text);
  return said.value === '' ? [] : [asFound(said)];
}

const itemsOfUuid = (bytes: Uint8Array): Found[] =>
  xmpName.every((byte, at) => bytes[at] === byte) ? xmpItems(bytes.subarray(16), new Set()).map(asFound) : [];

/** From 1904, when these times begin, to 1970. In seconds. */
const epoch = 2_082_844_800;

/** The times of creation and of the last change, unless they are 0. */
function datesOf(header: BoxData | undefined): Found[] {
  if (!header || header.byteLength < 20) return [];
  const isLong = header.getUint8(0) === 1;
  const times = isLong
    ? [Number(header.getBigUint64(4)), Number(header.getBigUint64(12))]
    : [header.getUint32(4), header.getUint32(8)];
  return times.flatMap((seconds, index): Found[] => {
    const date = new Date((seconds - epoch) * 1000);
    if (seconds === 0 || Number.isNaN(date.getTime())) return [];
    return [{ type: 'time', name: ['creation_time', 'modification_time'][index] ?? '', value: dateText(date) }];
  });
}

export const dateText = (date: Date): string => `${date.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

/** Names that every writer uses, or that only name the kind of a track. */
const plain =
  /^(?:|VideoHandler|SoundHandler|(?:video|sound|audio|text|subtitle|timed text|data|time ?code|subtitles?)(?: media)? ?handler|Video|Audio|Sound|Text)$/i;

/** The name of the program or device that made a track. In QuickTime, its length precedes it. */
function handlerOf(handler: BoxData | undefined): string[] {
  if (!handler || handler.byteLength <= 24) return [];
  const bytes = bytesOf(handler).subarray(24);
  const isCounted = bytes[0] === bytes.length - 1;
  const text = new TextDecoder()
    .decode(isCounted ? bytes.subarray(1) : bytes)
    .replace(/\0.*$/s, '')
    .trim();
  return plain.test(text) || startsWith(bytes, 'Mediabunny') ? [] : [text];
}
