import { nightly } from '../nightly.ts';
import { samples } from '../samples.ts';
import { expect, test } from './test.ts';
import { openWith, run } from './tool-run.ts';

const times = 100;

test(`libvips and its threads start in each of ${times} page loads`, nightly, async ({ engine }) => {
  test.setTimeout(times * 20_000);
  for (let time = 1; time <= times; time += 1) {
    await openWith(engine, 'favicon-set', [samples.png]);
    const { canSave } = await run(engine);
    expect(canSave, `start ${time}`).toBe(true);
  }
});
