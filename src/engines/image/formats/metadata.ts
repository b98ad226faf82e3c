import type { FormatId } from '../../../formats/formats.ts';
import type { KeptMetadata } from '../../../jobs/contract/image-operation.ts';
import type { HiddenItem } from '../../../jobs/contract/hidden-data.ts';
import { rewriteGif } from './gif/metadata.ts';
import { rewriteHeif } from './heif/metadata.ts';
import { kindsToKeep, type Keep, type Rewritten } from '../../../metadata/hidden.ts';
import { rewriteJpeg } from '../../../metadata/jpeg.ts';
import { rewriteJxl } from './jxl/metadata.ts';
import { rewritePng } from './png/metadata.ts';
import { rewriteTiff } from './tiff/metadata.ts';
import { rewriteWebp } from './webp/metadata.ts';

/** `undefined` where a file cannot be changed without encoding its picture again. The bytes may be written over. */
type Rewrite = (bytes: Uint8Array<ArrayBuffer>, keep: Keep) => Rewritten | undefined | Promise<Rewritten>;

const rewriters: Partial<Record<FormatId, Rewrite>> = {
  jpeg: rewriteJpeg,
  png: rewritePng,
  webp: rewriteWebp,
  gif: rewriteGif,
  avif: rewriteHeif,
  heic: rewriteHeif,
  jxl: rewriteJxl,
  tiff: rewriteTiff,
};

/** Formats that have no place for anything but the picture. */
const holdNothing: readonly FormatId[] = ['bmp', 'ico', 'cur', 'qoi'];

/**
 * A file without the metadata that is not wanted, its picture as it was encoded, byte for byte; the file itself
 * where there is nothing to take out. `undefined` where that cannot be done without encoding the picture again.
 */
export async function rewriteMetadata(
  file: File,
  format: FormatId,
  policy: KeptMetadata | undefined,
): Promise<{ file: File; items: HiddenItem[] } | undefined> {
  if (holdNothing.includes(format)) return { file, items: [] };
  const rewrite = rewriters[format];
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rewritten = await rewrite?.(bytes, kindsToKeep(policy));
  if (!rewritten) return undefined;
  const { parts, items } = rewritten;
  if (items.every(({ kept }) => kept)) return { file, items };
  return { file: new File(parts, file.name, { type: file.type, lastModified: file.lastModified }), items };
}
