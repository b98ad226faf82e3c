/**
 * The origin that a request's answer speaks of. It is the one that the site was built for, because a `Host` header can
 * say anything. A server on one's own machine, where the port is chosen late, says in `OWN_ORIGINS` by which others it
 * can be reached, with spaces between them.
 */
export function servedOrigin(request: Request, site: string): string {
  const { origin } = new URL(request.url);
  return ownOrigins().includes(origin) ? origin : new URL(site).origin;
}

const ownOrigins = () => (process.env['OWN_ORIGINS'] ?? '').split(' ');

/** The names that only this machine knows itself by. */
export const originsAt = (port: number) => ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
