import { JobError, type Coding } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import { viewOf } from '#containers/bytes.ts';

type FrameKind = 'usual' | 'lossless' | 'hierarchical' | 'JPEG-LS';

/** ITU-T T.81, table B.1. */
const startOfScan = 0xda;
/** Frame markers, and that of JPEG-LS (ITU-T T.87). */
const frames: Record<number, FrameKind> = {
  0xc0: 'usual',
  0xc1: 'usual',
  0xc2: 'usual',
  0xc3: 'lossless',
  0xc5: 'hierarchical',
  0xc6: 'hierarchical',
  0xc7: 'hierarchical',
  0xc9: 'usual',
  0xca: 'usual',
  0xcb: 'lossless',
  0xcd: 'hierarchical',
  0xce: 'hierarchical',
  0xcf: 'hierarchical',
  0xf7: 'JPEG-LS',
};
/** Markers without a length. */
const standsAlone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** In bytes. Nearly all files have their frame header within this length. */
const pieceLength = 2 ** 16;

/**
 * Checks how a JPEG is coded, up to its first scan.
 *
 * @throws {JobError} `unread-coding`
 */
export async function requireReadableJpeg(file: Blob): Promise<void> {
  let [start, piece] = [0, new Uint8Array(await file.slice(0, pieceLength).arrayBuffer())];
  for (let at = 2; ;) {
    if (at + 10 > start + piece.length) {
      start = at;
      piece = new Uint8Array(await file.slice(at, at + pieceLength).arrayBuffer());
      if (piece.length < 10) return;
    }
    const view = viewOf(piece);
    const here = at - start;
    const marker = view.getUint8(here + 1);
    if (view.getUint8(here) !== 0xff) return;
    const frame = frames[marker];
    if (frame) requireReadable(frame, view.getUint8(here + 4));
    if (marker === startOfScan) return;
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : standsAlone(marker) ? 2 : 2 + view.getUint16(here + 2);
  }
}

function requireReadable(frame: FrameKind, bits: number) {
  const isRead = (frame === 'usual' || frame === 'lossless') && bits === 8;
  if (isRead) return;
  const codings: Record<FrameKind, Coding> = {
    usual: { type: 'bits', bits },
    lossless: { type: 'bits-lossless', bits },
    hierarchical: { type: 'hierarchical' },
    'JPEG-LS': { type: 'compression', name: 'JPEG-LS' },
  };
  throw new JobError('unread-coding', { format: formats.jpeg.name, coding: codings[frame] });
}
