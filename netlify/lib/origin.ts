/**
 * Returns the origin to use in an answer. It is the one that the site was built for, because a `Host` header can say
 * anything. A server on one's own machine, whose port is chosen late, lists its other origins in `OWN_ORIGINS`,
 * separated by spaces.
 */
export function servedOrigin(request: Request, site: string): string {
  const { origin } = new URL(request.url);
  return ownOrigins().includes(origin) ? origin : new URL(site).origin;
}

const ownOrigins = () => (process.env['OWN_ORIGINS'] ?? '').split(' ');

/** Returns the origins by which this machine reaches itself. */
export const originsAt = (port: number) => ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
