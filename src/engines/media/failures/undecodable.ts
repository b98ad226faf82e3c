import { codecName } from '#formats/codec-names.ts';
import { JobError } from '#errors/errors.ts';
import { otherPrograms } from '#formats/other-programs.ts';

/** Codecs that at least one browser decodes for pages, by their names in Mediabunny, MP4 and Matroska. */
const decodedInSomeBrowser = new Set([
  'avc',
  'hevc',
  'vp8',
  'vp9',
  'av1',
  'aac',
  'opus',
  'vorbis',
  'mp3',
  'flac',
  'FLAC in Ogg',
  'alac',
  'A_ALAC',
  'ac3',
  'eac3',
  'V_MPEG4/ISO/AVC',
  'V_MPEGH/ISO/HEVC',
]);

/**
 * Returns the failure for a codec that cannot be decoded.
 *
 * @param codec Mediabunny's name for it, or else the container's.
 * @param options `what`: whether only this variant of it cannot be decoded. Default no.
 */
export const undecodable = (
  codec: string,
  type: string,
  { what, ...options }: ErrorOptions & { what?: 'variant' } = {},
) =>
  new JobError(
    decodedInSomeBrowser.has(codec) ? 'no-decoder' : 'undecodable',
    { codec: codecName(codec), ...(what && { what }), programs: otherPrograms[type === 'audio' ? 'audio' : 'video'] },
    options,
  );
