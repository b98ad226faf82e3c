import { ByteBuffer } from '#containers/pdf/byte-buffer.ts';
import { toLatin1 } from '#containers/bytes.ts';
import { placesOfPages } from './destination-pages.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Page } from '../document/page-tree.ts';
import { isDict, Name, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { Selection } from './selection.ts';
import type { SameObjects } from './dedupe.ts';
import { serialize, type Translation } from '#containers/pdf/serialize.ts';
import { TokenReader, wordsOf, writeTokens, type Tokens } from '../document/tokens.ts';
import type { Writer } from '#containers/pdf/writer.ts';

/** Decides what a dictionary's value becomes. Undefined removes the key. */
export type Rule = (value: PdfObject, dict: Dict) => PdfObject | undefined;

/** A page to copy, and where it goes. */
export interface Pick {
  /** The page index in the document. */
  page: number;
  /** The page index in the output. */
  position: number;
  /** Additional rotation, in degrees clockwise. */
  angle: number;
}

export interface Place extends Pick {
  dict: Page;
  ref: Ref;
}

const allPages = (document: PdfDocument): Pick[] =>
  document.pages.map((_, page) => ({ page, position: page, angle: 0 }));

/** How deeply streams may refer to streams while they are compared with those of other files. */
const maxStreamDepth = 16;

interface Waiting {
  number: number;
  object: PdfObject | Tokens;
  ref: Ref;
}

const areTokens = (object: PdfObject | Tokens): object is Tokens =>
  object !== null && typeof object === 'object' && 'chunk' in object;

/** Above this many waiting objects, all of which are in memory, the latest are written first. */
const maxWaiting = 4096;

/** What a copier copies. */
interface Origin {
  /** How many documents were copied before this one. Default 0. */
  index?: number;
  /** The pages to copy, in order. Default all. */
  picks?: readonly Pick[];
  /** The copier that copied this document before. */
  first?: Copier | undefined;
}

/** Copies objects of a document, with everything they refer to, and renumbers them. */
export class Copier implements Translation {
  readonly document: PdfDocument;
  readonly writer: Writer;
  /** How many documents were copied before this one. */
  readonly index: number;
  /** An earlier copier of the same document. It copied document-level objects, and links may lead to its pages. */
  readonly first: Copier | undefined;
  /** The pages to copy, in order. */
  readonly places: readonly Place[];
  /** Undefined when all pages are copied. */
  readonly selection: Selection | undefined;
  /** Returns a replacement for an object's stream, or undefined to keep it. */
  replace: ((number: number, stream: Stream) => Stream | undefined) | undefined;
  /** Entries for all pages that do not have them. */
  readonly ofPages: Dict = new Map();
  /** Rules for keys whose values cannot be copied unchanged. */
  readonly rules = new Map<string, Rule>();
  readonly #same: SameObjects;
  /** By object number in the document; null for objects that are left out of the output. */
  readonly #refs = new Map<number, Ref | null>();
  /** By page index in the document. */
  readonly #pageRefs = new Map<number, Ref>();
  readonly #shared = new Map<PdfObject, Ref>();
  #waiting: Waiting[] = [];
  /** The index of the first one that still waits. */
  #firstWaiting = 0;
  /** A reader for the keys of the rules, and how many rules there were. */
  #reader: { tokens: TokenReader; rules: number } | undefined;
  readonly #key = new ByteBuffer();
  #streamDepth = 0;

  constructor(
    document: PdfDocument,
    writer: Writer,
    same: SameObjects,
    { index = 0, picks = allPages(document), first }: Origin = {},
  ) {
    this.first = first;
    this.document = document;
    this.writer = writer;
    this.index = index;
    this.#same = same;
    this.places = picks.flatMap((pick) => {
      const page = document.pages[pick.page];
      if (!page) return [];
      const ref = writer.allocate();
      // The second occurrence of a page in the tree becomes a page of its own.
      if (page.number !== undefined && !this.#refs.has(page.number)) this.#refs.set(page.number, ref);
      this.#pageRefs.set(pick.page, ref);
      return { ...pick, dict: page, ref };
    });
    if (this.places.length === document.pages.length) return;
    const pages = new Set(picks.map(({ page }) => page));
    this.selection = new Selection(document, pages, new Set([...pages, ...(first?.selectedPages ?? [])]));
  }

  /** The copied pages, by index in the document. */
  get selectedPages(): Set<number> {
    return new Set(this.places.map(({ page }) => page));
  }

  /** Returns the output reference of a page, by its index in the document. */
  pageRef(page: number): Ref | undefined {
    return this.#pageRefs.get(page) ?? this.first?.pageRef(page);
  }

  /** Returns the index in the output of a page, by its index in the document. */
  positionOf(page: number): number | undefined {
    return this.places.find((place) => place.page === page)?.position ?? this.first?.positionOf(page);
  }

  isCopied(object: PdfObject): boolean {
    return object instanceof Ref && this.#known(object.number) instanceof Ref;
  }

  /** Redirects references to an object of the document to an object of the output. */
  redirect(object: PdfObject | undefined, ref: Ref) {
    if (object instanceof Ref) this.#refs.set(object.number, ref);
  }

  copy(object: PdfObject): PdfObject {
    if (object instanceof Ref) return this.copyRef(object);
    if (Array.isArray(object)) return object.map((item) => this.copy(item));
    if (isDict(object)) return this.copyDict(object);
    if (object instanceof Stream) return this.copyStream(object, this.copyDict(object.dict));
    return object;
  }

  /** Returns the reference in the output; null if the object is missing or left out. */
  copyRef({ number }: Ref): Ref | null {
    return this.#copyNumber(number);
  }

  /**
   * Returns the output reference of an object once it is decided. Pages that this copier does not copy may come from an
   * earlier one.
   */
  #known(number: number): Ref | null | undefined {
    const known = this.#refs.get(number);
    if (known !== undefined || !this.selection) return known;
    const page = placesOfPages(this.document).get(number);
    return page === undefined ? undefined : (this.first?.pageRef(page) ?? null);
  }

  /** Copies the object with a number, as `copyRef` does. */
  readonly #copyNumber = (number: number): Ref | null => {
    const known = this.#known(number);
    if (known !== undefined) return known;
    const taken = this.#takeOver(number);
    if (taken) return taken;
    const found = this.document.resolve(new Ref(number));
    if (found === null || isLeftBehind(found) || this.#isLocked(found) || this.selection?.leaves(number, found)) {
      this.#refs.set(number, null);
      return null;
    }
    const pruned = this.selection ? this.selection.prune(number, found) : found;
    const object = pruned instanceof Stream ? (this.replace?.(number, pruned) ?? pruned) : pruned;
    const ref = this.writer.allocate();
    this.#refs.set(number, ref);
    if (!(object instanceof Stream) || this.#streamDepth >= maxStreamDepth) {
      this.#waiting.push({ number, object, ref });
      return ref;
    }
    this.#streamDepth++;
    const copied = this.copyStream(object, this.copyDict(object.dict));
    this.#streamDepth--;
    this.#key.length = 0;
    serialize(copied.dict, this.#key);
    const same = this.#same.stream(object, toLatin1(this.#key.written()), ref);
    if (same === ref) this.writer.write(ref, copied);
    this.#refs.set(number, same);
    this.document.forget(number);
    return same;
  };

  /** Queues an object as tokens, or finds an identical one that was written. Undefined if the object must be parsed. */
  #takeOver(number: number): Ref | undefined {
    // Objects must be parsed to find out whether they belong to other pages.
    if (this.selection) return undefined;
    if (this.#reader?.rules !== this.rules.size) {
      this.#reader = { tokens: new TokenReader(this.rules.keys()), rules: this.rules.size };
    }
    const tokens = this.document.tokens(number, this.#reader.tokens);
    if (!tokens) return undefined;
    const words = tokens.isAttributes ? toLatin1(wordsOf(tokens)) : undefined;
    const same = words === undefined ? undefined : this.#same.attributes(words);
    const ref = same ?? this.writer.allocate();
    this.#refs.set(number, ref);
    if (same) this.#reader.tokens.drop(tokens);
    else this.#waiting.push({ number, object: tokens, ref });
    if (words !== undefined && !same) this.#same.addAttributes(words, ref);
    return ref;
  }

  /** Whether this is a file specification whose file cannot be decrypted. */
  #isLocked(object: PdfObject): boolean {
    const files = isDict(object) ? object.get('EF') : undefined;
    if (files === undefined) return false;
    const entries = this.document.dict(files)?.values() ?? [];
    const numbers = [...entries].flatMap((file) => (file instanceof Ref ? file.number : []));
    // Reading a file reveals whether it can be decrypted.
    for (const number of numbers) this.document.get(number);
    return numbers.length > 0 && numbers.every((number) => this.document.locked.has(number));
  }

  copyDict(dict: Dict, leaveOut?: ReadonlySet<string>): Dict {
    const copied: Dict = new Map();
    for (const [key, value] of dict) {
      if (leaveOut?.has(key)) continue;
      const rule = this.rules.get(key);
      const copy = rule ? rule(value, dict) : this.copy(value);
      if (copy !== undefined && (copy !== null || value === null)) copied.set(key, copy);
    }
    return copied;
  }

  copyStream(stream: Stream, dict: Dict): Stream {
    dict.delete('Length');
    return new Stream(dict, stream.source, stream.start, stream.end, stream.decrypt);
  }

  /** Writes an object with several parents only once. */
  share(object: PdfObject): Ref {
    let ref = this.#shared.get(object);
    if (!ref) {
      ref = this.writer.add(this.copy(object));
      this.#shared.set(object, ref);
    }
    return ref;
  }

  /** Writes every object that copied objects refer to. */
  drain() {
    for (let next = this.#nextWaiting(); next; next = this.#nextWaiting()) {
      const { ref, object, number } = next;
      if (areTokens(object)) this.#writeTokens(ref, object, number);
      else if (object instanceof Stream) this.writer.write(ref, this.copy(object));
      else this.writer.write(ref, object, this);
      // Later references use its new number.
      this.document.forget(next.number);
    }
  }

  #writeTokens(ref: Ref, tokens: Tokens, number: number) {
    this.writer.put(ref, (buffer) => {
      const isWritten = writeTokens(tokens, buffer, this.#copyNumber);
      if (!isWritten) serialize(this.document.get(number), buffer, this);
    });
  }

  /**
   * Takes objects in the order of their numbers, which compresses best. If too many wait, takes the latest first, so
   * that fewer are added.
   */
  #nextWaiting(): Waiting | undefined {
    const count = this.#waiting.length - this.#firstWaiting;
    if (count > maxWaiting) return this.#waiting.pop();
    if (this.#firstWaiting > maxWaiting || count === 0) {
      this.#waiting = this.#waiting.slice(this.#firstWaiting);
      this.#firstWaiting = 0;
    }
    return count === 0 ? undefined : this.#waiting[this.#firstWaiting++];
  }
}

/**
 * Whether an object is left out: the output has its own catalog and page tree, and pages outside the tree are never
 * shown.
 */
function isLeftBehind(object: PdfObject): boolean {
  const type = isDict(object) ? object.get('Type') : undefined;
  if (!isDict(object) || !(type instanceof Name)) return false;
  return type.value === 'Page' || type.value === 'Catalog' || (type.value === 'Pages' && object.has('Kids'));
}
