import type { Batch } from '../batch/batch.ts';

/** Where recordings were joined into one, in seconds. */
export function jointTimes({ joint, ready }: Batch): readonly number[] {
  const lengths = ready.map(({ facts }) => (facts?.kind === 'media' ? facts.duration : NaN));
  const whole = lengths.reduce((sum, seconds) => sum + seconds, 0);
  // The files are no recordings, or are pieces whose times continue across files.
  if (joint.state !== 'done' || Math.abs((joint.outputs[0]?.seconds ?? NaN) - whole) > 1) return [];
  return lengths.slice(1).map((_, index) => lengths.slice(0, index + 1).reduce((sum, seconds) => sum + seconds, 0));
}
