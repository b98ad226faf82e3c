import type { KeptMetadata } from '../../../jobs/contract/image-operation.ts';
import { imageTags, interopTags, photoTags } from '../../../metadata/exif-tags.ts';
import { kindsToKeep } from '../../../metadata/hidden.ts';
import type { Image, Scope } from './vips.ts';

/** Flags for the metadata to write (`VipsForeignKeep`); libvips' own enum holds objects, which cannot be combined. */
const kinds = { exif: 1, icc: 8, all: 63 };

/**
 * libvips prefixes the names of EXIF fields with their directory: 0 the image, 1 its thumbnail, 2 Exif, 3 GPS, 4
 * interoperability.
 */
const exifField = /^exif-ifd(\d)-(\w+)$/;
const placeDirectory = '3';

const kindsByName = new Map(
  [imageTags, photoTags, interopTags]
    .flatMap((table) => Object.values(table))
    .map(([name, kind]) => [name.toLowerCase(), kind]),
);

/** Returns the image with the metadata that a job keeps, and libvips' flags for the kinds to write. */
export function applyMetadataPolicy(image: Image, policy: KeptMetadata, scope: Scope): { image: Image; keep: number } {
  const wanted = kindsToKeep(policy);
  if (wanted === 'everything') return { image, keep: kinds.all };
  if (policy === 'colour') return { image, keep: kinds.icc };
  const stays = (directory: string, name: string) => {
    if (directory === placeDirectory) return wanted.has('place');
    const kind = kindsByName.get(name.toLowerCase());
    return directory !== '1' && name !== 'MakerNote' && kind !== undefined && (kind === 'needed' || wanted.has(kind));
  };
  // Fields can be removed only from an image that nothing else uses.
  const copy = scope.keep(image.copy());
  const fields = scope.keep(copy.getFields());
  for (let index = 0; index < fields.size(); index += 1) {
    const field = fields.get(index);
    const [, directory, name] = exifField.exec(field ?? '') ?? [];
    const goes = field === 'jpeg-thumbnail-data' || (directory && name && !stays(directory, name));
    if (field && goes) copy.remove(field);
  }
  return { image: copy, keep: kinds.icc | kinds.exif };
}
