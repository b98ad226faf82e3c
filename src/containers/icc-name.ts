import { textAt, viewOf } from './bytes.ts';

/**
 * Returns the name of an ICC profile from its `desc` tag (ICC.1:2022, 7.3 and 10.15; version 2 stores plain text), or
 * `undefined` if there is none that can be read.
 */
export function iccName(profile: Uint8Array): string | undefined {
  const view = viewOf(profile);
  const ascii = (start: number, length: number) => textAt(profile, start, length);
  if (profile.length < 132) return undefined;
  const tags = Math.min(view.getUint32(128), 100);
  for (let entry = 132; entry < 132 + tags * 12 && entry + 12 <= profile.length; entry += 12) {
    if (ascii(entry, 4) !== 'desc') continue;
    const start = view.getUint32(entry + 4);
    if (start + 28 > profile.length) return undefined;
    if (ascii(start, 4) === 'desc')
      return ascii(start + 12, Math.max(0, view.getUint32(start + 8) - 1)).trim() || undefined;
    if (ascii(start, 4) !== 'mluc') return undefined;
    const text = start + view.getUint32(start + 24);
    const bytes = profile.subarray(text, text + view.getUint32(start + 20));
    return new TextDecoder('utf-16be').decode(bytes).replaceAll('\0', '').trim() || undefined;
  }
  return undefined;
}
