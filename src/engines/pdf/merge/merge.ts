import type { XfaKind } from '../forms/xfa.ts';
import { md5 } from '@noble/hashes/legacy.js';
import { fromLatin1, toLatin1 } from '../../../containers/bytes.ts';
import { Copier, type Pick, type Place } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { Name, PdfString, Ref, type Dict, type PdfObject } from '../../../containers/pdf/objects.ts';
import { shortOf, type Short, type Page } from '../document/page-tree.ts';
import type { Written } from '../results/output-file.ts';
import { SameObjects } from '../copy/dedupe.ts';
import { Writer } from '../../../containers/pdf/writer.ts';
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
  /** How many signatures are left out. */
  signatures: number;
  /** How many fields have another name. */
  renamedFields: number;
  /** Whether an XFA form is left out. */
  xfa: XfaKind | undefined;
  /** How many attachments are left out. */
  attachments: number;
  /** How many articles are left out. */
  articles: number;
  /** Whether pages were made for other devices than the first document says. */
  hasOtherIntents: boolean;
  /** Whether data of programs is left out. */
  hasProgramData: boolean;
  /** That the first document says to keep to. */
  standards: string[];
  /** Whether a portfolio's view of its files is left out. */
  hadPortfolio: boolean;
  /** Of all of them that are. */
  short: Short;
}

/** Object streams and cross-reference streams came with it. */
const oldestVersion = 1.5;

interface MergeOptions {
  /** Whether what belongs to a document and to no page of it comes along: attached files, outline items that lead elsewhere. Default true. */
  keepsRest?: boolean;
  /** Whether pages of another document begin on the front of a sheet: after a blank page where they would not. Default false. */
  startsOnFront?: boolean;
}

/** A page that is wanted, of any document. */
export interface WantedPage {
  document: PdfDocument;
  /** From 0. */
  page: number;
  /** By which it is turned, in degrees clockwise. */
  angle: number;
}

/** Pages of documents in one, with what belongs to them. */
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
   * All pages of a document.
   *
   * @param onPage called after each.
   */
  add(document: PdfDocument, onPage?: () => void) {
    const pages = document.pages.map((_, page) => ({ document, page, angle: 0 }));
    this.arrange(pages, onPage);
  }

  /** Pages in this order, of any of these documents. One that is wanted again is a page of its own. */
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

  /** Which copier brings which page. Each page comes once in a copier: what is on it cannot be on two pages. */
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

  /** Where the pages come, blank ones before them counted. */
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
    const catalog: Dict = new Map<string, PdfObject>([['Type', new Name('Catalog')]]);
    catalog.set('Pages', this.#pageTree.finish());
    for (const part of this.#parts) part.finish(catalog);
    const trailer: Dict = new Map([['Root', this.#writer.add(catalog)]]);
    const { info } = this.#entries;
    if (info !== null) trailer.set('Info', info instanceof Ref ? info : this.#writer.add(info));
    // The same files in the same order give the same identifier.
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

/** Pages of one document, none of them twice. */
interface Run {
  document: PdfDocument;
  picks: Pick[];
  /** The one that has all of its pages already. */
  repeats: Run | undefined;
}

/** The run of each page. The second time that a page is wanted it belongs to another run, and so on. */
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
