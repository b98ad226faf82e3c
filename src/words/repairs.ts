import type { Mended, Repair, Unmended } from '../jobs/contract/pdf-repair.ts';
import { count } from './amounts.ts';

/** In the order in which they are told. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'It had no header.',
  beforeHeader: (bytes) => `${count(bytes, 'byte')} before its header ${isOrAre(bytes)} left out.`,
  end: () => 'Its end was missing.',
  search: () => 'The list of its objects was damaged: all of the file was searched for them.',
  crossReference: (times) => `The list of its objects, or the trailer after it, had ${count(times, 'mistake')}.`,
  places: (times) => `${count(times, 'object')} ${wasOrWere(times)} not where the list says.`,
  objects: (times) =>
    `${count(times, 'object')} had mistakes in the way ${times === 1 ? 'it is' : 'they are'} written.`,
  lost: (times) => `${count(times, 'object')} could not be read, and ${isOrAre(times)} left out.`,
  lengths: (times) => `${count(times, 'stream')} did not begin or end where ${times === 1 ? 'it says' : 'they say'}.`,
  streams: (times) => `The data of ${count(times, 'stream')} was damaged: what could be unpacked is kept.`,
  unmarked: (times) => `The data of ${count(times, 'stream')} had no mark at its end.`,
  changed: (times) => `The checksum of ${count(times, 'stream')} was wrong: some of the data may have changed.`,
  unused: (times) => `${count(times, 'damaged stream')} that nothing in the result needs ${isOrAre(times)} left out.`,
  pictureStarts: (times) => `${count(times, 'picture')} had other data before the beginning, which is left out.`,
  pageSearch: () => 'Nothing led to its pages: they are in the order of their numbers.',
  root: () => 'The catalog did not name the beginning of the page tree.',
  loops: (times) => `The page tree led back to itself ${times === 1 ? 'once' : `${times.toLocaleString('en')} times`}.`,
  kids: (times) =>
    `The page tree named ${count(times, 'page')} or part${times === 1 ? '' : 's'} that ${isOrAre(times)} not there.`,
  types: (times) => `${count(times, 'part')} of the page tree did not say what ${times === 1 ? 'it is' : 'they are'}.`,
  inside: (times) => `${count(times, 'page')} stood inside the page tree, and ${isOrAre(times)} now apart.`,
  again: (times) => `${count(times, 'page')} came more than once, and ${isOrAre(times)} now apart.`,
  counts: (times) => `${count(times, 'part')} of the page tree counted the pages wrongly.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    `${count(times, 'stream')} cannot be unpacked at all, and ${times === 1 ? 'stays as it is' : 'stay as they are'}: what ${times === 1 ? 'it holds' : 'they hold'} is lost to readers.`,
  pictures: (times) =>
    `${count(times, 'picture')} cannot be decoded, and ${times === 1 ? 'stays as it is' : 'stay as they are'}: readers show nothing there.`,
  contents: (times) =>
    `What draws ${count(times, 'page')} has mistakes in it, and stays as it is: readers skip what they cannot read.`,
};

const isOrAre = (number: number) => (number === 1 ? 'is' : 'are');
const wasOrWere = (number: number) => (number === 1 ? 'was' : 'were');

/** What a repair found, what is still wrong, and what was looked at. */
export function describeRepair({ mended: found, left: remaining, ...repair }: Repair): string {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['No damage was found. It was written anew all the same.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`It said that it had ${count(statedPages, 'page')}: ${count(pages, 'page')} could be found.`]),
    ...(Object.keys(remaining).length > 0 ? ['Still wrong:', ...told(left, remaining)] : []),
    `Checked: ${count(checked.objects, 'object')}, ${count(checked.streams, 'stream')}, ${count(pages, 'page')}.`,
    ...(unchecked.pictures > 0
      ? [
          `Not looked into: ${count(unchecked.pictures, 'picture')} in JPEG, JPEG 2000, JBIG2 or fax coding, beyond how JPEG begins.`,
        ]
      : []),
    ...(unchecked.streams > 0
      ? [
          `Not looked into: ${count(unchecked.streams, 'stream')} too large to be unpacked here, or packed in a way that is not known here.`,
        ]
      : []),
    ...(wasLinearized
      ? [
          'It was arranged for showing its first page early. How well was not looked into: the result is not arranged so.',
        ]
      : []),
  ];
  return sentences.join(' ');
}

/** In the order of the words. */
const told = <What extends string>(
  words: Record<What, (times: number) => string>,
  counts: Partial<Record<What, number>>,
) =>
  (Object.keys(words) as What[]).flatMap((what) => {
    const times = counts[what] ?? 0;
    return times > 0 ? [words[what](times)] : [];
  });
