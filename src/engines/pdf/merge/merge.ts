import type { XfaKind } from '../forms/xfa.ts';
import { md5 } from '@noble/hashes/legacy.js';
import { fromLatin1, toLatin1 } from '#containers/bytes.ts';
import { Copier, type Pick, type Place } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, PdfString, Ref, dictOf, type Dict } from '#containers/pdf/objects.ts';
import { shortOf, type Short, type Page } from '../document/page-tree.ts';
import type { Written } from '../results/output-file.ts';
import { SameObjects } from '../copy/dedupe.ts';
import { Writer } from '#containers/pdf/writer.ts';
import { addActionRules } from './actions.ts';
import { CatalogEntries } from './catalog-entries.ts';
import { Destinations } from './destinations.ts';
import { Forms } from './forms.ts';
import { Names } from './names.ts';
import { OptionalContent } from './optional-content.ts';
import { OutputIntents } from './output-intents.ts';
import { Outlines } from './outlines.ts';
import { PageLabels } from './page-labels.ts';
import { PageTree } from '../copy/page-tree-writer.ts';
import type { Part } from './part.ts';
import { addResourceRules } from './resources.ts';
import { Structure } from './structure.ts';

export interface Merged extends Written {
  /** How many signatures were removed. */
  signatures: number;
  /** How many fields were renamed. */
  renamedFields: number;
  /** The kind of an XFA form that was removed. */
  xfa: XfaKind | undefined;
  /** How many attachments were removed. */
  attachments: number;
  /** How many articles were removed. */
  articles: number;
  /** Whether some pages have other output intents than the first document. */
  hasOtherIntents: boolean;
  /** Whether private data of programs was removed. */
  hasProgramData: boolean;
  /** The standards that the first document claims to follow. */
  standards: string[];
  /** Whether a portfolio's view of its files was removed. */
  hadPortfolio: boolean;
  /** The sums over all incomplete documents. */
  short: Short;
}

/** The first version with object streams and cross-reference streams. */
const oldestVersion = 1.5;

interface MergeOptions {
  /**
   * Whether to keep what belongs to a document but not to a page, such as attached files and outline items that lead
   * elsewhere. Default true.
   */
  keepsRest?: boolean;
  /** Whether each document begins on the front of a sheet, if necessary after a blank page. Default false. */
  startsOnFront?: boolean;
}

/** A page to include, from any of the documents. */
export interface WantedPage {
  document: PdfDocument;
  /** The page index. */
  page: number;
  /** Additional rotation, in degrees clockwise. */
  angle: number;
}

/** Merges pages of several documents with everything that belongs to them. */
export class Merge {
  readonly #writer = new Writer();
  readonly #same = new SameObjects();
  readonly #pageTree = new PageTree(this.#writer);
  readonly #destinations = new Destinations();
  readonly #forms: Forms;
  readonly #entries: CatalogEntries;
  readonly #outputIntents = new OutputIntents();
  readonly #names: Names;
  readonly #parts: Part[];
  readonly #startsOnFront: boolean;
  #version = 0;
  #documents = 0;
  #lockedAttachments = 0;
  readonly #short: Short = { stated: 0, found: 0 };
  #id = '';
  /** The page that was written last. */
  #last: { document: PdfDocument; page: Page } | undefined;

