import type { PdfSheets } from '#jobs/contract/pdf-sheets.ts';
import type { Box } from '../content/view.ts';
import type { Size } from '#jobs/contract/image-step.ts';

const pointsPerMillimetre = 72 / 25.4;
/** In portrait, in points. */
const papers: Record<Exclude<PdfSheets['paper'], 'first'>, Size> = {
  a4: { width: 210 * pointsPerMillimetre, height: 297 * pointsPerMillimetre },
  a3: { width: 297 * pointsPerMillimetre, height: 420 * pointsPerMillimetre },
  letter: { width: 612, height: 792 },
};

/** The longest side of a page (ISO 32000-2, annex C). */
const mostUnits = 14_400;

/** Dimensions are in units of `unit`, which is a point unless the sheet exceeds the limit. */
export interface SheetLayout extends Size {
  /** The areas for pages, in page order, from the lower left. */
  cells: Box[];
  /** In points. */
  unit: number;
}

/** Finds the grid with the largest pages. @param page the displayed size of the first page. */
export function layOut({ pages, order, paper, gap }: PdfSheets, page: Size): SheetLayout {
  const count = pages === 'booklet' ? 2 : pages;
  const sheet = paper === 'first' ? page : papers[paper];
  const space = gap * pointsPerMillimetre;
  let best: { scale: number; layout: Omit<SheetLayout, 'unit'> } | undefined;
  for (const { width, height } of [sheet, { width: sheet.height, height: sheet.width }]) {
    for (let columns = 1; columns <= count; columns++) {
      const rows = count / columns;
      // The two pages of a booklet are side by side.
      if (!Number.isInteger(rows) || (pages === 'booklet' && columns !== 2)) continue;
      const cell = { width: (width - space * (columns + 1)) / columns, height: (height - space * (rows + 1)) / rows };
      const scale = Math.min(cell.width / page.width, cell.height / page.height);
      if (best && scale <= best.scale) continue;
      best = { scale, layout: { width, height, cells: cellsOf(columns, rows, cell, { space, height, order }) } };
    }
  }
  if (!best) throw new Error('There is no grid');
  const { width, height, cells } = best.layout;
  const unit = Math.max(1, Math.ceil(Math.max(width, height) / mostUnits));
  return {
    width: width / unit,
    height: height / unit,
    cells: cells.map(([left, bottom, right, top]) => [left / unit, bottom / unit, right / unit, top / unit]),
    unit,
  };
}

function cellsOf(
  columns: number,
  rows: number,
  cell: Size,
  { space, height, order }: { space: number; height: number; order: PdfSheets['order'] },
): Box[] {
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] =
      order === 'rows' ? [index % columns, Math.floor(index / columns)] : [Math.floor(index / rows), index % rows];
    const left = space + column * (cell.width + space);
    const top = height - space - row * (cell.height + space);
    return [left, top - cell.height, left + cell.width, top];
  });
}

/** Returns the page indexes on each side; undefined leaves a cell empty. */
export function sidesOf(pages: number, layout: PdfSheets['pages']): (number | undefined)[][] {
  const at = (page: number) => (page < pages ? page : undefined);
  if (layout !== 'booklet') {
    return Array.from({ length: Math.ceil(pages / layout) }, (_, side) =>
      Array.from({ length: layout }, (_, place) => at(side * layout + place)),
    );
  }
  // A folded sheet has four pages.
  const whole = Math.ceil(pages / 4) * 4;
  return Array.from({ length: whole / 2 }, (_, side) => {
    const pair = [at(whole - 1 - side), at(side)];
    return side % 2 === 0 ? pair : pair.toReversed();
  });
}
