import { hasTrait, type FormatId } from '../../../formats/formats.ts';
import type { ImageStep } from '../../../jobs/contract/image-step.ts';
import type { Size } from '../formats/decoded-image.ts';
import { largestIcon } from '../formats/bitmap/write-ico.ts';
import { scaled } from '../geometry/geometry.ts';

/** The steps from a format to another: what is drawn loses nothing by being drawn larger, and icons hold nothing large. */
export function stepsFor(from: FormatId, steps: ImageStep[], to?: FormatId): ImageStep[] {
  const wanted = hasTrait(from, 'vector')
    ? steps.map((step) => (step.type === 'resize' ? { ...step, withoutEnlargement: false } : step))
    : steps;
  return to === 'ico'
    ? [...wanted, { type: 'resize', width: largestIcon, height: largestIcon, withoutEnlargement: true }]
    : wanted;
}

/** How much finer than its own size a drawing is drawn for a page, and what density that makes, in dots an inch. */
const pageScale = 3;
export const drawnDensity = 96 * pageScale;
export const drawnForPage = ({ width, height }: Size): Size => ({
  width: width * pageScale,
  height: height * pageScale,
});

/** The size that the first step gives a picture, by its own size. */
export function drawnSize(steps: ImageStep[]): ((natural: Size) => Size) | undefined {
  const [first] = stepsFor('svg', steps);
  return first?.type === 'resize' ? (natural) => scaled(first, natural) : undefined;
}
