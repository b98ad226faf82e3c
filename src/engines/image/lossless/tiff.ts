import type { HiddenItem } from '../../../jobs/job.ts';
import { parseExif, typeLengths } from './parse-exif.ts';
import { exifItems } from './exif-items.ts';
import { imageTags, photoTags, pointers, type TagKind } from './exif-tags.ts';
import type { Keep, Rewritten } from './hidden.ts';
import { iptcItems, photoshopItems } from './iptc.ts';
import { xmpItems } from './xmp.ts';

const xmp = 700;
const iptc = 33_723;
const photoshop = 34_377;
const moreImages = 330;
/** From here on, numbers belong to companies. */
const firstPrivate = 32_768;
/** Of those, what says how pixels are stored, and the profile. */
const neededPrivate = [32_932, 32_995, 32_996, 32_997, 32_998, 33_421, 33_422, 34_675, 37_439];
/** Names of people and computers among the public ones that EXIF does not list. */
const hiddenPublic = [269, 285, 316, 337];
/** Where on Earth each pixel lies: GeoTIFF's fields. */
const geography = [33_550, 33_922, 34_264, 34_735, 34_736, 34_737, 42_112];

const kindOf = (tag: number, table: 'image' | 'photo'): TagKind => {
  const known = (table === 'photo' ? photoTags : imageTags)[tag]?.[1];
  if (known) return tag === 0x927c ? 'other' : known;
  if (geography.includes(tag)) return 'place';
  if (table === 'photo') return tag === pointers.interop ? 'needed' : 'other';
  if (hiddenPublic.includes(tag) || tag === xmp) return 'other';
  return tag < firstPrivate || neededPrivate.includes(tag) ? 'needed' : 'other';
};

/** A structure that is not known here: BigTIFF. */
export const isBigTiff = (bytes: Uint8Array) => bytes[2] === 43 || bytes[3] === 43;

/**
 * TIFF with the same compressed pictures. Everything in it is found by its place, so nothing moves: fields that are to
 * go are taken out of their list, and what they said is written over.
 */
export function rewriteTiff(bytes: Uint8Array<ArrayBuffer>, keep: Keep): Rewritten | undefined {
  const exif = isBigTiff(bytes) ? undefined : parseExif(bytes);
  if (!exif) return undefined;
  const items: HiddenItem[] = exifItems({ ...exif, preview: [] }, keep);
  for (const { tag, bytes: value } of exif.image) {
    if (tag === xmp) items.push(...xmpItems(value, keep));
    if (tag === iptc) items.push(...iptcItems(value, keep));
    if (tag === photoshop) items.push(...photoshopItems(value, keep));
    if (geography.includes(tag) && !items.some(({ name }) => name === 'GeoTIFF'))
      items.push({
        kind: 'place',
        name: 'GeoTIFF',
        value: 'where on Earth the picture lies',
        kept: isKept('place', keep),
      });
  }
  if (keep !== 'everything') new Directories(bytes, exif.little, keep).clear();
  return { parts: [bytes], items };
}

const isKept = (kind: TagKind, keep: Keep) =>
  keep === 'everything' || kind === 'needed' || (kind !== 'other' && keep.has(kind));

class Directories {
  #bytes: Uint8Array;
  #view: DataView;
  #little: boolean;
  #keep: Keep;
  #seen = new Set<number>();

  constructor(bytes: Uint8Array<ArrayBuffer>, little: boolean, keep: Keep) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#little = little;
    this.#keep = keep;
  }

  clear() {
    this.#filter(this.#word(4), 'image');
  }

  #word(at: number): number {
    return this.#view.getUint32(at, this.#little);
  }

  /** Each directory leads to the next. */
  #filter(start: number, table: 'image' | 'photo') {
    for (let at = start; this.#isDirectory(at);) {
      this.#seen.add(at);
      const count = this.#view.getUint16(at, this.#little);
      const end = at + 2 + count * 12;
      const next = this.#word(end);
      const kept: Uint8Array[] = [];
      for (let entry = at + 2; entry < end; entry += 12)
        if (this.#keeps(entry, table)) kept.push(this.#bytes.slice(entry, entry + 12));
      this.#view.setUint16(at, kept.length, this.#little);
      for (const [index, field] of kept.entries()) this.#bytes.set(field, at + 2 + index * 12);
      const newEnd = at + 2 + kept.length * 12;
      this.#bytes.fill(0, newEnd, end + 4);
      this.#view.setUint32(newEnd, next, this.#little);
      at = next;
    }
  }

  #isDirectory(at: number): boolean {
    if (at < 8 || at + 6 > this.#bytes.length || this.#seen.has(at)) return false;
    return at + 6 + this.#view.getUint16(at, this.#little) * 12 <= this.#bytes.length;
  }

  /** Whether a field stays. What it leads to is gone through; what it says is written over where it does not. */
  #keeps(entry: number, table: 'image' | 'photo'): boolean {
    const tag = this.#view.getUint16(entry, this.#little);
    const value = this.#value(entry);
    if (tag === pointers.photo) {
      this.#filter(this.#word(entry + 8), 'photo');
      return true;
    }
    if (tag === pointers.place) {
      if (isKept('place', this.#keep)) return true;
      this.#erase(this.#word(entry + 8));
      return false;
    }
    if (tag === moreImages && table === 'image')
      for (let at = value.start; at + 4 <= value.end; at += 4) this.#filter(this.#word(at), 'image');
    if (isKept(kindOf(tag, table), this.#keep)) return true;
    this.#bytes.fill(0, value.start, value.end);
    return false;
  }

  #value(entry: number): { start: number; end: number } {
    const type = this.#view.getUint16(entry + 2, this.#little);
    const length = this.#word(entry + 4) * (typeLengths[type] ?? 0);
    const start = length <= 4 ? entry + 8 : this.#word(entry + 8);
    return { start, end: Math.min(start + length, this.#bytes.length) };
  }

  #erase(at: number) {
    if (!this.#isDirectory(at)) return;
    this.#seen.add(at);
    const end = at + 2 + this.#view.getUint16(at, this.#little) * 12;
    for (let entry = at + 2; entry < end; entry += 12) {
      const { start, end: valueEnd } = this.#value(entry);
      this.#bytes.fill(0, start, valueEnd);
    }
    this.#bytes.fill(0, at, end + 4);
  }
}
