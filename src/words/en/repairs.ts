import type { Mended, Repair, Unmended } from '#jobs/contract/pdf-repair.ts';
import { describeWhole } from '#wording/amounts.ts';
import { count } from './count.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'The header was missing.',
  beforeHeader: (bytes) => `${count(bytes, 'extra byte')} before the header ${wasOrWere(bytes)} removed.`,
  end: () => 'The end of the file was missing.',
  search: () => 'The list of objects was damaged, so the whole file was searched for them.',
  crossReference: (times) => `The list of objects, or the trailer after it, had ${count(times, 'error')}.`,
  places: (times) => `${count(times, 'object')} ${wasOrWere(times)} not where the list says.`,
  objects: (times) => `${count(times, 'object')} had syntax errors.`,
  lost: (times) => `${count(times, 'object')} could not be read and ${wasOrWere(times)} removed.`,
  lengths: (times) => `${count(times, 'stream')} had the wrong length.`,
  streams: (times) => `${count(times, 'stream')} had damaged data: what could be decompressed was kept.`,
  unmarked: (times) => `${count(times, 'stream')} had no end mark.`,
  changed: (times) => `${count(times, 'stream')} had a wrong checksum: some of the data may have changed.`,
  unused: (times) => `${count(times, 'damaged stream')} that nothing uses ${wasOrWere(times)} removed.`,
  pictureStarts: (times) => `${count(times, 'image')} had extra data at the start, which was removed.`,
  pageSearch: () => 'Nothing linked to the pages, so they are in the order of their object numbers.',
  root: () => 'The catalog did not point to the start of the page tree.',
  loops: (times) => `The page tree led back to itself ${times === 1 ? 'once' : `${describeWhole(times)} times`}.`,
  kids: (times) =>
    `The page tree listed ${count(times, 'page or part', 'pages or parts')} that ${wasOrWere(times)} missing.`,
  types: (times) => `${count(times, 'part')} of the page tree had no type.`,
  inside: (times) => `${count(times, 'page')} stood inside the page tree and ${isOrAre(times)} now separate.`,
  again: (times) => `${count(times, 'page')} appeared more than once and ${isOrAre(times)} now separate.`,
  counts: (times) => `${count(times, 'part')} of the page tree counted the pages wrongly.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    `${count(times, 'stream')} cannot be decompressed and ${isOrAre(times)} kept as before: PDF readers cannot use ${itOrThem(times)}.`,
  pictures: (times) =>
    `${count(times, 'image')} cannot be decoded and ${isOrAre(times)} kept as before: PDF readers show nothing there.`,
  pixels: (times) =>
    `${count(times, 'image')} ${times === 1 ? 'has' : 'have'} damaged data and ${isOrAre(times)} kept as before: parts of ${itOrThem(times)} may look wrong.`,
  contents: (times) =>
    `${count(times, 'page')} ${times === 1 ? 'has' : 'have'} errors in what draws ${itOrThem(times)}: PDF readers skip what they cannot read.`,
};

const isOrAre = (number: number) => (number === 1 ? 'is' : 'are');
const wasOrWere = (number: number) => (number === 1 ? 'was' : 'were');
const itOrThem = (number: number) => (number === 1 ? 'it' : 'them');

/** What a repair found, what is still wrong, and what was checked. */
export function describeRepair({ mended: found, left: remaining, ...repair }: Repair): string {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['No damage was found. The file was rewritten anyway.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`The file should have ${count(statedPages, 'page')}, and ${describeWhole(pages)} could be found.`]),
    ...(Object.keys(remaining).length > 0 ? ['Still wrong:', ...told(left, remaining)] : []),
    `Checked: ${count(checked.objects, 'object')}, ${count(checked.streams, 'stream')}, ${count(pages, 'page')}.`,
    ...(unchecked.pictures > 0
      ? [
          `Only the start of ${count(unchecked.pictures, 'image')} in JPEG, JPEG 2000, JBIG2 or fax encoding was checked.`,
        ]
      : []),
    ...(unchecked.streams > 0
      ? [
          `Not checked: ${count(unchecked.streams, 'stream')} too large to decompress here, or compressed in an unknown way.`,
        ]
      : []),
    ...(wasLinearized ? ['The file was arranged to show its first page early (linearized). The result is not.'] : []),
  ];
  return sentences.join(' ');
}

/** In the order of `words`. */
const told = <What extends string>(
  words: Record<What, (times: number) => string>,
  counts: Partial<Record<What, number>>,
) =>
  (Object.keys(words) as What[]).flatMap((what) => {
    const times = counts[what] ?? 0;
    return times > 0 ? [words[what](times)] : [];
  });
