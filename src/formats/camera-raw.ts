import { readDirectoryOf, readHeader, type Directory } from '../containers/tiff.ts';

/** Of TIFF's header, in bytes. */
const headLength = 16;
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
