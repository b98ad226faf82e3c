import { toLatin1 } from '#containers/bytes.ts';
import { operators, type Operation } from '../content/operators.ts';
import { readContent, readPageContent, resourcesOf } from '../content/page-content.ts';
import type { PdfDocument } from '../document/document.ts';
import { isName, Name, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Page } from '../document/page-tree.ts';
import { readInlineDict } from '../redact/inline-picture.ts';
import { bytesStream } from '#containers/pdf/source.ts';

/** An image that a page draws. */
export interface FoundPicture {
  ref: Ref;
  stream: Stream;
  /** Operators for the colour in which a stencil mask is drawn, and the resources that they use. */
  colour: string;
  resources: Dict;
}

/** How deeply form XObjects may be nested. */
const maxDepth = 12;

/** The current fill colour: the operator for its colour space, if any, and the one for its components. */
interface Fill {
  space: string;
  colour: string;
}

const filters: Record<string, string> = {
  AHx: 'ASCIIHexDecode',
  A85: 'ASCII85Decode',
  LZW: 'LZWDecode',
  Fl: 'FlateDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

/**
 * Finds the images that pages draw, including those in form XObjects, patterns and annotations. Each object is found
 * once.
 */
export class PictureFinder {
  readonly #document: PdfDocument;
  readonly #seen = new Set<PdfObject>();

  constructor(document: PdfDocument) {
    this.#document = document;
  }

  *find(page: Page): Generator<FoundPicture> {
    const document = this.#document;
    const black = { space: '', colour: '' };
    yield* this.#run(readPageContent(document, page), resourcesOf(document, page), black, 0);
    for (const annotation of document.array(page.dict.get('Annots'))) {
      const look = document.resolve(document.dict(document.dict(annotation)?.get('AP'))?.get('N'));
      const states = look instanceof Map ? [...look.values()] : [look];
      for (const state of states) yield* this.#drawing(document.resolve(state), new Map(), black, 0);
    }
  }

  *#run(content: Uint8Array, resources: Dict, start: Fill, depth: number): Generator<FoundPicture> {
    const stack: Fill[] = [];
    let fill = start;
    for (const operation of operators(content)) {
      const { operator, operands } = operation;
      const text = () => toLatin1(content, operation.start, operation.end);
      if (operator === 'q') stack.push(fill);
      else if (operator === 'Q') fill = stack.pop() ?? fill;
      else if (operator === 'g' || operator === 'rg' || operator === 'k') fill = { space: '', colour: text() };
      else if (operator === 'cs') fill = { space: text(), colour: '' };
      else if (operator === 'sc' || operator === 'scn') {
        const pattern = operands.at(-1);
        if (pattern instanceof Name) {
          const tile = this.#named('Pattern', pattern, resources);
          yield* this.#drawing(this.#document.resolve(tile), resources, { space: '', colour: '' }, depth);
          fill = { space: '', colour: '' };
        } else fill = { ...fill, colour: text() };
      } else if (operator === 'Do') yield* this.#draw(operands.at(-1), resources, fill, depth);
      else if (operator === 'ID') yield* this.#inline(content, operation, resources, fill);
    }
  }

  *#draw(name: PdfObject | undefined, resources: Dict, fill: Fill, depth: number): Generator<FoundPicture> {
    const object = this.#named('XObject', name, resources);
    const stream = this.#document.resolve(object);
    if (!(stream instanceof Stream)) return;
    if (!isName(stream.dict.get('Subtype'), 'Image')) yield* this.#drawing(stream, resources, fill, depth);
    else if (object instanceof Ref && !this.#seen.has(stream)) {
      this.#seen.add(stream);
      yield { ref: object, stream, resources, colour: operatorsOf(fill) };
    }
  }

  /** Shared content streams are visited once. */
  *#drawing(stream: PdfObject, resources: Dict, fill: Fill, depth: number): Generator<FoundPicture> {
    if (!(stream instanceof Stream) || depth >= maxDepth || this.#seen.has(stream)) return;
    this.#seen.add(stream);
    const inner = this.#document.dict(stream.dict.get('Resources')) ?? resources;
    yield* this.#run(readContent(this.#document, stream), inner, fill, depth + 1);
  }

  *#inline(
    content: Uint8Array,
    { operands, dataStart = 0, end }: Operation,
    resources: Dict,
    fill: Fill,
  ): Generator<FoundPicture> {
    const dict = readInlineDict(this.#document, operands, resources);
    if (!dict) return;
    const names = [dict.get('Filter') ?? []].flat().map((filter) => this.#document.name(filter) ?? '');
    dict
      .set('Type', new Name('XObject'))
      .set('Subtype', new Name('Image'))
      .set(
        'Filter',
        names.map((name) => new Name(filters[name] ?? name)),
      );
    // The data is followed by white space and `EI`.
    const stream = bytesStream(dict, content.slice(dataStart, end - 3));
    yield { ref: this.#document.add(stream), stream, resources, colour: operatorsOf(fill) };
  }

  #named(kind: string, name: PdfObject | undefined, resources: Dict): PdfObject {
    if (!(name instanceof Name)) return null;
    return this.#document.dict(resources.get(kind))?.get(name.value) ?? null;
  }
}

const operatorsOf = ({ space, colour }: Fill): string => `${space} ${colour}`;
