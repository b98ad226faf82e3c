import { ADTS, Input, MATROSKA, MP3, MP4, MPEG_TS, OGG, QTFF, WAVE, WEBM, type InputFormat } from 'mediabunny';
import { JobError } from '../../../errors/errors.ts';
import type { FormatId } from '../../../formats/formats.ts';
import { matroskaTitle } from '../containers/matroska-title.ts';
import { fileSource } from './file-source.ts';
import { flacOfAllRates } from './flac-of-all-rates.ts';

/** QuickTime from before 2004, which has no `ftyp`: Mediabunny 1.61 reads it, but does not recognise it. */
const oldQuickTime = Object.assign(Object.create(QTFF) as InputFormat, { _canReadInput: () => Promise.resolve(true) });

/** Opens a file for Mediabunny. @param format The format according to the file's signature. */
export function openInput(file: Blob, format: FormatId): Input {
  const input = new Input({
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
  if (format === 'mkv' || format === 'webm') addTitle(input, file);
  return input;
}

/** Mediabunny 1.61 reads the title of a Matroska file only from its tags. */
function addTitle(input: Input, file: Blob) {
  const read = input.getMetadataTags.bind(input);
  input.getMetadataTags = async () => {
    const tags = await read();
    const title = tags.title ?? (await matroskaTitle(file));
    return { ...tags, ...(title !== undefined && { title }) };
  };
}
