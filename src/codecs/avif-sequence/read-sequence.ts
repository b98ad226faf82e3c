import type { Box } from '#containers/isobmff.ts';
import { toLatin1 } from '#containers/bytes.ts';
import { readColours, unspecified, type Colours } from './sequence-colours.ts';
import { headerOf } from './sequence-header.ts';
import { boxReader, named, readDelays, readSamples, type BoxReader, type Bytes, type Sample } from './sample-table.ts';

/** AV1 frames in order, and the WebCodecs string of their codec. */
export interface EncodedFrames {
  codec: string;
  samples: Sample[];
}

/** An image sequence with its frames not yet decoded. */
export interface SequenceFile {
  colour: EncodedFrames;
  /** Its luma is the alpha of the colour frames. `premultiplied`: whether colours are multiplied by it. */
  alpha?: EncodedFrames & { fullRange: boolean; premultiplied: boolean };
  /** In milliseconds, one for each frame. */
  delays: number[];
  /** How often the sequence plays; 0 means forever. */
  loop: number;
  colours: Colours;
  /** ICC. */
  profile?: Bytes;
  /** The part of each frame that is shown, in pixels. Default all. */
  crop?: { left: number; top: number; width: number; height: number };
  /** The rotation after cropping, in degrees, clockwise. */
  angle: number;
  /** Whether it is mirrored left to right after the rotation. */
  flip: boolean;
}

/**
 * Reads the tracks of an AVIF (AV1 Image File Format 1.1, 5; ISO/IEC 14496-12, 8).
 *
 * @returns undefined if there are none, or they are not supported here.
 */
