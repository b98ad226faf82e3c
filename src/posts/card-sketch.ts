import sharp from 'sharp';
import { draw } from '../drawings/draw.ts';
import type { SketchId } from '../drawings/sketches.ts';
import type { FamilyId } from '../families.ts';

/** In pixels. */
export const sketchSize = { width: 280, height: 224 };

const css = (colour: readonly number[]) => `rgb(${colour.join(' ')})`;

type Colours = Record<'paper' | 'ink' | 'hue', readonly number[]>;

/** The looks of `styles/sketch.css`, with lines as thick as the size of a card needs. */
const styleOf = ({ paper, ink, hue }: Colours) => `
  path { fill: none; stroke: ${css(ink)}; stroke-width: 6px; vector-effect: non-scaling-stroke; stroke-linejoin: round; }
  .paper { fill: ${css(paper)}; }
  .ghost { stroke-opacity: 0.5; stroke-dasharray: 16 13; }
  .solid { fill: ${css(hue)}; }
  .hue, .faint { fill: ${css(hue)}; stroke: none; }
  .faint { fill-opacity: 0.4; }
  .hue-line { stroke: ${css(hue)}; stroke-width: 11px; }
  .cut { stroke: ${css(paper)}; stroke-width: 10px; }`;

/** The pixels of a drawing on paper, three bytes each. */
export function sketchPixels(id: SketchId, family: FamilyId, colours: Colours): Promise<Buffer> {
  const { width, height } = sketchSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 40 32">
    <style>${styleOf(colours)}</style>${draw(id, family)}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: css(colours.paper) })
    .removeAlpha()
    .raw()
    .toBuffer();
}
