import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

export const localProxies = ['127.0.0.0/8', '::1'];

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/**
 * Creates a function that finds the trusted proxies of a request.
 *
 * @param proxies addresses, and ranges of them such as 172.16.0.0/12.
 * @throws for anything else
 * @returns those of a request's peer and its forwarding proxies that are trusted.
 */
export function trustedProxies(proxies: readonly string[]): (request: IncomingMessage) => string[] {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(proxy) ?? [];
    const longest = isIP(address) === 6 ? 128 : 32;
    if (isIP(address) === 0 || Number(bits ?? 0) > longest) {
      throw new Error(`"${proxy}" is neither an address nor a range such as 172.16.0.0/12.`);
    }
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  const isTrusted = (address: string) => isIP(address) !== 0 && list.check(address, familyOf(address));

  return ({ socket, headers }) => {
    const forwarded = headers['x-forwarded-for'];
    const peer = socket.remoteAddress ?? '';
    if (forwarded === undefined) return isTrusted(peer) ? [peer] : [];
    const named = String(forwarded).split(',', 100);
    return [peer, ...named.map((address) => address.trim())].filter(isTrusted);
  };
}
