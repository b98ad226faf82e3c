import { concat } from '#containers/bytes.ts';
import { withScope, type Libvips } from './vips.ts';

/** Returns what `save` writes, copied out of libvips' memory piece by piece. */
export function inPieces(
  vips: Libvips,
  save: (target: InstanceType<Libvips['TargetCustom']>) => void,
): Uint8Array<ArrayBuffer> {
  return withScope((scope) => {
    const pieces: Uint8Array[] = [];
    const target = scope.keep(new vips.TargetCustom());
    target.onWrite = (piece) => {
      // Its memory is reused for the next piece.
      pieces.push(piece.slice());
      return piece.length;
    };
    save(target);
    return concat(pieces);
  });
}
