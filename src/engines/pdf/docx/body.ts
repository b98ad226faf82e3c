import { textOfRuns, type Block, type Run } from '../flow/blocks.ts';
import { deepestLevel, Lists } from './lists.ts';
import { escaped } from './xml.ts';

/** A picture in a document. `width`, `height`: its size on the page, in points. */
export interface DocxPicture {
  data: Uint8Array;
  extension: string;
  width: number;
  height: number;
}

interface Relation {
  type: 'hyperlink' | 'image';
  target: string;
}

/** The first numbers belong to the parts that every document has. */
const firstRelation = 10;
/** Footnotes 0 and 1 are the lines above footnotes. */
const firstNote = 2;
/** Lists and tables have little space after them. */
const spaceBefore = '<w:spacing w:before="160"/>';
/** English Metric Units, in which drawings are measured. */
const unitsPerPoint = 12_700;

/** Writes blocks as the body of a Word document (ISO 29500-1, 17), and gathers what they refer to. */
export class Body {
  readonly lists = new Lists();
  readonly relations: Relation[] = [];
  /** The relations of the part that has the footnotes. */
  readonly noteRelations: Relation[] = [];
  /** The files of the pictures that the document shows, by their names. */
  readonly media = new Map<string, string>();
  readonly #pictures: ReadonlyMap<string, DocxPicture>;
  readonly #textWidth: number;
  readonly #notes: ReadonlyMap<string, Run[]>;
  readonly #numbers = new Map<string, number>();
  #drawings = 0;

  /** @param textWidth the width that text has, in points. */
  constructor(blocks: readonly Block[], pictures: ReadonlyMap<string, DocxPicture>, textWidth: number) {
    this.#pictures = pictures;
    this.#textWidth = textWidth;
    this.#notes = new Map(blocks.flatMap((block) => (block.type === 'note' ? [[block.name, block.runs]] : [])));
  }

  write(blocks: readonly Block[]): string {
    const written: string[] = [];
    let before: Block | undefined;
    for (const block of blocks) {
      if (block.type !== 'item') this.lists.end();
      if (block.type === 'note') continue;
      // Without a paragraph between them, two tables are one.
      if (before?.type === 'table' && block.type === 'table') written.push('<w:p/>');
      const isAfter = block.type === 'paragraph' && (before?.type === 'table' || before?.type === 'item');
      written.push(isAfter ? this.#paragraph(spaceBefore, block.runs) : this.#block(block));
      before = block;
    }
    // A document ends with a paragraph.
    if (before?.type === 'table') written.push('<w:p/>');
    // Notes that nothing refers to.
    for (const [name, runs] of this.#notes)
      if (!this.#numbers.has(name)) written.push(this.#paragraph('', runs, this.relations));
    return written.join('\n');
  }

  /** The notes that the body refers to. Call it after `write`. */
  notes(): string {
    const written = [...this.#numbers].map(([name, number]) => {
      const mark = '<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteRef/></w:r>';
      const runs = this.#runs([{ text: ' ' }, ...(this.#notes.get(name) ?? [])], this.noteRelations);
      return `<w:footnote w:id="${number}"><w:p><w:pPr><w:pStyle w:val="FootnoteText"/></w:pPr>${mark}${runs}</w:p></w:footnote>`;
    });
    return written.join('\n');
  }

  #block(block: Exclude<Block, { type: 'note' }>): string {
    switch (block.type) {
      case 'heading':
        return this.#paragraph(`<w:pStyle w:val="Heading${block.level}"/>`, block.runs);
      case 'paragraph':
        return this.#paragraph('', block.runs);
      case 'code':
        return `<w:p><w:pPr><w:pStyle w:val="Code"/></w:pPr><w:r>${block.lines.map(textOf).join('<w:br/>')}</w:r></w:p>`;
      case 'item': {
        const level = Math.min(deepestLevel, block.level);
        const list = this.lists.add(level, block.number);
        const number = `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`;
        return this.#paragraph(`<w:pStyle w:val="ListParagraph"/>${number}`, block.runs);
      }
      case 'table':
        return this.#table(block.rows);
      case 'picture':
        return this.#picture(block);
    }
  }

  #paragraph(properties: string, runs: readonly Run[], relations = this.relations): string {
    // In the order of the schema (17.3.1.26), in which space comes late.
    const isTurned = isRightToLeft(textOfRuns(runs));
    const all = isTurned
      ? properties === spaceBefore
        ? `<w:bidi/>${properties}`
        : `${properties}<w:bidi/>`
      : properties;
    return `<w:p>${all === '' ? '' : `<w:pPr>${all}</w:pPr>`}${this.#runs(runs, relations)}</w:p>`;
  }

