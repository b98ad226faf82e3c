import type { PdfDocument } from '../document/document.ts';
import type { Page } from '../document/page-tree.ts';
import { identity, invert, type Matrix } from './matrix.ts';
import type { Area } from '#jobs/contract/image-step.ts';

/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number];

/** The visible area of a page, in its own coordinates, and its rotation in degrees clockwise. */
export interface View {
  box: Box;
  rotation: number;
  /** See `unitOf`. */
  unit: number;
}

/** The default size of pages in other readers. */
const usLetter: Box = [0, 0, 612, 792];

export function viewOf(document: PdfDocument, page: Page): View {
  const media = boxOf(document, page, 'MediaBox') ?? usLetter;
  const crop = boxOf(document, page, 'CropBox') ?? media;
  // The crop box is limited to the media box.
  const box = [
    Math.max(crop[0], media[0]),
    Math.max(crop[1], media[1]),
    Math.min(crop[2], media[2]),
    Math.min(crop[3], media[3]),
  ] as const;
  return { box: isEmpty(box) ? media : box, rotation: rotationOf(document, page), unit: unitOf(document, page) };
}

/** The size of a page's unit, in points (`UserUnit`: ISO 32000-2, table 31). */
function unitOf(document: PdfDocument, { dict }: Page): number {
  const unit = document.number(dict.get('UserUnit')) ?? 1;
  return unit > 0 ? unit : 1;
}

/** The rotation of a page in degrees clockwise: 0, 90, 180 or 270. Others are rounded towards 0, as readers do. */
export function rotationOf(document: PdfDocument, { dict, inherited }: Page): number {
  const angle = document.number(dict.get('Rotate')) ?? document.number(inherited.get('Rotate')) ?? 0;
  const quarters = Math.trunc(angle / 90) % 4;
  return ((quarters + 4) % 4) * 90;
}

/** Returns undefined if the page has no such box, or an empty one. */
function boxOf(document: PdfDocument, { dict, inherited }: Page, key: string): Box | undefined {
  const box = toBox(document, dict.get(key)) ?? toBox(document, inherited.get(key));
  return box && !isEmpty(box) ? box : undefined;
}

const isEmpty = ([left, bottom, right, top]: Box): boolean => left >= right || bottom >= top;

/** Reads a rectangle (ISO 32000-2, 7.9.5) and normalizes its corners; undefined if it is not one. */
export function toBox(document: PdfDocument, object: Parameters<PdfDocument['array']>[0]): Box | undefined {
  const [a, b, c, d] = document.array(object).map((value) => document.number(value));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined;
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** The size of a page as displayed, in points. */
export function sizeOf({ box: [left, bottom, right, top], rotation, unit }: View): { width: number; height: number } {
  const [width, height] = [(right - left) * unit, (top - bottom) * unit];
  return rotation % 180 === 0 ? { width, height } : { width: height, height: width };
}

/** The matrix from displayed points, with the origin at the lower left, to the page's coordinates. */
export function toPage({ box: [left, bottom, right, top], rotation, unit }: View): Matrix {
  const point = 1 / unit;
  switch (rotation) {
    case 90:
      return [0, point, -point, 0, right, bottom];
    case 180:
      return [-point, 0, 0, -point, right, top];
    case 270:
      return [0, -point, point, 0, left, top];
    default:
      return [point, 0, 0, point, left, bottom];
  }
}

/** Converts a part of the displayed page, as fractions from its upper left corner, to the page's coordinates. */
export function shareToPage(view: View, share: Area): Box {
  const { width, height } = sizeOf(view);
  const [a, b, c, d, e, f] = toPage(view);
  const at = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;
  const [x1, y1] = at(share.left * width, (1 - share.top - share.height) * height);
  const [x2, y2] = at((share.left + share.width) * width, (1 - share.top) * height);
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)];
}

/** The inverse of `shareToPage`. */
export function pageToShare(view: View, [left, bottom, right, top]: Box) {
  const { width, height } = sizeOf(view);
  const [a, b, c, d, e, f] = invert(toPage(view)) ?? identity;
  const back = (x: number, y: number) => [a * x + c * y + e, b * x + d * y + f] as const;
  const [x1, y1] = back(left, bottom);
  const [x2, y2] = back(right, top);
  return {
    left: Math.min(x1, x2) / width,
    top: 1 - Math.max(y1, y2) / height,
    width: Math.abs(x2 - x1) / width,
    height: Math.abs(y2 - y1) / height,
  };
}
