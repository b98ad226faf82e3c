import { formats, hasTrait, keptFormat, outputFormats, type FormatId } from '#formats/formats.ts';
import type { ImageFacts } from '#jobs/contract/facts.ts';
import type { ImageOperation, ImageOutput, TurnOrCrop } from '#jobs/contract/image-operation.ts';
import type { ImageJoin } from '#jobs/contract/image-step.ts';
import { listOf } from '#wording/amounts.ts';

/** What is lost when an image becomes a page. */
export const foreseePage = ({ frames }: ImageFacts): string[] =>
  frames > 1 ? [`Seule la première des ${frames} images deviendra une page.`] : [];

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
  return ['Rogné au bord des blocs JPEG : jusqu’à 15 pixels de plus restent sur deux côtés, et aucun pixel ne change.'];
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
      ? [
          `Un ${formats[facts.format].name} animé peut être lu ici, mais pas écrit : le résultat sera en ${formats[target].name}.`,
        ]
      : []),
    ...(facts.firstFrameOnly && hasTrait(target, 'animation')
      ? [`Seule la première des ${facts.frames} images peut être lue ici.`]
      : []),
    ...foreseePages(encoding),
    ...foreseePixels(encoding),
  ];
}

function foreseeFrames({ facts: { frames }, target, join, writesMoving }: Encoding): string[] {
  if (writesMoving(target)) return [];
  const { name } = formats[target];
  if (join?.type === 'slideshow')
    return [`Ce navigateur ne peut pas écrire de ${name} animé. Le WebP est ce qui s’en approche le plus.`];
  if (frames <= 1) return [];
  const why = hasTrait(target, 'animation')
    ? `Ce navigateur ne peut pas écrire de ${name} animé`
    : `Ici, ${name} ne peut pas être animé`;
  const others = outputFormats('image').filter(writesMoving);
  return [
    `${why} : seule la première des ${frames} images sera gardée. Formats qui les gardent toutes : ${listOf(others.map((id) => formats[id].name))}.`,
  ];
}

function foreseePages({ facts: { pages, format }, join }: Encoding): string[] {
  if (!pages) return [];
  if (format !== 'tiff') return [`Seule la première des ${pages} pages sera gardée.`];
  return join ? [] : [`Chacune des ${pages} pages devient un fichier séparé.`];
}

function foreseePixels({ facts, target, join }: Encoding): string[] {
  const { name } = formats[target];
  const hasBackground = join && 'background' in join && join.background;
  const isShallow = !hasTrait(target, 'deep') || (target === 'avif' && facts.frames > 1);
  return [
    ...(target === 'ico' && Math.max(facts.width, facts.height) > 256
      ? ['Une icône fait au plus 256 × 256 pixels : l’image sera réduite.']
      : []),
    ...(facts.alpha && !hasTrait(target, 'alpha') && !hasBackground
      ? [`${name} n’a pas de transparence : les zones transparentes seront blanches.`]
      : []),
    ...(facts.depth > 8 && isShallow
      ? [
          `${target === 'avif' ? 'Un AVIF animé' : name} a 8 bits par couche et cette image en a ${facts.depth} : les nuances les plus fines seront perdues.`,
        ]
      : []),
  ];
}
