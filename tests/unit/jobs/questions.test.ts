import { expect, expectTypeOf, test } from 'vitest';
import type { Facts } from '#jobs/contract/facts.ts';
import type { Work } from '#jobs/contract/media-question.ts';
import type { FormField } from '#jobs/contract/pdf-question.ts';
import type { Question } from '#jobs/contract/question.ts';
import type { ask } from '#jobs/run-job.ts';

declare const asked: typeof ask;

/** Never called: the compiler checks that each answer has the type that its question asks for. */
export async function typesOfAnswers(file: File) {
  expectTypeOf(await asked('image', { type: 'facts', file })).toEqualTypeOf<Facts>();
  expectTypeOf(await asked('image', { type: 'thumbnail', file, size: 64 })).toEqualTypeOf<Blob | undefined>();
  expectTypeOf(await asked('pdf', { type: 'fields', file, password: '' })).toEqualTypeOf<FormField[]>();
  const operation = { type: 'convert', container: 'mp4' } as const;
  expectTypeOf(await asked('media', { type: 'work', file, operation })).toEqualTypeOf<Work>();
  // @ts-expect-error Only documents have fields.
  await asked('image', { type: 'fields', file, password: '' });
}

const file = new File([], 'empty');
const refused: Question[] = [
  // @ts-expect-error Words are sought, or there is nothing to find.
  { type: 'find', file, password: '' },
  // @ts-expect-error No engine draws nothing.
  { type: 'thumbnail', file },
  // @ts-expect-error Nobody asks this.
  { type: 'weather' },
];

test('questions that no engine could answer do not compile', () => expect(refused).toHaveLength(3));
