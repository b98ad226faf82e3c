import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addressesIn } from '../../../server/built-addresses.ts';
import { atNight } from '../../nightly.ts';
import { site } from './served.ts';

/** The server's side of each connection, by the port of its client. */
const accepted = new Map<number | undefined, Socket>();
const note = (message: unknown) => {
  // Node publishes it; it has no types.
  const { socket } = message as { socket: Socket };
  accepted.set(socket.remotePort, socket);
};

beforeAll(async () => {
  subscribe('net.server.socket', note);
});
afterAll(async () => {
  unsubscribe('net.server.socket', note);
});

/** Opens a connection whose client never closes its side. */
async function open(head: string): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(socket, 'connect');
  socket.write(head);
  return socket;
}

/** Whether the server has let go of the connection of a client. */
const isGone = ({ localPort }: Socket) => accepted.get(localPort)?.destroyed === true;

test('a connection that is refused is closed, even if its client keeps it open', async () => {
  const socket = await open('NONSENSE\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 400 /);
  await expect.poll(() => isGone(socket)).toBe(true);
  socket.destroy();
});

const body =
  'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n';
const download = (address: string) => `GET ${address} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

test.concurrent.each(atNight(['headers', 'bodies', 'answers that nobody reads']))(
  '60 connections with endless %s are all closed after two and a half minutes, and pages come meanwhile',
  { timeout: 300_000 },
  async (kind) => {
    const largest = (await addressesIn('dist')).find((address) => /pdfium.*\.wasm$/.test(address)) ?? '';
    const heads = { headers: 'GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ', bodies: body };
    // The keys of `heads` are two of the kinds.
    const head = heads[kind as keyof typeof heads] ?? download(largest);
    const sockets = await Promise.all(Array.from({ length: 60 }, () => open(head)));
    // Whatever the server says, the client goes on.
    for (const socket of sockets) socket.on('error', () => undefined);
    let worst = 0;
    for (let second = 0; second < 150; second++) {
      if (kind in heads) for (const socket of sockets) if (!isGone(socket)) socket.write('a');
      const start = performance.now();
      expect((await site.ask('/')).status).toBe(200);
      worst = Math.max(worst, performance.now() - start);
      await setTimeout(1000);
      if (sockets.every(isGone)) break;
    }
    expect(worst).toBeLessThan(10_000);
    expect(sockets.filter((socket) => !isGone(socket))).toHaveLength(0);
    for (const socket of sockets) socket.destroy();
  },
);
