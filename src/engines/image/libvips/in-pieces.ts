import { concat } from '../../../containers/bytes.ts';
import { withScope, type Libvips } from './vips.ts';

/** What `save` writes, taken out of libvips' memory as it is written. */
export function inPieces(
  vips: Libvips,
  save: (target: InstanceType<Libvips['TargetCustom']>) => void,
): Uint8Array<ArrayBuffer> {
  return withScope((scope) => {
    const pieces: Uint8Array[] = [];
    const target = scope.keep(new vips.TargetCustom());
    target.onWrite = (piece) => {
      // Its memory is used again for the next one.
      pieces.push(piece.slice());
      return piece.length;
    };
    save(target);
    return concat(pieces);
  });
}
