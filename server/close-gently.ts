import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** In milliseconds. */
const interval = 50;

/** The open connections of a server, from now on. */
export function connectionsOf(server: Server): ReadonlySet<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
}

/**
 * Takes no more connections, and lets the requests under way end.
 *
 * @param patience in milliseconds. What is not done by then is cut off.
 */
export async function closeGently(server: Server, connections: ReadonlySet<Socket>, patience: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Node does not count a connection as idle on which nobody has asked anything yet.
  for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  // Connections stay open for a further request, also those on which one ends now.
  const idle = setInterval(() => server.closeIdleConnections(), interval);
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
