import { concat, fromLatin1 } from '../bytes.ts';
import { identity, invert, multiply, toMatrix, type Matrix } from '../content/matrix.ts';
import { operators, type Operation } from '../content/operators.ts';
import { readContent } from '../content/page-content.ts';
import { toBox, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document.ts';
import type { CodeMap } from '../fonts/code-map.ts';
import { isName, Name, PdfString, Ref, Stream, type Dict, type PdfObject } from '../objects.ts';
import { packedStream } from '../packed-stream.ts';
import { encodeString } from '../strings.ts';
import type { CoveredPicture } from './cover-pictures.ts';
import { contains, isCovered, overlap, touches, transform } from './boxes.ts';
import { cleanProperties, drawsApart, spoken, withoutWords } from './tags.ts';
import { glyphReader } from './glyphs.ts';
import { toOwnPicture } from './inline-picture.ts';
import { PathInProgress, paintOperators, pathOperators } from './paths.ts';
import { decimal, initialState, TextCursor, type TextState } from './text-state.ts';

export interface Erased {
  content: Uint8Array<ArrayBuffer>;
  /** What the content names, where that has changed. */
  resources: Dict;
  pictures: CoveredPicture[];
  /** Whether something is left under an area that cannot be cut out of it. */
  isHard: boolean;
}

const maxDepth = 12;

/** A content stream without what lies under areas, which are in the page's own coordinates. `maps`: those that fonts only name. */
export function eraseContent(
  document: PdfDocument,
  content: Uint8Array,
  resources: Dict,
  areas: readonly Box[],
  maps: ReadonlyMap<string, CodeMap>,
): Erased {
  return new Eraser({ document, areas, maps }, content, resources, identity, 0).run();
}

/** What the drawings within drawings share. */
interface Task {
  document: PdfDocument;
  areas: readonly Box[];
  maps: ReadonlyMap<string, CodeMap>;
}

class Eraser {
  readonly #task: Task;
  readonly #document: PdfDocument;
  readonly #content: Uint8Array;
  readonly #areas: readonly Box[];
  readonly #resources: Dict;
  readonly #depth: number;
  readonly #output: Uint8Array[] = [];
  readonly #pictures: CoveredPicture[] = [];
  readonly #cursor = new TextCursor();
  readonly #path = new PathInProgress();
  readonly #stack: TextState[] = [];
  #pathOperations: Operation[] = [];
  #state: TextState;
  #lineWidth = 1;
  #isHard = false;
  #names = 0;
  /** Of drawings that the content goes on to name. */
  readonly #used = new Set<string>();

  constructor(task: Task, content: Uint8Array, resources: Dict, matrix: Matrix, depth: number) {
    this.#task = task;
    this.#document = task.document;
    this.#content = content;
    this.#resources = new Map(resources);
    this.#areas = task.areas;
    this.#depth = depth;
    this.#state = initialState(matrix);
  }

  run(): Erased {
    let inlineStart: number | undefined;
    for (const operation of operators(this.#content)) {
      const { operator, start, end } = operation;
      if (operator === 'BI') inlineStart = start;
      else if (operator === 'ID') this.#inlinePicture(inlineStart ?? start, operation);
      else if (pathOperators.has(operator)) {
        this.#path.add(operator, operation.operands, start, end, this.#state.matrix);
        this.#pathOperations.push(operation);
      } else if (operator === 'W' || operator === 'W*') this.#pathOperations.push(operation);
      else if (paintOperators.has(operator)) this.#paint(operation);
      else this.#keep(this.#change(operation) ?? this.#content.subarray(start, end));
    }
    this.#resources.set('Properties', cleanProperties(this.#document, this.#resources));
    this.#leaveUnused();
    const content = concat(this.#output);
    return { content, resources: this.#resources, pictures: this.#pictures, isHard: this.#isHard };
  }

  #keep(bytes: Uint8Array) {
    if (bytes.length > 0) this.#output.push(bytes, newLine);
  }

  /** Other bytes for an operation; undefined to leave it as it is. */
  #change(operation: Operation): Uint8Array | undefined {
    const { operator, operands } = operation;
    const state = this.#state;
    const numbers = operands.map((value) => (typeof value === 'number' ? value : 0));
    const [first = 0, second = 0] = numbers;
    switch (operator) {
      case 'q':
        this.#stack.push({ ...state });
        return undefined;
      case 'Q':
        this.#state = this.#stack.pop() ?? state;
        return undefined;
      case 'cm':
        state.matrix = multiply(toMatrix(operands.slice(-6)) ?? identity, state.matrix);
        return undefined;
      case 'w':
        this.#lineWidth = first;
        return undefined;
      case 'Tf':
        this.#setFont(this.#document.dict(this.#named('Font', operands[0])), numbers.at(-1) ?? 0);
        return undefined;
      case 'gs': {
        const [font, size] = this.#document.array(
          this.#document.dict(this.#named('ExtGState', operands[0]))?.get('Font'),
        );
        if (drawsApart(this.#document, this.#named('ExtGState', operands[0]))) this.#isHard = true;
        if (font !== undefined) this.#setFont(this.#document.dict(font), this.#document.number(size) ?? 0);
        return undefined;
      }
      case 'scn':
      case 'SCN':
        if (drawsApart(this.#document, this.#named('Pattern', operands.at(-1)))) this.#isHard = true;
        return undefined;
      case 'Tj':
      case 'TJ':
        return this.#show(operands.at(-1), '');
      case "'":
        this.#cursor.nextLine(0, -state.leading);
        return this.#show(operands.at(-1), 'T* ');
      case '"':
        [state.wordSpace, state.characterSpace] = [first, second];
        this.#cursor.nextLine(0, -state.leading);
        return this.#show(operands.at(-1), `${first} Tw ${second} Tc T* `);
      case 'Do': {
        const [name] = operands.slice(-1);
        const drawn = this.#draw(name);
        if (!drawn && name instanceof Name) this.#used.add(name.value);
        return drawn;
      }
      case 'BDC':
      case 'DP':
        return withoutWords(operation);
      default:
        this.#cursor.follow(operation, state);
        return undefined;
    }
  }

  #named(category: string, name: PdfObject | undefined): PdfObject | undefined {
    return name instanceof Name ? this.#document.dict(this.#resources.get(category))?.get(name.value) : undefined;
  }

  #setFont(font: Dict | undefined, size: number) {
    this.#state.size = size;
    this.#state.reader = font && glyphReader(this.#document, font, this.#task.maps);
  }

  /** The operation without the glyphs under an area, the others where they were. */
  #show(shown: PdfObject | undefined, before: string): Uint8Array | undefined {
    const state = this.#state;
    const parts = (Array.isArray(shown) ? shown : [shown]).map((part) =>
      part instanceof PdfString ? state.reader?.split(part.bytes) : typeof part === 'number' ? part : 0,
    );
    if (!parts.every((part) => part !== undefined)) {
      // Where its letters are is not known.
      this.#isHard = true;
      return undefined;
    }
    const kept: string[] = [];
    let text = '';
    let hasChanged = false;
    const flush = () => {
      if (text !== '') kept.push(encodeString(text));
      text = '';
    };
    for (const part of parts) {
      if (typeof part === 'number') {
        flush();
        kept.push(decimal(part));
        this.#cursor.move((-part / 1000) * state.size, state);
      } else {
        for (const glyph of part) {
          const box = this.#cursor.boxOf(glyph, state);
          const advance = TextCursor.advanceOf(glyph, state);
          this.#cursor.move(advance, state);
          if (!this.#areas.some((area) => isCovered(box, area))) text += glyph.bytes;
          else {
            hasChanged = true;
            flush();
            if (state.size !== 0) kept.push(decimal((-advance / state.size) * 1000));
          }
        }
      }
    }
    flush();
    return hasChanged ? fromLatin1(`${before}[${kept.join(' ')}] TJ`) : undefined;
  }

  #paint({ operator, start, end }: Operation) {
    const operations = this.#pathOperations;
    const isStroked = /^[sSbB]/.test(operator);
    const [a, b] = this.#state.matrix;
    const margin = isStroked ? (this.#lineWidth * Math.hypot(a, b)) / 2 : 0;
    const isClip = operations.some((each) => each.operator === 'W' || each.operator === 'W*');
    const { gone, isHard } =
      operator === 'n' || isClip ? { gone: [], isHard: false } : this.#path.under(this.#areas, margin);
    if (isHard) this.#isHard = true;
    for (const each of operations) {
      const isGone = gone.some((part) => each.start >= part.start && each.end <= part.end);
      if (!isGone) this.#keep(this.#content.subarray(each.start, each.end));
    }
    this.#keep(this.#content.subarray(start, end));
    this.#path.clear();
    this.#pathOperations = [];
  }

  #inlinePicture(start: number, operation: Operation) {
    const box = transform([0, 0, 1, 1], this.#state.matrix);
    if (this.#areas.some((area) => touches(box, area) && contains(area, box))) return;
    const isCut = this.#areas.some((area) => overlap(box, area));
    const picture = isCut && toOwnPicture(this.#document, this.#content, operation, this.#resources);
    const drawn = picture ? this.#drawPicture(this.#document.add(picture)) : undefined;
    if (isCut && !drawn) this.#isHard = true;
    this.#keep(drawn ?? this.#content.subarray(start, operation.end));
  }

  #draw(name: PdfObject | undefined): Uint8Array | undefined {
    const document = this.#document;
    const named = this.#named('XObject', name);
    const stream = document.resolve(named);
    if (!(stream instanceof Stream) || !(name instanceof Name)) return new Uint8Array();
    if (isName(document.resolve(stream.dict.get('Subtype')), 'Image')) return this.#drawPicture(named);
    const place =
      toMatrix(document.array(stream.dict.get('Matrix')).map((value) => document.resolve(value))) ?? identity;
    const matrix = multiply(place, this.#state.matrix);
    const bounds = toBox(document, stream.dict.get('BBox'));
    const box = bounds && transform(bounds, matrix);
    const own = document.dict(stream.dict.get('Resources'));
    // One without resources of its own draws with these, of which some are to go.
    if (own && box && !this.#areas.some((area) => overlap(box, area))) return undefined;
    if (this.#depth >= maxDepth) {
      this.#isHard = true;
      return undefined;
    }
    const content = readContent(document, stream);
    const inner = new Eraser(this.#task, content, own ?? this.#resources, matrix, this.#depth + 1);
    inner.#state = { ...this.#state, matrix };
    const erased = inner.run();
    if (erased.isHard) this.#isHard = true;
    this.#pictures.push(...erased.pictures);
    const dict = new Map(stream.dict).set('Resources', document.add(erased.resources));
    for (const key of ['Filter', 'DecodeParms', 'Length', ...spoken]) dict.delete(key);
    return fromLatin1(`/${this.#rename(document.add(packedStream(dict, erased.content)))} Do`);
  }

  #drawPicture(ref: PdfObject | undefined): Uint8Array | undefined {
    const { matrix } = this.#state;
    const box = transform([0, 0, 1, 1], matrix);
    const areas = this.#areas.filter((area) => overlap(box, area));
    if (areas.length === 0) return undefined;
    if (areas.some((area) => contains(area, box))) return new Uint8Array();
    const inverse = invert(matrix);
    if (!inverse || !(ref instanceof Ref)) return new Uint8Array();
    const parts = areas.map((area) => {
      const [left, bottom, right, top] = transform(overlap(area, box) ?? area, inverse);
      return { left, top: 1 - top, width: right - left, height: top - bottom };
    });
    const name = this.#rename(null);
    this.#pictures.push({ name, resources: this.#resources, ref, parts });
    return fromLatin1(`/${name} Do`);
  }

  /** A name of its own in the resources, for what stands for another drawing from here on. */
  #rename(ref: Ref | null): string {
    const name = `StayputErased${this.#depth}x${this.#names++}`;
    const known = this.#document.dict(this.#resources.get('XObject'));
    this.#resources.set('XObject', new Map(known).set(name, ref));
    this.#used.add(name);
    return name;
  }

  /** What is drawn no more must not stay for its name alone. */
  #leaveUnused() {
    const known = this.#document.dict(this.#resources.get('XObject'));
    if (known) this.#resources.set('XObject', new Map([...known].filter(([name]) => this.#used.has(name))));
  }
}

const newLine = Uint8Array.of(10);
