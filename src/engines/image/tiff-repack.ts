import { zlibSync } from 'fflate';
import { decompress } from 'fzstd';
import { JobError } from '../../errors.ts';
import { viewOf } from './headers/bytes.ts';
import { joined } from './lossless/hidden.ts';
import { packings, webp } from './tiff-coding.ts';
import type { Libvips } from './vips.ts';

type Bytes = Uint8Array<ArrayBuffer>;

const tags = { compression: 259, samples: 277, predictor: 317, places: [273, 324], lengths: [279, 325] };
const deflate = 8;

/** A field of a directory, and where in the file its entry is. */
interface Field {
  tag: number;
  at: number;
  type: number;
}

const [short, long, longLong] = [3, 4, 16];
const typeLengths: Record<number, number> = { [short]: 2, [long]: 4, [longLong]: 8 };
const mostDirectories = 10_000;

/**
 * A TIFF whose strips and tiles are all compressed as libvips here reads it, with the same pixels; the file itself where
 * they are already (TIFF 6.0, and BigTIFF).
 *
 * @throws {RangeError} where what is to be unpacked is not in it.
 * @throws {JobError} `corrupt-file`
 */
export function repackTiff(vips: Libvips, file: Bytes): Bytes {
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
    const fieldOf = (...wanted: number[]) => fields.find(({ tag }) => wanted.includes(tag));
    const valuesOf = (field: Field | undefined) => (field ? valuesAt(file, field, layout) : []);
    const compression = fieldOf(tags.compression);
    const [coding = 1] = valuesOf(compression);
    const [places, lengths] = [fieldOf(...tags.places), fieldOf(...tags.lengths)];
    if (!compression || !places || !lengths || !packings.includes(coding)) continue;
    // What is handed in stays as it is.
    if (bytes === file) bytes = file.slice();
    const [samples = 1] = valuesOf(fieldOf(tags.samples));
    const partLengths = valuesOf(lengths);
    const parts = valuesOf(places).map((place, index) => {
      const part = file.subarray(place, place + (partLengths[index] ?? 0));
      const pixels = coding === webp ? unpackWebp(vips, part, samples) : unpackZstandard(part);
      return zlibSync(pixels, { level: 1 });
    });
    const write = fieldWriter(bytes, layout, add);
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
  return added.length === 0 ? file : joined(bytes, ...added);
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
