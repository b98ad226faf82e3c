import { formats, hasTrait, keptFormat, outputFormats, type FormatId } from '#formats/formats.ts';
import type { ImageFacts } from '#jobs/contract/facts.ts';
import type { ImageOperation, ImageOutput, TurnOrCrop } from '#jobs/contract/image-operation.ts';
import type { ImageJoin } from '#jobs/contract/image-step.ts';
import { listOf } from '#wording/amounts.ts';

/** What is lost when an image becomes a page. */
export const foreseePage = ({ frames }: ImageFacts): string[] =>
  frames > 1 ? [`${frames}フレームのうち最初の1つだけがページになります。`] : [];

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
  return ['JPEGのブロックの境目で切り抜きます。2つの辺に最大15ピクセル余分に残りますが、ピクセルの値は変わりません。'];
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
          `アニメーション${formats[facts.format].name}は、ここでは読めますが書き出せません。結果は${formats[target].name}になります。`,
        ]
      : []),
    ...(facts.firstFrameOnly && hasTrait(target, 'animation')
      ? [`ここでは、${facts.frames}フレームのうち最初の1つしか読めません。`]
      : []),
    ...foreseePages(encoding),
    ...foreseePixels(encoding),
  ];
}

function foreseeFrames({ facts: { frames }, target, join, writesMoving }: Encoding): string[] {
  if (writesMoving(target)) return [];
  const { name } = formats[target];
  if (join?.type === 'slideshow')
    return [`このブラウザはアニメーション${name}を書き出せません。代わりに使える一番近い形式はWebPです。`];
  if (frames <= 1) return [];
  const why = hasTrait(target, 'animation')
    ? `このブラウザはアニメーション${name}を書き出せない`
    : `ここでは${name}をアニメーションにできない`;
  const others = outputFormats('image').filter(writesMoving);
  return [
    `${why}ため、${frames}フレームのうち最初の1つだけが残ります。${listOf(others.map((id) => formats[id].name))}なら、すべて残ります。`,
  ];
}

function foreseePages({ facts: { pages, format }, join }: Encoding): string[] {
  if (!pages) return [];
  if (format !== 'tiff') return [`${pages}ページのうち最初の1ページだけが残ります。`];
  return join ? [] : [`${pages}ページがそれぞれ別のファイルになります。`];
}

function foreseePixels({ facts, target, join }: Encoding): string[] {
  const { name } = formats[target];
  const hasBackground = join && 'background' in join && join.background;
  const isShallow = !hasTrait(target, 'deep') || (target === 'avif' && facts.frames > 1);
  return [
    ...(target === 'ico' && Math.max(facts.width, facts.height) > 256
      ? ['アイコンは最大256 × 256ピクセルです。画像を縮小します。']
      : []),
    ...(facts.alpha && !hasTrait(target, 'alpha') && !hasBackground
      ? [`${name}は透明に対応していないため、透明部分は白になります。`]
      : []),
    ...(facts.depth > 8 && isShallow
      ? [
          `${target === 'avif' ? 'アニメーションAVIF' : name}は1チャンネルあたり8ビット、この画像は${facts.depth}ビットです。ごく細かい色の差は失われます。`,
        ]
      : []),
  ];
}
