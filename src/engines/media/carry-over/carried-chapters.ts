import type { NewChapter } from '../new-tracks/new-track.ts';
import { readChapters } from '../info/chapters.ts';
import type { Media } from '../open/open-media.ts';
import { spanIn, type Kept } from './kept.ts';

/** Returns the chapters with their times in the result: one that spans the beginning of a kept range begins there. */
export async function carriedChapters({ file, format }: Media, kept: Kept): Promise<NewChapter[]> {
  const chapters = (await readChapters(file, format)).toSorted((a, b) => a.start - b.start);
  return chapters.flatMap(({ start, title }, index) => {
    const span = spanIn(kept, start, chapters[index + 1]?.start ?? Infinity);
    return span ? [{ ...span, title }] : [];
  });
}
