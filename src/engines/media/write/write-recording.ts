import { Output, type OutputFormat, EncodedVideoPacketSource } from 'mediabunny';
import { formats } from '#formats/formats.ts';
import type { Note, Output as JobOutput } from '#jobs/contract/job.ts';
import type { MediaContainer } from '#jobs/contract/media-operation.ts';
import { carry, type CarriedFrom } from '../carry-over/carry-over.ts';
import { tellDelay } from '../mediabunny/matroska-delay.ts';
import { keepSameBytes } from '../mediabunny/same-bytes.ts';
import { withDelay } from '../mp3/delay.ts';
import { withRepeatedFrames } from '../new-tracks/add-to-mp3.ts';
import type { FittedTags } from '../open/fit-tags.ts';
import { outputFormat } from '../plan/containers.ts';
import { writeResult } from './destination.ts';
import { brokenPackets } from '../codecs/packet-structure.ts';

export interface RecordingPlan {
  /** The file name, for people. */
  name: string;
  container: MediaContainer;
  /** Replaces the usual format of the container. */
  format?: OutputFormat;
  /** The largest size it may have, in bytes. */
  needed: number;
  /** The tags to write, and what the container cannot hold. Default none. */
  fitted?: FittedTags;
  /** Whether it may have subtitles. Default true. */
  withPicture?: boolean;
  /** Called while chapters and subtitles are searched for, with progress from 0 to 1. */
  onCarry?(progress: number): void;
}

export interface Written {
  notes: Note[];
  /** The recordings that it was made from, whose chapters and subtitles are carried over. */
  from: CarriedFrom[];
  /** The duration of the audio that was encoded, without what its encoder added, in seconds. Default 0, if none was. */
  encodedSound?: number;
  /** Looks at the written file. @throws {JobError} if it must not be given to anyone. */
  check?(file: File): Promise<void>;
}

/** A result that can be discarded. */
export interface Made extends JobOutput {
  discard(): Promise<void>;
}

/** The major brand of an MP4; music players look for their own there. */
const musicBrand = { bytes: new TextEncoder().encode('M4A '), position: 8 };

/**
 * Writes a recording with everything that each one needs: the encoder delay, the container's brand, chapters and
 * subtitles, and notes on what is lost. After a failure, nothing remains on the disk.
 *
 * @param write Sets the tags, and adds the tracks with their packets. If it does not finalize the output, this does.
 * @throws {JobError} the failures of `writeResult`.
 */
export async function writeRecording(plan: RecordingPlan, write: (output: Output) => Promise<Written>): Promise<Made> {
  const {
    name,
    container,
    needed,
    fitted = { tags: {}, lost: [] },
    withPicture = true,
    onCarry = () => undefined,
  } = plan;
  return await writeResult(needed, async (destination) => {
    const format = plan.format ?? outputFormat(container, needed, fitted.tags);
    const output = new Output({ format, target: destination.target });
    tellDelay(output);
    keepSameBytes(output, needed);
    const damage = watchFrames(output);
    const { notes, from, encodedSound = 0, check } = await write(output);
    if (output.state !== 'finalized') await output.finalize();
    const patches = container === 'm4a' ? [musicBrand] : [];
    const finished = await destination.finish(name, formats[container].mimeType, patches);
    await check?.(finished);
    const file = container === 'mp3' && encodedSound > 0 ? await withDelay(finished, encodedSound) : finished;
    const tagged = container === 'mp3' ? await withRepeatedFrames(file, fitted.tags) : file;
    const carried = await carry(tagged, from, container, withPicture, onCarry);
    const lostTags: Note[] = fitted.lost.length > 0 ? [{ type: 'tags-dropped', tags: fitted.lost, container }] : [];
    const seconds = from.reduce((sum, { kept: { start, end, speed = 1 } }) => sum + (end - start) / speed, 0);
    return {
      file: carried.file,
      notes: [...notes, ...damage(), ...lostTags, ...carried.notes],
      ...(seconds > 0 && { seconds }),
      discard: destination.discard,
    };
  });
}

/**
 * Looks at every packet of video that comes into an output as it is: a copy has the damage of its original.
 *
 * @returns what gives the notes, once all are in.
 */
function watchFrames(output: Output): () => Note[] {
  const frames = { count: 0, of: 0 };
  const addTrack = output.addVideoTrack.bind(output);
  output.addVideoTrack = (source, metadata) => {
    if (source instanceof EncodedVideoPacketSource) watch(source, frames);
    return addTrack(source, metadata);
  };
  return () => (frames.count > 0 ? [{ type: 'frames-damaged', ...frames }] : []);
}

function watch(source: EncodedVideoPacketSource, frames: { count: number; of: number }) {
  const add = source.add.bind(source);
  let isBroken: ReturnType<typeof brokenPackets>;
  source.add = (packet, meta) => {
    if (meta?.decoderConfig) isBroken = brokenPackets(meta.decoderConfig);
    frames.of += 1;
    if (isBroken?.(packet.data) === true) frames.count += 1;
    return add(packet, meta);
  };
}
