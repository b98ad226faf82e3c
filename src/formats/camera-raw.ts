import { readDirectoryOf, readHeader, type Directory } from '#containers/tiff.ts';

/** The length of the TIFF header, in bytes. */
const headLength = 16;
/**
 * TIFF 6.0, section 8: the kind of image that a directory describes; its lowest bit marks a reduced version of another.
 */
const newSubfileType = 254;
const photometric = 262;
/** SubIFDs and DNGVersion: raw files have one of these tags. */
const ofRawFiles = [330, 50_706];
/** Values below are colours for display; values above are raw sensor data. */
const ofSensors = 32_000;

/**
 * Whether a TIFF begins with a preview of another image, as camera raw files do (DNG, NEF, ARW). libvips would only
 * read that preview. Scanners also put one before their images, as a separate page.
 */
export async function beginsWithPreview(file: Blob): Promise<boolean> {
  const header = readHeader(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  const first = header && (await readDirectoryOf(file, header.first, header));
  if (!first || !isPreview(fieldsOf(first))) return false;
  if (first.entries.some(({ tag }) => ofRawFiles.includes(tag)) || first.next === 0) return true;
  const second = await readDirectoryOf(file, first.next, header);
  const fields = second ? fieldsOf(second) : new Map<number, number>();
  return isPreview(fields) || !fields.has(newSubfileType) || (fields.get(photometric) ?? ofSensors) >= ofSensors;
}

const isPreview = (fields: Map<number, number>) => ((fields.get(newSubfileType) ?? 0) & 1) === 1;

const fieldsOf = ({ entries }: Directory) =>
  new Map(entries.flatMap(({ tag, first }) => (first === undefined ? [] : [[tag, first]])));
