import type { Copier } from '../copy/copier.ts';
import { pageOfDestination, readDestinations } from '../copy/destination-pages.ts';
import { Lookup } from '../copy/lookup.ts';
import { isDict, Name, PdfString, Ref, type PdfObject } from '#containers/pdf/objects.ts';
import { oncePerDocument } from '../document/once-per-document.ts';
import { freeName, type Part } from './part.ts';

const target = new Set(['D']);

const destinationsByPage = oncePerDocument(
  (document) => new Lookup(readDestinations(document), ([, value]) => pageOfDestination(document, value)),
);

/**
 * Named destinations (ISO 32000-2, 12.3.2.4). If documents use the same name for different places, those of later ones
 * are renamed.
 */
export class Destinations implements Part {
  readonly entries = new Map<string, PdfObject>();
  /** Includes names that lead nowhere, so that links of one file do not lead into another. */
  readonly #taken = new Set<string>();
  readonly #counts = new Map<string, number>();
  readonly #names = new Map<Copier, Map<string, string>>();
  /** The first document keeps its names. */
  #ofFirst: ReadonlyMap<string, PdfObject> = new Map();

  prepare(copier: Copier) {
    const own = readDestinations(copier.document);
    if (copier.index === 0) this.#ofFirst = own;
    else for (const name of own.keys()) this.#rename(this.#namesOf(copier), name);
    copier.rules.set('Dest', (value) => this.copy(copier, value));
  }

  add(copier: Copier) {
    const { document, selection } = copier;
    const names = this.#namesOf(copier);
    const own = readDestinations(document);
    for (const [name, value] of selection ? destinationsByPage(document).of(selection.reachable) : own) {
      const resolved = document.resolve(value);
      const destination = this.copy(copier, isDict(resolved) ? (resolved.get('D') ?? null) : resolved);
      const leadsToPage = Array.isArray(destination) && destination[0] instanceof Ref;
      if (!leadsToPage) continue;
      const entry = isDict(resolved) ? copier.copyDict(resolved, target).set('D', destination) : destination;
      this.entries.set(names.get(name) ?? name, entry);
    }
  }

  finish() {
    this.#names.clear();
  }

  /** Returns a destination as it is in the output. */
  copy(copier: Copier, value: PdfObject): PdfObject {
    const destination = copier.document.resolve(value);
    if (destination instanceof PdfString) return this.#renamed(copier, destination.bytes);
    if (destination instanceof Name) return this.#renamed(copier, destination.value);
    if (!Array.isArray(destination)) return copier.copy(value);
    const [page, ...view] = destination;
    // Page numbers are meant for other files, but some writers use them within a file.
    const ref = typeof page === 'number' ? copier.pageRef(page) : undefined;
    return [ref ?? copier.copy(page ?? null), ...view.map((item) => copier.copy(item))];
  }

  #namesOf(copier: Copier): Map<string, string> {
    const names = this.#names.get(copier) ?? new Map<string, string>();
    this.#names.set(copier, names);
    return names;
  }

  #renamed(copier: Copier, name: string): PdfString {
    if (copier.index === 0 && this.#ofFirst.has(name)) return PdfString.fromBytes(name);
    const names = this.#namesOf(copier);
    return PdfString.fromBytes(names.get(name) ?? this.#rename(names, name));
  }

  #rename(names: Map<string, string>, name: string): string {
    const isTaken = (candidate: string) => this.#taken.has(candidate) || this.#ofFirst.has(candidate);
    const free = freeName(name, isTaken, this.#counts);
    this.#taken.add(free);
    names.set(name, free);
    return free;
  }
}
