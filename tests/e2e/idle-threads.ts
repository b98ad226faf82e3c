import { readdir } from 'node:fs/promises';
import { test } from './attack.ts';
import { recordingServer } from './recording-server.ts';
import { siteCopy } from './site-copy.ts';

/**
 * The site, but with an empty script for libvips' threads, with the headers of that address. libvips starts them as
 * usual, and they wait. The real ones are busy, and would not receive an attack.
 */
export const withIdleThreads = test.extend<{ policies: 'the site’s own' | 'none' }>({
  policies: ['the site’s own', { option: true }],
  own: async ({ policies }, use) => {
    await using copy = await siteCopy();
    const [script, ...others] = await readdir(copy.fileAt('_astro/vips-es6'));
    if (!script || others.length > 0) throw new Error('The threads of libvips have one script');
    const address = `/_astro/vips-es6/${script}`;
    await copy.change(address, () => '');
    if (policies === 'none') await copy.change('_headers', withoutPolicies);
    const own = await recordingServer(copy.root);
    await use(own);
    await own.close();
  },
});

/** Workers created from text are subject to the page's list, so all lists are removed. */
function withoutPolicies(headers: string): string {
  const policy = /(?<=\n\/_astro\/vips-es6\/\*\n {2}Content-Security-Policy: ).*/;
  if (!policy.test(headers)) throw new Error('There is no policy for the threads');
  return headers.replace(policy, 'default-src * blob:').replaceAll(/(?<=Connection-Allowlist: ).*/g, '("*://*:*/*")');
}
