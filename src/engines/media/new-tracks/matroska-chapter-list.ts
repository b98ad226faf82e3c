import { chapterIds } from '../containers/matroska-chapters.ts';
import { concat, number, type Bytes } from '../../../containers/bytes.ts';
import { element, string, wholeNumber } from '../containers/write-matroska-element.ts';
import type { NewChapter } from './new-track.ts';

/** Writes the list of chapters; empty if there are none. */
export const chapterList = (chapters: NewChapter[]): Bytes =>
  chapters.length === 0
    ? concat([])
    : element(chapterIds.chapters, element(chapterIds.edition, ...chapters.map(chapterAtom)));

const chapterAtom = ({ start, end, title }: NewChapter, index: number): Bytes =>
  element(
    chapterIds.chapter,
    wholeNumber(chapterIds.uid, index + 1),
    element(chapterIds.start, nanoseconds(start)),
    element(chapterIds.end, nanoseconds(end)),
    element(chapterIds.display, string(chapterIds.title, title), string(chapterIds.language, 'und')),
  );

const nanoseconds = (seconds: number): Bytes => number(Math.round(seconds * 1e9), 8);
