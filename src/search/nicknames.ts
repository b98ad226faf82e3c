import type { FormatId } from '#formats/formats.ts';

/** What people call files of a format without knowing its name. */
export const nicknames: Partial<Record<FormatId, { aka: readonly string[] }>> = {
  heic: { aka: ['iphone photo', 'iphone picture', 'apple photo', 'phone photo', 'open heic', 'view heic'] },
  mov: { aka: ['iphone video', 'quicktime', 'play mov', 'open mov'] },
  mkv: { aka: ['play mkv', 'open mkv'] },
  m4a: { aka: ['voice memo', 'iphone recording'] },
  ogg: { aka: ['opus', 'whatsapp audio', 'whatsapp voice message'] },
  webp: { aka: ['picture from website', 'open webp'] },
  raw: { aka: ['camera raw', 'cr2', 'nef', 'arw', 'dng'] },
  psd: { aka: ['photoshop'] },
};
