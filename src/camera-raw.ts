/** Bytes at the start of a file in which the first directory is looked for. */
const headLength = 2 ** 16;
/** TIFF 6.0, section 8: what kind of image a directory describes; its lowest bit says "a smaller copy of another". */
const newSubfileType = 254;

/**
 * Whether a TIFF begins with a preview of something else, as raw files of cameras do (DNG, NEF, ARW).
 * What libvips would read of it is that preview alone.
 */
export async function beginsWithPreview(file: Blob): Promise<boolean> {
  const view = new DataView(await file.slice(0, headLength).arrayBuffer());
  if (view.byteLength < 8) return false;
  const little = view.getUint8(0) === 0x49;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return false;
  const entries = view.getUint16(directory, little);
  for (let entry = directory + 2; entry < directory + 2 + entries * 12; entry += 12) {
    if (entry + 12 > view.byteLength) return false;
    if (view.getUint16(entry, little) === newSubfileType) return (view.getUint32(entry + 8, little) & 1) === 1;
  }
  return false;
}
