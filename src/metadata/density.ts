import { viewOf } from '#containers/bytes.ts';
import { readDirectory, readHeader } from '#containers/tiff.ts';

/** Of the pixels as they are stored, in dots per inch. */
export interface Density {
  across: number;
  down: number;
}

const [acrossTag, downTag, unitTag] = [0x011a, 0x011b, 0x0128];
const rational = 5;
/** `ResolutionUnit`: inch and centimetre; the default is the inch. 1 gives only the pixel aspect ratio. */
const unitsPerInch: Record<number, number> = { 2: 1, 3: 2.54 };

/** Reads the resolution from EXIF's TIFF structure, or from a TIFF; `undefined` if it gives none. */
export function exifDensity(tiff: Uint8Array): Density | undefined {
  const header = readHeader(tiff);
  const entries = (header && readDirectory(tiff, header.first, header)?.entries) ?? [];
  const numberOf = (wanted: number): number => {
    const entry = entries.find(({ tag, type, isWhole }) => tag === wanted && type === rational && isWhole);
    if (!header || !entry || entry.count !== 1) return 0;
    const view = viewOf(tiff);
    return view.getUint32(entry.start, header.little) / view.getUint32(entry.start + 4, header.little);
  };
  const perInch = unitsPerInch[entries.find(({ tag }) => tag === unitTag)?.first ?? 2] ?? 0;
  const [across, down] = [numberOf(acrossTag) * perInch, numberOf(downTag) * perInch];
  return across > 0 && down > 0 && Number.isFinite(across + down) ? { across, down } : undefined;
}

export const square = (density: number): Density => ({ across: density, down: density });
