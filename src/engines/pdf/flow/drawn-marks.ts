import { identity, multiply, type Matrix } from '../content/matrix.ts';
import type { View } from '../content/view.ts';
import type { PageAccess } from '../render/pdfium.ts';
import { areaThrough, towards, type Area } from './letters/letters.ts';

/** What is drawn on a page that its text is arranged by. */
export interface DrawnMarks {
  /** Lines across and down. */
  rules: Area[];
  /** Small and about as wide as high. */
  dots: Area[];
}

const [pathKind, formKind] = [2, 5];
/** Thicker ones are bars, in points. */
const thickest = 3;
const shortest = 6;
/** Drawings have more than text needs. */
const [mostObjects, mostSegments] = [20_000, 400];

export function drawnMarksOf(access: PageAccess, view: View): DrawnMarks {
  const marks: DrawnMarks = { rules: [], dots: [] };
  const reader = new PathReader(access);
  for (const { object, matrix } of objectsOf(access, towards(view), reader)) {
    for (const { area, isFrame } of reader.shapesOf(object, matrix)) addShape(marks, area, isFrame);
  }
  reader.close();
  return marks;
}

/** All paths, those in drawings too. */
function* objectsOf({ pdfium, page }: PageAccess, matrix: Matrix, reader: PathReader) {
  const objects = Array.from({ length: Math.min(mostObjects, pdfium.FPDFPage_CountObjects(page)) }, (_, index) => ({
    object: pdfium.FPDFPage_GetObject(page, index),
    matrix,
  }));
  for (const each of objects) {
    const kind = pdfium.FPDFPageObj_GetType(each.object);
    if (kind === pathKind) yield each;
    if (kind !== formKind) continue;
    const count = pdfium.FPDFFormObj_CountObjects(each.object);
    const inner = multiply(reader.matrixOf(each.object), each.matrix);
    for (let index = 0; index < count && objects.length < mostObjects; index++)
      objects.push({ object: pdfium.FPDFFormObj_GetObject(each.object, index), matrix: inner });
  }
}

function addShape({ rules, dots }: DrawnMarks, area: Area, isFrame: boolean) {
  const { left, top, right, bottom } = area;
  const [width, height] = [right - left, bottom - top];
  if (Math.min(width, height) <= thickest && Math.max(width, height) >= shortest) rules.push(area);
  else if (isFrame) {
    rules.push({ ...area, bottom: top }, { ...area, top: bottom }, { ...area, right: left }, { ...area, left: right });
  } else if (width >= 1.5 && width <= 9 && height / width > 0.7 && height / width < 1.4) dots.push(area);
}

interface Shape {
  area: Area;
  /** Whether its edges are drawn, and not its inside. */
  isFrame: boolean;
}

class PathReader {
  readonly #access: PageAccess;
  readonly #place: number;

  constructor(access: PageAccess) {
    this.#access = access;
    this.#place = access.pdfium.pdfium.wasmExports.malloc(24);
  }

  close() {
    this.#access.pdfium.pdfium.wasmExports.free(this.#place);
  }

  *shapesOf(object: number, outer: Matrix): Generator<Shape> {
    const { pdfium } = this.#access;
    const segments = pdfium.FPDFPath_CountSegments(object);
    if (segments > mostSegments) return;
    const matrix = multiply(this.matrixOf(object), outer);
    pdfium.FPDFPath_GetDrawMode(object, this.#place, this.#place + 4);
    const modes = this.#numbers();
    const [filled, stroked] = [modes.getInt32(0, true), modes.getInt32(4, true)];
    if (filled === 0 && stroked === 0) return;
    let box: [number, number, number, number] | undefined;
    let points = 0;
    const moveTo = 2;
    for (let index = 0; index < segments; index++) {
      const segment = pdfium.FPDFPath_GetPathSegment(object, index);
      if (pdfium.FPDFPathSegment_GetType(segment) === moveTo) {
        if (box && points > 1) yield shape(box, points);
        [box, points] = [undefined, 0];
      }
      pdfium.FPDFPathSegment_GetPoint(segment, this.#place, this.#place + 4);
      const at = this.#numbers();
      const [x, y] = [at.getFloat32(0, true), at.getFloat32(4, true)];
      box = box ? [Math.min(box[0], x), Math.min(box[1], y), Math.max(box[2], x), Math.max(box[3], y)] : [x, y, x, y];
      points++;
    }
    if (box && points > 1) yield shape(box, points);

    function shape(bounds: [number, number, number, number], corners: number): Shape {
      return { area: areaThrough(matrix, bounds), isFrame: filled === 0 && (corners === 4 || corners === 5) };
    }
  }

  /** From its own coordinates to those of what it is in. */
  matrixOf(object: number): Matrix {
    if (!this.#access.pdfium.FPDFPageObj_GetMatrix(object, this.#place)) return identity;
    const view = this.#numbers();
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = [0, 4, 8, 12, 16, 20].map((at) => view.getFloat32(at, true));
    return [a, b, c, d, e, f];
  }

  #numbers = () => new DataView(this.#access.heap().buffer, this.#place, 24);
}
