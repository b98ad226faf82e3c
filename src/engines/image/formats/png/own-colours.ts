import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import { viewOf } from '#containers/bytes.ts';
import { greyProfile, matrixProfile, type Chromaticities, type ToneCurve } from '../../colours/icc-profile.ts';
import { checksumLength, joinChunks, outerChunks, signature } from '#containers/png.ts';

/** Longer chunks, in bytes, are not read: none of the wanted ones are. */
const longest = 64;
const afterHeader = 33;
/** Exponents further from 1 are ignored as mistakes. */
const mostGamma = 5;

interface Colours {
  profile: Uint8Array<ArrayBuffer> | undefined;
  /** Whether it has colours brighter than white, which are lost. */
  isHdr: boolean;
}

interface Shown {
  file: Blob;
  isHdr: boolean;
}

const srgb: Chromaticities = [
  [0.64, 0.33],
  [0.3, 0.6],
  [0.15, 0.06],
  [0.3127, 0.329],
];

/** By their code in ITU-T H.273. */
const primaries: Record<number, [name: string, Chromaticities]> = {
  1: ['sRGB', srgb],
  9: ['BT.2020', [[0.708, 0.292], [0.17, 0.797], [0.131, 0.046], srgb[3]]],
  11: [
    'DCI-P3',
    [
      [0.68, 0.32],
      [0.265, 0.69],
      [0.15, 0.06],
      [0.314, 0.351],
    ],
  ],
  12: ['Display P3', [[0.68, 0.32], [0.265, 0.69], [0.15, 0.06], srgb[3]]],
};

/** IEC 61966-2-1. */
const srgbCurve = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Keeps light up to 0.75 of diffuse white; brighter light approaches 1 asymptotically. */
const belowWhite = (light: number) => (light <= 0.75 ? light : 1 - 0.25 * Math.exp((0.75 - light) / 0.25));

/** SMPTE ST 2084, with diffuse white at 203 cd/m² (ITU-R BT.2408). */
function pq(value: number): number {
  const root = value ** (32 / 2523);
  const light = (Math.max(root - 3424 / 4096, 0) / (2413 / 128 - (2392 / 128) * root)) ** (16_384 / 2610);
  return belowWhite((light * 10_000) / 203);
}

/** ITU-R BT.2100, with diffuse white at 75% of the signal. */
function hlg(value: number): number {
  const light = (signal: number) =>
    signal <= 0.5 ? signal ** 2 / 3 : (Math.exp((signal - 0.559_910_73) / 0.178_832_77) + 0.284_668_92) / 12;
  return belowWhite(light(value) / light(0.75));
}

/** Of video (ITU-R BT.1886), as Chromium shows it. */
const video: [name: string, ToneCurve] = ['gamma 2.4', 2.4];

const transfers: Record<number, [name: string, ToneCurve, isHdr?: boolean]> = {
  1: video,
  4: ['gamma 2.2', 2.2],
  5: ['gamma 2.8', 2.8],
  6: video,
  8: ['linear light', 1],
  13: ['', srgbCurve],
  14: video,
  15: video,
  16: ['PQ', pq, true],
  18: ['HLG', hlg, true],
};

/** Whether a curve needs more than 8 bits in the shadows. Such a profile is not kept. */
export const isSteep = (profile: string) => /linear light|PQ$|HLG$/.test(profile);

/**
 * Adds an equivalent ICC profile to a PNG that describes its colours only by `cICP`, or by `gAMA` and `cHRM`: the
 * decoders understand only profiles. Returns all other files unchanged.
 *
 * https://www.w3.org/TR/png-3/#11addnlcolinfo
 */
export async function withColourProfile(file: Blob): Promise<Shown> {
  const first = await file.slice(12, 16).text();
  if (first === 'CgBI')
    throw new JobError('unread-coding', { format: formats.png.name, coding: { type: 'iphone-app' } });
  const { chunks, place } = await readFirstChunks(file);
  const said = new Map(chunks.map(({ type, data }) => [type, data]));
  const [colourType = 0] = new Uint8Array(await file.slice(25, 26).arrayBuffer());
  const isGrey = (colourType & 2) === 0;
  const colours = byNumbers(said.get('cICP'), isGrey) ?? byGamma(said, isGrey);
  if (!colours) return { file, isHdr: false };
  const { profile, isHdr } = colours;
  // The `iCCP` chunk: a name, a null byte, the compression method.
  const iccp = profile && {
    type: 'iCCP',
    data: new Uint8Array([...new TextEncoder().encode('ICC'), 0, 0, ...(await deflate(profile))]),
  };
  const stays = chunks.filter(({ type }) => !['cICP', 'gAMA', 'cHRM', 'iCCP', 'sRGB'].includes(type));
  const parts = [file.slice(0, afterHeader)];
  if (iccp) parts.push(new Blob([joinChunks([iccp]).subarray(signature.length)]));
  for (const { start, end } of stays) parts.push(file.slice(start, end));
  parts.push(file.slice(place));
  return { file: new Blob(parts), isHdr };
}

