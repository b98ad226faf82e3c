import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import { textAt } from '#containers/bytes.ts';

/** The offset of the colour space in an ICC profile (ICC.1:2022, 7.2.6). */
const colourSpace = 16;

/**
 * Refuses CMYK, because the decoder does not return the black channel that JPEG XL stores beside the three colours.
 *
 * @param profile ICC, from the file
 * @throws {JobError} `unread-coding`
 */
export function requireLight(profile: Uint8Array) {
  if (textAt(profile, colourSpace, 4) === 'CMYK')
    throw new JobError('unread-coding', { format: formats.jxl.name, coding: { type: 'cmyk' } });
}
