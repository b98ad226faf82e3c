import { resolve } from 'node:path';
import { startServer } from './start.ts';

const root = resolve(import.meta.dirname, '..');
const { PORT, HOST = '127.0.0.1', STAYPUT_DATA = resolve(root, '.data'), STAYPUT_PROXIES } = process.env;

/** Without a PORT, the next free one after this is taken too. */
const firstPort = 8888;
const ports = PORT === undefined ? Array.from({ length: 20 }, (_, index) => firstPort + index) : [Number(PORT)];

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function start() {
  const proxies = STAYPUT_PROXIES?.split(',').map((address) => address.trim());
  for (const port of ports) {
    try {
      const options = { root, data: resolve(STAYPUT_DATA), host: HOST, port, ...(proxies && { proxies }) };
      const { url } = await startServer(options);
      console.log(
        `Stayput on ${url}${PORT === undefined && port !== firstPort ? ` (port ${firstPort} is taken)` : ''}`,
      );
      return;
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  const taken = PORT === undefined ? `Ports ${firstPort} to ${firstPort + ports.length - 1} are` : `Port ${PORT} is`;
  throw new Error(`${taken} taken. Choose another with the environment variable PORT.`);
}

// Nothing is left half done: messages are written beside their place, then moved into it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));

try {
  await start();
} catch (error) {
  console.error(error instanceof AggregateError ? error : error instanceof Error ? error.message : error);
  process.exit(1);
}
