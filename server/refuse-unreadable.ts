import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { closedHeaders } from '#policies.ts';

const statuses: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

const fields = Object.entries(closedHeaders).map(([name, value]) => `${name}: ${value}\r\n`);

/** Answers invalid requests instead of Node, so that no answer is without a policy. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = statuses[error.code ?? ''] ?? 400;
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: 0\r\nConnection: close\r\n`;
  // Some clients never close their side.
  socket.end(`${head}${fields.join('')}\r\n`, () => socket.destroy());
}
