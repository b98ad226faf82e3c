import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowNetwork extends Disposable {
  origin: string;
  /** The bytes that have come down so far. */
  received(): number;
}

/** In bytes: what a connection passes on before others have their turn. */
const turn = 4096;

/**
 * Passes a server's connections on, as slowly as a network does. All connections share its rate. Unlike what Chromium
 * emulates, it also applies to workers.
 *
 * @param rate Down, in bits per second.
 * @param latency Of each request, in milliseconds.
 */
export async function slowNetwork(
  to: string,
  { rate, latency }: { rate: number; latency: number },
): Promise<SlowNetwork> {
  const { hostname, port } = new URL(to);
  let received = 0;
  /** When the line is free again. */
  let free = 0;
  const pass = async (from: Socket, into: Socket) => {
    for await (const chunk of from as AsyncIterable<Buffer>)
      for (let at = 0; at < chunk.length; at += turn) {
        const part = chunk.subarray(at, at + turn);
        received += part.length;
        free = Math.max(free, performance.now()) + (part.length * 8000) / rate;
        await pause(free - performance.now());
        if (!into.write(part)) await once(into, 'drain');
      }
    into.end();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    client.on('data', (data) => void pause(latency).then(() => upstream.write(data)));
    client.on('close', () => upstream.destroy());
    client.on('error', () => upstream.destroy());
    pass(upstream, client).catch(() => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The server listens on a port, not on a pipe, so its address has this type.
  const { port: own } = server.address() as AddressInfo;
  return { origin: `http://localhost:${own}`, received: () => received, [Symbol.dispose]: () => void server.close() };
}
