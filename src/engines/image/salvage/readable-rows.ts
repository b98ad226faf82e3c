import type { InputFormatId } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import type { Image, Scope } from '../libvips/vips.ts';
import { missing } from './missing.ts';

type Load = (access: 'sequential' | 'random', options: string) => Image;

interface Damaged {
  format: InputFormatId<'image'>;
  /** The most rows of a still that are in the file. */
  mostRows: number;
  /** Receives notes when a picture is loaded. */
  notes: Note[];
}

/**
 * Loads pictures of a damaged file strictly, and leaves unreadable rows blank: black, or transparent if there is alpha.
 * Of stacked frames, only complete ones are loaded.
 */
export function keepingRows(load: Load, { format, mostRows, notes }: Damaged, scope: Scope): Load {
  const found = new Map<string, number>();

  function rowsOf(options: string, image: Image): number {
    const known = found.get(options);
    if (known !== undefined) return known;
    const frames = image.height / image.pageHeight;
    const all = readableRows(image.height, () => load('sequential', options));
    const rows = frames > 1 ? all : Math.min(mostRows, all);
    found.set(options, rows);
    if (frames === 1) notes.push(...missing(1 - rows / image.height, format));
    else if (rows < image.pageHeight) missing(1, format);
    else if (rows < image.height) notes.push({ type: 'cut-off' });
    return rows;
  }

  return (access, options) => {
    const image = load('sequential', options);
    const { height, pageHeight } = image;
    const rows = rowsOf(options, image);
    if (rows === height) return load(access, options);
    if (height > pageHeight) return load(access, `n=${Math.floor(rows / pageHeight)}`);
    const top = scope.keep(load('sequential', options).crop(0, 0, image.width, rows));
    const held = access === 'random' ? scope.keep(top.copyMemory()) : top;
    return scope.keep(held.embed(0, 0, image.width, height, { extend: 'black' }));
  };
}

/** The precision of the search for the last readable row, in rows: libvips reads several at once. */
const step = 8;

/** Counts the rows that can be read from the top of a picture. */
function readableRows(height: number, load: () => Image): number {
  let [readable, unread] = [0, height + step];
  while (unread - readable > step) {
    const middle = Math.min(height, readable + Math.ceil((unread - readable) / 2 / step) * step);
    if (isReadable(load, middle)) readable = middle;
    else unread = middle;
    if (readable === height) break;
  }
  return readable;
}

function isReadable(load: () => Image, rows: number): boolean {
  try {
    const image = load();
    const part = image.crop(0, 0, image.width, rows);
    try {
      // The average forces libvips to read all pixels.
      part.avg();
    } finally {
      part.delete();
    }
    return true;
  } catch {
    // Whatever the reason, only the rows read before are available.
    return false;
  }
}
