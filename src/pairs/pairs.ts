import { animationPairs } from './animation-pairs.ts';
import type { Trait } from '#formats/format.ts';
import { formats, hasTrait, type FormatId, type InputFormatId, type OutputFormatId } from '#formats/formats.ts';
import { mediaPairs } from './media-pairs.ts';
import { pairSizes } from './pair-sizes.ts';
import { subtitlePairs } from './subtitle-pairs.ts';
import { withRecipe, type RecipePage } from '#recipes/with-recipe.ts';
import convertImage from '#tools/convert-image.ts';
import imagesToPdf from '#tools/images-to-pdf.ts';
import pdfToImages from '#tools/pdf-to-images.ts';

type From = InputFormatId<'image'>;
type To = OutputFormatId<'image'> | 'pdf';
import { describeChange, describeSize, listOf } from '#wording/amounts.ts';

/** THE table of conversions that have their own page. */
const published: Partial<Record<From, readonly To[]>> = {
  heic: ['jpeg', 'png', 'webp', 'avif', 'tiff', 'pdf'],
  webp: ['jpeg', 'png', 'gif', 'avif', 'tiff', 'ico', 'pdf'],
  avif: ['jpeg', 'png', 'webp', 'gif', 'pdf'],
  jxl: ['jpeg', 'png', 'webp', 'avif'],
  jpeg: ['png', 'webp', 'avif', 'jxl', 'tiff', 'bmp', 'ico', 'pdf'],
  png: ['jpeg', 'webp', 'avif', 'jxl', 'tiff', 'gif', 'bmp', 'ico', 'pdf'],
  gif: ['webp', 'avif', 'png', 'jpeg', 'jxl', 'pdf'],
  tiff: ['jpeg', 'png', 'webp', 'avif', 'pdf'],
  svg: ['png', 'jpeg', 'webp', 'ico', 'pdf'],
  psd: ['jpeg', 'png', 'webp', 'pdf'],
  raw: ['jpeg'],
  bmp: ['jpeg', 'png', 'webp', 'pdf'],
  ico: ['png', 'jpeg'],
  jp2: ['jpeg', 'png'],
  tga: ['png', 'jpeg'],
  pnm: ['png', 'jpeg'],
};

/** How addresses spell a format, the canonical spelling first. Other formats are spelled by their id. */
const spellings: Partial<Record<FormatId, readonly [string, ...string[]]>> = {
  jpeg: ['jpg', 'jpeg'],
  png: ['png', 'apng'],
  tiff: ['tiff', 'tif'],
  heic: ['heic', 'heif'],
  pnm: ['ppm', 'pnm'],
  jp2: ['jp2', 'j2k'],
  ts: ['ts', 'm2ts', 'mts'],
  ogg: ['ogg', 'opus'],
};
const spelled = (id: FormatId): readonly [string, ...string[]] => spellings[id] ?? [id];

/** `heic-to-jpg` */
const slugOf = (from: FormatId, to: FormatId) => `${spelled(from)[0]}-to-${spelled(to)[0]}`;

/** What people would miss, and what happens to it if the new format cannot hold it. */
const losses: Partial<Record<Trait, { name: string; short: string; lost: string }>> = {
  alpha: { name: 'transparency', short: 'transparency', lost: 'Transparent areas become white.' },
  animation: {
    name: 'animation with its timing',
    short: 'animation',
    lost: 'Only the first frame of an animation is kept.',
  },
  deep: {
    name: 'more than 8 bits per channel',
    short: 'depth',
    lost: 'Colour depth above 8 bits per channel is reduced to 8 bits.',
  },
  profile: { name: 'the colour profile', short: 'colours', lost: 'Colours are converted to sRGB.' },
};
// The keys are exactly those of the table.
const traits = Object.keys(losses) as Trait[];

/** The sizes of test photos before and after, if they were measured. */
function sizeAnswer(slug: string, source: string, target: string) {
  const measured = pairSizes.sizes[slug];
  if (!measured) return [];
  const { before, after } = measured;
  return [
    {
      question: 'Does the file get smaller?',
      answer: `Our ${pairSizes.photos} test photos took ${describeSize(before)} as ${source} and ${describeSize(after)} as ${target} with the default settings: ${describeChange(before, after)}. Other images differ; each result shows its size.`,
    },
  ];
}

