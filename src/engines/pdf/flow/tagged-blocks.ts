import { joinRuns, textOfRuns, tidyRuns, withoutBold, type Block, type Run } from './blocks.ts';
import { listMarkOf, withoutStart } from './list-marks.ts';
import type { Content, Tag } from './tags.ts';

export interface Tagged {
  /** What is said there. */
  textAt(content: Content): readonly Run[];
  /** The name of the picture there. */
  pictureAt(content: Content): string | undefined;
  /** The name of the next picture of a page that no content has. */
  loosePicture(page: number): string | undefined;
}

const groups = [
  ...['Document', 'DocumentFragment', 'Part', 'Art', 'Sect', 'Div', 'TOC', 'Index'],
  ...['BlockQuote', 'Aside', 'LBody', 'LI', 'TD', 'TH', 'TBody', 'THead', 'TFoot', 'TR'],
];
const ownBlocks = [
  ...['P', 'H', 'H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'Title', 'Caption', 'TOCI', 'BibEntry', 'L', 'Table', 'Figure'],
  ...['Note', 'FENote', 'Code', 'Formula'],
];
const isBlock = new Set([...groups, ...ownBlocks]);

const isContent = (kid: Tag | Content): kid is Content => 'mark' in kid;
/** Whether it holds blocks, and no text alone. */
const hasBlocks = (tag: Tag): boolean =>
  tag.kids.some((kid) => !isContent(kid) && (isBlock.has(kid.role) || (kid.role !== 'Artifact' && hasBlocks(kid))));

/** How deep a list is in those before it. @param indents of these, from the outermost on. */
function innerness(list: Tag, indents: number[]): number {
  const indent = indentOf(list) ?? 0;
  while (indents.length > 0 && (indents.at(-1) ?? 0) > indent + 0.01) indents.pop();
  if (indents.length === 0 || (indents.at(-1) ?? 0) < indent - 0.01) indents.push(indent);
  return indents.length - 1;
}

function indentOf(tag: Tag): number | undefined {
  if (tag.indent !== undefined) return tag.indent;
  const first = tag.kids.find((kid): kid is Tag => !isContent(kid));
  return first && indentOf(first);
}

/** What tags say, as blocks, each with the page that it ends on. */
export function taggedBlocks(root: Tag, tagged: Tagged): { blocks: Block[]; pages: ReadonlyMap<Block, number> } {
  const reader = new Reader(tagged);
  reader.group(root, 0);
  return reader;
}

class Reader {
  readonly blocks: Block[] = [];
  readonly pages = new Map<Block, number>();
  readonly #tagged: Tagged;
  #page = 0;

  constructor(tagged: Tagged) {
    this.#tagged = tagged;
  }

  /** What stands in it, block by block; text between those is a paragraph. */
  group(tag: Tag, depth: number) {
    let text: Run[] = [];
    // How far in the lists begin that follow each other: some writers have inner lists beside outer ones.
    const indents: number[] = [];
    const end = () => {
      this.#add({ type: 'paragraph', runs: tidyRuns(text) });
      text = [];
    };
    for (const kid of tag.kids) {
      if (isContent(kid) || (!isBlock.has(kid.role) && !hasBlocks(kid))) text.push(...this.#textOf(kid));
      else {
        end();
        if (kid.role !== 'L') indents.length = 0;
        this.#block(kid, depth + (kid.role === 'L' ? innerness(kid, indents) : 0));
      }
    }
    end();
  }

  #add(block: Block) {
    if ('runs' in block && textOfRuns(block.runs).trim() === '') return;
    this.#push(block);
  }

  #push(block: Block) {
    this.pages.set(block, this.#page);
    this.blocks.push(block);
  }

  #block(tag: Tag, depth: number) {
    const level = /^H([1-6])$/.exec(tag.role)?.[1];
    const runs = () => tidyRuns(this.#textOf(tag));
    if (level !== undefined || tag.role === 'H' || tag.role === 'Title')
      this.#add({ type: 'heading', level: Number(level ?? 1), runs: withoutBold(runs()) });
    else if (tag.role === 'L') this.#list(tag, depth);
    else if (tag.role === 'Table') this.#table(tag);
    else if (tag.role === 'Figure' || tag.role === 'Formula') this.#figure(tag);
    else if (tag.role === 'Note' || tag.role === 'FENote') this.#add({ type: 'paragraph', runs: runs(), isNote: true });
    else if (tag.role === 'Code')
      this.#add({ type: 'paragraph', runs: runs().map((run) => ({ ...run, isCode: true })) });
    else if (tag.role !== 'Artifact') this.group(tag, depth);
  }

  #list(list: Tag, depth: number) {
    let place = 0;
    for (const item of list.kids) {
      if (isContent(item)) continue;
      if (item.role !== 'LI') {
        // Lists within lists need not be in an item.
        this.#block(item, item.role === 'L' ? depth + 1 : depth);
        continue;
      }
      place++;
      this.#item(item, depth, place);
    }
  }

  #item(item: Tag, depth: number, place: number) {
    const label = textOfRuns(
      this.#textOf({ ...item, kids: item.kids.filter((kid) => !isContent(kid) && kid.role === 'Lbl') }),
    ).trim();
    const body = { ...item, kids: item.kids.filter((kid) => isContent(kid) || kid.role !== 'Lbl') };
    const first = this.blocks.length;
    this.group(body, depth + 1);
    const made = this.blocks.splice(first);
    const [text, ...others] = made;
    const own = text?.type === 'paragraph' ? text.runs : [];
    const mark = listMarkOf(`${label} `) ?? listMarkOf(textOfRuns(own));
    const isCounted = mark?.number !== undefined || /\d|^[a-z][.)]/i.test(label);
    const runs = label === '' && mark ? withoutStart(own, mark.length) : own;
    this.#push({
      type: 'item',
      level: depth,
      ...(isCounted && { number: mark?.number !== undefined && mark.number > 1 ? mark.number : place }),
      runs,
    });
    this.blocks.push(...(text?.type === 'paragraph' ? others : made));
  }

  #table(table: Tag) {
    const rows: Run[][][] = [];
    const addRows = (tag: Tag) => {
      for (const kid of tag.kids) {
        if (isContent(kid)) continue;
        if (kid.role === 'TR') rows.push(this.#row(kid));
        else if (kid.role === 'Caption') this.#block(kid, 0);
        else addRows(kid);
      }
    };
    addRows(table);
    const width = Math.max(0, ...rows.map((row) => row.length));
    const filled = rows.map((row) => [...row, ...Array.from({ length: width - row.length }, (): Run[] => [])]);
    if (width > 0) this.#push({ type: 'table', rows: filled });
  }

  #row(row: Tag): Run[][] {
    return row.kids.flatMap((cell) => {
      if (isContent(cell)) return [];
      return [tidyRuns(this.#textOf(cell)), ...Array.from({ length: cell.columns - 1 }, (): Run[] => [])];
    });
  }

  #figure(figure: Tag) {
    const contents = this.#contentsOf(figure);
    const names = contents.flatMap((content) => this.#tagged.pictureAt(content) ?? []);
    const loose = contents.length === 0 && figure.page !== undefined && this.#tagged.loosePicture(figure.page);
    if (typeof loose === 'string') names.push(loose);
    const alt = figure.alt || figure.actual;
    const [first, ...others] = new Set(names);
    if (first !== undefined || alt !== '')
      this.#push({ type: 'picture', alt, ...(first !== undefined && { name: first }) });
    for (const name of others) this.#push({ type: 'picture', alt: '', name });
    // What is drawn may be words; a description of them says more.
    if (alt === '') this.#add({ type: 'paragraph', runs: tidyRuns(this.#textOf(figure)) });
    for (const kid of figure.kids) if (!isContent(kid) && kid.role === 'Caption') this.#block(kid, 0);
  }

  #contentsOf(tag: Tag | Content): Content[] {
    return isContent(tag) ? [tag] : tag.kids.flatMap((kid) => this.#contentsOf(kid));
  }

  /** All that is said in it, as one. */
  #textOf(tag: Tag | Content): Run[] {
    if (isContent(tag)) {
      this.#page = tag.page;
      return [...this.#tagged.textAt(tag)];
    }
    if (tag.role === 'Artifact') return [];
    if (tag.actual !== '') return [{ text: tag.actual }];
    const parts = tag.kids.map((kid) => this.#textOf(kid));
    return isBlock.has(tag.role) || hasBlocks(tag) ? joinBlocks(tag, parts) : parts.flat();
  }
}

/** Parts of a line follow each other as they stand; what are paragraphs are apart. */
function joinBlocks(tag: Tag, parts: readonly Run[][]): Run[] {
  const joined: Run[][] = [[]];
  for (const [index, part] of parts.entries()) {
    const kid = tag.kids[index];
    if (kid && !isContent(kid) && isBlock.has(kid.role)) joined.push(part, []);
    else joined.at(-1)?.push(...part);
  }
  return joinRuns(joined.filter((part) => textOfRuns(part).trim() !== ''));
}
