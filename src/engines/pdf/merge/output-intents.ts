import type { Copier } from '../copy/copier.ts';
import type { PdfDocument } from '../document/document.ts';
import { Stream, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Part } from './part.ts';

/** Output intents (ISO 32000-2, 14.11.5): the first document's, and those of others on their pages. */
export class OutputIntents implements Part {
  /** Whether some pages have other output intents than the first document. */
  differ = false;
  #print = '';
  #first: PdfObject = null;

  prepare(copier: Copier) {
    const { document, index, ofPages } = copier;
    const print = printOf(document);
    if (index === 0) this.#print = print;
    if (print === this.#print || print === '') return;
    this.differ = true;
    ofPages.set('OutputIntents', copier.share(document.array(document.catalog.get('OutputIntents'))));
  }

  add(copier: Copier) {
    if (copier.index === 0) this.#first = copier.copy(copier.document.catalog.get('OutputIntents') ?? null);
  }

  finish(catalog: Dict) {
    if (this.#first !== null) catalog.set('OutputIntents', this.#first);
  }
}

/** Returns equal strings for equivalent output intents. */
function printOf(document: PdfDocument): string {
  const intents = document.array(document.catalog.get('OutputIntents')).map((each) => document.dict(each));
  const prints = intents.map((intent) => {
    const profile = document.resolve(intent?.get('DestOutputProfile'));
    const identifier = document.string(intent?.get('OutputConditionIdentifier'))?.bytes;
    return [document.name(intent?.get('S')), identifier, profile instanceof Stream ? profile.end - profile.start : 0];
  });
  return prints.length === 0 ? '' : JSON.stringify(prints);
}
