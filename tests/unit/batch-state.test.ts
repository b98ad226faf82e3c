import { expect, test } from 'vitest';
import { describeBatch } from '../../src/components/batch-state.ts';
import { Batch } from '../../src/components/batch.ts';
import { JobError } from '../../src/errors.ts';

test('where files are joined and that fails, none of them is counted as unusable', () => {
  const batch = new Batch(['png'], true);
  batch.joint = {
    state: 'failed',
    progress: 0,
    outputs: [],
    error: new JobError('size-unreachable', { smallest: '9 kB', limit: '1 kB' }),
  };
  expect(describeBatch(batch)).toMatch(/^Nothing was made · /);
  expect(describeBatch(batch)).not.toContain('could not be used');
});
