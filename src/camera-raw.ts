/** Bytes at the start of a file in which the first directory is looked for. */
const headLength = 2 ** 16;
/** TIFF 6.0, section 8: what kind of image a directory describes; its lowest bit says "a smaller copy of another". */
const newSubfileType = 254;
const photometric = 262;
/** Directories inside of a directory, and the version of DNG: raw files have one of them. */
const ofRawFiles = [330, 50_706];
/** Below are colours as they are shown; above, what a sensor has measured. */
const ofSensors = 32_000;

/**
 * Whether a TIFF begins with a preview of something else, as raw files of cameras do (DNG, NEF, ARW).
 * What libvips would read of it is that preview alone. Scanners put one before their pictures too, as a page of its own.
 */
export async function beginsWithPreview(file: Blob): Promise<boolean> {
  const head = new DataView(await file.slice(0, headLength).arrayBuffer());
  if (head.byteLength < 8) return false;
  const little = head.getUint8(0) === 0x49;
  const first = readDirectory(head, head.getUint32(4, little), little);
  if (!isPreview(first.fields)) return false;
  if (ofRawFiles.some((tag) => first.fields.has(tag)) || first.next === 0) return true;
  const rest = new DataView(await file.slice(first.next, first.next + headLength).arrayBuffer());
  const { fields } = readDirectory(rest, 0, little);
  return isPreview(fields) || !fields.has(newSubfileType) || (fields.get(photometric) ?? ofSensors) >= ofSensors;
}

const isPreview = (fields: Map<number, number>) => ((fields.get(newSubfileType) ?? 0) & 1) === 1;

/** The numbers in its entries, by their tags, and where the next directory is: 0 for nowhere. */
function readDirectory(view: DataView, start: number, little: boolean) {
  const fields = new Map<number, number>();
  if (start + 2 > view.byteLength) return { fields, next: 0 };
  const end = start + 2 + view.getUint16(start, little) * 12;
  for (let entry = start + 2; entry < end; entry += 12) {
    if (entry + 12 > view.byteLength) return { fields, next: 0 };
    const short = view.getUint16(entry + 2, little) === 3;
    const value = short ? view.getUint16(entry + 8, little) : view.getUint32(entry + 8, little);
    fields.set(view.getUint16(entry, little), value);
  }
  return { fields, next: end + 4 <= view.byteLength ? view.getUint32(end, little) : 0 };
}
