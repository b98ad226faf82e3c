import { random } from './random.ts';

/** Part of a paragraph, as it looks or leads elsewhere. `note`: the text of a footnote, which is referred to after it. */
export interface Span {
  text: string;
  look?: 'bold' | 'italic';
  link?: string;
  note?: string;
}

export interface Item {
  text: string;
  inner?: List;
}

export interface List {
  isCounted: boolean;
  items: Item[];
}

export type SourceBlock =
  | { type: 'heading'; level: number; text: string }
  | { type: 'paragraph'; spans: Span[] }
  | { type: 'list'; list: List }
  | { type: 'table'; rows: string[][] }
  | { type: 'picture'; colour: string };

export interface Look {
  columns: number;
  font: string;
  /** In points. */
  size: number;
  align: 'justify' | 'left';
  /** Whether paragraphs are told apart by their first line, and not by space. */
  isIndented: boolean;
  table: 'ruled' | 'separate' | 'bare' | 'lined';
  headings: 'large' | 'bold';
}

/** A document whose structure is known: what a PDF of it should be read as. */
export interface Source {
  name: string;
  look: Look;
  /** What stands over the columns, if there are some. */
  head: SourceBlock[];
  blocks: SourceBlock[];
  /** Paragraphs, items and headings, in the order of reading. */
  texts: string[];
  headings: string[];
  tables: string[][][];
  /** Of lists. `level`: from 0. */
  items: { level: number; text: string }[];
  /** Texts of footnotes. */
  notes: string[];
  /** Words and where they lead. */
  links: { text: string; address: string }[];
  pictures: number;
}

const words =
  'river stone garden window letter market winter bridge paper copper station harbour valley engine silver morning doctor signal mirror timber orange planet circle number budget report method sample figure result theory series margin column reader writer printer archive meadow lantern courage measure balance village kitchen journey weather picture history science justice freedom welcome ordinary quarter balcony gallery office affluent'.split(
    ' ',
  );

const fonts = ['DejaVu Serif', 'DejaVu Sans', 'Liberation Serif', 'Liberation Sans'];
const tables = ['ruled', 'separate', 'bare', 'lined'] as const;

const lookOf = (index: number): Look => ({
  columns: index % 5 === 4 ? 3 : index % 5 === 1 || index % 5 === 3 ? 2 : 1,
  font: fonts[index % fonts.length] ?? 'serif',
  size: 9.5 + (index % 3),
  align: index % 2 === 0 ? 'justify' : 'left',
  isIndented: index % 4 === 3,
  table: tables[(index >> 1) % tables.length] ?? 'ruled',
  headings: index % 6 === 5 ? 'bold' : 'large',
});

