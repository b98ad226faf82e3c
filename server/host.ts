import type { IncomingMessage } from 'node:http';

/** Whether a text is only a host name or IP address, with an optional port. */
const isHost = (text: string) => /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i.test(text) && URL.canParse(`http://${text}`);

/**
 * Describes what is wrong with the host of a request; undefined if nothing is. RFC 9112, section 3.2, requires exactly
 * one valid host, and status 400 otherwise.
 */
export function hostFault({ rawHeaders, headers }: IncomingMessage, knownHosts: ReadonlyMap<string, unknown>) {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') count++;
  }
  const { host, 'x-forwarded-host': forwarded } = headers;
  // HTTP/1.0 does not require a host.
  if (host !== undefined && (count > 1 || !(knownHosts.has(host) || isHost(host))))
    return 'Send one Host header that names a host.\n';
  const hosts = forwarded === undefined ? [] : String(forwarded).split(',');
  return hosts.every((one) => isHost(one.trim())) ? undefined : 'Send an X-Forwarded-Host header that names a host.\n';
}
