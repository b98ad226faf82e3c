import type { HiddenItem, HiddenKind } from '#jobs/contract/hidden-data.ts';
import { rewriteExif } from '#metadata/exif.ts';
import { anyText, item, itemsAfter, kilobytes, type Keep, type Rewritten } from '#metadata/hidden.ts';
import { toLatin1 } from '#containers/bytes.ts';
import { photoshopItems } from '#metadata/iptc.ts';
import { xmpItems } from '#metadata/xmp.ts';
import { checksumLength, joinChunks, signature, walkChunks } from '#containers/png.ts';
import { inflatedWithin, mostMetadata } from '#containers/unzipped.ts';

/** Chunks that affect the display (https://www.w3.org/TR/png-3/), and those of an animation. */
const shown =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|cHRM|gAMA|iCCP|sBIT|sRGB|cICP|mDC[Vv]|cLL[Ii]|bKGD|pHYs|hIST|sPLT|acTL|fcTL|fdAT)$/;
const texts = /^(?:tEXt|zTXt|iTXt)$/;

/** Rewrites a PNG with the same compressed picture, and only the metadata to keep. */
export async function rewritePng(bytes: Uint8Array<ArrayBuffer>, keep: Keep): Promise<Rewritten> {
  const parts = [bytes.subarray(0, signature.length)];
  const items: HiddenItem[] = [];
  const { chunks, cutOff, end } = walkChunks(bytes);
  for (const { type, at, start, end: bodyEnd } of cutOff ? [...chunks, cutOff] : chunks) {
    if (shown.test(type)) parts.push(bytes.subarray(at, bodyEnd + checksumLength));
    else {
      const kept = await rewriteChunk(type, bytes.subarray(start, bodyEnd), keep, items);
      if (kept) parts.push(kept);
    }
  }
  items.push(...itemsAfter(bytes.subarray(end), keep));
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
      item(
        'time',
        { type: 'last-change' },
        `${view.getUint16(0)}-${two(2)}-${two(3)} ${two(4)}:${two(5)}:${two(6)}`,
        kept,
      ),
    );
    return kept ? chunk(type, body) : undefined;
  }
  if (texts.test(type)) items.push(...(await textItems(type, body, keep)));
  else if (type === 'caBX')
    items.push(item('history', { type: 'content-credentials' }, kilobytes(body.length), keepsAll));
  // Not worth reporting: `iDOT` only describes how Apple compressed the pixels.
  else if (type !== 'iDOT') items.push(item('other', { type: 'chunk', of: type }, kilobytes(body.length), keepsAll));
  return undefined;
}

const kinds: [HiddenKind, RegExp][] = [
  ['person', /^(?:author|artist|copyright|creator)$/i],
  ['time', /^(?:creation time|create-date|date:.*)$/i],
  ['software', /^(?:software|source)$/i],
  ['history', /^(?:parameters|prompt|workflow|negative_prompt|sd-metadata|invokeai.*)$/i],
];

/** Reads a text chunk (PNG-3, 11.3.3): a keyword, a null byte, and a text that may be compressed. */
async function textItems(type: string, body: Uint8Array<ArrayBuffer>, keep: Keep): Promise<HiddenItem[]> {
  const zero = body.indexOf(0);
  const keyword = toLatin1(body.subarray(0, Math.max(0, zero)));
  const bytes = await textOf(type, body, zero + 1);
  if (!bytes) return [item('text', keyword, kilobytes(body.length), keep === 'everything')];
  if (keyword === 'XML:com.adobe.xmp') return xmpItems(bytes, keep);
  if (keyword.startsWith('Raw profile type ')) return profileItems(keyword, bytes, keep);
  const kind = kinds.find(([, names]) => names.test(keyword))?.[0] ?? 'text';
  return [item(kind, keyword, anyText(bytes), keep === 'everything')];
}

/** Reads a profile in ImageMagick's form: one line each for the kind and the length, then the bytes in hexadecimal. */
function profileItems(keyword: string, text: Uint8Array, keep: Keep): HiddenItem[] {
  const digits = toLatin1(text)
    .replace(/^\s*\w[\w ]*\n\s*\d+\s/, '')
    .replace(/\s/g, '');
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  if (/exif|app1/i.test(keyword)) {
    const marked = toLatin1(bytes.subarray(0, 4)) === 'Exif';
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
  // Flag and method of compression, then the language and the translated keyword, both null-terminated.
  const language = body.indexOf(0, start + 2);
  const text = body.subarray(body.indexOf(0, language + 1) + 1);
  return body[start] === 1 ? inflate(text) : text;
}

/** Inflates text that is only displayed: damaged or oversized text is removed whatever it says. */
const inflate = (bytes: Uint8Array<ArrayBuffer>) => inflatedWithin(bytes, mostMetadata);

const chunk = (type: string, data: Uint8Array) => joinChunks([{ type, data }]).subarray(signature.length);
