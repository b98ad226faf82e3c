import type { KeptMetadata } from '../../../jobs/contract/image-operation.ts';
import { imageTags, interopTags, photoTags } from '../../../metadata/exif-tags.ts';
import { kindsToKeep } from '../../../metadata/hidden.ts';
import type { Image, Scope } from './vips.ts';

/** Which kinds of metadata to write, as libvips numbers them (`VipsForeignKeep`); its own enum holds objects, which cannot be joined. */
const kinds = { exif: 1, icc: 8, all: 63 };

/** libvips names EXIF's fields by directory: 0 the image, 1 its preview, 2 the photo, 3 the place, 4 what is needed to read it. */
const exifField = /^exif-ifd(\d)-(\w+)$/;
const placeDirectory = '3';

const kindsByName = new Map(
  [imageTags, photoTags, interopTags]
    .flatMap((table) => Object.values(table))
    .map(([name, kind]) => [name.toLowerCase(), kind]),
);

/** The image with the metadata that a job wants to go along, and libvips' word for which kinds to write. */
export function applyMetadataPolicy(image: Image, policy: KeptMetadata, scope: Scope): { image: Image; keep: number } {
  const wanted = kindsToKeep(policy);
  if (wanted === 'everything') return { image, keep: kinds.all };
  if (policy === 'colour') return { image, keep: kinds.icc };
  const stays = (directory: string, name: string) => {
    if (directory === placeDirectory) return wanted.has('place');
    const kind = kindsByName.get(name.toLowerCase());
    return directory !== '1' && name !== 'MakerNote' && kind !== undefined && (kind === 'needed' || wanted.has(kind));
  };
  // Fields can be taken only from an image that nothing else uses.
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
