import type { EncodeImage, KeptMetadata } from '#jobs/contract/image-operation.ts';
import type { ImageStep } from '#jobs/contract/image-step.ts';
import { allButPreviews } from '#metadata/hidden.ts';

const leavesOut = (step: ImageStep): boolean =>
  step.type === 'crop' ||
  step.type === 'crop-to-shape' ||
  step.type === 'redact' ||
  (step.type === 'rotate' && step.corners === 'cut') ||
  (step.type === 'resize' && step.fit === 'cover');

/** The metadata that a job keeps: no previews that still show what it leaves out. */
export const keptMetadata = ({ metadata, steps }: Pick<EncodeImage, 'metadata' | 'steps'>): KeptMetadata | undefined =>
  metadata === 'all' && steps.some(leavesOut) ? allButPreviews : metadata;
