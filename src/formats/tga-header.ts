/** The end of a version 2 file (Truevision TGA 2.0, section C.2). */
const footer = 'TRUEVISION-XFILE.\0';
const headerLength = 18;
/** The highest possible ratio of run-length encoding: one byte before a pixel stands for at most 128 of them. */
const mostRepeats = 128;
/** In bytes: writers of version 1 may pad the file to a block of a tape or disk after the pixels. */
const mostPadding = 2 ** 16;

/** Bits per pixel, by image type: 1 has a palette, 2 is colour, 3 is greyscale. */
const depths: Record<number, number[]> = { 1: [8, 16], 2: [15, 16, 24, 32], 3: [8, 16] };
const paletteDepths = [15, 16, 24, 32];

/**
 * Whether the numbers at the start of a file make sense as a TGA header, together and with the file's length. There is
 * no signature at the start, and many other files begin with such numbers. A truncated file still passes.
 */
export async function isTga(file: Blob): Promise<boolean> {
  if (file.size <= headerLength) return false;
  const view = new DataView(await file.slice(0, headerLength).arrayBuffer());
  const paletteKind = view.getUint8(1);
  const kind = view.getUint8(2) & 7;
  const isPacked = (view.getUint8(2) & 8) !== 0;
  const [paletteLength, paletteDepth] = [view.getUint16(5, true), view.getUint8(7)];
  const bits = view.getUint8(16);
  if (depths[kind]?.includes(bits) !== true) return false;
  if (paletteKind === 1 && (paletteLength === 0 || !paletteDepths.includes(paletteDepth))) return false;
  if (kind === 1 && paletteKind !== 1) return false;
  // Alpha bits per pixel.
  if ((view.getUint8(17) & 15) > 8) return false;
  const palette = paletteKind === 1 ? paletteLength * Math.ceil(paletteDepth / 8) : 0;
  const room = file.size - headerLength - view.getUint8(0) - palette;
  const pixels = view.getUint16(12, true) * view.getUint16(14, true) * Math.ceil(bits / 8);
  if (room <= 0 || pixels > room * mostRepeats) return false;
  return isPacked || room <= pixels + mostPadding || (await file.slice(-footer.length).text()) === footer;
}
