import type { InputFormatId } from '../../../formats/formats.ts';
import type { Note } from '../../../jobs/contract/job.ts';
import type { Image, Scope } from '../libvips/vips.ts';
import { missing } from './missing.ts';

type Load = (access: 'sequential' | 'random', options: string) => Image;

interface Damaged {
  format: InputFormatId<'image'>;
  /** At most so many rows of a still are in the file. */
  mostRows: number;
  /** Told as soon as a picture is loaded. */
  notes: Note[];
}

/**
 * Loads pictures of a damaged file strictly, with rows that cannot be read left plain: black, or see-through where there
 * is alpha. Of frames under each other, those that are complete.
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

/** How exactly the end of what can be read is sought, in rows: libvips reads several at once. */
const step = 8;

/** How many rows can be read from the top of a picture. */
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
      // It is enough that all of its pixels are asked for.
      part.avg();
    } finally {
      part.delete();
    }
    return true;
  } catch {
    // Whatever it failed for, no more than what was read before can be had.
    return false;
  }
}
