import { zlibSync } from 'fflate';
import { decompress } from 'fzstd';
import { JobError } from '../../errors.ts';
import { viewOf } from './headers/bytes.ts';
import { joined } from './lossless/hidden.ts';
import { packings, webp } from './tiff-coding.ts';
import type { Image, Libvips, Scope } from './vips.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const tags = {
  ...{ bits: 258, compression: 259, photometric: 262, samples: 277, predictor: 317 },
  ...{ places: [273, 324], lengths: [279, 325] },
};
const deflate = 8;
const [rgb, lab] = [2, 8];

/** A field of a directory, and where in the file its entry is. */
interface Field {
  tag: number;
  at: number;
  type: number;
}

const [short, long, longLong] = [3, 4, 16];
const typeLengths: Record<number, number> = { [short]: 2, [long]: 4, [longLong]: 8 };
const mostDirectories = 10_000;

export interface RepackedTiff {
  /** The file itself where nothing was to be done. */
  bytes: Bytes;
  /** Pages, from 0, whose red, green and blue are in fact CIELAB. */
  labPages: ReadonlySet<number>;
}

/**
 * A TIFF as libvips here reads it, with the same numbers for each pixel (TIFF 6.0, and BigTIFF): all strips and tiles are
 * compressed with Deflate, and CIELAB of 8 bits, at which it fails, is called RGB.
 *
 * @throws {RangeError} where what is to be unpacked is not in it.
 * @throws {JobError} `corrupt-file`
 */
export function repackTiff(vips: Libvips, file: Bytes): RepackedTiff {
  const labPages = new Set<number>();
  let page = -1;
  const layout = layoutOf(file);
  const added: Bytes[] = [];
  let end = file.length;
  let bytes = file;
  const add = (part: Bytes) => {
    const place = end;
    added.push(part);
    end += part.length;
    return place;
  };
  for (const fields of directoriesOf(file, layout)) {
    page += 1;
    const fieldOf = (...wanted: number[]) => fields.find(({ tag }) => wanted.includes(tag));
    const valuesOf = (field: Field | undefined) => (field ? valuesAt(file, field, layout) : []);
    const compression = fieldOf(tags.compression);
    const [coding = 1] = valuesOf(compression);
    const photometric = fieldOf(tags.photometric);
    const isLab = photometric && valuesOf(photometric)[0] === lab && valuesOf(fieldOf(tags.bits))[0] === 8;
    const [places, lengths] = [fieldOf(...tags.places), fieldOf(...tags.lengths)];
    const isPacked = compression && places && lengths && packings.includes(coding);
    // What is handed in stays as it is.
    if ((isLab || isPacked) && bytes === file) bytes = file.slice();
    const write = fieldWriter(bytes, layout, add);
    if (isLab) {
      write(photometric, [rgb]);
      labPages.add(page);
    }
    if (!isPacked) continue;
    const [samples = 1] = valuesOf(fieldOf(tags.samples));
    const partLengths = valuesOf(lengths);
    const parts = valuesOf(places).map((place, index) => {
      const part = file.subarray(place, place + (partLengths[index] ?? 0));
      const pixels = coding === webp ? unpackWebp(vips, part, samples) : unpackZstandard(part);
      return zlibSync(pixels, { level: 1 });
    });
    write(places, parts.map(add));
    write(
      lengths,
      parts.map(({ length }) => length),
    );
    write(compression, [deflate]);
    const predictor = fieldOf(tags.predictor);
    // WebP has none, whatever is said.
    if (coding === webp && predictor) write(predictor, [1]);
  }
  return { bytes: added.length === 0 ? bytes : joined(bytes, ...added), labPages };
}

/**
 * Where the last strip or tile of a TIFF ends.
 *
 * @throws {RangeError} where what it says of itself is not in it.
 */
export function partsEnd(file: Bytes): number {
  const layout = layoutOf(file);
  const ends = [...directoriesOf(file, layout)].flatMap((fields) => {
    const [places = [], lengths = []] = [tags.places, tags.lengths].map((wanted) => {
      const field = fields.find(({ tag }) => wanted.includes(tag));
      return field && valuesAt(file, field, layout);
    });
    return places.map((place, index) => place + (lengths[index] ?? 0));
  });
  // Without a directory, nothing of it can be read.
  return ends.reduce((last, end) => Math.max(last, end), ends.length > 0 ? 0 : Infinity);
}

