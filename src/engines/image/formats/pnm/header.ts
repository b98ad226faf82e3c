export interface PnmHeader {
  /** The second character of the signature: `1` to `6`, `f` for grey and `F` for colour floats. */
  kind: string;
  /** The value of white. */
  most: number;
}

/** https://netpbm.sourceforge.net/doc/pnm.html: the size and the largest value, with comments between them. */
const head = /^P([1-6fF])\s(?:\s|#[^\n]*\n)*\d+\s+(?:#[^\n]*\n\s*)*\d+\s+(?:#[^\n]*\n\s*)*([\d.+-]+)/;
const blackAndWhite = /^P1\s(?:\s|#[^\n]*\n)*(\d+)\s+(?:#[^\n]*\n\s*)*(\d+)\s([^]*)$/;
const headLength = 2 ** 12;

/** Returns a PNM that libvips can read, and the parts of its header that libvips ignores. */
export async function readPnm(file: Blob): Promise<{ file: Blob; pnm: PnmHeader }> {
  const text = await file.slice(0, headLength).text();
  const [, kind = '', most = '255'] = head.exec(text) ?? [];
  const pnm = { kind, most: Number(most) };
  return text.startsWith('P1') ? { file: await packed(file), pnm: { kind: '1', most: 255 } } : { file, pnm };
}

/**
 * Converts a plain bitmap to a raw one: its digits need no spaces between them, but libvips then reads them as one
 * number. "PNM digits" in `src/engines/image/libvips/README.md`.
 */
async function packed(file: Blob): Promise<Blob> {
  const [, width = '', height = '', pixels = ''] = blackAndWhite.exec(await file.text()) ?? [];
  const [across, down] = [Number(width), Number(height)];
  const bits = pixels.replaceAll(/#[^\n]*/g, '').replaceAll(/[^01]/g, '');
  if (bits.length < across * down || across === 0) return file;
  const rowLength = Math.ceil(across / 8);
  const rows = new Uint8Array(rowLength * down);
  for (let at = 0; at < across * down; at += 1) {
    const [x, y] = [at % across, Math.floor(at / across)];
    if (bits[at] === '1') rows[y * rowLength + (x >> 3)] = (rows[y * rowLength + (x >> 3)] ?? 0) | (128 >> (x & 7));
  }
  return new Blob([`P4\n${across} ${down}\n`, rows]);
}

export const isFraction = ({ kind }: PnmHeader) => kind === 'f' || kind === 'F';
export const hasOwnWhite = ({ kind, most }: PnmHeader) => /[2356]/.test(kind) && most !== 255 && most !== 65_535;

export const isUnusualPnm = (pnm: PnmHeader) => isFraction(pnm) || hasOwnWhite(pnm);
