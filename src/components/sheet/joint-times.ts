import type { Batch } from '../batch/batch.ts';

/** Where recordings were joined into one, in seconds. */
export function jointTimes({ joint, ready }: Batch): readonly number[] {
  const lengths = ready.map(({ facts }) => (facts?.kind === 'media' ? facts.duration : NaN));
  const whole = lengths.reduce((sum, seconds) => sum + seconds, 0);
  // The files are no recordings, or are pieces whose times continue across files.
  if (joint.state !== 'done' || !(Math.abs((joint.outputs[0]?.seconds ?? NaN) - whole) <= 1)) return [];
  let end = 0;
  return lengths.slice(0, -1).map((seconds) => (end += seconds));
}
