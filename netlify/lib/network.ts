import { isIPv6 } from 'node:net';

/**
 * Stands for everybody behind an address: an IPv4 address, or the first 64 bits of an IPv6 address, of which one
 * household has them all. Text that is no address stands for itself.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  // A URL writes every address in one way, and the last 32 bits as hexadecimal.
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
