/** The red, green, blue and white points of a colour space: chromaticities x and y (CIE 1931). */
export type Chromaticities = readonly [red: Place, green: Place, blue: Place, white: Place];
type Place = readonly [x: number, y: number];

/** Maps a value from 0 to 1 to light from 0 to 1; a number is the exponent of a power curve. */
export type ToneCurve = number | ((value: number) => number);

type Vector = readonly [number, number, number];
type Matrix = readonly [Vector, Vector, Vector];

/** The white point of the profile connection space (ICC.1:2022, 7.2.16). */
const d50: Vector = [0.9642, 1, 0.8249];
/** The Bradford matrix, which models how eyes adapt to another white. */
const cones: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296],
];
/** The number of entries in a curve that is not a power function. */
const curveLength = 4096;

/** Builds an ICC profile, version 2, for RGB with these primaries. */
export function matrixProfile(name: string, places: Chromaticities, curve: ToneCurve): Uint8Array<ArrayBuffer> {
  const tone = curveTag(curve);
  const lights = columnsOf(places).map((light, at): Tag => [['rXYZ', 'gXYZ', 'bXYZ'][at] ?? '', placeTag(light)]);
  return profileOf('RGB ', name, [...lights, ['rTRC', tone], ['gTRC', tone], ['bTRC', tone]]);
}

/** Builds an ICC profile, version 2, for greyscale. */
export const greyProfile = (name: string, curve: ToneCurve): Uint8Array<ArrayBuffer> =>
  profileOf('GRAY', name, [['kTRC', curveTag(curve)]]);

type Tag = [name: string, data: number[]];

function profileOf(space: string, name: string, own: Tag[]): Uint8Array<ArrayBuffer> {
  const tags: Tag[] = [
    ['desc', descriptionTag(name)],
    ['cprt', [...ascii('text'), 0, 0, 0, 0, 0]],
    ['wtpt', placeTag(d50)],
    ...own,
  ];
  const start = 128 + 4 + tags.length * 12;
  const table = [...word(tags.length)];
  const body: number[] = [];
  const placed = new Map<number[], number>();
  for (const [tag, data] of tags) {
    const at = placed.get(data) ?? start + body.length;
    if (!placed.has(data)) for (const byte of data) body.push(byte);
    placed.set(data, at);
    while (body.length % 4 > 0) body.push(0);
    table.push(...ascii(tag), ...word(at), ...word(data.length));
  }
  const profile = new Uint8Array(start + body.length);
  const view = new DataView(profile.buffer);
  view.setUint32(0, profile.length);
  view.setUint32(8, 0x02_40_00_00);
  profile.set(ascii(`mntr${space}XYZ `), 12);
  profile.set(ascii('acsp'), 36);
  profile.set(d50.flatMap(fixed), 68);
  profile.set(table, 128);
  profile.set(body, start);
  return profile;
}

/** Returns full red, green and blue in the connection space. */
function columnsOf([red, green, blue, white]: Chromaticities): Matrix {
  const lights: Matrix = [whole(red), whole(green), whole(blue)];
  // How much of each primary adds up to white.
  const amounts = times(inverse(transposed(lights)), whole(white));
  const [from, to] = [times(cones, whole(white)), times(cones, d50)];
  const back = inverse(cones);
  const adapt = (light: Vector) => {
    const [l, m, s] = times(cones, light);
    return times(back, [(l * to[0]) / from[0], (m * to[1]) / from[1], (s * to[2]) / from[2]]);
  };
  const scaled = ([x, y, z]: Vector, amount: number): Vector => [x * amount, y * amount, z * amount];
  return [
    adapt(scaled(lights[0], amounts[0])),
    adapt(scaled(lights[1], amounts[1])),
    adapt(scaled(lights[2], amounts[2])),
  ];
}

/** Converts a chromaticity to XYZ with a luminance of 1. */
const whole = ([x, y]: Place): Vector => [x / y, 1, (1 - x - y) / y];

const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const times = ([a, b, c]: Matrix, vector: Vector): Vector => [dot(a, vector), dot(b, vector), dot(c, vector)];
const transposed = ([a, b, c]: Matrix): Matrix => [
  [a[0], b[0], c[0]],
  [a[1], b[1], c[1]],
  [a[2], b[2], c[2]],
];

function inverse(matrix: Matrix): Matrix {
  const [a, b, c] = matrix;
  const determinant = dot(a, cross(b, c));
  const divided = ([x, y, z]: Vector): Vector => [x / determinant, y / determinant, z / determinant];
  return transposed([divided(cross(b, c)), divided(cross(c, a)), divided(cross(a, b))]);
}

const ascii = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const word = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const short = (value: number) => [value >>> 8, value & 255];
/** Encodes an s15Fixed16Number. */
const fixed = (value: number) => word(Math.round(value * 65_536));

const placeTag = (place: Vector) => [...ascii('XYZ '), 0, 0, 0, 0, ...place.flatMap(fixed)];

/** A description without Unicode and ScriptCode names. */
const descriptionTag = (name: string) => [
  ...ascii('desc'),
  ...word(0),
  ...word(name.length + 1),
  ...ascii(name),
  ...Array.from({ length: 1 + 4 + 4 + 2 + 1 + 67 }, () => 0),
];

function curveTag(curve: ToneCurve): number[] {
  const values =
    typeof curve === 'number'
      ? [Math.round(curve * 256)]
      : Array.from({ length: curveLength }, (_, at) => Math.round(curve(at / (curveLength - 1)) * 65_535));
  return [...ascii('curv'), ...word(0), ...word(values.length), ...values.flatMap(short)];
}
