import { formats, hasTrait, keptFormat, outputFormats, type FormatId } from '#formats/formats.ts';
import type { ImageFacts } from '#jobs/contract/facts.ts';
import type { ImageOperation, ImageOutput, TurnOrCrop } from '#jobs/contract/image-operation.ts';
import type { ImageJoin } from '#jobs/contract/image-step.ts';
import { listOf } from '#wording/amounts.ts';

/** What is lost when an image becomes a page. */
export const foreseePage = ({ frames }: ImageFacts): string[] =>
  frames > 1 ? [`Só o primeiro dos ${frames} quadros vai virar uma página.`] : [];

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
  return ['O corte segue as bordas dos blocos JPEG: em dois lados ficam até 15 pixels a mais, e nenhum pixel muda.'];
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
          `Aqui dá para ler ${formats[facts.format].name} animado, mas não gravar: o resultado vai ser ${formats[target].name}.`,
        ]
      : []),
    ...(facts.firstFrameOnly && hasTrait(target, 'animation')
      ? [`Aqui só dá para ler o primeiro dos ${facts.frames} quadros.`]
      : []),
    ...foreseePages(encoding),
    ...foreseePixels(encoding),
  ];
}

function foreseeFrames({ facts: { frames }, target, join, writesMoving }: Encoding): string[] {
  if (writesMoving(target)) return [];
  const { name } = formats[target];
  if (join?.type === 'slideshow') return [`Este navegador não grava ${name} animado. O mais parecido é WebP.`];
  if (frames <= 1) return [];
  const why = hasTrait(target, 'animation')
    ? `Este navegador não grava ${name} animado`
    : `Aqui, ${name} não pode ter animação`;
  const others = outputFormats('image').filter(writesMoving);
  return [
    `${why}: só o primeiro dos ${frames} quadros vai ser mantido. Formatos que mantêm todos: ${listOf(others.map((id) => formats[id].name))}.`,
  ];
}

function foreseePages({ facts: { pages, format }, join }: Encoding): string[] {
  if (!pages) return [];
  if (format !== 'tiff') return [`Só a primeira das ${pages} páginas vai ser mantida.`];
  return join ? [] : [`Cada uma das ${pages} páginas vira um arquivo separado.`];
}

function foreseePixels({ facts, target, join }: Encoding): string[] {
  const { name } = formats[target];
  const hasBackground = join && 'background' in join && join.background;
  const isShallow = !hasTrait(target, 'deep') || (target === 'avif' && facts.frames > 1);
  return [
    ...(target === 'ico' && Math.max(facts.width, facts.height) > 256
      ? ['Um ícone pode ter no máximo 256 × 256 pixels: a imagem vai ser reduzida.']
      : []),
    ...(facts.alpha && !hasTrait(target, 'alpha') && !hasBackground
      ? [`${name} não tem transparência: as áreas transparentes vão ficar brancas.`]
      : []),
    ...(facts.depth > 8 && isShallow
      ? [
          `${target === 'avif' ? 'AVIF animado' : name} tem 8 bits por canal, e esta imagem tem ${facts.depth}: as gradações de cor mais finas vão se perder.`,
        ]
      : []),
  ];
}
