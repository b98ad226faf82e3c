import { test as base } from '../test.ts';
import { serveWithoutIsolation } from './serve-without-isolation.ts';

/** On the site as a host serves it that takes the isolation headers away. */
export const test = base.extend({
  site: [
    async ({ site: own }, use) => {
      using server = await serveWithoutIsolation(own, false);
      await use(server.address);
    },
    { scope: 'worker' },
  ],
});
