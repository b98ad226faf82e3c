/** What ends a file of version 2 (Truevision TGA 2.0, section C.2). */
const footer = 'TRUEVISION-XFILE.\0';
const headerLength = 18;
/** How much a packed picture may unfold to: a byte before a pixel stands for 128 of them at most. */
const mostRepeats = 128;
/** Writers of version 1 may fill up a block of a tape or a disk after the pixels. In bytes. */
const mostPadding = 2 ** 16;

/** Bits of a pixel, by the kind of picture: 1 has colours by number, 2 colours, 3 greys. */
const depths: Record<number, number[]> = { 1: [8, 16], 2: [15, 16, 24, 32], 3: [8, 16] };
const paletteDepths = [15, 16, 24, 32];

/**
 * Whether the numbers that a file begins with make sense as the header of a TGA, together and with the file's length.
 * There is no signature at its start, and many other files begin with such numbers. One that is cut off still passes.
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
  // Alpha of a pixel.
  if ((view.getUint8(17) & 15) > 8) return false;
  const palette = paletteKind === 1 ? paletteLength * Math.ceil(paletteDepth / 8) : 0;
  const room = file.size - headerLength - view.getUint8(0) - palette;
  const pixels = view.getUint16(12, true) * view.getUint16(14, true) * Math.ceil(bits / 8);
  if (room <= 0 || pixels > room * mostRepeats) return false;
  return isPacked || room <= pixels + mostPadding || (await file.slice(-footer.length).text()) === footer;
}
