import { Output, type MetadataTags, type OutputFormat } from 'mediabunny';
import { formats } from '../../../formats/formats.ts';
import type { Note, Output as JobOutput } from '../../../jobs/contract/job.ts';
import type { MediaContainer } from '../../../jobs/contract/media-operation.ts';
import { carry, type CarriedFrom } from '../carry-over/carry-over.ts';
import { tellDelay } from '../mediabunny/matroska-delay.ts';
import { keepSameBytes } from '../mediabunny/same-bytes.ts';
import { withDelay } from '../mp3/delay.ts';
import { outputFormat } from '../plan/containers.ts';
import { tagLosses } from '../plan/tag-losses.ts';
import { writeResult } from './destination.ts';

/** A recording that is to be written. */
export interface RecordingPlan {
  /** For people. */
  name: string;
  container: MediaContainer;
  /** In place of the usual format of the container. */
  format?: OutputFormat;
  /** How large it may become, in bytes. */
  needed: number;
  /** What it is to say of itself. */
  tags: MetadataTags;
  /** Whether it may have subtitles. Default true. */
  withPicture?: boolean;
  /** Called while chapters and subtitles are looked for, with numbers from 0 to 1. */
  onCarry?(progress: number): void;
}

/** What came of the writing. */
export interface Written {
  notes: Note[];
  /** What it was made of: chapters and subtitles of that go along. */
  from: CarriedFrom[];
  /** How long the sound is that was encoded, without what its encoder added, in seconds. Default none was. */
  encodedSound?: number;
  /** What is to be made of the file. */
  complete?(file: File): Promise<File>;
}

/** A result that may be thrown away. */
export interface Made extends JobOutput {
  discard(): Promise<void>;
}

/** Where an MP4 says what it is made for; players of music look for their own name there. */
const musicBrand = { bytes: new TextEncoder().encode('M4A '), position: 8 };

/**
 * Writes a recording, with all that players and people are to find in every one: the delay of its encoder, what its
 * container calls itself, chapters and subtitles, and notes of what is lost. Of a failure nothing stays on the disk.
 *
 * @param write sets the tags, and adds the tracks with their packets. What it has not finalized is finalized.
 * @throws {JobError} as `writeResult`.
 */
export async function writeRecording(plan: RecordingPlan, write: (output: Output) => Promise<Written>): Promise<Made> {
  const { name, container, needed, tags, withPicture = true, onCarry = () => undefined } = plan;
  return await writeResult(needed, async (destination) => {
    const format = plan.format ?? outputFormat(container, needed, tags);
    const output = new Output({ format, target: destination.target });
    tellDelay(output);
    keepSameBytes(output, needed);
    const { notes, from, encodedSound = 0, complete } = await write(output);
    if (output.state !== 'finalized') await output.finalize();
    const patches = container === 'm4a' ? [musicBrand] : [];
    const finished = await destination.finish(name, formats[container].mimeType, patches);
    const completed = complete ? await complete(finished) : finished;
    const file = container === 'mp3' && encodedSound > 0 ? await withDelay(completed, encodedSound) : completed;
    const carried = await carry(file, from, container, withPicture, onCarry);
    const seconds = from.reduce((sum, { kept: { start, end, speed = 1 } }) => sum + (end - start) / speed, 0);
    return {
      file: carried.file,
      notes: [...notes, ...tagLosses(tags, container), ...carried.notes],
      ...(seconds > 0 && { seconds }),
      discard: destination.discard,
    };
  });
}
