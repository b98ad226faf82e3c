import type { ObjectId } from './objects.ts';

/**
 * The position of an object on a canvas 40 units wide and 32 high: its centre, its scale (1 is full size), and its
 * rotation in degrees, clockwise.
 */
export type Place = readonly [left: number, top: number, scale: number, turn?: number];

/**
 * How an object is drawn: with its content, without it, only its outline (where it was, or will be), or filled with the
 * hue.
 */
export type Way = 'whole' | 'blank' | 'ghost' | 'solid';

/**
 * How a path is drawn: as a sheet, as lines, filled with the hue, filled with the hue at half strength, as lines in the
 * hue, or as lines cut out of a filled shape.
 */
export type Stroke = 'paper' | 'ink' | 'hue' | 'faint' | 'hue-line' | 'cut';

/** An object at a position (`as`: which one, by default that of the tool's family), or a path. */
export type Layer = { way: Way; at: Place; as?: ObjectId } | { stroke: Stroke; path: string };

const whole = (at: Place, as?: ObjectId): Layer => ({ way: 'whole', at, ...(as && { as }) });
const blank = (at: Place, as?: ObjectId): Layer => ({ way: 'blank', at, ...(as && { as }) });
const ghost = (at: Place): Layer => ({ way: 'ghost', at });
const solid = (at: Place, as?: ObjectId): Layer => ({ way: 'solid', at, ...(as && { as }) });
const paper = (path: string): Layer => ({ stroke: 'paper', path });
const ink = (path: string): Layer => ({ stroke: 'ink', path });
const hue = (path: string): Layer => ({ stroke: 'hue', path });
const faint = (path: string): Layer => ({ stroke: 'faint', path });
const hueLine = (path: string): Layer => ({ stroke: 'hue-line', path });
const cut = (path: string): Layer => ({ stroke: 'cut', path });

const full = [20, 16, 1] as const;
const behind = [14, 12, 0.68] as const;
const front = [27, 20.5, 0.66] as const;

/** A file that becomes one of another kind. */
const becomes = (as: ObjectId): readonly Layer[] => [blank(behind), whole(front, as)];

/** A square stamp in the corner, with lines cut out of it. */
const stamp = (lines: string): readonly Layer[] => [
  whole(full),
  paper('M23 17h16v15h-16z'),
  hue('M23 17h16v15h-16z'),
  cut(lines),
];

/**
 * THE drawings of what tools do, from back to front, by verb: the first word of a tool's slug, or what its file names.
 */
