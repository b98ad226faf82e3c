/** What WinAnsi has from 0x80 to 0x9F; it is Latin-1 else. */
const winAnsi80 = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';

/** A text in WinAnsiEncoding, one character a byte; undefined where that lacks a letter. */
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
