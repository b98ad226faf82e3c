import { hasTrait, type FormatId } from '#formats/formats.ts';
import type { ImageStep, Size } from '#jobs/contract/image-step.ts';
import { square } from '#metadata/density.ts';
import { largestIcon } from '../formats/bitmap/write-ico.ts';
import { scaled } from '../geometry/geometry.ts';

/** Adjusts steps to the formats: vector drawings lose nothing when they are enlarged, and icons have a largest size. */
export function stepsFor(from: FormatId, steps: ImageStep[], to?: FormatId): ImageStep[] {
  const wanted = hasTrait(from, 'vector')
    ? steps.map((step) => (step.type === 'resize' ? { ...step, withoutEnlargement: false } : step))
    : steps;
  return to === 'ico'
    ? [...wanted, { type: 'resize', width: largestIcon, height: largestIcon, withoutEnlargement: true }]
    : wanted;
}

/**
 * How much larger than its natural size a drawing is rendered for a page, and the resulting density, in dots per inch.
 */
const pageScale = 3;
export const drawnDensity = square(96 * pageScale);
export const drawnForPage = ({ width, height }: Size): Size => ({
  width: width * pageScale,
  height: height * pageScale,
});

/** Returns how the first step maps the natural size of a drawing, if it is a resize. */
export function drawnSize(steps: ImageStep[]): ((natural: Size) => Size) | undefined {
  const [first] = stepsFor('svg', steps);
  return first?.type === 'resize' ? (natural) => scaled(first, natural) : undefined;
}
