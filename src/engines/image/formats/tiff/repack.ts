import { zlibSync } from 'fflate';
import { decompress } from 'fzstd';
import { JobError } from '../../../../errors/errors.ts';
import { viewOf, concat } from '../../../../containers/bytes.ts';
import { directoriesOf, numbersOf, readHeader, type Entry, type Layout } from '../../../../containers/tiff.ts';
import { packings, webp } from './coding.ts';
import type { Image, Libvips, Scope } from '../../libvips/vips.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const tags = {
  ...{ bits: 258, compression: 259, photometric: 262, samples: 277, predictor: 317 },
  ...{ places: [273, 324], lengths: [279, 325] },
};
const deflate = 8;
const [rgb, lab] = [2, 8];

const [short, long, longLong] = [3, 4, 16];

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
  const header = readHeader(file);
  if (!header) return { bytes: file, labPages };
  const added: Bytes[] = [];
  let end = file.length;
  let bytes = file;
  const add = (part: Bytes) => {
    const place = end;
    added.push(part);
    end += part.length;
    return place;
  };
  let partCount = 0;
  for (const { entries: fields } of directoriesOf(file, header)) {
    page += 1;
    const fieldOf = (...wanted: number[]) => fields.find(({ tag }) => wanted.includes(tag));
    const valuesOf = (field: Entry | undefined) => (field ? numbersOf(file, field, header) : []);
    const compression = fieldOf(tags.compression);
    const [coding = 1] = valuesOf(compression);
    const photometric = fieldOf(tags.photometric);
    const isLab = photometric && valuesOf(photometric)[0] === lab && valuesOf(fieldOf(tags.bits))[0] === 8;
    const [places, lengths] = [fieldOf(...tags.places), fieldOf(...tags.lengths)];
    const isPacked = compression && places && lengths && packings.includes(coding);
    // What is handed in stays as it is.
    if ((isLab || isPacked) && bytes === file) bytes = file.slice();
    const write = fieldWriter(bytes, header, add);
    if (isLab) {
      write(photometric, [rgb]);
      labPages.add(page);
    }
    if (!isPacked) continue;
    const [samples = 1] = valuesOf(fieldOf(tags.samples));
    const partLengths = valuesOf(lengths);
    partCount = countParts(partCount + partLengths.length, file);
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
  return { bytes: added.length === 0 ? bytes : concat([bytes, ...added]), labPages };
}

/**
 * Where the last strip or tile of a TIFF ends.
 *
 * @throws {RangeError} where what it says of itself is not in it.
 */
export function partsEnd(file: Bytes): number {
  const header = readHeader(file);
  let partCount = 0;
  let last: number | undefined;
  for (const { entries } of header ? directoriesOf(file, header) : []) {
    const [places = [], lengths = []] = [tags.places, tags.lengths].map((wanted) => {
      const field = entries.find(({ tag }) => wanted.includes(tag));
      return field && header && numbersOf(file, field, header);
    });
    partCount = countParts(partCount + places.length, file);
    last = places.reduce((most, place, index) => Math.max(most, place + (lengths[index] ?? 0)), last ?? 0);
  }
  // Without a directory, nothing of it can be read.
  return last ?? Infinity;
}

/**
 * Pages may lie over each other, but no strip or tile is empty.
 *
 * @throws {RangeError}
 */
function countParts(count: number, file: Bytes): number {
  if (count > file.length) throw new RangeError('More parts than bytes');
  return count;
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

/** Gives fields other values, which are added to the file where an entry has no room for them. */
function fieldWriter(bytes: Bytes, { little, big }: Layout, add: (part: Bytes) => number) {
  const view = viewOf(bytes);
  const setPlace = (to: DataView, at: number, value: number) =>
    big ? to.setBigUint64(at, BigInt(value), little) : to.setUint32(at, value, little);
  const length = big ? 8 : 4;
  return ({ at, type }: Entry, values: number[]) => {
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
    // WebP has 8 bits.
    return (samples === 4 ? full : opaque).writeToMemory() as Uint8Array;
  } finally {
    for (const held of new Set([image, full, opaque])) held.delete();
  }
}
