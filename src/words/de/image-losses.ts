import { formats, hasTrait, keptFormat, outputFormats, type FormatId } from '#formats/formats.ts';
import type { ImageFacts } from '#jobs/contract/facts.ts';
import type { ImageOperation, ImageOutput, TurnOrCrop } from '#jobs/contract/image-operation.ts';
import type { ImageJoin } from '#jobs/contract/image-step.ts';
import { listOf } from '#wording/amounts.ts';

/** What is lost when an image becomes a page. */
export const foreseePage = ({ frames }: ImageFacts): string[] =>
  frames > 1 ? [`Nur das erste von ${frames} Bildern wird zu einer Seite.`] : [];

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
  return [
    'Geschnitten wird an den Rändern von JPEG-Blöcken: An zwei Seiten bleiben bis zu 15 Pixel mehr stehen, und jedes Pixel bleibt unverändert.',
  ];
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
          `Animiertes ${formats[facts.format].name} lässt sich hier lesen, aber nicht schreiben: Das Ergebnis wird ${formats[target].name}.`,
        ]
      : []),
    ...(facts.firstFrameOnly && hasTrait(target, 'animation')
      ? [`Hier lässt sich nur das erste von ${facts.frames} Bildern lesen.`]
      : []),
    ...foreseePages(encoding),
    ...foreseePixels(encoding),
  ];
}

function foreseeFrames({ facts: { frames }, target, join, writesMoving }: Encoding): string[] {
  if (writesMoving(target)) return [];
  const { name } = formats[target];
  if (join?.type === 'slideshow')
    return [`Dieser Browser kann kein animiertes ${name} schreiben. Am nächsten kommt WebP.`];
  if (frames <= 1) return [];
  const why = hasTrait(target, 'animation')
    ? `Dieser Browser kann kein animiertes ${name} schreiben`
    : `${name} kann hier nicht animiert sein`;
  const others = outputFormats('image').filter(writesMoving);
  return [
    `${why}: Nur das erste von ${frames} Bildern bleibt. ${listOf(others.map((id) => formats[id].name))} behalten alle.`,
  ];
}

function foreseePages({ facts: { pages, format }, join }: Encoding): string[] {
  if (!pages) return [];
  if (format !== 'tiff') return [`Nur die erste von ${pages} Seiten bleibt.`];
  return join ? [] : [`Jede der ${pages} Seiten wird zu einer eigenen Datei.`];
}

function foreseePixels({ facts, target, join }: Encoding): string[] {
  const { name } = formats[target];
  const hasBackground = join && 'background' in join && join.background;
  const isShallow = !hasTrait(target, 'deep') || (target === 'avif' && facts.frames > 1);
  return [
    ...(target === 'ico' && Math.max(facts.width, facts.height) > 256
      ? ['Icons haben höchstens 256 × 256 Pixel: Das Bild wird verkleinert.']
      : []),
    ...(facts.alpha && !hasTrait(target, 'alpha') && !hasBackground
      ? [`${name} kennt keine Transparenz: Transparente Bereiche werden weiß.`]
      : []),
    ...(facts.depth > 8 && isShallow
      ? [
          `${target === 'avif' ? 'Animiertes AVIF' : name} hat 8 Bit pro Kanal und dieses Bild ${facts.depth}: Die feinsten Farbstufen gehen verloren.`,
        ]
      : []),
  ];
}
