import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore } from '../../../netlify/lib/folder-store.ts';
import { openMessages } from '../../../netlify/lib/messages.ts';
import { message } from '../build/built-site.ts';

let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'stayput-trouble-'));
});
afterAll(() => rm(data, { recursive: true, force: true, maxRetries: 3 }));

/** Starts the server like `npm run serve`. @param before a command of the shell that limits it */
async function start(before = 'true') {
  const command = `${before} && exec "${process.execPath}" "${resolve('server/main.ts')}"`;
  const server = spawn('sh', ['-c', command], {
    env: { ...process.env, PORT: '0', STAYPUT_DATA: data },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const url = /http:\S+/.exec(line.toString())?.[0] ?? '';
  let caller = 0;
  return {
    ask: (path: string) => fetch(url + path),
    send: (subject: string, key?: string) =>
      fetch(`${url}/api/contact`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `10.2.0.${++caller}`,
          ...(key !== undefined && { 'Idempotency-Key': key }),
        },
        body: JSON.stringify({ ...message, subject }),
      }),
    async [Symbol.asyncDispose]() {
      server.kill('SIGKILL');
      await once(server, 'exit');
    },
  };
}

const inbox = () => openMessages(folderStore(join(data, 'messages')));

test('two servers with one store keep each message once, whichever is asked', async () => {
  await using one = await start();
  await using other = await start();
  const subjects = Array.from({ length: 40 }, (_, number) => `Number ${number}`);
  const answers = await Promise.all(
    subjects.flatMap((subject) => [one.send(subject, subject), other.send(subject, subject)]),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await inbox().all()).map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted());
});

// The limit of a process has the effect of a full disk, and needs no rights.
test('where nothing can be written, senders and health are told, pages come, and what is kept stays whole', async () => {
  const before = (await inbox().all()).length;
  {
    await using server = await start('ulimit -f 0');
    expect((await server.send('Lost?')).status).toBe(503);
    const health = await server.ask('/api/health');
    expect([health.status, ((await health.json()) as { status: string }).status]).toEqual([503, 'unavailable']);
    expect((await server.ask('/compress-image')).status).toBe(200);
  }
  expect(
    (await readdir(join(data, 'messages'), { recursive: true })).filter((name) => /(?:^|\/)\./.test(name)),
  ).toEqual([]);
  await using server = await start();
  expect((await server.ask('/api/health')).status).toBe(200);
  expect((await server.send('Here again')).status).toBe(200);
  expect(await inbox().all()).toHaveLength(before + 1);
});