function factsOf(from: From, to: To) {
  const had = traits.filter((trait) => hasTrait(from, trait));
  const kept = had.filter((trait) => hasTrait(to, trait)).flatMap((trait) => losses[trait] ?? []);
  return {
    kept: kept.map(({ name }) => name),
    keptInShort: kept.map(({ short }) => short),
    lost: [
      ...had.filter((trait) => !hasTrait(to, trait)).flatMap((trait) => losses[trait]?.lost ?? []),
      ...(hasTrait(to, 'palette') ? [`${formats[to].name} holds at most 256 colours.`] : []),
      ...(hasTrait(from, 'animation') && to === 'avif'
        ? [
            'In Firefox and Safari, which cannot write animated AVIF, only the first frame of an animation is kept. You are warned before you start.',
          ]
        : []),
      ...(hasTrait(to, 'lossy') ? ['Some detail that is hard to see, depending on the quality you choose.'] : []),
    ],
  };
}

function pagesPage(from: From) {
  const { name } = formats[from];
  return withRecipe(
    imagesToPdf,
    {},
    {
      title: `Convert ${name} to PDF`,
      description: `Combine ${name} files into one PDF, in any order, one image per page.`,
      accepts: [from],
    },
  );
}

function pairPage(from: From, to: OutputFormatId<'image'>) {
  const [source, target] = [formats[from].name, formats[to].name];
  const { kept, keptInShort, lost } = factsOf(from, to);
  const keeps = kept.length > 0 ? ` Keeps ${listOf(keptInShort)}.` : '';
  return withRecipe(
    convertImage,
    { format: to },
    {
      title: `Convert ${source} to ${target}`,
      description: `Convert ${source} images to ${target}, many at once.${keeps}`,
      accepts: [from],
      questions: [
        {
          question: `What is kept when ${source} becomes ${target}?`,
          answer:
            kept.length > 0
              ? `The image, upright, with the same number of pixels; ${listOf(kept)}. Date and camera are kept unless you choose otherwise; location and names are not.`
              : 'The image, upright, with the same number of pixels. Date and camera are kept unless you choose otherwise; location and names are not.',
        },
        {
          question: 'What is lost?',
          answer: lost.length > 0 ? lost.join(' ') : `Nothing of the image: ${target} keeps every pixel.`,
        },
        ...sizeAnswer(slugOf(from, to), source, target),
      ],
    },
  );
}

function drawingPage(to: 'jpeg' | 'png' | 'webp') {
  const { name } = formats[to];
  return withRecipe(
    pdfToImages,
    { format: to },
    {
      title: `Convert PDF to ${name}`,
      description: `Turn the pages of a PDF into ${name} images, at the resolution you choose.`,
    },
  );
}

const drawings = (['jpeg', 'png', 'webp'] as const).map((to) => ({
  from: 'pdf' as const,
  to,
  runs: 'pdf-to-images',
  ...drawingPage(to),
}));

// The keys are exactly those of the table.
const imagePairs = (Object.keys(published) as From[]).flatMap((from) =>
  (published[from] ?? []).map((to) => ({
    from,
    to,
    runs: to === 'pdf' ? 'images-to-pdf' : 'convert-image',
    ...(to === 'pdf' ? pagesPage(from) : pairPage(from, to)),
  })),
);

interface Pair extends Omit<RecipePage, 'slug'> {
  from: FormatId;
  to: FormatId;
}

/** Every pair with its slug, each a conversion tool with its target chosen. */
export const pairs = [...imagePairs, ...drawings, ...mediaPairs, ...animationPairs, ...subtitlePairs].map(
  (pair: Pair) => ({
    slug: slugOf(pair.from, pair.to),
    ...pair,
  }),
);

/** Addresses that people may guess, and the page that each redirects to. */
export const otherSpellings = pairs.flatMap(({ slug, from, to }) =>
  spelled(from)
    .flatMap((source) => spelled(to).map((target) => `${source}-to-${target}`))
    .filter(
      (other) =>
        other !== slug &&
        (!/\bapng\b/.test(other) ||
          [from, to].every((id) => hasTrait(id, 'animation') || formats[id].kind === 'video')),
    )
    .map((other) => ({ from: `/${other}`, to: `/${slug}` })),
);
