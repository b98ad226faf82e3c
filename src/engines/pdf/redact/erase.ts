import { concat, fromLatin1 } from '#containers/bytes.ts';
import { identity, multiply, toMatrix, type Matrix } from '../content/matrix.ts';
import { operators, type Operation } from '../content/operators.ts';
import { readContent } from '../content/page-content.ts';
import type { Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { CodeMap } from '../fonts/code-map.ts';
import { isName, Name, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { packedStream } from '../copy/packed-stream.ts';
import type { CoveredPicture } from './cover-pictures.ts';
import { contains, overlap, partsUnder, touches, transform } from '../content/boxes.ts';
import { boundsOf, isMasked, placeOf } from '../content/drawings.ts';
import { clipTo, colours, NamedTiles, readTile, sparing, usePaint, type Paint } from './tiles.ts';
import { withoutGlyphs } from './without-glyphs.ts';
import { cleanProperties, spoken, withoutWords } from './tags.ts';
import { paintOutside } from './cut-paths.ts';
import { glyphReader } from './glyphs.ts';
import { toOwnPicture } from './inline-picture.ts';
import { isUpright, PathInProgress, paintOperators, pathOperators } from './paths.ts';
import { bytesOf, otherOperators } from './known-operators.ts';
import { initialState, TextCursor, type TextState } from './text-state.ts';

export interface Erased {
  content: Uint8Array<ArrayBuffer>;
  /** The resources of the content, including changes. */
  resources: Dict;
  pictures: CoveredPicture[];
  /** Whether something remains under an area that cannot be cut out. */
  isHard: boolean;
}

const maxDepth = 12;

/** Removes what lies under areas. These and `seen` are in the page's coordinates; `maps` are the predefined CMaps. */
export function eraseContent(
  document: PdfDocument,
  { content, resources }: { content: Uint8Array; resources: Dict },
  areas: readonly Box[],
  maps: ReadonlyMap<string, CodeMap>,
  seen: Box = [-Infinity, -Infinity, Infinity, Infinity],
): Erased {
  const state = { ...initialState(identity), fill: undefined, stroke: undefined, clip: seen };
  return new Eraser({ document, areas, maps }, content, resources, state, 0).run();
}

type State = TextState & Paint;

/** What nested form XObjects share. */
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
  readonly #stack: State[] = [];
  readonly #base: Matrix;
  readonly #tiles = new NamedTiles();
  #pathOperations: Operation[] = [];
  #state: State;
  #lineWidth = 1;
  #isHard = false;
  #names = 0;
  /** The names of XObjects that the remaining content draws. */
  readonly #used = new Set<string>();

  constructor(task: Task, content: Uint8Array, resources: Dict, state: State, depth: number) {
    this.#task = task;
    this.#document = task.document;
    this.#content = content;
    this.#resources = new Map(resources);
    this.#areas = task.areas;
    this.#depth = depth;
    this.#base = state.matrix;
    this.#state = { ...state };
  }

  run(): Erased {
    let inlineStart: number | undefined;
    for (const operation of operators(this.#content)) {
      const { operator, start } = operation;
      if (operator === 'BI') inlineStart = start;
      else if (operator === 'ID') this.#inlinePicture(inlineStart ?? start, operation);
      else if (pathOperators.has(operator)) {
        this.#path.add(operator, operation.operands, this.#state.matrix);
        this.#pathOperations.push(operation);
      } else if (operator === 'W' || operator === 'W*') this.#pathOperations.push(operation);
      else if (paintOperators.has(operator)) this.#paint(operation);
      else if (otherOperators.has(operator)) this.#keep(this.#change(operation) ?? bytesOf(this.#content, operation));
    }
    this.#resources.set('Properties', cleanProperties(this.#document, this.#resources));
    this.#leaveUnused();
    return {
      content: concat(this.#output),
      resources: this.#resources,
      pictures: this.#pictures,
      isHard: this.#isHard,
    };
  }

  #keep(bytes: Uint8Array) {
    if (bytes.length > 0) this.#output.push(bytes, Uint8Array.of(10));
  }

  /** Returns a replacement for an operation, or undefined to keep it. */
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
        if (isMasked(this.#document, this.#named('ExtGState', operands[0]), state.matrix, this.#areas))
          this.#isHard = true;
        if (font !== undefined) this.#setFont(this.#document.dict(font), this.#document.number(size) ?? 0);
        return undefined;
      }
      case 'scn':
      case 'SCN':
        return this.#paintWith(operator === 'scn' ? 'fill' : 'stroke', operands.at(-1));
      case 'Tr':
        // Text that becomes the clipping path.
        if (first >= 4) state.clip = undefined;
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
      default: {
        const painted = colours[operator];
        if (painted) state[painted] = undefined;
        this.#cursor.follow(operation, state);
        return undefined;
      }
    }
  }

  #named(category: string, name: PdfObject | undefined): PdfObject | undefined {
    return name instanceof Name ? this.#document.dict(this.#resources.get(category))?.get(name.value) : undefined;
  }

  #setFont(font: Dict | undefined, size: number) {
    this.#state.size = size;
    this.#state.reader = font && glyphReader(this.#document, font, this.#task.maps);
  }

  #show(shown: PdfObject | undefined, before: string): Uint8Array | undefined {
    const left = withoutGlyphs(shown, this.#state, this.#cursor, this.#areas);
    // The positions of the glyphs are unknown.
    if (!left) this.#isHard = true;
    if (left?.isShown !== false) usePaint(this.#state);
    return left?.operands === undefined ? undefined : fromLatin1(`${before}${left.operands} TJ`);
  }

  #paint(operation: Operation) {
    const { operator } = operation;
    const { matrix } = this.#state;
    const operations = this.#pathOperations;
    const isStroked = /^[sSbB]/.test(operator);
    const margin = isStroked ? (this.#lineWidth * Math.hypot(matrix[0], matrix[1])) / 2 : 0;
    const clip = operations.find((each) => each.operator === 'W' || each.operator === 'W*')?.operator;
    const under = this.#path.under(this.#areas, margin);
    const { box } = this.#path;
    const spared = sparing(operator, this.#state, { ...under, isClip: clip !== undefined, box }, this.#areas);
    if (spared === 'hard') this.#isHard = true;
    else if (spared) this.#keep(fromLatin1(`q ${spared}`));
    if (this.#path.isUnder(this.#areas)) {
      const left = paintOutside(this.#path, operator, clip, this.#areas, matrix);
      if (left === undefined) this.#isHard = true;
      else this.#keep(fromLatin1(left));
    } else for (const each of [...operations, operation]) this.#keep(bytesOf(this.#content, each));
    if (spared && spared !== 'hard') this.#keep(fromLatin1('Q'));
    if (clip) this.#state.clip = clipTo(this.#state.clip, box);
    this.#path.clear();
    this.#pathOperations = [];
  }

  #paintWith(what: 'fill' | 'stroke', name: PdfObject | undefined): undefined {
    const at = this.#output.length;
    const tile = readTile(this.#document, this.#named('Pattern', name), this.#base);
    this.#state[what] = this.#tiles.add(name, tile, () => (this.#output[at] = new Uint8Array()));
  }

  #inlinePicture(start: number, operation: Operation) {
    const box = transform([0, 0, 1, 1], this.#state.matrix);
    if (this.#areas.some((area) => touches(box, area) && contains(area, box))) return;
    const isCut = this.#areas.some((area) => overlap(box, area));
    const picture = isCut && toOwnPicture(this.#document, this.#content, operation, this.#resources);
    const drawn = picture ? this.#drawPicture(this.#document.add(picture)) : undefined;
    if (isCut && !drawn) this.#isHard = true;
    usePaint(this.#state);
    this.#keep(drawn ?? this.#content.subarray(start, operation.end));
  }

  #draw(name: PdfObject | undefined): Uint8Array | undefined {
    const document = this.#document;
    const named = this.#named('XObject', name);
    const stream = document.resolve(named);
    if (!(stream instanceof Stream) || !(name instanceof Name)) return new Uint8Array();
    if (isName(document.resolve(stream.dict.get('Subtype')), 'Image')) return this.#drawPicture(named);
    const matrix = multiply(placeOf(document, stream.dict), this.#state.matrix);
    const box = boundsOf(document, stream.dict, this.#state.matrix);
    const own = document.dict(stream.dict.get('Resources'));
    // A form XObject without resources uses those of this content stream, some of which will be removed.
    if (own && box && !this.#areas.some((area) => overlap(box, area))) {
      usePaint(this.#state);
      return undefined;
    }
    if (this.#depth >= maxDepth) {
      this.#isHard = true;
      return undefined;
    }
    const content = readContent(document, stream);
    const state = { ...this.#state, matrix, clip: clipTo(this.#state.clip, isUpright(matrix) ? box : undefined) };
    const erased = new Eraser(this.#task, content, own ?? this.#resources, state, this.#depth + 1).run();
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
    if (areas.some((area) => contains(area, box))) return new Uint8Array();
    // A stencil mask that is painted with a tiling pattern.
    if (this.#state.fill && this.#document.resolve(this.#document.dict(ref)?.get('ImageMask')) === true)
      this.#isHard = true;
    usePaint(this.#state);
    if (areas.length === 0) return undefined;
    const parts = partsUnder(areas, box, matrix);
    if (!parts || !(ref instanceof Ref)) return new Uint8Array();
    const name = this.#rename(null);
    this.#pictures.push({ name, resources: this.#resources, ref, parts });
    return fromLatin1(`/${name} Do`);
  }

  /** Adds an XObject, which replaces another from here on, to the resources under a new name. */
  #rename(ref: Ref | null): string {
    const name = `StayputErased${this.#depth}x${this.#names++}`;
    const known = this.#document.dict(this.#resources.get('XObject'));
    this.#resources.set('XObject', new Map(known).set(name, ref));
    this.#used.add(name);
    return name;
  }

  /** Removes unused XObjects and patterns: they must not stay in the file merely because they have a name. */
  #leaveUnused() {
    const known = this.#document.dict(this.#resources.get('XObject'));
    if (known) this.#resources.set('XObject', new Map([...known].filter(([name]) => this.#used.has(name))));
    const patterns = this.#document.dict(this.#resources.get('Pattern'));
    if (patterns) this.#resources.set('Pattern', this.#tiles.left(this.#document, patterns));
  }
}
