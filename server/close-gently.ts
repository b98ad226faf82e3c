import { once } from 'node:events';
import type { Server } from 'node:http';

/** In milliseconds. */
const interval = 50;

/**
 * Takes no more connections, and lets the requests under way end.
 *
 * @param patience in milliseconds. What is not done by then is cut off.
 */
export async function closeGently(server: Server, patience: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  // Connections stay open for a further request, also those on which one ends now.
  const idle = setInterval(() => server.closeIdleConnections(), interval);
  const late = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
