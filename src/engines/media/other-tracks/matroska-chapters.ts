import { readElements, readHead, within, type Element } from './matroska-elements.ts';

/** Element identifiers of RFC 9559, with their length marker. */
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

/** Longer lists of chapters are nonsense. In bytes. */
const longestList = 2 ** 22;

/** Those that are said before the media begin, with their times in seconds. */
export async function matroskaChapters(file: Blob): Promise<{ start: number; title: string }[]> {
  for (let at = 0; at < file.size;) {
    const head = readHead(new Uint8Array(await file.slice(at, at + 12).arrayBuffer()), 0);
    if (!head || head.id === chapterIds.cluster) break;
    if (head.id === chapterIds.chapters && head.size <= longestList) {
      const data = new Uint8Array(await file.slice(at + head.length, at + head.length + head.size).arrayBuffer());
      const [edition] = readElements(data).filter(({ id }) => id === chapterIds.edition);
      return edition ? readElements(edition.data).flatMap((chapter) => readChapter(chapter, 1)) : [];
    }
    at += head.length + (head.id === chapterIds.segment ? 0 : head.size);
  }
  return [];
}

/** More levels are nonsense. */
const deepest = 5;

/** A chapter, and those within it, which other formats have no place for: they bear its name too. */
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
  // One that begins with it stands for both.
  return inner.some((part) => part.start === whole.start) ? inner : [whole, ...inner];
}
