import { DamagedJpeg } from '../formats/jpeg/dct/bit-reader.ts';
import { RareJpeg, readCoefficients } from '../formats/jpeg/dct/read-coefficients.ts';
import { readSegments } from '#containers/jpeg.ts';

/**
 * What is wrong with a JPEG that its decoder complains about. `whole`: nothing visible. `damaged`: its data was
 * altered. `cut-off`: it ends before its picture does. `coarse`: it ends while adding detail to the whole picture.
 * `unusable`: it is progressive, and ends before the first, coarse picture is complete.
 */
export type JpegCondition = 'whole' | 'damaged' | 'cut-off' | 'coarse' | 'unusable';

const markers = { progressive: [0xc2, 0xca], scan: 0xda, end: 0xd9 };

export function jpegCondition(bytes: Uint8Array<ArrayBuffer>): JpegCondition {
  const { segments, end } = readSegments(bytes);
  const comesToItsEnd = bytes[end - 2] === 0xff && bytes[end - 1] === markers.end;
  if (!comesToItsEnd && segments.some(({ marker }) => markers.progressive.includes(marker))) {
    const complete = segments.filter(({ marker }) => marker === markers.scan).slice(0, -1);
    return coversAll(complete, segments) ? 'coarse' : 'unusable';
  }
  try {
    readCoefficients(bytes);
    return 'whole';
  } catch (error) {
    if (error instanceof DamagedJpeg || error instanceof RareJpeg) return comesToItsEnd ? 'damaged' : 'cut-off';
    throw error;
  }
}

type Segments = ReturnType<typeof readSegments>['segments'];

/** Whether the scans hold the DC coefficient of every block (ITU-T T.81, G.1.1). */
function coversAll(scans: Segments, segments: Segments): boolean {
  const frame = segments.find(({ marker }) => markers.progressive.includes(marker))?.body;
  const components = frame?.[5] ?? 0;
  const first = new Set<number>();
  for (const { body } of scans) {
    const count = body[0] ?? 0;
    // Scans that do not start at 0 hold only AC coefficients.
    if (body[1 + 2 * count] !== 0) continue;
    for (let index = 0; index < count; index += 1) first.add(body[1 + 2 * index] ?? 0);
  }
  return components > 0 && first.size === components;
}
