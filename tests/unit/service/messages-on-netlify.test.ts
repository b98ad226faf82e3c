import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMessages } from '../../../netlify/lib/messages.ts';
import { blobStore } from '../../../netlify/lib/blob-store.ts';
import { message } from '../build/built-site.ts';
import { tinySite } from '../build/tiny-site.ts';

const run = promisify(execFile);
/** As from outside Netlify: through its API, with a token. */
const access = { siteID: 'some-site', token: 'some-token', apiURL: '' };

let folder: Awaited<ReturnType<typeof tinySite>>;
let blobs: BlobsServer;
beforeAll(async () => {
  folder = await tinySite({});
  blobs = new BlobsServer({ directory: folder.root, token: access.token });
  const { port } = await blobs.start();
  access.apiURL = `http://localhost:${port}`;
});
afterAll(async () => {
  await blobs.stop();
  await folder[Symbol.asyncDispose]();
});

const inbox = (...words: string[]) =>
  run(process.execPath, [resolve('server/main.ts'), 'inbox', '--netlify', ...words], {
    env: {
      ...process.env,
      NETLIFY_SITE_ID: access.siteID,
      NETLIFY_AUTH_TOKEN: access.token,
      NETLIFY_API_URL: access.apiURL,
    },
  });

test('messages on Netlify are kept once, listed, shown and deleted', async () => {
  const messages = openMessages(blobStore(access));
  const first = await messages.keep(message, { key: 'a' });
  expect(first?.isNew).toBe(true);
  expect(await messages.keep(message, { key: 'a' })).toEqual({ ...first, isNew: false });
  expect(await messages.keep({ ...message, subject: 'Other' }, { key: 'a' })).toBeUndefined();
  await messages.keep({ ...message, subject: 'Robot' }, { suspicion: 'too fast' });
  expect(await messages.waiting('mail')).toEqual([first?.message]);
  await messages.markTold('mail', first?.message.id ?? '');
  expect(await messages.waiting('mail')).toEqual([]);

  const { stdout: list } = await inbox('list');
  expect(list).toMatch(/mailed .*A question/);
  expect(list).toMatch(/not mailed \(too fast\) .*Robot/);
  const id = first?.message.id ?? '';
  expect((await inbox('show', id)).stdout).toContain(message.message);
  await inbox('delete', id);
  expect(await messages.find(id)).toBeUndefined();
  expect(await messages.all()).toHaveLength(1);
});

test('without a token, the way to get at them is said', async () => {
  const attempt = run(process.execPath, [resolve('server/main.ts'), 'inbox', '--netlify', 'list'], {
    env: { PATH: process.env['PATH'] },
  });
  await expect(attempt).rejects.toMatchObject({ stderr: 'Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.\n' });
});
