import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { tinySite } from './tiny-site.ts';

let data: Awaited<ReturnType<typeof tinySite>>;
beforeEach(async () => {
  data = await tinySite({});
});
afterEach(() => data[Symbol.asyncDispose]());

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join('server', 'main.ts')], {
    env: { ...process.env, STAYPUT_DATA: data.root, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return { child, exited: once(child, 'exit'), output: () => output };
}

test('it says where the site is and whether anybody is told of messages, and stops at once when it is told to', async () => {
  const { child, exited, output } = start({ PORT: '0' });
  await once(child.stdout, 'data');
  const url = /^Stayput on (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output())?.[1] ?? '';
  expect((await fetch(url)).status).toBe(200);
  await expect.poll(output).toContain('Nobody is told of them: set SMTP_URL, CONTACT_TO and CONTACT_FROM');
  // One that says nothing would be waited for, for a minute.
  const visitor = connect(Number(new URL(url).port), '127.0.0.1');
  await once(visitor, 'connect');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  visitor.destroy();
});

test('a port that was asked for and is taken is not replaced by another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  // It listens on TCP, so it has a port.
  const { port } = other.address() as AddressInfo;
  const { exited, output } = start({ PORT: String(port) });
  const [code] = (await exited) as [number];
  other.close();
  expect(code).toBe(1);
  expect(output()).toBe(`Port ${port} is taken. Choose another with the environment variable PORT.\n`);
});

test('it does not start with half of the settings for mail', async () => {
  const { exited, output } = start({ PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'owner@example.com' });
  expect(await exited).toEqual([1, null]);
  expect(output()).toBe('Mail needs three variables. Set CONTACT_FROM too.\n');
});
