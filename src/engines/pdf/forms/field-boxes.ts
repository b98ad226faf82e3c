import type { FieldBox } from '#jobs/contract/pdf-question.ts';
import { pageToShare, toBox, viewOf } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { Field, Widget } from '../document/form-fields.ts';
import type { Dict } from '#containers/pdf/objects.ts';
import type { Page } from '../document/page-tree.ts';
import { structureOrder } from '../copy/structure-tree.ts';
import { frameOf } from './frame.ts';

/** Bits of `F` (ISO 32000-2, table 167): Hidden and NoView. */
const unseen = 0b100010;

/** The places of fields on the displayed pages, with the order in which keys go through them. */
export class FieldBoxes {
  readonly #document: PdfDocument;
  readonly #orders = new Map<Dict, number>();

  constructor(document: PdfDocument) {
    this.#document = document;
    for (const page of document.pages)
      for (const [order, widget] of this.#sorted(page).entries()) this.#orders.set(widget, order);
  }

  /** @param stateOf the value of the field while a widget is on. */
  of(field: Field, stateOf: (widget: Widget) => string): FieldBox[] {
    const document = this.#document;
    return field.widgets.flatMap((widget) => {
      const { dict, page } = widget;
      const [onPage, rect] = [document.pages[page], toBox(document, dict.get('Rect'))];
      const isSeen = ((document.number(dict.get('F')) ?? 0) & unseen) === 0;
      if (!onPage || !rect || !isSeen) return [];
      const view = viewOf(document, onPage);
      return {
        page: page + 1,
        ...pageToShare(view, rect),
        order: this.#orders.get(dict) ?? 0,
        state: stateOf(widget),
        angle: (view.rotation - frameOf(document, dict).rotation + 360) % 360,
      };
    });
  }

  /**
   * The annotations of a page in its tab order (ISO 32000-2, 12.5.1): the order of the list, if it states that (A, W) or
   * none.
   */
  #sorted(page: Page): Dict[] {
    const document = this.#document;
    const annotations = document.array(page.dict.get('Annots')).flatMap((each) => document.dict(each) ?? []);
    const tabs = document.name(page.dict.get('Tabs'));
    if (tabs === 'S') {
      const order = structureOrder(document);
      const at = (dict: Dict) => order.get(dict) ?? Infinity;
      // What is not in the structure comes last, in the order of the list.
      return annotations.toSorted((a, b) => (at(a) === at(b) ? 0 : at(a) - at(b)));
    }
    if (tabs !== 'R' && tabs !== 'C') return annotations;
    const view = viewOf(document, page);
    const placed = annotations.flatMap((dict) => {
      const rect = toBox(document, dict.get('Rect'));
      if (!rect) return [];
      const { left, top, width, height } = pageToShare(view, rect);
      return tabs === 'R'
        ? { dict, from: top, middle: top + height / 2, along: left }
        : { dict, from: left, middle: left + width / 2, along: top };
    });
    // What begins above the middle of the first one in a row is in that row.
    let row = 0;
    let end = -Infinity;
    const rows = placed
      .toSorted((a, b) => a.from - b.from)
      .map((one) => {
        if (one.from >= end) [row, end] = [row + 1, one.middle];
        return { ...one, row };
      });
    return rows.toSorted((a, b) => a.row - b.row || a.along - b.along).map(({ dict }) => dict);
  }
}