/** An image whose bands are called red, green and blue and are lightness and two tints, in sRGB. */
export function labToSrgb(from: Image, scope: Scope): Image {
  const keep = <T extends Image>(image: T) => scope.keep(image);
  const lightness = keep(keep(from.extractBand(0)).linear([100 / 255], [0]));
  // Tints go from -128 to 127.
  const signed = keep(keep(from.extractBand(1, { n: 2 })).copy({ format: 'char' }));
  const colours = keep(lightness.bandjoin(keep(signed.cast('float'))));
  const srgb = keep(keep(colours.copy({ interpretation: 'lab' })).colourspace('srgb'));
  const all = from.bands > 3 ? keep(srgb.bandjoin(keep(from.extractBand(3)))) : srgb;
  const own = keep(all.copy());
  // It was about the tints.
  own.remove('icc-profile-data');
  return own;
}

/** How numbers are written, and how long they are: in BigTIFF places have 64 bits. */
interface Layout {
  little: boolean;
  big: boolean;
}

function layoutOf(file: Bytes): Layout {
  const little = file[0] === 0x49;
  return { little, big: viewOf(file).getUint16(2, little) === 43 };
}

const readPlace = (view: DataView, at: number, { little, big }: Layout) =>
  big ? Number(view.getBigUint64(at, little)) : view.getUint32(at, little);

/** Up to where the file is cut off, or says what is not so. */
function* directoriesOf(file: Bytes, layout: Layout): Generator<Field[]> {
  const view = viewOf(file);
  const { little, big } = layout;
  const [countLength, entryLength, placeLength] = big ? [8, 20, 8] : [2, 12, 4];
  if (file.length < 16) return;
  let start = readPlace(view, placeLength, layout);
  for (let found = 0; start > 0 && found < mostDirectories; found += 1) {
    if (start + countLength > file.length) return;
    const count = big ? Number(view.getBigUint64(start, little)) : view.getUint16(start, little);
    const end = start + countLength + count * entryLength;
    if (end + placeLength > file.length) return;
    const fields: Field[] = [];
    for (let at = start + countLength; at < end; at += entryLength)
      fields.push({ tag: view.getUint16(at, little), at, type: view.getUint16(at + 2, little) });
    yield fields;
    start = readPlace(view, end, layout);
  }
}

/** Of the kinds of numbers that places, lengths and settings are: none of others. */
function valuesAt(file: Bytes, { at, type }: Field, layout: Layout): number[] {
  const view = viewOf(file);
  const { little, big } = layout;
  const length = typeLengths[type];
  if (!length) return [];
  const count = readPlace(view, at + 4, layout);
  const inEntry = at + (big ? 12 : 8);
  const from = count * length <= (big ? 8 : 4) ? inEntry : readPlace(view, inEntry, layout);
  if (from + count * length > view.byteLength) throw new RangeError('Values of a field are not in the file');
  return Array.from({ length: count }, (_, index) => {
    const place = from + index * length;
    if (length === 2) return view.getUint16(place, little);
    return length === 4 ? view.getUint32(place, little) : Number(view.getBigUint64(place, little));
  });
}

/** Gives fields other values, which are added to the file where an entry has no room for them. */
function fieldWriter(bytes: Bytes, { little, big }: Layout, add: (part: Bytes) => number) {
  const view = viewOf(bytes);
  const setPlace = (to: DataView, at: number, value: number) =>
    big ? to.setBigUint64(at, BigInt(value), little) : to.setUint32(at, value, little);
  const length = big ? 8 : 4;
  return ({ at, type }: Field, values: number[]) => {
    const inEntry = at + 4 + length;
    if (type === short && values.length === 1 && (values[0] ?? 0) < 2 ** 16) {
      view.setUint16(inEntry, values[0] ?? 0, little);
      return;
    }
    const written = new DataView(new ArrayBuffer(values.length * length));
    for (const [index, value] of values.entries()) setPlace(written, index * length, value);
    view.setUint16(at + 2, big ? longLong : long, little);
    setPlace(view, at + 4, values.length);
    const part = new Uint8Array(written.buffer);
    if (values.length === 1) bytes.set(part, inEntry);
    else setPlace(view, inEntry, add(part));
  };
}

function unpackZstandard(part: Bytes): Uint8Array {
  try {
    return decompress(part);
  } catch (cause) {
    // It throws what it comes upon, errors of its own among it.
    throw new JobError('corrupt-file', { format: 'TIFF' }, { cause });
  }
}

/** As many numbers for each pixel as the file says. */
function unpackWebp(vips: Libvips, part: Bytes, samples: number): Uint8Array {
  const image = vips.Image.webploadBuffer(part);
  const [full, opaque] = [image.bands === 3 ? image.bandjoin(255) : image, image.extractBand(0, { n: 3 })];
  try {
    return (samples === 4 ? full : opaque).writeToMemory() as Uint8Array;
  } finally {
    for (const held of new Set([image, full, opaque])) held.delete();
  }
}
