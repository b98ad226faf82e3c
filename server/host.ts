import type { IncomingMessage } from 'node:http';

/** Names and numbers, and a port: nothing that has a meaning of its own in an address. */
const isHost = (text: string) => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(text) && URL.canParse(`http://${text}`);

/**
 * What is wrong with the host that a request names; undefined where nothing is. RFC 9112, section 3.2, wants one, and
 * refused with 400 otherwise.
 */
export function hostFault({ rawHeaders, headers }: IncomingMessage, knownHosts: ReadonlyMap<string, unknown>) {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  const { host, 'x-forwarded-host': forwarded } = headers;
  // HTTP/1.0 needs none.
  if (host !== undefined && (count > 1 || !(knownHosts.has(host) || isHost(host))))
    return 'Send one Host header that names a host.\n';
  const hosts = forwarded === undefined ? [] : String(forwarded).split(',');
  return hosts.every((one) => isHost(one.trim())) ? undefined : 'Send an X-Forwarded-Host header that names a host.\n';
}
