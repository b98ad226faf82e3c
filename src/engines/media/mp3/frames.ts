import { EncodedPacketSink, type InputTrack } from 'mediabunny';
import { footLength, readApeFoot } from '#containers/ape-tag.ts';
import { headLength, readTagHead } from '#containers/id3.ts';
import { readBytes } from '#containers/read-bytes.ts';
import { frameOf } from '#formats/mp3-frame.ts';
import { begins, readerOf, type ReadAt } from '../containers/read-at.ts';
import { readStreamTag, tagLength } from './stream-tag.ts';

/** Returns where the audio begins, after all ID3v2 tags. */
export async function afterTags(read: ReadAt): Promise<number> {
  let at = 0;
  for (;;) {
    const head = readTagHead(await read(at, headLength));
    if (!head) return at;
    at += head.whole;
  }
}

/** Returns where the ID3 1 tag at the end of a file begins, or its end. */
export async function beforeOldTag(file: Blob): Promise<number> {
  const old = await readBytes(file, Math.max(0, file.size - 128));
  return file.size - (old.length === 128 && begins(old, 'TAG') ? 128 : 0);
}

/** Returns where the tags at the end of a file begin: ID3v1, preceded by APE. */
export async function beforeTags(file: Blob): Promise<number> {
  const end = await beforeOldTag(file);
  const foot = readApeFoot(await readBytes(file, Math.max(0, end - footLength), end));
  return foot ? Math.max(0, end - foot.whole) : end;
}

/** Returns the duration that an MP3 states in the Xing tag of its first frame, in seconds. */
export async function promisedByMp3(file: Blob): Promise<{ promised?: number }> {
  const read = readerOf(file);
  const at = await afterTags(read);
  const frame = frameOf(await read(at, 4));
  if (!frame) return {};
  const { frames } = readStreamTag(await read(at + frame.notesAt, tagLength)) ?? {};
  return frames === undefined ? {} : { promised: frames * frame.duration };
}

/**
 * Whether a track is MPEG audio layer II, as in broadcasts: Mediabunny calls that MP3 too, and no browser decodes it.
 * "Layer II" in `src/engines/media/mediabunny/README.md`.
 */
export async function isSecondLayer(track: InputTrack): Promise<boolean> {
  if ((await track.getCodec()) !== 'mp3') return false;
  const [first = 0, second = 0] = (await new EncodedPacketSink(track).getFirstPacket())?.data ?? [];
  return first === 0xff && ((second >> 1) & 3) === 2;
}
