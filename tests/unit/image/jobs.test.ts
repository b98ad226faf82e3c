import { expect, test } from 'vitest';
import type { Job } from '#jobs/contract/job.ts';

const goal = { type: 'look' } as const;
const join = { type: 'pages' } as const;

/** Checked by the compiler: each of these would be an error if it compiled. */
const refused: Job[] = [
  // @ts-expect-error A quality and a goal contradict each other.
  { engine: 'image', operation: { type: 'encode', steps: [], output: { format: 'jpeg', quality: 80, goal } } },
  // @ts-expect-error One of several formats is not one that was chosen.
  { engine: 'image', operation: { type: 'encode-smallest', steps: [], among: ['png'], output: { format: 'jpeg' } } },
  // @ts-expect-error What stays as it is encoded goes through no steps.
  { engine: 'image', operation: { type: 'rewrite-metadata', steps: [] } },
  // @ts-expect-error Several variants have no one output.
  { engine: 'image', operation: { type: 'variants', steps: [], variants: [], output: { format: 'png' } } },
  // @ts-expect-error A joined picture replaces no input, however large it is.
  { engine: 'image', operation: { type: 'join', steps: [], join, output: { format: 'png' }, onlyIfSmaller: true } },
  // @ts-expect-error Frames are split or joined.
  { engine: 'image', operation: { type: 'split-frames', steps: [], join, output: { format: 'png' } } },
  // @ts-expect-error A text with colours is no picture that could be encoded.
  { engine: 'image', operation: { type: 'colours', count: 5, points: [], format: 'css', output: { format: 'png' } } },
  // @ts-expect-error Pages of a document are encoded as they are.
  { engine: 'image', operation: { type: 'document', format: 'pdf', page: 'fit', margin: 0, steps: [] } },
];

test('image jobs that contradict themselves do not compile', () => expect(refused).toHaveLength(8));
