import * as v from 'valibot';
import { formats, outputFormats } from '#formats/formats.ts';
import type { When } from './metadata.ts';
import { pageListPattern } from './page-list.ts';
import type { Role } from './roles.ts';
import { amount, flag, pick, whole, choice, option } from './builders.ts';

/** Option schemas that several tools share. `metadata.ts` lists the possible metadata. */

export const quality = whole('Quality', { min: 1, max: 100 }, 80, {
  description: 'Lower means smaller. Above 90, files get much bigger for no visible gain.',
  'x-control': 'range',
  'x-carry': true,
});

/** The format of images made from the frames of a video. */
export const frameFormat = pick('Format', { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' }, 'jpeg');

export const mirror = pick('Mirror', { none: 'None', horizontal: 'Left to right', vertical: 'Top to bottom' }, 'none');

/** Marks an option that other controls read. */
export const inRole = <const Wrapped extends v.GenericSchema>(
  option: v.OptionalSchema<Wrapped, v.InferInput<Wrapped>>,
  role: Role,
) => v.optional(v.pipe(option.wrapped, v.metadata({ 'x-role': role })), option.default);

/** Makes an option count only while others have certain values; otherwise its control is hidden. */
export const onlyWhen = <const Wrapped extends v.GenericSchema, const Others extends When>(
  option: v.OptionalSchema<Wrapped, v.InferInput<Wrapped>>,
  when: Others,
) => v.optional(v.pipe(option.wrapped, v.metadata({ 'x-when': when })), option.default);

const withoutPreviews = { safe: 'Remove location and names', colour: 'Keep only colour profile' } as const;

export const metadata = pick('Metadata', { ...withoutPreviews, all: 'Keep everything' }, 'safe', { 'x-carry': true });

/** For tools that hide something: what cannot be kept are the previews in a file, which still show it. */
export const metadataWithoutPreviews = pick('Metadata', withoutPreviews, 'safe', {
  description: 'Small previews in photos would still show what you hide, so they are always removed.',
});

export const imageFormatLabels: Record<string, string> = Object.fromEntries(
  outputFormats('image').map((id) => [id, formats[id].name]),
);

/** For tools in which choosing a format is optional. */
export const formatOrInput = choice('Format', ['input', ...outputFormats('image')], 'input', {
  'x-labels': { input: 'Keep the format', ...imageFormatLabels },
});

/** The format of reports about files, for people or for programs. */
export const reportFormat = pick('Format', { text: 'Text', json: 'JSON' }, 'text');

interface PageListOptions {
  title: string;
  description: string;
  /** Default: no pages, or all pages if the list is an order. */
  pages?: string;
  /** The control that sets it, besides the text. Default only the text. */
  control?: 'pages' | 'page-order' | 'text';
  /** Whether the control is folded until it is wanted. Default false. */
  isFolded?: boolean;
}

/** A list of pages, in the syntax of `page-list.ts`. */
export const pageList = ({ title, description, pages = '', control = 'text', isFolded = false }: PageListOptions) =>
  v.optional(
    v.pipe(
      v.string(),
      // A board of 50,000 pages with different rotations writes this much.
      v.maxLength(1_000_000),
      v.regex(pageListPattern, 'Write pages like 1-3, 7, last.'),
      v.title(title),
      v.description(description),
      v.examples(pages === '' && control !== 'page-order' ? ['1'] : []),
      // An order is made for the pages of one document, and may be long, so links do not contain it.
      v.metadata({
        'x-control': control,
        'x-folded': isFolded,
        ...(control !== 'page-order' && ({ 'x-in-links': true } as const)),
      }),
    ),
    pages,
  );

/** @param examples for a required password. */
export const password = (title: string, description = '', examples: string[] = []) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(127),
      v.title(title),
      v.description(description),
      v.examples(examples),
      v.metadata({ 'x-control': 'password' }),
    ),
    '',
  );

/** How small a recording should become. */
export const sizeGoal = choice('How small', ['smaller', 'smallest', '8', '10', '25', '50', '100', 'own'], 'smaller', {
  'x-labels': {
    smaller: 'About half the size',
    smallest: 'About a quarter of the size',
    '8': 'Under 8 MB',
    '10': 'Under 10 MB',
    '25': 'Under 25 MB',
    '50': 'Under 50 MB',
    '100': 'Under 100 MB',
    own: 'Under another size',
  },
});

export const ownSize = amount('Maximum size', { min: 0.02, max: 100_000, unit: 'MB' }, 20, {
  description: '1 MB is a million bytes, as in most upload limits.',
});

/** @param shares fractions of the input's bitrate. */
export const goalOf = (goal: string, megabytes: number, shares: { smaller: number; smallest: number }) =>
  goal === 'smaller' || goal === 'smallest'
    ? ({ type: 'share', share: shares[goal] } as const)
    : ({ type: 'size', bytes: Math.floor((goal === 'own' ? megabytes : Number(goal)) * 1e6) } as const);

/** Something that is allowed unless someone forbids it. */
export const allowed = (title: string, description = '') => flag(title, true, { description });

/** `#rrggbb` */
export const colour = (title: string, initial: string) =>
  option(title, v.pipe(v.string(), v.regex(/^#[0-9a-fA-F]{6}$/)), initial, { 'x-control': 'colour' });

/** A part of an image, drawn on it. */
export const area = option(
  'Area to keep',
  v.object({
    left: v.pipe(v.number(), v.minValue(0)),
    top: v.pipe(v.number(), v.minValue(0)),
    width: v.pipe(v.number(), v.minValue(0)),
    height: v.pipe(v.number(), v.minValue(0)),
    unit: v.picklist(['share', 'pixels']),
    ratio: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(100))),
  }),
  { left: 0.1, top: 0.1, width: 0.8, height: 0.8, unit: 'share' },
  {
    description:
      'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.',
    'x-control': 'crop-box',
  },
);

export const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** An area of a page or of an image. */
export const shares = { left: share, top: share, width: share, height: share };

/** Areas of images, each of all files or of one. */
export const areasOfFiles = v.pipe(
  v.array(v.object({ ...shares, file: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))) })),
  v.maxLength(5000),
);

/** Areas of images, drawn on them. */
export const imageAreas = option('Areas to hide', areasOfFiles, [], {
  description:
    'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.',
  'x-control': 'image-areas',
});

/** In pixels. Default 0. */
export const length = (title: string, most: number) => whole(title, { min: 0, max: most, unit: 'px' }, 0);

/** The width or height of an image, which is optional. */
export const side = (title: string, description = '') =>
  v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(1),
      v.maxValue(16_383),
      v.title(title),
      v.description(description),
      v.metadata({ 'x-unit': 'px' }),
    ),
  );

/** How often an animation plays. */
export const loop = whole('Number of plays', { min: 0, max: 1000, unit: '×' }, 0, {
  description: '0 repeats it forever.',
});

/** From 1 to 100 percent. */
export const percent = (title: string, description: string, initial: number) =>
  whole(title, { min: 1, max: 100, unit: '%' }, initial, { description, 'x-control': 'range' });
