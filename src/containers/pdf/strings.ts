const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Decodes a literal or hexadecimal string (ISO 32000-2, 7.3.4) from its token with delimiters. */
export const decodeString = (token: string): string =>
  token.startsWith('<') ? decodeHexadecimal(token.slice(1).replace(/>$/, '')) : decodeLiteral(token.slice(1, -1));

/** Decodes hexadecimal digits. If their number is odd, a final 0 is assumed. */
export function decodeHexadecimal(text: string): string {
  const digits = text.replace(/[^0-9a-fA-F]/g, '');
  let bytes = '';
  for (let at = 0; at < digits.length; at += 2) {
    bytes += String.fromCharCode(parseInt(digits.slice(at, at + 2).padEnd(2, '0'), 16));
  }
  return bytes;
}

const decodeLiteral = (text: string): string =>
  text.replace(/\\([0-7]{1,3}|\r\n|[^])|\r\n?/g, (_, escaped: string | undefined) => {
    if (escaped === undefined) return '\n';
    if (/^[0-7]/.test(escaped)) return String.fromCharCode(parseInt(escaped, 8) & 0xff);
    // A backslash at the end of a line continues it.
    if (/^[\r\n]/.test(escaped)) return '';
    return escapes[escaped] ?? escaped;
  });

export const encodeString = (bytes: string): string =>
  `(${bytes.replace(/[\\()\r]/g, (character) => (character === '\r' ? '\\r' : `\\${character}`))})`;

/** PDFDocEncoding where it differs from Latin-1 (ISO 32000-2, D.3), from 0x18 and from 0x80. */
const docEncoding18 = '˘ˇˆ˙˝˛˚˜';
const docEncoding80 = '•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\u{FFFD}€';

/** Decodes a text string (7.9.2.2) from its bytes. */
export function decodeText(bytes: string): string {
  const decodeAs = (label: string, from: number) =>
    new TextDecoder(label).decode(Uint8Array.from(bytes.slice(from), (character) => character.charCodeAt(0)));
  if (bytes.startsWith('\xFE\xFF')) return decodeAs('utf-16be', 2);
  // Not allowed, but written by some programs.
  if (bytes.startsWith('\xFF\xFE')) return decodeAs('utf-16le', 2);
  if (bytes.startsWith('\xEF\xBB\xBF')) return decodeAs('utf-8', 3);
  return bytes
    .replace(/[\x18-\x1F]/g, (character) => docEncoding18.charAt(character.charCodeAt(0) - 0x18))
    .replace(/[\x80-\xA0]/g, (character) => docEncoding80.charAt(character.charCodeAt(0) - 0x80));
}

/** Encodes a text string: unchanged if it is ASCII, otherwise UTF-16BE. */
export function encodeText(text: string): string {
  if (/^[\x20-\x7E]*$/.test(text)) return text;
  let bytes = '\xFE\xFF';
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes += String.fromCharCode(unit >> 8, unit & 0xff);
  }
  return bytes;
}

const docCodes = new Map(
  Array.from({ length: 0x100 }, (_, code) => [decodeText(String.fromCharCode(code)), code] as const),
);

/** Encodes a text in PDFDocEncoding; returns `undefined` if it lacks a character. */
export function encodeDocText(text: string): Uint8Array | undefined {
  const codes = Array.from(text, (character) => docCodes.get(character));
  return codes.every((code) => code !== undefined) ? Uint8Array.from(codes) : undefined;
}
