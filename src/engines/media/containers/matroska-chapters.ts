import { outerElements, readElements, within, type Element } from '../../../containers/ebml.ts';
import { slidingReader } from '../../../containers/sliding-reader.ts';

/** Element IDs of RFC 9559, including the length marker. */
export const chapterIds = {
  segment: 0x18538067,
  cluster: 0x1f43b675,
  chapters: 0x1043a770,
  edition: 0x45b9,
  chapter: 0xb6,
  uid: 0x73c4,
  start: 0x91,
  end: 0x92,
  display: 0x80,
  title: 0x85,
  language: 0x437c,
} as const;

/** Larger chapter lists are implausible. In bytes. */
const longestList = 2 ** 22;

/** Returns the chapters that come before the first cluster, with their times in seconds. */
export async function matroskaChapters(file: Blob): Promise<{ start: number; title: string }[]> {
  const read = slidingReader(file);
  for await (const { id, start, size } of outerElements(read, file.size, (outer) => outer === chapterIds.segment)) {
    if (id === chapterIds.cluster) break;
    if (id !== chapterIds.chapters || size > longestList) continue;
    const edition = readElements(await read(start, size)).find((element) => element.id === chapterIds.edition);
    return edition ? readElements(edition.data).flatMap((chapter) => readChapter(chapter, 1)) : [];
  }
  return [];
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
