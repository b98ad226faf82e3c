import { expect, test } from 'vitest';
import type { Job } from '#jobs/contract/job.ts';

/** Checked by the compiler: each of these would be an error if it compiled. */
const refused: Job[] = [
  // @ts-expect-error A goal decides the bit rates, so nothing else is changed with it.
  { engine: 'media', operation: { type: 'compress', container: 'mp4', goal: { type: 'share', share: 0.5 }, tags: {} } },
  // @ts-expect-error Compressing is nothing without a goal.
  { engine: 'media', operation: { type: 'compress', container: 'mp4' } },
  // @ts-expect-error Files are joined whole.
  { engine: 'media', operation: { type: 'join', container: 'mp4', trim: { start: 1, exact: true } } },
  // @ts-expect-error A joined video is only ever left out.
  { engine: 'media', operation: { type: 'join', container: 'mp4', video: { codec: 'avc' } } },
  // @ts-expect-error What is played backwards keeps its speed.
  { engine: 'media', operation: { type: 'reverse', speed: 2 } },
  // @ts-expect-error A height and a size contradict each other.
  { engine: 'media', operation: { type: 'convert', container: 'mp4', video: { height: 480, size: { fit: 'fill' } } } },
  // @ts-expect-error A gain and a loudness contradict each other.
  { engine: 'media', operation: { type: 'convert', container: 'mp4', audio: { gain: 3, loudness: -14 } } },
  // @ts-expect-error A frame is at one time.
  { engine: 'media', operation: { type: 'frames', which: { type: 'at', seconds: 1, share: 0.5 }, format: 'png' } },
  // @ts-expect-error There is no operation without a type.
  { engine: 'media', operation: { container: 'mp4' } },
];

test('media jobs that contradict themselves do not compile', () => expect(refused).toHaveLength(9));
