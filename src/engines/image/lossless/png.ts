import type { HiddenItem, HiddenKind } from '../../../jobs/job.ts';
import { crc32 } from './crc32.ts';
import { rewriteExif } from './exif.ts';
import { anyText, ascii, item, itemsAfter, joined, kilobytes, latin1, type Keep, type Rewritten } from './hidden.ts';
import { photoshopItems } from './iptc.ts';
import { xmpItems } from './xmp.ts';
import { inflatedWithin, mostMetadata } from '../../../unzipped.ts';

/** Chunks that say how the picture is to be shown (https://www.w3.org/TR/png-3/), and those of an animation. */
const shown =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDC[Vv]|cLL[Ii]|bKGD|pHYs|hIST|sPLT|acTL|fcTL|fdAT)$/;
const texts = /^(?:tEXt|zTXt|iTXt)$/;
const signatureLength = 8;

/** A PNG with the same compressed picture, and of what is around it only what is to stay. */
export async function rewritePng(bytes: Uint8Array<ArrayBuffer>, keep: Keep): Promise<Rewritten> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const parts = [bytes.subarray(0, signatureLength)];
  const items: HiddenItem[] = [];
  let at = signatureLength;
  for (let type = ''; type !== 'IEND' && at + 12 <= bytes.length;) {
    const end = at + 12 + view.getUint32(at);
    type = latin1(bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, end - 4);
    if (shown.test(type)) parts.push(bytes.subarray(at, end));
    else {
      const kept = await rewriteChunk(type, body, keep, items);
      if (kept) parts.push(kept);
    }
    at = end;
  }
  items.push(...itemsAfter(bytes.subarray(at), keep));
  return { parts, items };
}

async function rewriteChunk(
  type: string,
  body: Uint8Array<ArrayBuffer>,
  keep: Keep,
  items: HiddenItem[],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const keepsAll = keep === 'everything';
  if (type === 'eXIf') {
    const { exif, items: more } = rewriteExif(body.slice(), keep);
    items.push(...more);
    return exif && chunk(type, exif);
  }
  if (type === 'tIME' && body.length >= 7) {
    const view = new DataView(body.buffer, body.byteOffset, body.length);
    const two = (at: number) => String(view.getUint8(at)).padStart(2, '0');
    const kept = keepsAll || keep.has('time');
    items.push(
      item('time', 'Last change', `${view.getUint16(0)}-${two(2)}-${two(3)} ${two(4)}:${two(5)}:${two(6)}`, kept),
    );
    return kept ? chunk(type, body) : undefined;
  }
  if (texts.test(type)) items.push(...(await textItems(type, body, keep)));
  else if (type === 'caBX') items.push(item('history', 'Content credentials', kilobytes(body.length), keepsAll));
  // Not worth telling of: a note on how Apple packed the pixels.
  else if (type !== 'iDOT') items.push(item('other', `Chunk ${type}`, kilobytes(body.length), keepsAll));
  return undefined;
}

const kinds: [HiddenKind, RegExp][] = [
  ['person', /^(?:author|artist|copyright|creator)$/i],
  ['time', /^(?:creation time|create-date|date:.*)$/i],
  ['software', /^(?:software|source)$/i],
  ['history', /^(?:parameters|prompt|workflow|negative_prompt|sd-metadata|invokeai.*)$/i],
];

/** PNG-3, 11.3.3: a keyword, a zero, and a text that may be compressed. */
async function textItems(type: string, body: Uint8Array<ArrayBuffer>, keep: Keep): Promise<HiddenItem[]> {
  const zero = body.indexOf(0);
  const keyword = latin1(body.subarray(0, Math.max(0, zero)));
  const bytes = await textOf(type, body, zero + 1);
  if (!bytes) return [item('text', keyword, kilobytes(body.length), keep === 'everything')];
  if (keyword === 'XML:com.adobe.xmp') return xmpItems(bytes, keep);
  if (keyword.startsWith('Raw profile type ')) return profileItems(keyword, bytes, keep);
  const kind = kinds.find(([, names]) => names.test(keyword))?.[0] ?? 'text';
  return [item(kind, keyword, anyText(bytes), keep === 'everything')];
}

/** As ImageMagick writes them: a line each for the kind and the length, then the bytes in hexadecimal. */
function profileItems(keyword: string, text: Uint8Array, keep: Keep): HiddenItem[] {
  const digits = latin1(text)
    .replace(/^\s*\w+\s+\d+\s/, '')
    .replace(/\s/g, '');
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  if (/exif|app1/i.test(keyword)) {
    const marked = latin1(bytes.subarray(0, 4)) === 'Exif';
    return rewriteExif(bytes.slice(marked ? 6 : 0), keep).items;
  }
  if (/xmp/i.test(keyword)) return xmpItems(bytes, keep);
  if (/iptc|8bim/i.test(keyword)) return photoshopItems(bytes, keep);
  return [item('history', keyword, kilobytes(bytes.length), keep === 'everything')];
}

async function textOf(
  type: string,
  body: Uint8Array<ArrayBuffer>,
  start: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (type === 'tEXt') return body.subarray(start);
  if (type === 'zTXt') return inflate(body.subarray(start + 1));
  // Whether it is compressed, how, then its language and the keyword in that, each with a zero after it.
  const language = body.indexOf(0, start + 2);
  const text = body.subarray(body.indexOf(0, language + 1) + 1);
  return body[start] === 1 ? inflate(text) : text;
}

/** It is only to be shown: what is damaged or too large is left out whatever it says. */
const inflate = (bytes: Uint8Array<ArrayBuffer>) => inflatedWithin(bytes, mostMetadata);

function chunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const checked = joined(ascii(type), body);
  const whole = new Uint8Array(checked.length + 8);
  const view = new DataView(whole.buffer);
  view.setUint32(0, body.length);
  whole.set(checked, 4);
  view.setUint32(checked.length + 4, crc32(checked));
  return whole;
}