  #runs(runs: readonly Run[], relations: Relation[]): string {
    return runs
      .map((run) => {
        const { note, link } = run;
        if (note !== undefined && this.#notes.has(note) && !this.#numbers.has(note)) {
          this.#numbers.set(note, firstNote + this.#numbers.size);
          return `<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="${this.#numbers.get(note)}"/></w:r>`;
        }
        const written = `<w:r>${lookOf(run)}${textOf(run.text)}</w:r>`;
        if (link === undefined) return written;
        return `<w:hyperlink r:id="${relate(relations, { type: 'hyperlink', target: link })}">${written}</w:hyperlink>`;
      })
      .join('');
  }

  #table(rows: readonly Run[][][]): string {
    const columns = Math.max(1, ...rows.map((row) => row.length));
    const width = Math.floor((this.#textWidth * 20) / columns);
    const cell = (runs: readonly Run[]) =>
      `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${this.#paragraph('<w:pStyle w:val="TableText"/>', runs)}</w:tc>`;
    const all = rows.map((row, index) => {
      const cells = Array.from({ length: columns }, (_, column) => cell(row[column] ?? []));
      return `<w:tr>${index === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''}${cells.join('')}</w:tr>`;
    });
    const grid = `<w:gridCol w:w="${width}"/>`.repeat(columns);
    return `<w:tbl><w:tblPr><w:tblStyle w:val="TableGrid"/><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${all.join('')}</w:tbl>`;
  }

  #picture({ alt, name }: Extract<Block, { type: 'picture' }>): string {
    const picture = name === undefined ? undefined : this.#pictures.get(name);
    if (name === undefined || !picture) return this.#paragraph('', [{ text: alt, isItalic: true }]);
    const file = this.media.get(name) ?? `image${this.media.size + 1}.${picture.extension}`;
    this.media.set(name, file);
    const id = relate(this.relations, { type: 'image', target: `media/${file}` });
    const number = ++this.#drawings;
    const scale = Math.min(1, this.#textWidth / picture.width);
    const extent = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale * unitsPerPoint)));
    const [across = 1, down = 1] = extent;
    const described = `id="${number}" name="${file}" descr="${escaped(alt)}"`;
    return [
      `<w:p><w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${across}" cy="${down}"/>`,
      `<wp:docPr ${described}/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture">`,
      `<pic:pic><pic:nvPicPr><pic:cNvPr ${described}/><pic:cNvPicPr/></pic:nvPicPr>`,
      `<pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>`,
      `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${across}" cy="${down}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>`,
      '</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>',
    ].join('');
  }
}

/** Returns the name of a relation; the same for the same target. */
function relate(relations: Relation[], relation: Relation): string {
  const known = relations.findIndex(({ type, target }) => type === relation.type && target === relation.target);
  if (known < 0) relations.push(relation);
  return `rId${firstRelation + (known < 0 ? relations.length - 1 : known)}`;
}

export const relationsXml = (relations: readonly Relation[]): string =>
  relations
    .map(({ type, target }, index) => {
      const mode = type === 'hyperlink' ? ' TargetMode="External"' : '';
      return `<Relationship Id="rId${firstRelation + index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${escaped(target)}"${mode}/>`;
    })
    .join('');

const textOf = (text: string): string => `<w:t xml:space="preserve">${escaped(text)}</w:t>`;

/** In the order of the schema (17.3.2.28). */
function lookOf({ text, isBold, isItalic, isCode, isRaised, link }: Run): string {
  const style = link === undefined ? (isCode ? 'CodeText' : '') : 'Hyperlink';
  const look = [
    style && `<w:rStyle w:val="${style}"/>`,
    isBold && '<w:b/>',
    isItalic && '<w:i/>',
    isRaised && '<w:vertAlign w:val="superscript"/>',
    isRightToLeft(text) && '<w:rtl/>',
  ].filter(Boolean);
  return look.length === 0 ? '' : `<w:rPr>${look.join('')}</w:rPr>`;
}

/** Whether the first letter is of a script that is written from right to left. */
const isRightToLeft = (text: string): boolean =>
  /^[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(/\p{L}/u.exec(text)?.[0] ?? '');