  constructor({ keepsRest = true, startsOnFront = false }: MergeOptions = {}) {
    this.#startsOnFront = startsOnFront;
    this.#entries = new CatalogEntries(this.#destinations, keepsRest);
    this.#forms = new Forms(this.#writer, keepsRest);
    this.#names = new Names(this.#writer, this.#destinations, keepsRest);
    this.#parts = [
      this.#entries,
      this.#destinations,
      new Outlines(this.#writer, keepsRest),
      this.#names,
      this.#forms,
      new PageLabels(this.#writer),
      new Structure(this.#writer),
      new OptionalContent(),
      this.#outputIntents,
    ];
  }

  /**
   * Adds all pages of a document.
   *
   * @param onPage called after each page.
   */
  add(document: PdfDocument, onPage?: () => void) {
    const pages = document.pages.map((_, page) => ({ document, page, angle: 0 }));
    this.arrange(pages, onPage);
  }

  /** Adds pages in this order, from any of the documents. Repeated pages become independent. */
  arrange(wanted: readonly WantedPage[], onPage: () => void = () => undefined) {
    for (const { copier, place, isLast } of this.#plan(wanted)) {
      if (this.#pageTree.count < place.position && this.#last)
        this.#pageTree.addBlank(this.#last.document, this.#last.page);
      this.#pageTree.add(copier, place);
      this.#last = { document: copier.document, page: place.dict };
      copier.drain();
      onPage();
      if (isLast) this.#complete(copier);
    }
  }

  /** Assigns pages to copiers. A copier copies a page only once, since its annotations cannot be on two pages. */
  *#plan(wanted: readonly WantedPage[]): Iterable<{ copier: Copier; place: Place; isLast: boolean }> {
    const runs = runsOf(wanted, this.#positionsOf(wanted));
    const copiers = new Map<Run, { copier: Copier; next: number }>();
    for (const run of runs) {
      let known = copiers.get(run);
      if (!known) {
        const first = run.repeats && copiers.get(run.repeats)?.copier;
        copiers.set(run, (known = { copier: this.#begin(run, first), next: 0 }));
      }
      const place = known.copier.places[known.next++];
      if (place) yield { copier: known.copier, place, isLast: known.next === run.picks.length };
    }
  }

  /** Returns the position of each page, including blank pages before them. */
  #positionsOf(wanted: readonly WantedPage[]): number[] {
    let next = this.#pageTree.count;
    let before = this.#last?.document;
    return wanted.map(({ document }) => {
      const isOnBack = before !== undefined && before !== document && next % 2 === 1;
      if (this.#startsOnFront && isOnBack) next++;
      before = document;
      return next++;
    });
  }

  #begin({ document, picks }: Run, first: Copier | undefined): Copier {
    const copier = new Copier(document, this.#writer, this.#same, { index: this.#documents++, picks, first });
    for (const part of this.#parts) part.prepare?.(copier);
    addResourceRules(copier);
    addActionRules(copier, { destinations: this.#destinations, names: this.#names, entries: this.#entries });
    return copier;
  }

  #complete(copier: Copier) {
    const { document } = copier;
    for (const part of this.#parts) part.add(copier);
    copier.drain();
    this.#version = Math.max(this.#version, document.version);
    if (!copier.first) this.#lockedAttachments += document.locked.size;
    if (!copier.first) {
      const { stated, found } = shortOf(document);
      this.#short.stated += stated;
      this.#short.found += found;
    }
    this.#id += `${document.source.size} ${identifierOf(document)} ${copier.places.map(({ page }) => page).join()} `;
  }

  async finish(): Promise<Merged> {
    const catalog = dictOf({ Type: new Name('Catalog') });
    catalog.set('Pages', this.#pageTree.finish());
    for (const part of this.#parts) part.finish(catalog);
    const trailer: Dict = new Map([['Root', this.#writer.add(catalog)]]);
    const { info } = this.#entries;
    if (info !== null) trailer.set('Info', info instanceof Ref ? info : this.#writer.add(info));
    // The same files in the same order yield the same identifier.
    const id = PdfString.fromBytes(toLatin1(md5(fromLatin1(this.#id))));
    trailer.set('ID', [id, id]);
    return {
      data: await this.#writer.finish(Math.max(this.#version, this.#entries.isPlain ? 0 : oldestVersion), trailer),
      pages: this.#pageTree.count,
      signatures: this.#forms.signatures.count,
      renamedFields: this.#forms.renamed,
      xfa: this.#forms.xfa,
      attachments: this.#names.attachments + this.#lockedAttachments,
      articles: this.#entries.articles,
      hasOtherIntents: this.#outputIntents.differ,
      hasProgramData: this.#entries.hasProgramData,
      standards: this.#entries.standards,
      hadPortfolio: this.#entries.hadPortfolio,
      short: this.#short,
    };
  }
}

const identifierOf = (document: PdfDocument): string =>
  document.string(document.array(document.trailer.get('ID'))[0])?.bytes ?? '';

/** Pages of one document without repetition. */
interface Run {
  document: PdfDocument;
  picks: Pick[];
  /** The run that already contains all of these pages. */
  repeats: Run | undefined;
}

/** Returns the run of each page. Each repetition of a page belongs to another run. */
function runsOf(wanted: readonly WantedPage[], positions: readonly number[]): Run[] {
  const runs = new Map<PdfDocument, Run[]>();
  const times = new Map<PdfDocument, Map<number, number>>();
  return wanted.map(({ document, page, angle }, index) => {
    const ofPage = times.get(document) ?? new Map<number, number>();
    const ofDocument = runs.get(document) ?? [];
    times.set(document, ofPage);
    runs.set(document, ofDocument);
    const time = ofPage.get(page) ?? 0;
    ofPage.set(page, time + 1);
    const run = (ofDocument[time] ??= { document, picks: [], repeats: ofDocument[0] });
    run.picks.push({ page, position: positions[index] ?? 0, angle });
    return run;
  });
}
