import { zlibSync } from 'fflate';
import { decompress } from 'fzstd';
import { JobError } from '#errors/errors.ts';
import { viewOf, concat } from '#containers/bytes.ts';
import { directoriesOf, numbersOf, readHeader, type Entry, type Layout } from '#containers/tiff.ts';
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
  /** The file itself if nothing had to be changed. */
  bytes: Bytes;
  /** Pages, from 0, whose bands are labelled RGB but hold CIELAB. */
  labPages: ReadonlySet<number>;
}

/**
 * Repacks a TIFF so that this build of libvips can read it, with the same samples (TIFF 6.0, and BigTIFF): strips and
 * tiles in unsupported codecs are recompressed with Deflate, and 8-bit CIELAB, which libvips fails on, is labelled RGB.
 *
 * @throws {RangeError} if data to decompress is outside the file
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
    // The input must not be modified.
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
    // WebP has no predictor, whatever the field says.
    if (coding === webp && predictor) write(predictor, [1]);
  }
  return { bytes: added.length === 0 ? bytes : concat([bytes, ...added]), labPages };
}

/**
 * Returns the offset where the last strip or tile of a TIFF ends.
 *
 * @throws {RangeError} if it refers to data outside the file
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
  // Without a directory, nothing can be read.
  return last ?? Infinity;
}

/**
 * Limits the number of strips and tiles: pages may overlap, but no strip or tile is empty.
 *
 * @throws {RangeError}
 */
function countParts(count: number, file: Bytes): number {
  if (count > file.length) throw new RangeError('More parts than bytes');
  return count;
}

/** Converts an image that is labelled RGB but holds CIELAB to sRGB. */
export function labToSrgb(from: Image, scope: Scope): Image {
  const keep = <T extends Image>(image: T) => scope.keep(image);
  const lightness = keep(keep(from.extractBand(0)).linear([100 / 255], [0]));
  // a* and b* range from -128 to 127.
  const signed = keep(keep(from.extractBand(1, { n: 2 })).copy({ format: 'char' }));
  const colours = keep(lightness.bandjoin(keep(signed.cast('float'))));
  const srgb = keep(keep(colours.copy({ interpretation: 'lab' })).colourspace('srgb'));
  const all = from.bands > 3 ? keep(srgb.bandjoin(keep(from.extractBand(3)))) : srgb;
  const own = keep(all.copy());
  // The profile was for CIELAB.
  own.remove('icc-profile-data');
  return own;
}

/**
 * Returns a function that changes the values of a field, and appends them to the file if they do not fit into the
 * entry.
 */
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
    // It throws errors of any kind.
    throw new JobError('corrupt-file', { format: 'TIFF' }, { cause });
  }
}

/** Decodes to the number of samples per pixel that the file declares. */
function unpackWebp(vips: Libvips, part: Bytes, samples: number): Uint8Array {
  const image = vips.Image.webploadBuffer(part);
  const [full, opaque] = [image.bands === 3 ? image.bandjoin(255) : image, image.extractBand(0, { n: 3 })];
  try {
    // WebP has 8 bits per channel.
    return (samples === 4 ? full : opaque).writeToMemory() as Uint8Array;
  } finally {
    for (const held of new Set([image, full, opaque])) held.delete();
  }
}
