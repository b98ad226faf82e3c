import { test as base } from '../test.ts';
import { serveWithoutIsolation } from './serve-without-isolation.ts';

/** Tests with a site whose host removes the isolation headers. */
export const test = base.extend({
  site: [
    async ({ site: own }, use) => {
      using server = await serveWithoutIsolation(own, false);
      await use(server.address);
    },
    { scope: 'worker' },
  ],
});
