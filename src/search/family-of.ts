import type { FamilyId } from '#families.ts';
import type { Kind } from '#formats/format.ts';

/** The family whose tools are offered first for a kind of file. */
export const familyOf: Record<Kind, FamilyId> = {
  image: 'image',
  document: 'pdf',
  video: 'video',
  audio: 'audio',
  subtitles: 'video',
};
