import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { nextBuild, takePlace } from '../../server/take-place.ts';
import { nightly } from '../nightly.ts';
import { addFiles, finished, fixture, openTool, pressRun } from '../browser/tool-page.ts';
import { recordingServer } from './recording-server.ts';
import { siteCopy } from './site-copy.ts';

test(
  'a page that was open before an upgrade still works, though the new build has no script of it',
  nightly,
  async ({ browser }) => {
    await using copy = await siteCopy();
    const site = await recordingServer(copy.root);
    const context = await browser.newContext({ baseURL: site.origin });
    const page = await context.newPage();
    await openTool(page, 'merge-pdf');

    const next = join(copy.root, nextBuild);
    await cp(join(copy.root, 'dist'), next, { recursive: true });
    await rm(join(next, '_astro'), { recursive: true });
    await rename(join(next, 'merge-pdf.html'), join(next, 'join-pdf.html'));
    await takePlace(copy.root);
    await expect.poll(async () => (await fetch(`${site.origin}/merge-pdf`)).status).toBe(404);

    await addFiles(page, [fixture('pdf/plain.pdf'), fixture('pdf/plain.pdf')]);
    await pressRun(page);
    await finished(page);
    await context.close();
    await site.close();
  },
);
