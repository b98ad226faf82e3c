import type { FoundFace } from './yunet.ts';

/** The share of their common area from which two boxes are of the same face. */
const sameFace = 0.4;

/** Leaves the surest of the boxes that overlap. */
export function distinctFaces(found: readonly FoundFace[]): FoundFace[] {
  const distinct: FoundFace[] = [];
  for (const face of found.toSorted((a, b) => b.confidence - a.confidence))
    if (distinct.every((other) => overlap(face, other) < sameFace)) distinct.push(face);
  return distinct;
}

type Box = Pick<FoundFace, 'left' | 'top' | 'width' | 'height'>;

/** Returns the area that two boxes share, as a share of the smaller one. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return (Math.max(0, width) * Math.max(0, height)) / Math.min(a.width * a.height, b.width * b.height);
}