interface Placed {
  type: string;
  /** Only of short chunks. */
  data: Uint8Array;
  start: number;
  end: number;
}

/** Reads the chunks between the header and the pixels; `place` is where they end. */
async function readFirstChunks(file: Blob): Promise<{ chunks: Placed[]; place: number }> {
  const chunks: Placed[] = [];
  for await (const { type, at, start, end } of outerChunks(file)) {
    if (at < afterHeader) continue;
    if (type === 'IDAT' || type === 'IEND') return { chunks, place: at };
    const isShort = end - start <= longest;
    const data = new Uint8Array(isShort ? await file.slice(start, end).arrayBuffer() : []);
    chunks.push({ type, data, start: at, end: end + checksumLength });
  }
  return { chunks: [], place: afterHeader };
}

/** Reads `cICP`, which takes precedence. Returns `undefined` for codes that are not supported here. */
function byNumbers(data: Uint8Array | undefined, isGrey: boolean): Colours | undefined {
  const [space = 0, transfer = 0, matrix, full] = data ?? [];
  const [places, curve] = [primaries[space], transfers[transfer]];
  if (!places || !curve || matrix !== 0 || full !== 1) return undefined;
  const name = [places[0], curve[0]].filter(Boolean).join(' ');
  const make = () => (isGrey ? greyProfile(name, curve[1]) : matrixProfile(name, places[1], curve[1]));
  const isUsual = name === 'sRGB' || (isGrey && curve[1] === srgbCurve);
  const profile = isUsual ? undefined : make();
  return { profile, isHdr: curve[2] ?? false };
}

/**
 * Reads `gAMA`, and `cHRM` if present, unless `iCCP` or `sRGB` override them. Returns `undefined` if they mean sRGB.
 */
function byGamma(said: Map<string, Uint8Array>, isGrey: boolean): Colours | undefined {
  const gamma = said.get('gAMA');
  if (!gamma || gamma.length < 4 || said.has('iCCP') || said.has('sRGB')) return undefined;
  const exponent = 100_000 / viewOf(gamma).getUint32(0);
  if (!(exponent >= 1 / mostGamma && exponent <= mostGamma)) return undefined;
  const places = placesOf(said.get('cHRM'));
  // The same threshold as libpng: nobody sees a difference of 5%.
  const isUsual = Math.abs(exponent / 2.2 - 1) < 0.05;
  if (isUsual && (isGrey || isNear(places, srgb))) return undefined;
  const curve = isUsual ? srgbCurve : exponent;
  const name = Math.abs(exponent - 1) < 0.05 ? 'linear light' : `gamma ${exponent.toFixed(1)}`;
  return { profile: isGrey ? greyProfile(name, curve) : matrixProfile(name, places, curve), isHdr: false };
}

function placesOf(data: Uint8Array | undefined): Chromaticities {
  if (!data || data.length < 32) return srgb;
  const place = (at: number) =>
    [viewOf(data).getUint32(at) / 100_000, viewOf(data).getUint32(at + 4) / 100_000] as const;
  const [white, red, green, blue] = [place(0), place(8), place(16), place(24)];
  const all: Chromaticities = [red, green, blue, white];
  return all.every(([x, y]) => y > 0 && x + y <= 1.1) && area(red, green, blue) > 0.01 ? all : srgb;
}

type Place = Chromaticities[number];

/** The area of the triangle that contains all its colours. */
const area = ([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place) =>
  Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;

const isNear = (some: Chromaticities, others: Chromaticities) =>
  some.every(([x, y], at) => Math.hypot(x - (others[at]?.[0] ?? 0), y - (others[at]?.[1] ?? 0)) < 0.01);

const deflate = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(
    await new Response(new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))).arrayBuffer(),
  );
