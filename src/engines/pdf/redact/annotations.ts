import { toBox, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { collectFields, formOf, type Field } from '../document/form-fields.ts';
import type { Dict, PdfObject } from '#containers/pdf/objects.ts';
import { overlap } from '../content/boxes.ts';

/** Removes the annotations and fields under areas, with all of their values, wherever else these are shown. */
export class AnnotationEraser {
  /** The dictionaries of removed annotations and fields. */
  readonly gone = new Set<Dict>();
  readonly #document: PdfDocument;
  readonly #fields = new Map<Dict, Field>();

  constructor(document: PdfDocument) {
    this.#document = document;
    for (const field of collectFields(document)) for (const { dict } of field.widgets) this.#fields.set(dict, field);
  }

  /** @param areas by page index. @param others annotations to remove wherever they are. */
  erase(areas: ReadonlyMap<number, readonly Box[]>, others: readonly Dict[]) {
    for (const [page, boxes] of areas) this.#mark(page, boxes);
    for (const dict of others) this.#drop(dict);
    if (this.gone.size === 0) return;
    for (const { dict } of this.#document.pages) this.#filter(dict, 'Annots');
    const form = formOf(this.#document);
    if (!form) return;
    this.#filter(form, 'Fields');
    this.#filter(form, 'CO');
    for (const { chain } of this.#fields.values()) for (const dict of chain.slice(1)) this.#filter(dict, 'Kids');
  }

  #mark(page: number, boxes: readonly Box[]) {
    const document = this.#document;
    for (const annotation of document.array(document.pages[page]?.dict.get('Annots'))) {
      const dict = document.dict(annotation);
      const rect = dict && toBox(document, dict.get('Rect'));
      if (!dict || !rect || !boxes.some((box) => overlap(rect, box))) continue;
      this.#drop(dict);
    }
  }

  #drop(dict: Dict) {
    this.gone.add(dict);
    const popup = this.#document.dict(dict.get('Popup'));
    if (popup) this.gone.add(popup);
    const field = this.#fields.get(dict);
    if (!field) return;
    // The field holds the same value, and so do its other widgets.
    this.gone.add(field.chain[0]);
    for (const widget of field.widgets) this.gone.add(widget.dict);
  }

  #filter(dict: Dict, key: string) {
    const items = this.#document.array(dict.get(key));
    const left = items.filter((item: PdfObject) => {
      const target = this.#document.dict(item);
      // Replies are removed with the annotation they reply to.
      const answers = this.#document.dict(target?.get('IRT'));
      return !target || (!this.gone.has(target) && !(answers && this.gone.has(answers)));
    });
    if (left.length < items.length) dict.set(key, left);
  }
}
