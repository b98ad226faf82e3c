import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBuiltSite } from '../build/built-site.ts';
import { addressesIn } from '../../../server/built-addresses.ts';
import { atNight } from '../../nightly.ts';

let site: Awaited<ReturnType<typeof serveBuiltSite>>;
beforeAll(async () => {
  site = await serveBuiltSite();
});
afterAll(() => site.close());

/** Opens a connection whose client does not close its side. */
function open(head: string): Socket {
  const { hostname, port } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  socket.write(head);
  return socket;
}

/** Whether the server has let go of a connection: a client that goes on writing then gets an error. */
async function isGone(socket: Socket): Promise<boolean> {
  const failed = once(socket, 'error').then(
    () => true,
    () => true,
  );
  for (let turn = 0; turn < 20; turn++) {
    socket.write('x');
    if (await Promise.race([failed, setTimeout(50, false)])) return true;
  }
  return socket.destroyed;
}

test('a connection that is refused is closed, even if its client keeps it open', async () => {
  const socket = open('NONSENSE\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  expect(await isGone(socket)).toBe(true);
});

const body =
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
const download = (address: string) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test.concurrent.each(atNight(['headers', 'bodies', 'answers that nobody reads']))(
  '60 connections with endless %s are all closed after three and a half minutes, and pages come meanwhile',
  { timeout: 300_000 },
  async (kind) => {
    const largest = (await addressesIn('dist')).find((address) => /pdfium.*\.wasm$/.test(address)) ?? '';
    const heads = { headers: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ', bodies: body };
    const sockets = Array.from({ length: 60 }, () => {
      // The keys of `heads` are two of the kinds.
      const socket = open(heads[kind as keyof typeof heads] ?? download(largest));
      socket.on('error', () => socket.destroy());
      // Whatever the server says, the client goes on.
      if (kind in heads) socket.resume();
      return socket;
    });
    let worst = 0;
    for (let second = 0; second < 210; second++) {
      if (kind in heads) for (const socket of sockets) if (!socket.destroyed) socket.write('a');
      const start = performance.now();
      expect((await site.ask('/')).status).toBe(200);
      worst = Math.max(worst, performance.now() - start);
      await setTimeout(1000);
      if (kind in heads && sockets.every(({ destroyed }) => destroyed)) break;
    }
    expect(worst).toBeLessThan(2000);
    expect((await Promise.all(sockets.map(isGone))).filter((gone) => !gone)).toEqual([]);
  },
);
