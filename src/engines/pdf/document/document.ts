import { JobError } from '#errors/errors.ts';
import { objectCost, spend } from './budget.ts';
import { toLatin1 } from '#containers/bytes.ts';
import { Entries, readCrossReference, type Entry } from './cross-reference.ts';
import { takeCryptFilter } from '../crypt/crypt-filter.ts';
import type { Security } from '../crypt/security.ts';
import { readIndirectObject, startOfObject } from './indirect-object.ts';
import { Encrypted, Malformed, orWhenMalformed } from './malformed.ts';
import { isDict, Name, PdfString, Ref, Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import { ObjectStreams } from './object-stream.ts';
import { collectPages, hasEmptyTree, loosePages, type Page } from './page-tree.ts';
import { madeUpTrailer, scan, trailerAt, type Found } from './recovery.ts';
import type { Source } from '#containers/pdf/byte-source.ts';
import type { Resolver } from './resolver.ts';
import type { TokenReader, Tokens } from './tokens.ts';

/**
 * The most references that are followed in a row. A reference to a reference is invalid, and a cycle would never end.
 */
const maxReferences = 16;
/** Added objects have numbers from here on: no file may use these (ISO 32000-2, C.2). */
const madeUpNumber = 2 ** 31;

const latestVersion = 2;

/** The objects of a file, each read on first use. */
export class PdfDocument implements Resolver {
  readonly source: Source;
  /** A number such as 1.7: the version of the header or the catalog, whichever is later. */
  readonly version: number;
  trailer: Dict = new Map();
  /** Whether the cross-reference table was unusable, so that the file was scanned for objects. */
  isRecovered = false;
  /** Whether pages were collected without a page tree, because no tree leads to them. */
  hasLoosePages = false;
  /** The number of faults in the cross-reference sections and the trailer. */
  crossReferenceFaults = 0;
  /** The numbers of the objects that should exist but could not be read. */
  readonly lost = new Set<number>();
  /** The numbers of requested attachments that are encrypted with a password that was not given. */
  readonly locked = new Set<number>();
  readonly #base: number;
  readonly #password: string;
  readonly #securityType: typeof Security | undefined;
  #security: Security | undefined;
  #entries = new Entries();
  readonly #objects = new Map<number, PdfObject>();
  readonly #kept = new Set<number>();
  readonly #objectStreams = new ObjectStreams(this);
  #found: Found | undefined;
  #added = 0;
  #pages: Page[] | undefined;
  readonly #resolve = (object: PdfObject | undefined): PdfObject => this.resolve(object);

  /**
   * @param password the user or owner password. Many encrypted files open without one.
   * @param securityType what decrypts files. It is large, and few files need it.
   * @throws {Encrypted} if the file needs it.
   * @throws {JobError} `encrypted`, `wrong-password` or `unknown-lock` when the password does not open the file.
   */
  constructor(source: Source, password = '', securityType?: typeof Security) {
    this.source = source;
    this.#password = password;
    this.#securityType = securityType;
    const head = toLatin1(source.read(0, 4096));
    const header = /%PDF-(\d\.\d)?/.exec(head);
    this.#base = header?.index ?? 0;
    orWhenMalformed(
      () => this.#open(),
      () => this.#recover(),
    );
    const later = this.resolve(this.catalog.get('Version'));
    const versions = [Number(header?.[1] ?? 1.4), later instanceof Name ? Number(later.value) || 0 : 0];
    this.version = Math.min(latestVersion, Math.max(...versions));
  }

  get catalog(): Dict {
    return this.dict(this.trailer.get('Root')) ?? new Map();
  }

  /** All pages in order, with their inherited attributes. @throws {JobError} `no-pages` */
  get pages(): Page[] {
    if (this.#pages) return this.#pages;
    let pages = collectPages(this);
    if (!pages && !this.isRecovered) {
      // The page tree leads to missing objects.
      const kept = { entries: this.#entries, trailer: this.trailer };
      pages = orWhenMalformed(
        () => {
          this.#recover();
          return collectPages(this);
        },
        () => {
          this.#entries = kept.entries;
          this.trailer = kept.trailer;
          return undefined;
        },
      );
    }
    this.hasLoosePages = !pages;
    pages ??= loosePages(this, this.#entries.numbers());
    if (pages.length === 0)
      throw hasEmptyTree(this) ? new JobError('no-pages', {}) : new Malformed('There are no pages');
    return (this.#pages = pages);
  }

  /** Follows a reference to its object; null if there is none. */
  resolve(object: PdfObject | undefined): PdfObject {
    let resolved = object;
    for (let count = 0; resolved instanceof Ref && count < maxReferences; count++) resolved = this.get(resolved.number);
    return resolved instanceof Ref ? null : (resolved ?? null);
  }

  /** Returns a dictionary, or the dictionary of a stream. */
  dict(object: PdfObject | undefined): Dict | undefined {
    const resolved = this.resolve(object);
    if (resolved instanceof Stream) return resolved.dict;
    return isDict(resolved) ? resolved : undefined;
  }

  array(object: PdfObject | undefined): PdfObject[] {
    const resolved = this.resolve(object);
    return Array.isArray(resolved) ? resolved : [];
  }

  number(object: PdfObject | undefined): number | undefined {
    const resolved = this.resolve(object);
    return typeof resolved === 'number' ? resolved : undefined;
  }

  string(object: PdfObject | undefined): PdfString | undefined {
    const resolved = this.resolve(object);
    return resolved instanceof PdfString ? resolved : undefined;
  }

  name(object: PdfObject | undefined): string | undefined {
    const resolved = this.resolve(object);
    return resolved instanceof Name ? resolved.value : undefined;
  }

  get(number: number): PdfObject {
    const known = this.#objects.get(number);
    if (known !== undefined) return known;
    // An object that depends on itself reads as null.
    this.#objects.set(number, null);
    const object = this.#load(number);
    this.#objects.set(number, object);
    return object;
  }

  /**
   * Returns an object as tokens, or undefined if it has to be parsed: an object that `get` returned may have been
   * changed, and the strings of encrypted files need decrypting.
   */
  tokens(number: number, reader: TokenReader): Tokens | undefined {
    if (this.#security || this.#objects.has(number)) return undefined;
    return orWhenMalformed(
      () => this.#readTokens(number, reader),
      () => undefined,
    );
  }

  #readTokens(number: number, reader: TokenReader): Tokens | undefined {
    const offset = this.#entries.offset(number);
    if (offset === undefined) {
      const entry = this.#entries.get(number);
      if (!entry || !('container' in entry)) return undefined;
      return this.#objectStreams.get(entry.container).tokens(number, entry.index, reader);
    }
    const { bytes } = this.source;
    const start = bytes && startOfObject(bytes, offset, number);
    if (!bytes || start === undefined) return undefined;
    const tokens = reader.read(bytes, start, true);
    spend(this.source, objectCost + reader.reached - start);
    return tokens;
  }

  /** Returns where an object is, or undefined for free objects and unknown numbers. */
  placeOf(number: number): Entry {
    return this.#entries.get(number);
  }

  /** Adds a new object, which is written with the document. */
  add(object: PdfObject): Ref {
    const number = madeUpNumber + ++this.#added;
    this.#objects.set(number, object);
    return new Ref(number);
  }

  /** Releases an object from memory. `get` reads it again. */
  forget(number: number) {
    if (number < madeUpNumber && !this.#kept.has(number)) this.#objects.delete(number);
  }

  /** Keeps a changed object in memory, since reading it again would lose the change. */
  keep(object: PdfObject) {
    if (object instanceof Ref) this.#kept.add(object.number);
  }

  #load(number: number): PdfObject {
    const entry = this.#entries.get(number);
    if (!entry) return null;
    return orWhenMalformed(
      () => this.#read(number, entry),
      () => {
        const other = this.isRecovered ? undefined : this.#scan().entries.get(number);
        if (!other) return this.#lose(number);
        return orWhenMalformed(
          () => this.#read(number, other),
          () => this.#lose(number),
        );
      },
    );
  }

  #lose(number: number): null {
    this.lost.add(number);
    return null;
  }

  #read(number: number, entry: NonNullable<Entry>): PdfObject {
    if ('container' in entry) return this.#objectStreams.get(entry.container).object(number, entry.index);
    const found = readIndirectObject(this.source, entry.offset, this.#resolve);
    if (found.number !== number) throw new Malformed(`Object ${found.number} is where ${number} should be`);
    const { object, generation } = found;
    // Readers would not decrypt this stream if it were written to an encrypted file.
    if (!this.#security && object instanceof Stream) takeCryptFilter(object.dict, this);
    const plain = this.#security ? this.#security.decrypt(object, number, generation, this) : object;
    if (plain === undefined) this.locked.add(number);
    return plain ?? null;
  }

  /** Whether the file is encrypted, although it was opened. */
  get isEncrypted(): boolean {
    return this.#security !== undefined;
  }

  #unlock(trailer: Dict | undefined) {
    this.#security = undefined;
    const encryption = this.dict(trailer?.get('Encrypt'));
    if (!encryption) return;
    if (!this.#securityType) throw new Encrypted();
    this.#security = new this.#securityType(this, encryption, trailer?.get('ID'), this.#password);
    // Objects read up to this point were not decrypted.
    this.#objects.clear();
  }

  #open() {
    const { source } = this;
    const tail = toLatin1(source.read(source.size - 2048, source.size));
    const startxref = /^startxref\s+(\d+)/.exec(tail.slice(Math.max(0, tail.lastIndexOf('startxref'))));
    if (!startxref) throw new Malformed('The file does not say where its cross-reference is');
    const { entries, trailer, faults } = readCrossReference(source, Number(startxref[1]), this.#base);
    this.#entries = entries;
    this.crossReferenceFaults = faults;
    source.expect?.(entries.offsets());
    this.trailer = trailer;
    this.#unlock(trailer);
    if (!this.dict(this.catalog.get('Pages'))) throw new Malformed('There is no page tree');
  }

  #scan(): Found {
    return (this.#found ??= scan(this.source));
  }

  #recover() {
    const { entries, trailers, objectStreams, encryption } = this.#scan();
    this.isRecovered = true;
    this.#entries = new Entries();
    this.#entries.addAll(entries);
    this.#objects.clear();
    this.#objectStreams.clear();
    const candidates = trailers.map((trailer) =>
      'offset' in trailer ? trailerAt(this.source, trailer.offset) : trailer,
    );
    const encrypted = candidates.findLast((trailer) => trailer.has('Encrypt'));
    // If the trailer with its encryption dictionary were missed, an encrypted file would read as noise.
    this.#unlock(encrypted ?? (encryption === undefined ? undefined : new Map([['Encrypt', new Ref(encryption)]])));
    for (const number of objectStreams) {
      orWhenMalformed(
        () => {
          for (const [index, contained] of this.#objectStreams.get(number).numbers.entries()) {
            this.#entries.add(contained, { container: number, index });
          }
        },
        () => undefined,
      );
    }
    this.#objects.clear();
    const usable = (trailer: Dict) => this.dict(this.dict(trailer.get('Root'))?.get('Pages')) !== undefined;
    this.trailer =
      candidates.findLast(usable) ??
      madeUpTrailer(
        this.#entries.numbers(),
        (number) => this.get(number),
        (object) => this.add(object),
      );
  }
}
