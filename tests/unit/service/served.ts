import { afterAll } from 'vitest';
import { serveBuiltSite } from '../build/built-site.ts';

/** The built site, which all tests of a file share. */
export const site = await serveBuiltSite();
afterAll(() => site.close());
