import { ADTS, Input, MATROSKA, MP3, MP4, MPEG_TS, OGG, QTFF, WAVE, WEBM, type InputFormat } from 'mediabunny';
import { JobError } from '#errors/errors.ts';
import type { FormatId } from '#formats/formats.ts';
import { matroskaTitle } from '../containers/matroska-title.ts';
import { readApe, withApe } from './ape-tags.ts';
import { fileSource } from './file-source.ts';
import { flacOfAllRates } from './flac-of-all-rates.ts';
import { withMoreFrames } from './more-frames.ts';
import { withPlainTags } from './plain-tags.ts';

/**
 * QuickTime from before 2004, which has no `ftyp`: Mediabunny 1.61 reads it, but does not recognise it. See
 * docs/upstream/mediabunny-quicktime.md.
 */
const oldQuickTime = Object.assign(Object.create(QTFF) as InputFormat, { _canReadInput: () => Promise.resolve(true) });

/** Formats that begin with ID3 tags, and end with APE tags. */
const mayHaveTags = new Set<FormatId>(['mp3', 'aac', 'flac']);

/** Opens a file for Mediabunny. @param format The format according to the file's signature. */
export async function openInput(file: Blob, format: FormatId): Promise<Input> {
  const input = new Input({
    source: fileSource(mayHaveTags.has(format) ? await withPlainTags(file) : file),
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
  if (mayHaveTags.has(format)) addMoreTags(input, file);
  return input;
}

/** Mediabunny 1.61 reads the title of a Matroska file only from its tags: see docs/upstream/mediabunny-matroska-title.md. */
function addTitle(input: Input, file: Blob) {
  const read = input.getMetadataTags.bind(input);
  input.getMetadataTags = async () => {
    const tags = await read();
    const title = tags.title ?? (await matroskaTitle(file));
    return { ...tags, ...(title !== undefined && { title }) };
  };
}

function addMoreTags(input: Input, file: Blob) {
  const read = input.getMetadataTags.bind(input);
  input.getMetadataTags = async () => {
    const [tags, ape] = [await withMoreFrames(await read(), file), await readApe(file)];
    return ape ? withApe(tags, ape) : tags;
  };
}
