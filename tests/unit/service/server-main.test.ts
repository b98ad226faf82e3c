import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withoutSiteUrl } from '../../../server/site-url.ts';
import { message } from '../build/built-site.ts';
import { tinySite } from '../build/tiny-site.ts';

let data: Awaited<ReturnType<typeof tinySite>>;
beforeEach(async () => {
  data = await tinySite({});
});
afterEach(() => data[Symbol.asyncDispose]());

function start(env: Record<string, string>, args: string[] = []) {
  const child = spawn(process.execPath, [join('server', 'main.ts'), ...args], {
    env: { ...process.env, STAYPUT_DATA: data.root, ...env },
  });
  let output = '';
  let warnings = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (warnings += text.toString()));
  return { child, exited: once(child, 'exit'), output: () => output, warnings: () => warnings };
}

test('it says where the site is and whether anybody is told of messages, and stops at once when it is told to', async () => {
  const { child, exited, output } = start({ PORT: '0' });
  await once(child.stdout, 'data');
  const url = /^Stayput on (http:\/\/127\.0\.0\.1:\d+)$/m.exec(output())?.[1] ?? '';
  expect((await fetch(url)).status).toBe(200);
  await expect.poll(output).toContain('Nobody is told of them: set SMTP_URL, CONTACT_TO and CONTACT_FROM');
  // The server would wait a minute for a silent connection.
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
  const { exited, output, warnings } = start({ PORT: String(port) });
  const [code] = (await exited) as [number];
  other.close();
  expect(code).toBe(1);
  expect(output()).toBe('');
  expect(warnings()).toBe(`Port ${port} is taken. Choose another with the environment variable PORT.\n`);
});

test('of a site that was built without its address it warns, and of visitors who leave it says nothing', async () => {
  const { child, exited, output, warnings } = start({ PORT: '0' });
  await once(child.stdout, 'data');
  const url = new URL(/http:\S+/.exec(output())?.[0] ?? '');
  const visitor = connect(Number(url.port), '127.0.0.1');
  const head = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  visitor.write(`${head}Content-Length: 200\r\n\r\n{"name":`);
  // This is answered later, so the other request is being read by now.
  expect((await fetch(new URL('/api/health', url))).status).toBe(200);
  visitor.resetAndDestroy();
  expect((await fetch(new URL('/api/health', url))).status).toBe(200);
  child.kill('SIGTERM');
  await exited;
  expect(warnings()).toBe(`${withoutSiteUrl}\n`);
});

test('an unknown command is named, with those that there are', async () => {
  const { exited, warnings } = start({}, ['sevre']);
  expect(await exited).toEqual([1, null]);
  expect(warnings()).toBe('There is no command sevre. There are: serve, compress, inbox, verify.\n');
});

test('when it is told to stop, what is under way is answered first', async () => {
  const { child, exited, output } = start({ PORT: '0' });
  await once(child.stdout, 'data');
  const url = new URL(/http:\S+/.exec(output())?.[0] ?? '');
  const body = JSON.stringify(message);
  const visitor = connect(Number(url.port), '127.0.0.1');
  const answer = text(visitor);
  const head = 'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  visitor.write(`${head}Content-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`);
  // This is answered later, so the first request is in progress by now.
  expect((await fetch(new URL('/api/health', url))).status).toBe(200);
  child.kill('SIGTERM');
  await expect
    .poll(() =>
      fetch(url).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  visitor.write(body.slice(20));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 [^]*"status":"accepted"/);
  expect(await exited).toEqual([0, null]);
});

test('it does not start with half of the settings for mail', async () => {
  const { exited, warnings } = start({ PORT: '0', SMTP_URL: 'smtp://127.0.0.1:1', CONTACT_TO: 'owner@example.com' });
  expect(await exited).toEqual([1, null]);
  expect(warnings()).toBe('Mail needs three variables. Set CONTACT_FROM too.\n');
});
