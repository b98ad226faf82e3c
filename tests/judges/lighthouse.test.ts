import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { expect, test } from 'vitest';
import { launchOptions } from '../../scripts/browser.mjs';
import { serveBuiltSite } from '../unit/build/built-site.ts';

/**
 * Lighthouse requests this text from within the page. Pages that take files may request nothing, lest a script in them
 * post a file there. The contact form may send to the site, so there the audit can read the text.
 */
const refusedByPolicy = 'llms-txt';

test('Lighthouse finds nothing wrong for agents on the front page and on the form', async () => {
  const site = await serveBuiltSite();
  const options = launchOptions();
  const profile = await mkdtemp(join(tmpdir(), 'stayput-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, '--remote-debugging-port=0'],
  });
  // The browser picks a free port, and writes it there.
  const port = Number.parseInt(await readFile(join(profile, 'DevToolsActivePort'), 'utf8'));
  try {
    for (const path of ['/', '/contact']) {
      const result = await lighthouse(site.url + path, {
        port,
        onlyCategories: ['agentic-browsing'],
        logLevel: 'error',
      });
      if (!result) throw new Error('Lighthouse gave no result');
      const { categories, audits } = result.lhr;
      const refs = categories['agentic-browsing']?.auditRefs ?? [];
      expect(refs.length).toBeGreaterThan(3);
      const failed = refs
        .map(({ id }) => audits[id])
        .filter((audit) => audit?.score !== null && audit?.score !== undefined && audit.score < 1)
        .map((audit) => `${audit?.id}: ${audit?.explanation ?? audit?.displayValue ?? audit?.title}`);
      const expected = path === '/' ? [expect.stringMatching(`^${refusedByPolicy}: .*CSP violation`)] : [];
      expect(failed, path).toEqual(expected);
    }
  } finally {
    await browser.close();
    await site.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});