export const sketches = {
  compress: [ghost(full), whole([20, 16, 0.52]), hue('M16 3h8l-4 4.5zM16 29h8l-4-4.5z')],
  resize: [ghost(full), whole([15, 20, 0.5]), hueLine('M24 14l5-5'), hue('M33 4v8l-8-8z')],
  convert: [whole(behind), solid(front), cut('M24 20.5h6M27.5 17.5l3 3-3 3')],
  greyscale: [blank(full), hue('M13 12h7v13h-7z'), ink('M20 12h7v13h-7zM21 14l5-2M21 18l6-3M21 22l6-3M22 25l5-2.5')],
  crop: [whole(full), hueLine('M10 0v24h28M30 32V8H2')],
  passport: [
    paper('M9 1h22v30h-22z'),
    hue('M20 6a5.5 6.5 0 0 1 0 13a5.5 6.5 0 0 1 0-13zM12 28c0-5 3-7.5 8-7.5s8 2.5 8 7.5z'),
  ],
  rotate: [ghost([20, 16, 0.86]), whole([20, 16, 0.86, 18]), hue('M31 1h8l-4 6z')],
  merge: [whole([13, 12, 0.68]), whole([27, 20, 0.68]), hueLine('M34.5 1v8M30.5 5h8')],
  split: [whole([10.5, 16, 0.56]), whole([29.5, 16, 0.56]), hueLine('M20 2v4M20 9v4M20 16v4M20 23v4M20 30v2')],
  trim: [whole(full), hue('M7 1h3l4 4h-4v22h4l-4 4h-3zM33 1h-3l-4 4h4v22h-4l4 4h3z')],
  organise: [blank([13, 9, 0.44]), solid([27, 9, 0.44]), solid([13, 23, 0.44]), blank([27, 23, 0.44])],
  sheets: [paper('M3 4h34v24h-34z'), ink('M20 4v24'), hue('M7 8h9v16h-9zM24 8h9v16h-9z')],
  grid: [
    paper('M3 3h34v26h-34z'),
    hue('M7 7h7v8h-7zM26 7h7v8h-7zM16.5 17h7v8h-7z'),
    faint('M16.5 7h7v8h-7zM7 17h7v8h-7zM26 17h7v8h-7z'),
  ],
  extract: [ghost([13, 18, 0.84]), blank([26, 14, 0.84]), hue('M20 19h12l-6-7z')],
  delete: stamp('M28 21.5l6 6M34 21.5l-6 6'),
  edit: [whole(full), hue('M21 31l2-7L34 13l5 5-11 11z'), cut('M31 16l5 5')],
  tag: [whole(full), hue('M20 17h12l7 7-7 7H20z'), cut('M24.5 22.5h3v3h-3z')],
  untag: [whole(full), hue('M20 17h12l7 7-7 7H20z'), cut('M24.5 22.5h3v3h-3z'), ink('M17 32L39 14')],
  watermark: [whole(full), faint('M3 25L31 3h7L10 25z')],
  number: stamp('M28.5 22.5l2.5-2v8.5M28.5 29h5'),
  compare: [blank(full), hueLine('M20 0v32'), hue('M10.5 16l7-5v10zM29.5 16l-7-5v10z')],
  fill: [blank(full), ink('M13.5 12.5h13v4h-13zM13.5 20.5h13v4h-13z'), hue('M13.5 12.5h13v4h-13z')],
  write: [
    blank(full),
    ink('M13.5 11h7M13.5 15h5'),
    hue('M19 27l1.5-6L30 11.5l4.5 4.5L25 25.5z'),
    cut('M28 13.5l4.5 4.5'),
  ],
  flatten: [
    paper('M20 18l13 6-13 6-13-6z'),
    hue('M17 15.5h6l-3 4z'),
    paper('M20 2l13 6-13 6-13-6z'),
    hue('M20 5l6.5 3-6.5 3-6.5-3z'),
  ],
  sign: [blank(full), hueLine('M12.5 20.5l4-7 1.5 6 4-8 1 8 5-4'), ink('M13.5 24.5h13')],
  seal: [
    whole(full),
    hue('M28 26v9l3.5-2.5 3.5 2.5v-9z'),
    hue('M31.5 15a7 7 0 1 0 .01 0z'),
    cut('M28 22l2.5 2.5 4.5-5'),
  ],
  redact: [blank(full), ink('M14 24.5h8'), hue('M13 11h10v3.5h-10zM13 17h14v3.5h-14z')],
  repair: [blank(full), hue('M11 20L24 9l5 6-13 11z'), cut('M17 18l6-5M19 20.5l6-5')],
  protect: [whole(full), hueLine('M27 20v-5h8v5'), hue('M23.5 19h15v12h-15z'), cut('M31 23v4')],
  unlock: [whole(full), hueLine('M27 20v-9h8v4'), hue('M23.5 19h15v12h-15z'), cut('M31 23v4')],
  steps: [
    paper('M0 9h10v14h-10zM15 9h10v14h-10zM30 9h10v14h-10z'),
    hue('M11 13v6l3.5-3zM26 13v6l3.5-3zM30 9h10v14h-10z'),
  ],
  info: stamp('M31 20.5v2M31 24.5v4.5'),
  colours: [
    whole(full),
    paper('M3 22h34v9h-34z'),
    hue('M3 22h8.5v9h-8.5zM20 22h8.5v9h-8.5z'),
    faint('M11.5 22h8.5v9h-8.5z'),
  ],
  speed: [blank(full), hue('M11 10.5v11l9-5.5zM21 10.5v11l9-5.5z')],
  reverse: [blank(full), hue('M19 10.5v11L10 16zM29 10.5v11L20 16z')],
  fade: [blank(full), hue('M5 22l10-11.5h10L35 22z')],
  mute: [blank(full), hue('M9 13h4l6-5v16l-6-5h-4z'), hueLine('M24 12l8 8M32 12l-8 8')],
  volume: [hue('M3 12h6l8-7v22l-8-7h-6zM21 13h3v6h-3zM27 9h3v14h-3zM33 5h3v22h-3z')],
  record: [hue('M15 2h10v16h-10z'), ink('M10 12v10h20v-10M20 22v8M13 30h14')],
  subtitles: [blank(full), hue('M8 17h15v3.5h-15zM25.5 17h6.5v3.5h-6.5z')],
  'extract-subtitles': [blank([20, 10, 0.84]), hue('M15 16.5h10l-5 5zM6 25h17v5h-17zM26 25h8v5h-8z')],
  'convert-subtitles': [
    paper('M2 3h25v17h-25z'),
    ink('M6 10h11M20 10h3M6 15h7'),
    hue('M13 13h25v17h-25z'),
    cut('M17 20h11M31 20h3M17 25h7M27 25h7'),
  ],
  icons: [paper('M2 9h18v18h-18z'), hue('M2 9h7l-7 7zM20 27h-7l7-7zM23 16h11v11h-11zM36.5 22h5v5h-5z')],
  'to-photo': becomes('photo'),
  'to-page': becomes('page'),
  'to-film': becomes('film'),
  'from-film': [blank(behind, 'film'), whole(front)],
  'find-text': [
    paper('M11 7h21v29h-21z'),
    hueLine('M15 13h13M15 18h6'),
    hueLine('M30 27a5.5 5.5 0 1 1-11 0a5.5 5.5 0 1 1 11 0M28.5 31L34 36.5'),
  ],
  'to-text': [blank(behind), paper('M16 11h21v19h-21z'), hueLine('M20 16h13M20 20.5h13M20 25h7')],
  'to-code': [whole(behind), paper('M15 11h24v18h-24z'), hueLine('M23 15l-4 5 4 5M31 15l4 5-4 5')],
  'out-of-page': [blank([14, 16, 1]), solid([27, 18, 0.66], 'photo'), cut('M18 23l5-5 4 4 3-2 6 5')],
  frames: [paper('M2 2h26v19h-26z'), paper('M6.5 6.5h26v19h-26z'), paper('M11 11h26v19h-26z'), hue('M20 15v11l9-5.5z')],
  'to-frames': [blank(behind), paper('M15 13h20v14h-20z'), paper('M19 17h20v14h-20z'), hue('M26 20v8l7-4z')],
} as const satisfies Record<string, readonly Layer[]>;

export type SketchId = keyof typeof sketches;
