import { keptFormat } from '#formats/formats.ts';
import type { SplitFrames } from '#jobs/contract/image-operation.ts';
import type { Note, Output } from '#jobs/contract/job.ts';
import { asDamage } from '../libvips/damage.ts';
import { drawnSize, stepsFor } from '../steps/vector-steps.ts';
import { framesOf } from '../libvips/each-frame.ts';
import { checkSides } from '../write/encode.ts';
import { sizeAfter } from '../geometry/geometry.ts';
import { checkMemory } from '../write/memory.ts';
import { applyMetadataPolicy } from '../libvips/metadata.ts';
import { openImage } from '../open/open.ts';
import { numbered, resultFile } from '../result/result.ts';
import { sniffImage } from '../open/sniff.ts';
import { applySteps } from '../steps/steps.ts';
import type { Scope } from '../libvips/vips.ts';
import { write } from '../write/write.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Saves every frame of an animation, as it is seen, as a separate picture. A still counts as one frame. */
export async function splitFrames(
  operation: SplitFrames,
  file: File,
  onProgress: OnProgress,
  scope: Scope,
): Promise<Output[]> {
  const format = operation.output.format === 'input' ? keptFormat(await sniffImage(file)) : operation.output.format;
  const open = await openImage(file, scope, {
    output: format,
    sizeOf: drawnSize(operation.steps),
    allFrames: true,
  });
  const steps = stepsFor(open.format, operation.steps, format);
  const frames = open.readsFrames ? open.frames : 1;
  const notes: Note[] = [...open.notes];
  if (open.frames > frames) notes.push({ type: 'first-frame-only', frames: open.frames });
  const size = steps.reduce((from, step) => sizeAfter(step, from), { width: open.width, height: open.height });
  checkSides(format, size.width, size.height);
  checkMemory(open, format, size.width * size.height, true);
  try {
    const changed = await applySteps(open, steps, frames, scope);
    const { image, keep } = applyMetadataPolicy(changed.image, operation.metadata ?? 'safe', scope);
    // The decoder delivers pixels only once, but each frame is read separately.
    const parts = framesOf(scope.keep(image.copyMemory()), changed.frames, scope);
    const outputs: Output[] = [];
    for (const [index, part] of parts.entries()) {
      const target = { format, output: operation.output, keep, frames: 1 };
      const report = (progress: number) => onProgress((index + progress) / parts.length);
      const written = await write(open.vips, part, target, scope, report);
      const result = resultFile(written.bytes, file, open.format, format);
      outputs.push({
        file: parts.length > 1 ? numbered(result, index + 1, parts.length) : result,
        notes: [...notes, ...changed.notes, ...written.notes],
      });
    }
    return outputs;
  } catch (error) {
    throw asDamage(error, open.format);
  }
}
