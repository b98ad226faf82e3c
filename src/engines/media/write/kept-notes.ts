import type { Note } from '#jobs/contract/job.ts';
import type { Media } from '../open/open-media.ts';
import type { Range } from '../plan/range.ts';

/** How far reordered frames may come before the start, in seconds. */
export const unseen = 0.1;

/** What a job keeps of a recording. */
interface KeptPart {
  /** The part that was asked for, and the one that is kept. Absent if that is all. */
  asked: Range | undefined;
  range: Range | undefined;
  /** Where what can be read ends, in seconds on the file's own clock, and the note on it if that is too early. */
  readable: number;
  end: Note | undefined;
}

/** Returns notes on how what is kept differs from what was asked for. */
export function keptNotes(media: Media, { asked, range, readable, end }: KeptPart): Note[] {
  const isEarly = asked !== undefined && range !== undefined && range.start < asked.start;
  // A part may end before the damage.
  const reachesEnd = (asked?.end ?? Infinity) > readable - unseen;
  return [
    ...(end && reachesEnd ? [end] : []),
    ...(media.edits.rearranged ? [{ type: 'edits-ignored' as const }] : []),
    ...(isEarly ? [{ type: 'starts-at-key-frame' as const, seconds: range.start - media.start }] : []),
  ];
}
