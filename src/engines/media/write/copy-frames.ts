import { EncodedAudioPacketSource, EncodedPacket, type Output } from 'mediabunny';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';
import { partOfStream, sizeOfPiece, wholeStream, type CopiedStream } from '../mp3/copied-stream.ts';
import { readFrameTable } from '../mp3/frame-table.ts';
import { promisedByMp3 } from '../mp3/frames.ts';
import type { Media } from '../open/open-media.ts';
import type { TracksPlan } from '../plan/plan.ts';
import type { Range } from '../plan/range.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Returns the frames of an MP3 that becomes, or parts of which become, an MP3 without any change to its audio. */
export async function framesToCopy(
  container: MediaContainer,
  { file, format, start, duration, decoded }: Media,
  plan: TracksPlan,
  range: Range | undefined,
): Promise<CopiedStream | undefined> {
  if (container !== 'mp3' || format !== 'mp3' || decoded || plan.bitrate > 0) return undefined;
  if (range) return partOfStream(file, range);
  return (await tellsWrongly(file))
    ? partOfStream(file, { start, end: start + duration })
    : wholeStream(file, duration);
}

/** Whether players that believe the first frame would end too early, or wait for more. */
async function tellsWrongly(file: File): Promise<boolean> {
  const table = await readFrameTable(file);
  const { promised } = await promisedByMp3(file);
  return (
    table !== undefined && promised !== undefined && Math.round((promised - table.seconds) / table.first.duration) !== 0
  );
}

/** How much is copied at once, in bytes. */
const pieceSize = 2 ** 24;

/**
 * Writes a stream into an output of `framesAsTheyAre`. What Mediabunny takes for a packet is a run of frames here:
 * their times are not written, and a million calls would cost more than the copying.
 *
 * @param inFile Wraps the copying from each file.
 */
export async function copyFrames(
  output: Output,
  { pieces, duration }: CopiedStream,
  onProgress: OnProgress,
  inFile: (file: File, copy: () => Promise<void>) => Promise<void> = (_, copy) => copy(),
) {
  const source = new EncodedAudioPacketSource('mp3');
  output.addAudioTrack(source);
  await output.start();
  const size = pieces.reduce((sum, piece) => sum + sizeOfPiece(piece), 0);
  let done = 0;
  const add = async (bytes: Uint8Array) => {
    const seconds = (bytes.length / size) * duration;
    await source.add(new EncodedPacket(bytes, 'key', (done / size) * duration, seconds));
    done += bytes.length;
    onProgress(done / size);
  };
  for (const piece of pieces) {
    if (piece instanceof Uint8Array) {
      await add(piece);
      continue;
    }
    const { file, from, to } = piece;
    await inFile(file, async () => {
      for (let at = from; at < to; at += pieceSize)
        await add(new Uint8Array(await file.slice(at, Math.min(to, at + pieceSize)).arrayBuffer()));
    });
  }
  source.close();
}