export function readSequence(bytes: Bytes): SequenceFile | undefined {
  try {
    return readTracks(boxReader(bytes), bytes.length);
  } catch (error) {
    // A `DataView` throws this for a position outside of it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readTracks(file: BoxReader, end: number): SequenceFile | undefined {
  const movie = file.within(named(file.within({ type: '', at: 0, start: 0, end }), 'moov'));
  const tracks = movie.filter(({ type }) => type === 'trak').map((box) => readTrack(file, file.within(box)));
  const colour = tracks.find((track) => track?.handler === 'pict');
  if (!colour) return undefined;
  const alpha = tracks.find((track) => track?.handler === 'auxv' && track.references.get('auxl') === colour.id);
  if (alpha && alpha.frames.samples.length !== colour.frames.samples.length) return undefined;
  const { frames, delays, loop, says, entry } = colour;
  const properties = file.within(entry, headOfEntry);
  const { numbers, profile } = readColourBoxes(file, properties);
  const colours = numbers ?? says;
  const matrix = [colours.matrix, says.matrix].find((known) => known !== unspecified) ?? usualMatrix;
  const premultiplied = alpha !== undefined && colour.references.get('prem') === alpha.id;
  return {
    ...{ colour: frames, delays, loop, colours: { ...colours, matrix } },
    ...(alpha && { alpha: { ...alpha.frames, fullRange: alpha.says.fullRange, premultiplied } }),
    ...(profile && { profile }),
    ...readPlacing(file, properties, entry),
  };
}

/** The matrix that libavif assumes if none is given. */
const usualMatrix = 6;

/** The size of a visual sample entry's fields (dimensions, resolution, name) before its boxes, in bytes. */
const headOfEntry = 78;

function readTrack(file: BoxReader, boxes: Box[]) {
  const { bytes, view, within } = file;
  const media = within(named(boxes, 'mdia'));
  const table = within(named(within(named(media, 'minf')), 'stbl'));
  // After four bytes of version and flags, and the number of entries.
  const entry = named(within(named(table, 'stsd'), 8), 'av01');
  const config = named(within(entry, headOfEntry), 'av1C');
  const [header, times, handler] = [named(boxes, 'tkhd'), named(media, 'mdhd'), named(media, 'hdlr')];
  if (!entry || !config || !header || !times || !handler) return undefined;
  const samples = readSamples(file, table, config);
  return {
    // After two dates, which take 64 bits in version 1.
    id: view.getUint32(header.start + (view.getUint8(header.start) === 1 ? 20 : 12)),
    handler: toLatin1(bytes.subarray(handler.start + 8, handler.start + 12)),
    references: new Map(within(named(boxes, 'tref')).map(({ type, start }) => [type, view.getUint32(start)])),
    frames: { codec: codecOf(view, config), samples },
    delays: readDelays(file, table, times, samples.length),
    says: readColours(headerOf(samples[0]?.bytes ?? new Uint8Array()) ?? new Uint8Array()),
    loop: readLoop(view, named(within(named(boxes, 'edts')), 'elst'), header),
    entry,
  };
}

/** Returns the codec string (AV1 Codec ISO Media File Format Binding, 5). */
function codecOf(view: DataView, { start }: Box): string {
  const [kind, flags] = [view.getUint8(start + 1), view.getUint8(start + 2)];
  const two = (value: number) => String(value).padStart(2, '0');
  const depth = flags & 0x40 ? (flags & 0x20 ? 12 : 10) : 8;
  return `av01.${kind >> 5}.${two(kind & 31)}${flags & 0x80 ? 'H' : 'M'}.${two(depth)}`;
}

/**
 * Returns how often an edit list repeats the sequence, from the duration of the track. Without a list, browsers repeat
 * it forever.
 */
function readLoop(view: DataView, edits: Box | undefined, header: Box): number {
  if (!edits) return 0;
  if ((view.getUint8(edits.start + 3) & 1) === 0) return 1;
  const [wideEdits, wideTrack] = [edits, header].map(({ start }) => view.getUint8(start) === 1);
  const whole = wideTrack ? view.getBigUint64(header.start + 28) : BigInt(view.getUint32(header.start + 20));
  const once = wideEdits ? view.getBigUint64(edits.start + 8) : BigInt(view.getUint32(edits.start + 8));
  const endless = (wideTrack ? 2n ** 64n : 2n ** 32n) - 1n;
  return whole === endless || once === 0n ? 0 : Math.max(1, Math.ceil(Number(whole) / Number(once)));
}

function readColourBoxes({ bytes, view }: BoxReader, properties: Box[]): { numbers?: Colours; profile?: Bytes } {
  const boxes = properties.filter(({ type }) => type === 'colr');
  const ofKind = (...kinds: string[]) =>
    boxes.find(({ start }) => kinds.includes(toLatin1(bytes.subarray(start, start + 4))));
  const [numbered, profile] = [ofKind('nclx'), ofKind('prof', 'rICC')];
  const numbers = numbered && {
    primaries: view.getUint16(numbered.start + 4),
    transfer: view.getUint16(numbered.start + 6),
    matrix: view.getUint16(numbered.start + 8),
    fullRange: view.getUint8(numbered.start + 10) >> 7 === 1,
  };
  return { ...(numbers && { numbers }), ...(profile && { profile: bytes.slice(profile.start + 4, profile.end) }) };
}

/** ISO/IEC 23000-22, 7.3.6.7: crop first, then rotate, then mirror. */
function readPlacing(
  { view }: BoxReader,
  properties: Box[],
  entry: Box,
): Pick<SequenceFile, 'crop' | 'angle' | 'flip'> {
  const [turn, mirror, cut] = ['irot', 'imir', 'clap'].map((name) => named(properties, name));
  // The file states a counter-clockwise rotation.
  const turned = turn ? 360 - (view.getUint8(turn.start) & 3) * 90 : 0;
  // Mirroring top to bottom equals rotating by 180 degrees and mirroring left to right.
  const overturned = mirror && (view.getUint8(mirror.start) & 1) === 0 ? 180 : 0;
  const crop = cut && readCut(view, cut, entry);
  return { ...(crop && { crop }), angle: (turned + overturned) % 360, flip: mirror !== undefined };
}

/** Reads fractions: width, height, and the offset of its centre from that of the frame. */
function readCut(view: DataView, { start }: Box, entry: Box): SequenceFile['crop'] {
  const fraction = (at: number) => view.getInt32(start + at) / view.getUint32(start + at + 4);
  const frame = { width: view.getUint16(entry.start + 24), height: view.getUint16(entry.start + 26) };
  const [width, height] = [fraction(0), fraction(8)];
  const left = (frame.width - width) / 2 + fraction(16);
  const top = (frame.height - height) / 2 + fraction(24);
  const fits = left >= 0 && top >= 0 && left + width <= frame.width && top + height <= frame.height;
  const isWhole = [left, top, width, height].every((value) => Number.isInteger(value));
  return fits && isWhole && width > 0 && height > 0 ? { left, top, width, height } : undefined;
}
