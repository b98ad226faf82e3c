import { BlobSource, Input, WAVE, type MetadataTags } from 'mediabunny';

const text = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

const little = (...values: [value: number, bytes: 2 | 4][]) =>
  Uint8Array.from(
    values.flatMap(([value, bytes]) => Array.from({ length: bytes }, (_, at) => (value >>> (8 * at)) & 255)),
  );

/** Reads a standalone ID3v2 tag: it is wrapped in a WAV without audio, from which Mediabunny reads it. */
export async function readId3(tag: Blob): Promise<MetadataTags> {
  const format = little([1, 2], [1, 2], [8000, 4], [16_000, 4], [2, 2], [16, 2]);
  const chunks = [
    text('WAVEfmt '),
    little([16, 4]),
    format,
    text('data'),
    little([0, 4]),
    text('id3 '),
    little([tag.size, 4]),
  ];
  const size = chunks.reduce((sum, { length }) => sum + length, tag.size);
  using input = new Input({
    source: new BlobSource(new Blob([text('RIFF'), little([size, 4]), ...chunks, tag])),
    formats: [WAVE],
  });
  return await input.getMetadataTags();
}
