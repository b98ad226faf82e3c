import { JobError } from '../../../errors/errors.ts';
import { objectCost, spend } from './budget.ts';
import { toLatin1 } from '../../../containers/bytes.ts';
import { Entries, readCrossReference, type Entry } from './cross-reference.ts';
import { Security, takeCryptFilter } from '../crypt/security.ts';
import { readIndirectObject, startOfObject } from './indirect-object.ts';
import { Malformed, orWhenMalformed } from './malformed.ts';
import { isDict, Name, PdfString, Ref, Stream, type Dict, type PdfObject } from '../../../containers/pdf/objects.ts';
import { ObjectStreams } from './object-stream.ts';
import { collectPages, hasEmptyTree, loosePages, type Page } from './page-tree.ts';
import { findRoot, scan, trailerAt, type Found } from './recovery.ts';
import type { Source } from '../../../containers/pdf/byte-source.ts';
import type { Resolver } from './resolver.ts';
import type { TokenReader, Tokens } from './tokens.ts';

/** A reference to a reference is not allowed; where they stand in a circle, this ends it. */
const maxReferences = 16;
/** From here on are the numbers of objects that are added, and of a catalog that we had to make up: above all that files may use (ISO 32000-2, C.2). */
const madeUpNumber = 2 ** 31;

const latestVersion = 2;

/** A file's objects, each read when it is asked for. */
export class PdfDocument implements Resolver {
  readonly source: Source;
  /** As 1.7; the header's or the catalog's, whichever is later. */
  readonly version: number;
  trailer: Dict = new Map();
  /** Whether the cross-reference was of no use, and objects were searched for. */
  isRecovered = false;
  /** Whether pages were searched for, because no tree leads to them. */
  hasLoosePages = false;
  /** How much of its cross-reference and trailer is not as it should be. */
  crossReferenceFaults = 0;
  /** The numbers of objects that should be there, and could not be read. */
  readonly lost = new Set<number>();
  /** The numbers of attached files that were asked for, and are locked with a password that was not given. */
  readonly locked = new Set<number>();
  readonly #base: number;
  readonly #password: string;
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
   * @param password the user's or the owner's; many files are encrypted and open without one.
   * @throws {JobError} `encrypted`, `wrong-password` or `unknown-lock` when that does not open it.
   */
  constructor(source: Source, password = '') {
    this.source = source;
    this.#password = password;
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

  /** In their order, with what they inherit. @throws {JobError} `no-pages` */
  get pages(): Page[] {
    if (this.#pages) return this.#pages;
    let pages = collectPages(this);
    if (!pages && !this.isRecovered) {
      // The tree leads to nothing where there should be pages.
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

  /** The object that a reference leads to; null when there is none. */
  resolve(object: PdfObject | undefined): PdfObject {
    let resolved = object;
    for (let count = 0; resolved instanceof Ref && count < maxReferences; count++) resolved = this.get(resolved.number);
    return resolved instanceof Ref ? null : (resolved ?? null);
  }

  /** A dictionary, or that of a stream. */
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
    // An object that needs itself to be read reads as null.
    this.#objects.set(number, null);
    const object = this.#load(number);
    this.#objects.set(number, object);
    return object;
  }

  /**
   * An object token by token; undefined where it has to be built. What `get` gave may have been changed, and encrypted
   * files have other strings.
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

  /** Where an object is; undefined for free ones, and where there is none. */
  placeOf(number: number): Entry {
    return this.#entries.get(number);
  }

  /** Gives the document a new object, to be written with it. */
  add(object: PdfObject): Ref {
    const number = madeUpNumber + ++this.#added;
    this.#objects.set(number, object);
    return new Ref(number);
  }

  /** Lets go of an object's memory; `get` would read it again. */
  forget(number: number) {
    if (number < madeUpNumber && !this.#kept.has(number)) this.#objects.delete(number);
  }

  /** Keeps in memory what was changed: it could not be read again. */
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
    // It would keep readers from decrypting the stream where all is encrypted anew.
    if (!this.#security && object instanceof Stream) takeCryptFilter(object.dict, this);
    const plain = this.#security ? this.#security.decrypt(object, number, generation, this) : object;
    if (plain === undefined) this.locked.add(number);
    return plain ?? null;
  }

  /** Whether it is encrypted; it was opened all the same. */
  get isEncrypted(): boolean {
    return this.#security !== undefined;
  }

  #unlock(trailer: Dict | undefined) {
    this.#security = undefined;
    const encryption = this.dict(trailer?.get('Encrypt'));
    if (!encryption) return;
    this.#security = new Security(this, encryption, trailer?.get('ID'), this.#password);
    // What was read on the way was read as it stands.
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
    // Without the trailer that tells of it, an encrypted file would be read as noise.
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
    this.trailer = candidates.findLast(usable) ?? this.#madeUpTrailer();
  }

  /** For files whose trailer is lost: the catalog may be there, or at least the page tree's root. */
  #madeUpTrailer(): Dict {
    const { root, tree } = findRoot(this.#entries.numbers(), (number) => this.get(number));
    if (root !== undefined) return new Map([['Root', new Ref(root)]]);
    const catalog: Dict = new Map([['Type', new Name('Catalog')]]);
    if (tree !== undefined) catalog.set('Pages', new Ref(tree));
    this.#objects.set(madeUpNumber, catalog);
    return new Map([['Root', new Ref(madeUpNumber)]]);
  }
}
