import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import { viewOf } from '#containers/bytes.ts';
import { readDirectory, readHeader, type Directory, type Entry } from '#containers/tiff.ts';
import { parseExif } from '#metadata/parse-exif.ts';
import { exifItems } from '#metadata/exif-items.ts';
import { imageTags, photoTags, pointers, type TagKind } from '#metadata/exif-tags.ts';
import type { Keep, Rewritten } from '#metadata/hidden.ts';
import { iptcItems, photoshopItems } from '#metadata/iptc.ts';
import { xmpItems } from '#metadata/xmp.ts';

const xmp = 700;
const iptc = 33_723;
const photoshop = 34_377;
const moreImages = 330;
/** The first private tag. */
const firstPrivate = 32_768;
/** Private tags that describe how pixels are stored, and the profile. */
const neededPrivate = [32_932, 32_995, 32_996, 32_997, 32_998, 33_421, 33_422, 34_675, 37_439];
/** Public tags with names of people and computers that EXIF does not list. */
const hiddenPublic = [269, 285, 316, 337];
/** GeoTIFF's fields, which map pixels to places on Earth. */
const geography = [33_550, 33_922, 34_264, 34_735, 34_736, 34_737, 42_112];

const kindOf = (tag: number, table: 'image' | 'photo'): TagKind => {
  const known = (table === 'photo' ? photoTags : imageTags)[tag]?.[1];
  if (known) return tag === 0x927c ? 'other' : known;
  if (geography.includes(tag)) return 'place';
  if (table === 'photo') return tag === pointers.interop ? 'needed' : 'other';
  if (hiddenPublic.includes(tag) || tag === xmp) return 'other';
  return tag < firstPrivate || neededPrivate.includes(tag) ? 'needed' : 'other';
};

/** Whether it is a BigTIFF, which is not supported here. */
export const isBigTiff = (bytes: Uint8Array) => bytes[2] === 43 || bytes[3] === 43;

/**
 * Rewrites a TIFF with the same compressed pictures. Everything in it is found by its offset, so nothing moves: removed
 * fields are taken out of their directory, and their values are overwritten.
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
        value: { type: 'geography' },
        kept: isKept('place', keep),
      });
  }
  if (keep !== 'everything') clearDirectories(bytes, keep);
  return { parts: [bytes], items };
}

const isKept = (kind: TagKind, keep: Keep) =>
  keep === 'everything' || kind === 'needed' || (kind !== 'other' && keep.has(kind));

type Table = 'image' | 'photo';

/** Removes unwanted fields from all directories. */
function clearDirectories(bytes: Uint8Array<ArrayBuffer>, keep: Keep) {
  const header = readHeader(bytes);
  if (!header) return;
  const view = viewOf(bytes);
  const { little } = header;
  const seen = new Set<number>();
  // Directories may be nested to any depth.
  const waiting: { at: number; table: Table }[] = [{ at: header.first, table: 'image' }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { at, table } = next;
    const directory = seen.has(at) ? undefined : wholeDirectory(at);
    if (!directory) continue;
    seen.add(at);
    filter(directory, table);
    waiting.push({ at: directory.next, table });
  }

  function wholeDirectory(at: number): Directory | undefined {
    const directory = readDirectory(bytes, at, { little, big: false });
    return directory?.isWhole && directory.nextAt + 4 <= bytes.length ? directory : undefined;
  }

  function filter({ at, entries, next, nextAt }: Directory, table: Table) {
    const kept = entries.filter((entry) => stays(entry, table)).map((entry) => bytes.slice(entry.at, entry.at + 12));
    view.setUint16(at, kept.length, little);
    for (const [index, field] of kept.entries()) bytes.set(field, at + 2 + index * 12);
    const newEnd = at + 2 + kept.length * 12;
    bytes.fill(0, newEnd, nextAt + 4);
    view.setUint32(newEnd, next, little);
  }

  /** Whether a field stays. Queues the directories it points to, and overwrites its value if it does not stay. */
  function stays({ tag, at, start, end }: Entry, table: Table): boolean {
    if (tag === pointers.photo) {
      waiting.push({ at: view.getUint32(at + 8, little), table: 'photo' });
      return true;
    }
    if (tag === pointers.place) {
      if (isKept('place', keep)) return true;
      erase(view.getUint32(at + 8, little));
      return false;
    }
    if (tag === moreImages && table === 'image')
      for (let place = start; place + 4 <= end; place += 4)
        waiting.push({ at: view.getUint32(place, little), table: 'image' });
    if (isKept(kindOf(tag, table), keep)) return true;
    bytes.fill(0, start, end);
    return false;
  }

  function erase(at: number) {
    const directory = seen.has(at) ? undefined : wholeDirectory(at);
    if (!directory) return;
    seen.add(at);
    for (const { start, end } of directory.entries) bytes.fill(0, start, end);
    bytes.fill(0, at, directory.nextAt + 4);
  }
}
