import type { Size } from '#jobs/contract/image-step.ts';
import type { PassportFormatId } from '#options/passport-formats.ts';
import { passportFormats } from '#options/passport-formats.ts';
import { moved, type ShareArea } from './crop-area.ts';

/** A head in a picture, in shares of its sides. */
export interface Head {
  /** The middle, from the left. */
  across: number;
  /** From the top. */
  chin: number;
  /** From the chin to the crown. */
  height: number;
}

/** What `findFaces` adds on each side of a face, as a share of it. */
const margin = 0.2;
/** How much higher than a face a head is: the face ends at the hairline, and hair counts. */
const crown = 1.35;

/** Returns the head around a face as `findFaces` marks it. */
export function headAround({ left, top, width, height }: ShareArea): Head {
  const face = height / (1 + 2 * margin);
  return { across: left + width / 2, chin: top + face * (1 + margin), height: face * crown };
}

/** Width divided by height of a format, in shares of a picture of this size. */
export const ratioIn = (id: PassportFormatId, { width, height }: Size): number =>
  ((passportFormats[id].width / passportFormats[id].height) * height) / width;

/** The height of a head that suits a format, as a share of it. */
const fitting = (id: PassportFormatId) => (passportFormats[id].head.least + passportFormats[id].head.most) / 2;

/** Returns the frame in which a head is where the format wants it, as far as the picture reaches. */
export function frameAround(head: Head, id: PassportFormatId, size: Size): ShareArea {
  const ratio = ratioIn(id, size);
  const height = Math.min(head.height / fitting(id), 1, 1 / ratio);
  const width = height * ratio;
  const { chin } = passportFormats[id];
  return moved({ left: head.across - width / 2, top: head.chin - chin * height, width, height }, 0, 0);
}

/** Returns the head for which a frame of this format would be right. */
export const headIn = ({ left, top, width, height }: ShareArea, id: PassportFormatId): Head => ({
  across: left + width / 2,
  chin: top + passportFormats[id].chin * height,
  height: fitting(id) * height,
});

/** Returns the area with another height and the same middle, within the picture. */
export function zoomed(area: ShareArea, height: number): ShareArea {
  const ratio = area.width / area.height;
  const tall = Math.min(height, 1, 1 / ratio);
  const wide = tall * ratio;
  const [left, top] = [area.left + (area.width - wide) / 2, area.top + (area.height - tall) / 2];
  return moved({ left, top, width: wide, height: tall }, 0, 0);
}
