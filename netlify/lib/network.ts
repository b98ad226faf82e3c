import { isIPv6 } from 'node:net';

/**
 * Identifies everybody behind an address: an IPv4 address, or the first 64 bits of an IPv6 address, all of which belong
 * to one household. Text that is not an address is returned unchanged.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? [];
  if (mapped) return mapped;
  if (!isIPv6(plain)) return address;
  // A URL normalises every address, and writes the last 32 bits as hexadecimal.
  const [before = '', after] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}
