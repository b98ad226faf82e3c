/** Hosts that only this machine can ask for. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/;

/**
 * The origin that a request's answer speaks of. It is the one that the site was built for, because a `Host` header can
 * say anything; only on this machine, where the port is chosen late, is it the one that was asked.
 */
export function servedOrigin(request: Request, site: string): string {
  const { host, origin } = new URL(request.url);
  return loopback.test(host) ? origin : new URL(site).origin;
}