/** @param index which one; each looks different. */
export function sourceOf(index: number): Source {
  return new Author(index).write();
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

class Author {
  readonly #next: () => number;
  readonly #source: Source;
  #blocks: SourceBlock[];

  constructor(index: number) {
    this.#next = random(index + 1);
    const look = lookOf(index);
    const empty = { texts: [], headings: [], tables: [], items: [], notes: [], links: [], pictures: 0 };
    this.#source = { name: `source-${index}`, look, head: [], blocks: [], ...empty };
    this.#blocks = look.columns > 1 ? this.#source.head : this.#source.blocks;
  }

  write(): Source {
    this.#heading(1, upper(this.#phrase(this.#between(3, 6))));
    if (this.#source.look.columns > 1) this.#paragraph(false);
    this.#blocks = this.#source.blocks;
    const sections = this.#between(4, 6);
    const picture = this.#chance(0.5) ? this.#between(1, sections) : 0;
    for (let section = 1; section <= sections; section++) this.#section(section, section === picture);
    return this.#source;
  }

  #section(section: number, hasPicture: boolean) {
    this.#heading(2, `${section} ${upper(this.#phrase(this.#between(2, 4)))}`);
    for (let count = this.#between(1, 3); count > 0; count--) this.#paragraph(count === 1 && section < 4);
    if (this.#chance(0.6)) this.#list();
    if (this.#chance(0.5)) this.#heading(3, upper(this.#phrase(this.#between(2, 4))));
    this.#paragraph(false);
    if (section % 2 === 1) this.#table();
    if (hasPicture) this.#picture();
    this.#paragraph(false);
  }

  #heading(level: number, text: string) {
    this.#source.headings.push(text);
    this.#source.texts.push(text);
    this.#blocks.push({ type: 'heading', level, text });
  }

  #paragraph(mayHaveNote: boolean) {
    const sentences = Array.from({ length: this.#between(3, 7) }, () => this.#sentence());
    const spans: Span[] = [];
    for (const [index, sentence] of sentences.entries()) {
      if (index > 0) spans.push({ text: ' ' });
      spans.push(...this.#spansOf(sentence));
    }
    const last = spans.at(-1);
    if (mayHaveNote && last && this.#chance(0.5)) {
      last.note = this.#sentence();
      this.#source.notes.push(last.note);
    }
    this.#source.texts.push(sentences.join(' '));
    this.#blocks.push({ type: 'paragraph', spans });
  }

  #spansOf(sentence: string): Span[] {
    const chance = this.#next();
    const [first = '', second = '', ...others] = sentence.split(' ');
    if (chance < 0.16)
      return [
        { text: `${first} ` },
        { text: second, look: chance < 0.08 ? 'bold' : 'italic' },
        { text: ` ${others.join(' ')}` },
      ];
    if (chance >= 0.22) return [{ text: sentence }];
    const word = /\S+(?=\.$)/.exec(sentence)?.[0] ?? '';
    const address = `https://example.org/${word}`;
    this.#source.links.push({ text: word, address });
    return [{ text: sentence.slice(0, -word.length - 1) }, { text: word, link: address }, { text: '.' }];
  }

  #list() {
    const isCounted = this.#chance(0.5);
    const length = this.#between(3, 5);
    const parent = this.#chance(0.4) ? this.#between(0, length - 1) : -1;
    const items = Array.from({ length }, (_, index): Item => {
      const text = this.#item(0);
      return index === parent ? { text, inner: this.#innerList() } : { text };
    });
    this.#blocks.push({ type: 'list', list: { isCounted, items } });
  }

  #innerList(): List {
    const isCounted = this.#chance(0.3);
    const items = Array.from({ length: this.#between(2, 3) }, () => ({ text: this.#item(1) }));
    return { isCounted, items };
  }

  #item(level: number): string {
    const text = upper(this.#phrase(this.#between(3, 14)));
    this.#source.texts.push(text);
    this.#source.items.push({ level, text });
    return text;
  }

  #table() {
    const { columns: across } = this.#source.look;
    const columns = across > 2 ? 2 : this.#between(across > 1 ? 2 : 3, across > 1 ? 3 : 5);
    const head = Array.from({ length: columns }, (_, index) => upper(`${this.#pick(words)} ${index + 1}`));
    const cell = () =>
      this.#chance(0.4)
        ? `${this.#between(1, 999)}.${this.#between(10, 99)}`
        : upper(this.#phrase(across > 1 ? 1 : this.#between(1, 3)));
    const rows = Array.from({ length: this.#between(3, 7) }, () => Array.from({ length: columns }, cell));
    this.#source.tables.push([head, ...rows]);
    this.#blocks.push({ type: 'table', rows: [head, ...rows] });
  }

  #picture() {
    this.#source.pictures++;
    const colour = `#${[0, 0, 0].map(() => this.#between(0x10, 0xff).toString(16)).join('')}`;
    this.#blocks.push({ type: 'picture', colour });
  }

  #sentence = () => `${upper(this.#phrase(this.#between(6, 16)))}.`;
  #phrase = (count: number) => Array.from({ length: count }, () => this.#pick(words)).join(' ');
  #pick = (list: readonly string[]): string => list[Math.floor(this.#next() * list.length)] ?? '';
  #between = (from: number, to: number) => from + Math.floor(this.#next() * (to - from + 1));
  #chance = (share: number) => this.#next() < share;
}
