import type { ImageJob } from '../../jobs/job.ts';
import type { Image, Scope } from './vips.ts';

/** Which kinds of metadata to write, as libvips numbers them (`VipsForeignKeep`); its own enum holds objects, which cannot be joined. */
const kinds = { exif: 1, icc: 8, all: 63 };

/**
 * EXIF fields that tell where, who or with which very device, and the previews, which show the picture before it was cropped.
 * libvips names them by directory: 0 the image, 1 its thumbnail, 2 the photo, 3 the place.
 */
const personal =
  /^exif-ifd(?:1-|3-|\d-(?:Artist|XPAuthor|XPComment|XPTitle|XPSubject|XPKeywords|ImageDescription|UserComment|MakerNote|CameraOwnerName|OwnerName|BodySerialNumber|LensSerialNumber|ImageUniqueID|HostComputer)$)|^jpeg-thumbnail-data$/;

/** The image with the metadata that a job wants to go along, and libvips' word for which kinds to write. */
export function applyMetadataPolicy(
  image: Image,
  policy: NonNullable<ImageJob['metadata']>,
  scope: Scope,
): { image: Image; keep: number } {
  switch (policy) {
    case 'all':
      return { image, keep: kinds.all };
    case 'colour':
      return { image, keep: kinds.icc };
    case 'safe': {
      // Fields can be taken only from an image that nothing else uses.
      const copy = scope.keep(image.copy());
      const fields = scope.keep(copy.getFields());
      for (let index = 0; index < fields.size(); index += 1) {
        const field = fields.get(index);
        if (field !== undefined && personal.test(field)) copy.remove(field);
      }
      return { image: copy, keep: kinds.icc | kinds.exif };
    }
    default:
      return policy satisfies never;
  }
}
