import { concat, number, numbers, utf8, type Bytes } from '#containers/bytes.ts';
import { box, fullBox, text } from '#containers/write-box.ts';
import { sampleTable, timeScale, withinFile, type TrackPlace } from './mp4-text-track.ts';
import type { NewChapter } from './new-track.ts';
import type { Sample } from './timed-text-samples.ts';

/** The longest title, in characters of at most four bytes each: its length in bytes has to fit in 16 bits. */
const longestTitle = 16_000;

/** Makes QuickTime text packets from the titles, in sequence from the start of the first chapter. */
export const chapterSamples = (chapters: NewChapter[]): Sample[] =>
  chapters.map(({ start, end, title }) => {
    const letters = utf8([...title].slice(0, longestTitle).join(''));
    return {
      duration: Math.max(1, Math.round(end * timeScale) - Math.round(start * timeScale)),
      // This is Apple's number for UTF-8.
      data: concat([number(letters.length, 2), letters, box('encd', number(0x100, 4))]),
    };
  });

/** Writes chapters as QuickTime stores them: a disabled text track that other tracks reference. */
export function chapterTrack(samples: Sample[], start: number, { id, movieScale, position }: TrackPlace): Bytes {
  const duration = samples.reduce((sum, sample) => sum + sample.duration, 0);
  const inMovie = (seconds: number) => Math.round(seconds * movieScale);
  const length = inMovie(duration / timeScale);
  const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
  const tail = numbers(4, 0, 0, 0, 0, ...matrix, 0, 0);
  const late = box('edts', fullBox('elst', 0, numbers(4, 2, inMovie(start), -1, 0x10000, length, 0, 0x10000)));
  return box(
    'trak',
    // In the movie, but not enabled.
    fullBox('tkhd', 2, numbers(4, 0, 0, id, 0, inMovie(start) + length), tail),
    ...(start > 0 ? [late] : []),
    box(
      'mdia',
      fullBox('mdhd', 0, numbers(4, 0, 0, timeScale, duration), number(undetermined, 2), number(0, 2)),
      fullBox('hdlr', 0, number(0, 4), utf8('text'), new Uint8Array(12), text('ChapterHandler')),
      box('minf', mediaHeader, withinFile, sampleTable(description, samples, position)),
    ),
  );
}

/** `und`, packed as three letters of five bits. */
const undetermined = 0x55c4;

/** The media header of a text track in the QuickTime File Format: copied when drawn, with an identity matrix. */
const mediaHeader = box(
  'gmhd',
  fullBox('gmin', 0, numbers(2, 0x40, 0x8000, 0x8000, 0x8000, 0, 0)),
  box('text', number(1, 2), numbers(4, 0, 0, 0, 1, 0, 0, 0, 0x4000), number(0, 2)),
);

/** Text without a box or a style of its own, in the first font. */
const description = box(
  'text',
  new Uint8Array(6),
  number(1, 2),
  number(1, 4),
  new Uint8Array(18),
  number(1, 2),
  new Uint8Array(6),
  box('ftab', numbers(2, 1, 1), number(0, 1)),
);
