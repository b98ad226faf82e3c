import type { KeptMetadata } from '#jobs/contract/image-operation.ts';
import { imageTags, interopTags, photoTags } from '#metadata/exif-tags.ts';
import { toLatin1 } from '#containers/bytes.ts';
import { allButPreviews, kindsToKeep } from '#metadata/hidden.ts';
import { withoutFollowing } from '#metadata/jpeg-alone.ts';
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

/** Fields that are, or may hold, previews. Those of XMP and Photoshop are removed only if they do. */
const mayShowMore = /^(?:exif-ifd1-.*|exif-ifd2-MakerNote|jpeg-thumbnail-data)$/;
const photoshopPreview = /8BIM\x04[\x09\x0c]/;
const previewMarks: Record<string, RegExp> = {
  'xmp-data': /xmpGImg|Thumbnails/,
  // libvips' name for Photoshop's resources in a JPEG; those with the numbers 1033 and 1036 are previews.
  'iptc-data': photoshopPreview,
  'photoshop-data': photoshopPreview,
};

function withoutPreviews(image: Image, scope: Scope): Image {
  // Fields can be removed only from an image that nothing else uses.
  const copy = scope.keep(image.copy());
  const fields = scope.keep(copy.getFields());
  for (let index = 0; index < fields.size(); index += 1) {
    const field = fields.get(index) ?? '';
    const mark = previewMarks[field];
    if (mayShowMore.test(field) || mark?.test(toLatin1(image.getBlob(field)))) copy.remove(field);
  }
  return copy;
}

/** What followed the picture in its file, such as a gain map, is lost. */
function alone(image: Image, scope: Scope): Image {
  if (!image.getTypeof('xmp-data')) return image;
  const copy = scope.keep(image.copy());
  copy.setBlob('xmp-data', withoutFollowing(image.getBlob('xmp-data')));
  return copy;
}

/** Returns the image with the metadata that a job keeps, and libvips' flags for the kinds to write. */
export function applyMetadataPolicy(image: Image, policy: KeptMetadata, scope: Scope): { image: Image; keep: number } {
  const wanted = kindsToKeep(policy);
  if (wanted === 'everything') return { image: alone(image, scope), keep: kinds.all };
  if (policy === allButPreviews) return { image: alone(withoutPreviews(image, scope), scope), keep: kinds.all };
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
