import type { Copier } from '../copier.ts';
import { readDestinations } from '../destination-pages.ts';
import { isDict, Name, PdfString, Ref, type PdfObject } from '../objects.ts';
import { freeName, type Part } from './part.ts';

const target = new Set(['D']);

/** Named destinations (ISO 32000-2, 12.3.2.4). Where files use the same name for different places, later ones give it up. */
export class Destinations implements Part {
  readonly entries = new Map<string, PdfObject>();
  /** Also the names that lead nowhere: a link of one file must not come to lead into another. */
  readonly #taken = new Set<string>();
  readonly #names = new Map<Copier, Map<string, string>>();

  prepare(copier: Copier) {
    const names = this.#namesOf(copier);
    for (const name of readDestinations(copier.document).keys()) this.#rename(names, name);
    copier.rules.set('Dest', (value) => this.copy(copier, value));
  }

  add(copier: Copier) {
    const names = this.#namesOf(copier);
    for (const [name, value] of readDestinations(copier.document)) {
      const { document } = copier;
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

  /** A destination of a document as it is in the output. */
  copy(copier: Copier, value: PdfObject): PdfObject {
    const destination = copier.document.resolve(value);
    if (destination instanceof PdfString) return this.#renamed(copier, destination.bytes);
    if (destination instanceof Name) return this.#renamed(copier, destination.value);
    if (!Array.isArray(destination)) return copier.copy(value);
    const [page, ...view] = destination;
    // Page numbers are for other files; some writers use them for their own.
    const ref = typeof page === 'number' ? copier.pageRef(page) : undefined;
    return [ref ?? copier.copy(page ?? null), ...view.map((item) => copier.copy(item))];
  }

  #namesOf(copier: Copier): Map<string, string> {
    const names = this.#names.get(copier) ?? new Map<string, string>();
    this.#names.set(copier, names);
    return names;
  }

  #renamed(copier: Copier, name: string): PdfString {
    const names = this.#namesOf(copier);
    return PdfString.fromBytes(names.get(name) ?? this.#rename(names, name));
  }

  #rename(names: Map<string, string>, name: string): string {
    const free = freeName(name, (candidate) => this.#taken.has(candidate));
    this.#taken.add(free);
    names.set(name, free);
    return free;
  }
}
