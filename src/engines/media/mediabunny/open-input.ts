import { ADTS, Input, MATROSKA, MP3, MP4, MPEG_TS, OGG, QTFF, WAVE, WEBM, type InputFormat } from 'mediabunny';
import { JobError } from '../../../errors/errors.ts';
import type { FormatId } from '../../../formats/formats.ts';
import { fileSource } from './file-source.ts';
import { flacOfAllRates } from './flac-of-all-rates.ts';

/** QuickTime from before 2004, which has no `ftyp`: Mediabunny 1.61 reads it, but does not recognise it. */
const oldQuickTime = Object.assign(Object.create(QTFF) as InputFormat, { _canReadInput: () => Promise.resolve(true) });

/** Opens a file for Mediabunny. @param format The format according to the file's signature. */
export const openInput = (file: Blob, format: FormatId) =>
  new Input({
    source: fileSource(file),
    formats: [
      MP4,
      QTFF,
      MATROSKA,
      WEBM,
      WAVE,
      OGG,
      flacOfAllRates,
      MP3,
      ADTS,
      MPEG_TS,
      ...(format === 'mov' ? [oldQuickTime] : []),
    ],
    formatOptions: {
      isobmff: {
        resolveKeyId: () => {
          throw new JobError('copy-protected', {});
        },
      },
    },
  });
