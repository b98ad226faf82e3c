import { box, fullBox } from '#containers/write-box.ts';
import { concat, number, numbers, utf8, type Bytes } from '#containers/bytes.ts';
import { configOf } from '#codecs/avif-sequence/sequence-header.ts';

/** AV1 frames in order: the first is a key frame, the others may depend on earlier ones. */
export type Samples = readonly Bytes[];

/** The contents of an animated AVIF. */
export interface Sequence {
  /** Of each frame, in pixels. */
  width: number;
  height: number;
  /** In milliseconds, one per frame. */
  delays: readonly number[];
  /** How often the animation plays; 0 is endless. */
  loop: number;
  colour: Samples;
  /** Frames whose luma is the alpha of the colour frames. */
  alpha?: Samples | undefined;
  /** ICC. Without one, colours are sRGB. */
  profile?: Bytes | undefined;
  exif?: Bytes | undefined;
  xmp?: Bytes | undefined;
}

/** Units per second. */
const timescale = 1000;
const identity = numbers(4, 0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const colourId = 1;
const alphaId = 2;
const exifId = 3;
const xmpId = 4;
const alphaName = utf8('urn:mpeg:mpegB:cicp:systems:auxiliary:alpha\0');
/** The offset from here to the TIFF header in the EXIF data, which precedes that data: zero. */
const noOffset = number(0, 4);

/**
 * Writes an image sequence (AV1 Image File Format 1.1, 5; ISO/IEC 23008-12, 7) whose first frame is also a still, for
 * readers that show no animation.
 */
export function writeSequence(sequence: Sequence): Bytes {
  const { colour, alpha = [], exif, xmp } = sequence;
  const contents = [...colour, ...alpha, ...(exif ? [noOffset, exif] : []), ...(xmp ? [xmp] : [])];
  const lengthOfAll = (parts: Samples) => parts.reduce((sum, { length }) => sum + length, 0);
  const head = (start: number) => {
    const afterColour = start + lengthOfAll(colour);
    const afterAlpha = afterColour + lengthOfAll(alpha);
    const afterExif = afterAlpha + (exif ? noOffset.length + exif.length : 0);
    const places = { colour: start, alpha: afterColour, exif: afterAlpha, xmp: afterExif };
    return concat([fileType(), meta(sequence, places), movie(sequence, places)]);
  };
  // Offsets have a fixed length, so the first `head` has the final length. A box header takes eight bytes.
  return concat([head(head(0).length + 8), box('mdat', ...contents)]);
}

/** Where each begins, in bytes from the start of the file. */
type Places = Record<'colour' | 'alpha' | 'exif' | 'xmp', number>;

const fileType = () => box('ftyp', utf8('avis'), number(0, 4), utf8('avisavifmsf1iso8mif1miaf'));

const handler = (type: string) => fullBox('hdlr', 0, number(0, 4), utf8(type), new Uint8Array(13));

/** The colour boxes: the profile or sRGB, with the BT.601 matrix and the limited range. */
const colours = (profile: Bytes | undefined) => [
  ...(profile ? [box('colr', utf8('prof'), profile)] : []),
  box('colr', utf8('nclx'), numbers(2, ...(profile ? [2, 2] : [1, 13]), 6), number(0, 1)),
];

/** The still image: the first frame, its alpha, EXIF and XMP. */
function meta({ width, height, colour, alpha, profile, exif, xmp }: Sequence, places: Places): Bytes {
  const [first, firstAlpha] = [colour[0] ?? new Uint8Array(), alpha?.[0]];
  const items = [
    { id: colourId, type: 'av01\0', place: places.colour, length: first.length },
    ...(firstAlpha
      ? [{ id: alphaId, type: 'av01\0', place: places.alpha, length: firstAlpha.length, points: 'auxl' }]
      : []),
    ...(exif
      ? [{ id: exifId, type: 'Exif\0', place: places.exif, length: noOffset.length + exif.length, points: 'cdsc' }]
      : []),
    ...(xmp
      ? [{ id: xmpId, type: 'mime\0application/rdf+xml\0', place: places.xmp, length: xmp.length, points: 'cdsc' }]
      : []),
  ];
  const size = fullBox('ispe', 0, numbers(4, width, height));
  const bits = fullBox('pixi', 0, numbers(1, 3, 8, 8, 8));
  const ofColour = [size, bits, box('av1C', configOf(first)), ...colours(profile)];
  const ofAlpha = firstAlpha ? [box('av1C', configOf(firstAlpha)), fullBox('auxC', 0, alphaName)] : [];
  // The highest bit marks a property as essential: the codec's configuration is.
  const must = (index: number) => (index === 3 ? 0x80 | index : index);
  const associations = [
    numbers(2, colourId),
    numbers(1, ofColour.length, ...ofColour.map((_, index) => must(index + 1))),
    ...(firstAlpha
      ? [numbers(2, alphaId), numbers(1, 4, 1, 2, 0x80 | (ofColour.length + 1), ofColour.length + 2)]
      : []),
  ];
  return fullBox(
    'meta',
    0,
    handler('pict'),
    fullBox('pitm', 0, number(colourId, 2)),
    fullBox(
      'iloc',
      0,
      numbers(1, 0x44, 0),
      number(items.length, 2),
      ...items.map(({ id, place, length }) => concat([numbers(2, id, 0, 1), numbers(4, place, length)])),
    ),
    fullBox(
      'iinf',
      0,
      number(items.length, 2),
      ...items.map(({ id, type }) => fullBox('infe', 0x02000000, numbers(2, id, 0), utf8(type))),
    ),
    ...(items.length > 1
      ? [
          fullBox(
            'iref',
            0,
            ...items.flatMap(({ id, points }) => (points ? [box(points, numbers(2, id, 1, colourId))] : [])),
          ),
        ]
      : []),
    box(
      'iprp',
      box('ipco', ...ofColour, ...ofAlpha),
      fullBox('ipma', 0, number(firstAlpha ? 2 : 1, 4), ...associations),
    ),
  );
}

function movie(sequence: Sequence, places: Places): Bytes {
  const { alpha } = sequence;
  return box(
    'moov',
    fullBox(
      'mvhd',
      0x01000000,
      ...[number(0, 8), number(0, 8), number(timescale, 4), playedFor(sequence)],
      ...[numbers(4, 0x10000), number(0x0100, 2), new Uint8Array(10), identity, new Uint8Array(24)],
      number(alpha ? alphaId + 1 : colourId + 1, 4),
    ),
    track(sequence, { id: colourId, samples: sequence.colour, place: places.colour, isAlpha: false }),
    ...(alpha ? [track(sequence, { id: alphaId, samples: alpha, place: places.alpha, isAlpha: true })] : []),
  );
}

const lengthOf = ({ delays }: Sequence) => delays.reduce((sum, delay) => sum + delay, 0);
/** All ones: the duration is unlimited. */
const playedFor = (sequence: Sequence) =>
  sequence.loop === 0 ? new Uint8Array(8).fill(255) : number(lengthOf(sequence) * sequence.loop, 8);

interface Track {
  id: number;
  samples: Samples;
  place: number;
  isAlpha: boolean;
}

function track(sequence: Sequence, { id, samples, place, isAlpha }: Track): Bytes {
  const { width, height, loop } = sequence;
  const once = number(lengthOf(sequence), 8);
  return box(
    'trak',
    fullBox(
      'tkhd',
      0x01000001,
      ...[number(0, 8), number(0, 8), numbers(4, id, 0), playedFor(sequence), new Uint8Array(16), identity],
      numbers(4, width * 0x10000, height * 0x10000),
    ),
    ...(isAlpha ? [box('tref', box('auxl', number(colourId, 4)))] : []),
    // The flag repeats the edit list for the duration of the track.
    box('edts', fullBox('elst', 0x01000000 | (loop === 1 ? 0 : 1), number(1, 4), once, number(0, 8), numbers(2, 1, 0))),
    box(
      'mdia',
      fullBox('mdhd', 0x01000000, number(0, 8), number(0, 8), number(timescale, 4), once, numbers(2, 0x55c4, 0)),
      handler(isAlpha ? 'auxv' : 'pict'),
      box(
        'minf',
        fullBox('vmhd', 1, new Uint8Array(8)),
        box('dinf', fullBox('dref', 0, number(1, 4), fullBox('url ', 1))),
        box('stbl', ...sampleTable(sequence, { id, samples, place, isAlpha })),
      ),
    ),
  );
}

function sampleTable({ width, height, delays, profile }: Sequence, { samples, place, isAlpha }: Track): Bytes[] {
  const runs = runsOf(delays);
  const entry = box(
    'av01',
    ...[new Uint8Array(6), number(1, 2), new Uint8Array(16), numbers(2, width, height)],
    ...[numbers(4, 0x480000, 0x480000, 0), number(1, 2), new Uint8Array(32), numbers(2, 24, 0xffff)],
    box('av1C', configOf(samples[0] ?? new Uint8Array())),
    ...(isAlpha ? [fullBox('auxi', 0, alphaName)] : colours(profile)),
    // Frames may refer to any number of others.
    fullBox('ccst', 0, number(0x7c000000, 4)),
  );
  return [
    fullBox('stsd', 0, number(1, 4), entry),
    fullBox('stts', 0, number(runs.length, 4), ...runs.map(({ count, delay }) => numbers(4, count, delay))),
    fullBox('stsc', 0, numbers(4, 1, 1, samples.length, 1)),
    fullBox('stsz', 0, numbers(4, 0, samples.length), ...samples.map(({ length }) => number(length, 4))),
    fullBox('stss', 0, numbers(4, 1, 1)),
    fullBox('stco', 0, numbers(4, 1, place)),
  ];
}

/** Groups consecutive frames with the same delay. */
function runsOf(delays: readonly number[]): { count: number; delay: number }[] {
  const runs: { count: number; delay: number }[] = [];
  for (const delay of delays) {
    const last = runs.at(-1);
    if (last?.delay === delay) last.count += 1;
    else runs.push({ count: 1, delay });
  }
  return runs;
}
