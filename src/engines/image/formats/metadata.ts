import type { FormatId } from '#formats/formats.ts';
import type { KeptMetadata } from '#jobs/contract/image-operation.ts';
import type { HiddenItem } from '#jobs/contract/hidden-data.ts';
import { rewriteGif } from './gif/metadata.ts';
import { rewriteHeif } from './heif/metadata.ts';
import { kindsToKeep, type Keep, type Rewritten } from '#metadata/hidden.ts';
import { rewriteJpeg } from '#metadata/jpeg.ts';
import { rewriteJxl } from './jxl/metadata.ts';
import { rewritePng } from './png/metadata.ts';
import { rewriteTiff } from './tiff/metadata.ts';
import { rewriteWebp } from './webp/metadata.ts';

/** Returns `undefined` if a file cannot be changed without re-encoding its picture. May overwrite the bytes. */
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

/** Formats that cannot hold metadata. */
const holdNothing: readonly FormatId[] = ['bmp', 'ico', 'cur', 'qoi'];

/**
 * Removes unwanted metadata from a file and keeps its picture as it was encoded, byte for byte. Returns the file itself
 * if there is nothing to remove, and `undefined` if it cannot be done without re-encoding the picture.
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
