import { JobError } from '../../../../errors/errors.ts';
import { formats } from '../../../../formats/formats.ts';
import { textAt } from '../../../../containers/bytes.ts';

/** Where an ICC profile names the space of its colours (ICC.1:2022, 7.2.6). */
const colourSpace = 16;

/**
 * The decoder gives out no channel for black, which a JPEG XL in CMYK has beside its three colours.
 *
 * @param profile ICC, as the file has it.
 * @throws {JobError} `unread-coding`
 */
export function requireLight(profile: Uint8Array) {
  if (textAt(profile, colourSpace, 4) === 'CMYK')
    throw new JobError('unread-coding', { format: formats.jxl.name, coding: { type: 'cmyk' } });
}
