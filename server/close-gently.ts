import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** In milliseconds. */
const interval = 50;

export function connectionsOf(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/**
 * Stops accepting connections, and lets pending requests finish.
 *
 * @param patience in milliseconds. Connections that are still open then are cut off.
 */
export async function closeGently(server: Server, connections: ReadonlySet<Socket>, patience: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Node does not treat a connection as idle before its first request.
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  // Connections stay open for further requests, even those whose request just finished.
  const idle = setInterval(() => server.closeIdleConnections(), interval);
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
