import { textAt } from '#containers/bytes.ts';
import { segmentsOfHead, startsFrame } from '#containers/jpeg.ts';

/** What a JPEG declares before its image data. */
export interface JpegFrame {
  components: number;
  /** Whether there is an Adobe marker. With it, four components are stored inverted. */
  isAdobe: boolean;
  hasProfile: boolean;
}

/** Returns undefined if no frame header is found. */
export function readJpegFrame(bytes: Uint8Array): JpegFrame | undefined {
  const segments = segmentsOfHead(bytes);
  const place = segments.findIndex(({ marker, body }) => startsFrame(marker) && body.length > 5);
  const before = segments.slice(0, place);
  const isThere = (marker: number, name: string) =>
    before.some((segment) => segment.marker === marker && textAt(segment.body, 0, name.length) === name);
  const frame = segments[place];
  return (
    frame && {
      components: frame.body[5] ?? 0,
      isAdobe: isThere(0xee, 'Adobe'),
      hasProfile: isThere(0xe2, 'ICC_PROFILE'),
    }
  );
}
