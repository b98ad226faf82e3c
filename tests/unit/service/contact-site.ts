import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach } from 'vitest';
import { openMessages } from '../../../netlify/lib/messages.ts';
import { sendJson } from '../build/built-site.ts';
import { site } from './served.ts';

const run = promisify(execFile);

// Each test begins with an empty inbox.
beforeEach(async () => {
  const messages = openMessages();
  for (const { id } of await messages.all()) await messages.delete(id);
});

export const send = (content: unknown, headers: Record<string, string> = {}) =>
  site.ask('/api/contact', sendJson(content, headers));

/** Runs the server's own inbox command, and returns its output. */
export const inbox = (...words: string[]) =>
  run(process.execPath, [resolve('server/main.ts'), 'inbox', ...words], {
    env: { ...process.env, STAYPUT_DATA: site.data },
  });
