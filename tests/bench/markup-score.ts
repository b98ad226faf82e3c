import type { Source } from './markup-sources.ts';

/** Right finds, all finds, and all that there is to find. */
export interface Count {
  right: number;
  found: number;
  wanted: number;
}

export const subjects = ['order', 'headings', 'cells', 'items', 'notes', 'links', 'pictures', 'whole'] as const;

/**
 * What was found of each subject. `order`: of texts that follow each other, those that do so in the result. `items`: of
 * lists, at their level. `whole`: of texts, those that are a block by themselves.
 */
export type Score = Record<(typeof subjects)[number], Count>;

const plain = (text: string): string =>
  text
    .replace(/\[\^[^\]]*\]|<\/?sup>|\]\([^)]*\)/g, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Of a text, so much tells it apart. */
const telling = 40;

/** How much of what is in a source is in a text that was made of it, as Markdown or plain. */
export function scoreOf(source: Source, made: string): Score {
  const blocks = new Set(blocksIn(made));
  const { texts } = source;
  return {
    order: orderIn(texts, made),
    headings: matching(
      source.headings.map(plain),
      [...made.matchAll(/^#{1,6} (.*)$/gm)].map(([, text = '']) => plain(text)),
    ),
    cells: cellScore(source.tables, tablesIn(made)),
    items: matching(
      source.items.map(({ level, text }) => `${level} ${plain(text)}`),
      [...made.matchAll(/^( *)(?:-|\d+\.) (.*)$/gm)].map(
        ([, space = '', text = '']) => `${space.length / 4} ${plain(text)}`,
      ),
    ),
    notes: matching(
      source.notes.map(plain),
      [...made.matchAll(/^\[\^[^\]]+\]: (.*)$/gm)].map(([, text = '']) => plain(text)),
    ),
    links: matching(
      source.links.map(({ text, address }) => `${text} ${address}`),
      [...made.matchAll(/(?<!!)\[([^\]^]*)\]\(([^)]*)\)/g)].map(([, text = '', address = '']) => `${text} ${address}`),
    ),
    pictures: countOf(source.pictures, [...made.matchAll(/!\[[^\]]*\]\(/g)].length),
    whole: {
      right: texts.filter((text) => blocks.has(plain(text))).length,
      found: texts.length,
      wanted: texts.length,
    },
  };
}

/** Of the texts, notes and cells of a source, those that are a paragraph of a flat OpenDocument text, outside frames. */
export function paragraphScore({ texts, notes, tables }: Source, saved: string): Count {
  const noted: string[] = [];
  const body = saved
    .replace(/^[\s\S]*<office:text/, '')
    .replace(/<draw:text-box[\s\S]*?<\/draw:text-box>/g, '')
    .replace(/<text:note [\s\S]*?<text:note-body>([\s\S]*?)<\/text:note-body><\/text:note>/g, (_, note: string) => {
      noted.push(note);
      return '';
    });
  const paragraphs = [...`${body}${noted.join('')}`.matchAll(/<text:([ph])\b[^>]*>([\s\S]*?)<\/text:\1>/g)];
  const said = new Set(paragraphs.map(([, , inner = '']) => plain(inner.replace(/<[^>]*>/g, ' '))));
  const wanted = [...texts, ...notes, ...tables.flat(2)];
  return { right: wanted.filter((text) => said.has(plain(text))).length, found: wanted.length, wanted: wanted.length };
}

function orderIn(texts: readonly string[], made: string): Count {
  const all = plain(made);
  let from = 0;
  const places = texts.map((text) => {
    const start = plain(text).slice(0, telling);
    // Short texts may come again: the next one counts, if there is one.
    const next = all.indexOf(start, from);
    const place = next >= 0 ? next : all.indexOf(start);
    if (place >= 0) from = place + 1;
    return place;
  });
  const right = places.slice(1).filter((place, index) => place > (places[index] ?? -1) && (places[index] ?? -1) >= 0);
  return { right: right.length, found: texts.length - 1, wanted: texts.length - 1 };
}

const blocksIn = (made: string): string[] =>
  made.split(/\n\n|\n(?=\s*(?:-|\d+\.) )/).map((block) => plain(block.replace(/^\s*(?:- |\d+\. |#+ )/, '')));

function matching(wanted: readonly string[], found: readonly string[]): Count {
  const left = [...found];
  let right = 0;
  for (const each of wanted) {
    const at = left.indexOf(each);
    if (at < 0) continue;
    left.splice(at, 1);
    right++;
  }
  return { right, found: found.length, wanted: wanted.length };
}

const countOf = (wanted: number, found: number): Count => ({ right: Math.min(wanted, found), found, wanted });

const tablesIn = (made: string): string[][][] =>
  [...made.matchAll(/(?:^\|.*\|$\n?)+/gm)].map(([table]) =>
    table
      .trim()
      .split('\n')
      .filter((line) => !/^\|(?: ?-+ ?\|)+$/.test(line))
      .map((line) => line.replace(/^\| ?| ?\|$/g, '').split(/(?<!\\) ?\| ?/)),
  );

/** A cell is right in its row and its column alone. */
function cellScore(wanted: readonly string[][][], found: readonly string[][][]): Count {
  const cells = (tables: readonly string[][][]) => tables.flat(2).filter((cell) => plain(cell) !== '').length;
  const left = [...found];
  let right = 0;
  for (const table of wanted) {
    const matches = left.map((each) => rightIn(table, each));
    const best = matches.indexOf(Math.max(...matches));
    if (best < 0 || !matches[best]) continue;
    right += matches[best];
    left.splice(best, 1);
  }
  return { right, found: cells(found), wanted: cells(wanted) };
}

const rightIn = (wanted: readonly string[][], found: readonly string[][]): number =>
  wanted.reduce((sum, row, y) => sum + row.filter((cell, x) => plain(cell) === plain(found[y]?.[x] ?? '')).length, 0);

export const add = (a: Count, b: Count): Count => ({
  right: a.right + b.right,
  found: a.found + b.found,
  wanted: a.wanted + b.wanted,
});

/** The harmonic mean of how much of what was found is right, and of what there is was found. */
export const f1 = ({ right, found, wanted }: Count): number =>
  found + wanted === 0 ? 1 : (2 * right) / (found + wanted);
