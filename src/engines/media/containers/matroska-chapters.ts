import { readElements, within, type Element } from '#containers/ebml.ts';
import { elementsBeforeMedia } from './before-media.ts';
import { ids } from './matroska-ids.ts';

/** Element IDs of chapters, beside those in `ids`. */
export const chapterIds = {
  edition: 0x45b9,
  chapter: 0xb6,
  uid: 0x73c4,
  start: 0x91,
  end: 0x92,
  display: 0x80,
  title: 0x85,
  language: 0x437c,
} as const;

/** Returns the chapters that come before the first cluster, with their times in seconds. */
export async function matroskaChapters(file: Blob): Promise<{ start: number; title: string }[]> {
  const list = await elementsBeforeMedia(file, ids.chapters);
  const edition = list.find(({ id }) => id === chapterIds.edition);
  return edition ? readElements(edition.data).flatMap((chapter) => readChapter(chapter, 1)) : [];
}

/** Deeper nesting is implausible. */
const deepest = 5;

/**
 * Reads a chapter and those nested in it. Other formats have no nested chapters, so their titles include the outer
 * title.
 */
function readChapter({ id, data }: Element, depth: number): { start: number; title: string }[] {
  if (id !== chapterIds.chapter || depth > deepest) return [];
  const parts = readElements(data);
  const start = parts.find((part) => part.id === chapterIds.start)?.data ?? [];
  const [title] = within(parts, chapterIds.display).filter((part) => part.id === chapterIds.title);
  const whole = {
    start: [...start].reduce((value, byte) => value * 256 + byte, 0) / 1e9,
    title: new TextDecoder().decode(title?.data),
  };
  const inner = parts
    .flatMap((part) => readChapter(part, depth + 1))
    .map((part) => ({ ...part, title: `${whole.title}: ${part.title}` }));
  // A nested chapter that begins at the same time stands for both.
  return inner.some((part) => part.start === whole.start) ? inner : [whole, ...inner];
}
