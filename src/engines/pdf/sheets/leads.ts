import { multiply, type Matrix } from '../content/matrix.ts';
import { toBox, type Box, type View } from '../content/view.ts';
import type { Copier, Rule } from '../copy/copier.ts';
import { leadsToArticle, readDestinations } from '../copy/destination-pages.ts';
import type { PdfDocument } from '../document/document.ts';
import { isDict, isName, Name, PdfString, Ref, type Dict, type PdfObject } from '#containers/pdf/objects.ts';
import type { Page } from '../document/page-tree.ts';

/** The position of a page on a sheet. */
export interface Place {
  side: number;
  view: View;
  /** From the page's coordinates to the side's. */
  matrix: Matrix;
}

/** Moves the links of a page to their positions on the side. Invisible links are removed. */
export function moveLinks(document: PdfDocument, { dict }: Page, { view, matrix }: Place): Dict[] {
  return document.array(dict.get('Annots')).flatMap((annotation) => {
    const link = document.dict(annotation);
    const rect = toBox(document, link?.get('Rect'));
    if (!link || !rect || !isName(document.resolve(link.get('Subtype')), 'Link')) return [];
    const { box } = view;
    const isSeen = rect[0] < box[2] && rect[2] > box[0] && rect[1] < box[3] && rect[3] > box[1];
    if (!isSeen || leadsToArticle(document, document.dict(link.get('A')))) return [];
    const moved: Dict = new Map(link).set('Rect', [...moveBox(rect, matrix)]);
    moved.delete('P');
    const quads = document.array(link.get('QuadPoints')).map((each) => document.number(each) ?? 0);
    const points = Array.from({ length: Math.floor(quads.length / 2) }, (_, index) =>
      movePoint(quads[index * 2] ?? 0, quads[index * 2 + 1] ?? 0, matrix),
    );
    if (points.length > 0) moved.set('QuadPoints', points.flat());
    return moved;
  });
}

/**
 * Returns rules that adapt the targets of outline items and links.
 *
 * @param pages the original pages, in the order of `places`.
 */
export function leadRules(copier: Copier, pages: readonly Page[], places: readonly Place[]): [string, Rule][] {
  const { document } = copier;
  const indexes = new Map(pages.map(({ number }, index) => [number, index]));
  for (const [number, index] of indexes) {
    const side = copier.pageRef(places[index]?.side ?? 0);
    // Other references to a page lead to its side.
    if (number !== undefined && side) copier.redirect(new Ref(number), side);
  }
  const move = (value: PdfObject): PdfObject | undefined => {
    const [page, kind, ...numbers] = document.array(destinationOf(document, value));
    const index = page instanceof Ref ? indexes.get(page.number) : typeof page === 'number' ? page : undefined;
    const place = index === undefined ? undefined : places[index];
    const side = place && copier.pageRef(place.side);
    const given = numbers.map((each) => document.number(each));
    return side && [side, ...moveTarget(place, document.name(kind) ?? 'Fit', given)];
  };
  return [
    ['Dest', move],
    ['D', (value, dict) => (isName(dict.get('S'), 'GoTo') ? move(value) : copier.copy(value))],
    ['A', (value) => (leadsToArticle(document, document.dict(value)) ? undefined : copier.copy(value))],
    // Links to structure elements, since the structure is not copied.
    ['SE', () => undefined],
    ['SD', () => undefined],
  ];
}

/** Looks up named destinations; returns others unchanged. */
function destinationOf(document: PdfDocument, value: PdfObject): PdfObject {
  const resolved = document.resolve(value);
  const name = resolved instanceof PdfString ? resolved.bytes : resolved instanceof Name ? resolved.value : undefined;
  const found = name === undefined ? resolved : document.resolve(readDestinations(document).get(name));
  return isDict(found) ? (found.get('D') ?? null) : found;
}

/** Returns the view of a side that corresponds to a view of a page (ISO 32000-2, table 149). */
function moveTarget({ view, matrix }: Place, kind: string, numbers: (number | undefined)[]): PdfObject[] {
  const { box } = view;
  const [first, second, third, fourth] = numbers;
  const upper = (x: number | undefined, y: number | undefined): PdfObject[] => {
    // Missing coordinates extend to the edge of the page.
    const [left, , , top] = moveBox([x ?? box[0], y ?? box[1], x ?? box[2], y ?? box[3]], matrix);
    return [new Name('XYZ'), left, top, null];
  };
  switch (kind) {
    case 'XYZ':
      return upper(first, second);
    case 'FitH':
    case 'FitBH':
      return upper(undefined, first);
    case 'FitV':
    case 'FitBV':
      return upper(first, undefined);
    case 'FitR':
      return [
        new Name('FitR'),
        ...moveBox([first ?? box[0], second ?? box[1], third ?? box[2], fourth ?? box[3]], matrix),
      ];
    default:
      return [new Name('FitR'), ...moveBox(box, matrix)];
  }
}

function movePoint(x: number, y: number, matrix: Matrix): [number, number] {
  const [, , , , right, up] = multiply([1, 0, 0, 1, x, y], matrix);
  return [rounded(right), rounded(up)];
}

function moveBox([left, bottom, right, top]: Box, matrix: Matrix): Box {
  const [[x1, y1], [x2, y2]] = [movePoint(left, bottom, matrix), movePoint(right, top, matrix)];
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;
