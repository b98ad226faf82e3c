/** WinAnsiEncoding from 0x80 to 0x9F; the rest is Latin-1. */
const winAnsi80 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** Encodes a text in WinAnsiEncoding, one character per byte; undefined if a letter is missing there. */
export function toWinAnsi(text: string): string | undefined {
  let bytes = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const place = winAnsi80.indexOf(character);
    if (place >= 0 && code !== 0) bytes += String.fromCharCode(0x80 + place);
    else if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) bytes += character;
    else return undefined;
  }
  return bytes;
}
