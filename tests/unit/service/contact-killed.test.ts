import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMessages } from '../../../netlify/lib/messages.ts';
import { folderStore } from '../../../netlify/lib/folder-store.ts';
import { message } from '../build/built-site.ts';

let data: string;
let port: number;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'stayput-killed-'));
  port = await freePort();
});
afterAll(() => rm(data, { recursive: true, force: true, maxRetries: 3 }));

/** Finds a port that no outgoing connection may take while the server is down: systems assign those from 16,000 up. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 16_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return port;
  }
}

/** Starts the server like `npm run serve`. */
async function start() {
  const env = { ...process.env, PORT: String(port), STAYPUT_DATA: data };
  const server = spawn(process.execPath, [resolve('server/main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  return server;
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Sends until there is an answer, as clients with a key may. Returns the number of attempts, and the ID. */
async function sendUntilAnswered(number: number) {
  for (let tries = 1; ; tries++) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/api/contact`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': `message ${number}`,
          'X-Forwarded-For': `10.1.${number >> 8}.${number & 255}`,
        },
        body: JSON.stringify({ ...message, subject: `Number ${number}`, message: 'a'.repeat(2000) }),
      });
      expect(answer.status).toBe(200);
      return { tries, id: ((await answer.json()) as { id: string }).id };
    } catch (error) {
      // The connection was cut or refused: the server was killed.
      if (!(error instanceof TypeError)) throw error;
      await pause(25);
    }
  }
}

test(
  '200 messages from 20 connections survive a server that is killed over and over',
  { timeout: 90_000 },
  async () => {
    let server = await start();
    const answered: Awaited<ReturnType<typeof sendUntilAnswered>>[] = [];
    let next = 0;
    const connection = async () => {
      while (next < 200) answered.push(await sendUntilAnswered(next++));
    };
    const connections = Array.from({ length: 20 }, connection);
    for (const count of [20, 70, 120, 170]) {
      while (answered.length < count) await pause(1);
      const gone = once(server, 'exit');
      server.kill('SIGKILL');
      await gone;
      server = await start();
    }
    await Promise.all(connections);
    server.kill('SIGKILL');
    await once(server, 'exit');

    const kept = await openMessages(folderStore(join(data, 'messages'))).all();
    expect(answered).toHaveLength(200);
    expect(answered.some(({ tries }) => tries > 1)).toBe(true);
    expect(kept.map(({ id }) => id).toSorted()).toEqual(answered.map(({ id }) => id).toSorted());
    expect(new Set(kept.map(({ subject }) => subject)).size).toBe(200);
    for (const one of kept) expect(one.message).toBe('a'.repeat(2000));
  },
);
