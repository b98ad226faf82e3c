import { readBytes } from '#containers/read-bytes.ts';
import {
  frameHead,
  headLength,
  meantFrames,
  readTagHead,
  synchronised,
  tagHead,
  type TagFrame,
} from '#containers/id3.ts';

/**
 * Returns a file whose ID3 tags at the start are written so that Mediabunny 1.61 reads them: it takes the sizes before
 * the data of frames for data, and gets unsynchronised, compressed and extended tags wrong (see
 * docs/upstream/mediabunny-id3.md). A file whose tags are plain is returned itself.
 */
export async function withPlainTags(file: Blob): Promise<Blob> {
  const pieces: BlobPart[] = [];
  let isChanged = false;
  let at = 0;
  for (;;) {
    const bytes = await readBytes(file, at, at + headLength);
    const head = readTagHead(bytes);
    if (!head) break;
    const { version, flags, size, whole } = head;
    const written = file.slice(at, at + whole);
    const tag = await readBytes(file, at + headLength, Math.min(at + headLength + size, at + whole));
    at += whole;
    if (version === 2 && flags === onlyUnsynchronised) {
      pieces.push(...plainOldTag(synchronised(tag)));
      isChanged = true;
      continue;
    }
    const { frames, isPlain } =
      version === 3 || version === 4 ? await meantFrames(head, tag) : { frames: [], isPlain: true };
    isChanged ||= !isPlain;
    pieces.push(...(isPlain ? [written] : plainTag(frames)));
  }
  return isChanged ? new Blob([...pieces, file.slice(at)], { type: file.type }) : file;
}

const onlyUnsynchronised = 0x80;

function plainTag(frames: readonly TagFrame[]): BlobPart[] {
  const written = frames.flatMap(({ name, data }) => [Uint8Array.from(frameHead(name, data.length)), data]);
  const size = written.reduce((sum, { length }) => sum + length, 0);
  return [Uint8Array.from(tagHead(size)), ...written];
}

function plainOldTag(frames: Uint8Array<ArrayBuffer>): BlobPart[] {
  const head = Uint8Array.from(tagHead(frames.length));
  head[3] = 2;
  return [head, frames];
}
