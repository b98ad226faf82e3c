import { formats, hasTrait, keptFormat, outputFormats, type FormatId } from '#formats/formats.ts';
import type { ImageFacts } from '#jobs/contract/facts.ts';
import type { ImageOperation, ImageOutput, TurnOrCrop } from '#jobs/contract/image-operation.ts';
import type { ImageJoin } from '#jobs/contract/image-step.ts';
import { listOf } from '#wording/amounts.ts';
import { counted, countOf } from './count.ts';
import { isolated } from './isolated.ts';

/** What is lost when an image becomes a page. */
export const foreseePage = ({ frames }: ImageFacts): string[] =>
  frames > 1 ? [`لن يصبح صفحة إلا الإطار الأول من ${countOf(frames, 'frame')}.`] : [];

export function foreseeImage(facts: ImageFacts, operation: ImageOperation): string[] {
  switch (operation.type) {
    case 'encode':
      return foreseeEncoding(facts, operation.output.format, operation);
    case 'turn-or-crop':
      return foreseeBlocks(facts, operation) ?? foreseeEncoding(facts, operation.output.format);
    case 'split-frames':
      return foreseeEncoding(facts, operation.output.format, { splitsFrames: true });
    case 'join':
      return foreseeEncoding(facts, operation.output.format, { join: operation.join });
    case 'variants':
    case 'colours':
      return foreseeEncoding(facts, 'png');
    case 'data-url': {
      // Images that web pages can show are embedded unchanged.
      const asItIs = operation.output.format === 'input' && operation.steps.length === 0 && facts.frames > 1;
      return asItIs ? [] : foreseeEncoding(facts, operation.output.format);
    }
    case 'document':
      return foreseePage(facts);
    // Only formats that lose nothing are tried.
    case 'encode-smallest':
    case 'rewrite-metadata':
    case 'inspect':
      return [];
  }
}

/** Undefined if the image is re-encoded. */
function foreseeBlocks({ format }: ImageFacts, { output, steps }: TurnOrCrop): string[] | undefined {
  const cuts = steps.some(
    (step) => step.type === 'crop' || (step.type === 'crop-to-shape' && step.gravity !== 'attention'),
  );
  const isJpeg = format === 'jpeg' && (output.format === 'input' || output.format === 'jpeg');
  if (!cuts || !isJpeg) return undefined;
  return ['يتبع الاقتصاص حدود كتل JPEG: يبقى ما يصل إلى 15 بكسلًا زائدًا على جانبين، ولا يتغير أي بكسل.'];
}

/** The aspects of an encoding that determine what is lost. */
interface Encoding {
  facts: ImageFacts;
  target: FormatId;
  join: ImageJoin | undefined;
  writesMoving(id: FormatId): boolean;
}

function foreseeEncoding(
  facts: ImageFacts,
  output: ImageOutput['format'],
  {
    onlyIfSmaller = false,
    splitsFrames = false,
    join,
  }: { onlyIfSmaller?: boolean; splitsFrames?: boolean; join?: ImageJoin } = {},
): string[] {
  const moves = facts.frames > 1 && !facts.firstFrameOnly && !onlyIfSmaller;
  const writesMoving = (id: FormatId) => hasTrait(id, 'animation') && !facts.stillOnly?.includes(id);
  const target: FormatId = output === 'input' ? keptFormat(facts.format, onlyIfSmaller, moves, writesMoving) : output;
  // A tool that only makes files smaller returns such a file unchanged.
  if (onlyIfSmaller && target === facts.format) return [];
  const encoding = { facts, target, join, writesMoving };
  return [
    ...(splitsFrames ? [] : foreseeFrames(encoding)),
    ...(output === 'input' && moves && target !== facts.format
      ? [`يمكن هنا قراءة صور ${formats[facts.format].name} المتحركة لا كتابتها: ستكون النتيجة ${formats[target].name}.`]
      : []),
    ...(facts.firstFrameOnly && hasTrait(target, 'animation')
      ? [`لا يمكن هنا إلا قراءة الإطار الأول من ${countOf(facts.frames, 'frame')}.`]
      : []),
    ...foreseePages(encoding),
    ...foreseePixels(encoding),
  ];
}

function foreseeFrames({ facts: { frames }, target, join, writesMoving }: Encoding): string[] {
  if (writesMoving(target)) return [];
  const { name } = formats[target];
  if (join?.type === 'slideshow') return [`لا يستطيع هذا المتصفح كتابة صور ${name} متحركة. وأقرب بديل لها WebP.`];
  if (frames <= 1) return [];
  const why = hasTrait(target, 'animation')
    ? `لا يستطيع هذا المتصفح كتابة صور ${name} متحركة`
    : `لا يمكن أن تكون صور ${name} متحركة هنا`;
  const others = outputFormats('image').filter(writesMoving);
  return [
    `${why}: لن يبقى إلا الإطار الأول من ${countOf(frames, 'frame')}. أما الصيغ التي تُبقي كل الإطارات فهي: ${listOf(others.map((id) => formats[id].name))}.`,
  ];
}

function foreseePages({ facts: { pages, format }, join }: Encoding): string[] {
  if (!pages) return [];
  if (format !== 'tiff') return [`لن تبقى إلا الصفحة الأولى من ${countOf(pages, 'page')}.`];
  return join
    ? []
    : [
        counted(pages, {
          one: 'تصبح الصفحة ملفًا مستقلًا.',
          two: 'تصبح كل صفحة من الصفحتين ملفًا مستقلًا.',
          few: 'تصبح كل صفحة من # صفحات ملفًا مستقلًا.',
          many: 'تصبح كل صفحة من # صفحة ملفًا مستقلًا.',
          other: 'تصبح كل صفحة من # صفحة ملفًا مستقلًا.',
        }),
      ];
}

function foreseePixels({ facts, target, join }: Encoding): string[] {
  const { name } = formats[target];
  const hasBackground = join && 'background' in join && join.background;
  const isShallow = !hasTrait(target, 'deep') || (target === 'avif' && facts.frames > 1);
  return [
    ...(target === 'ico' && Math.max(facts.width, facts.height) > 256
      ? [`لا تتجاوز الأيقونات ${isolated('256 × 256')} بكسل: ستُصغَّر الصورة.`]
      : []),
    ...(facts.alpha && !hasTrait(target, 'alpha') && !hasBackground
      ? [`لا شفافية في ${name}: ستصبح المناطق الشفافة بيضاء.`]
      : []),
    ...(facts.depth > 8 && isShallow
      ? [
          `عمق ${target === 'avif' ? 'AVIF المتحركة' : name} هو 8 بت لكل قناة، وعمق هذه الصورة ${facts.depth}: ستُفقد أدق تدرجات الألوان.`,
        ]
      : []),
  ];
}
