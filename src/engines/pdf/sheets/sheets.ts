import { JobError } from '#errors/errors.ts';
import { formats } from '#formats/formats.ts';
import type { Output } from '#jobs/contract/job.ts';
import type { PdfSheets } from '#jobs/contract/pdf-sheets.ts';
import { concat, fromLatin1 } from '#containers/bytes.ts';
import { identity, invert, multiply } from '../content/matrix.ts';
import { resourcesOf } from '../content/page-content.ts';
import { sizeOf, toPage, viewOf, type Box, type View } from '../content/view.ts';
import { deflate } from '#containers/zlib.ts';
import type { PdfDocument } from '../document/document.ts';
import { decode } from '../document/filters.ts';
import { drawAnnotations } from '../forms/flatten.ts';
import { Name, Stream, dictOf, type Dict, type Ref } from '#containers/pdf/objects.ts';
import { explained, openDocument } from '../document/open-document.ts';
import { stemOf, toFile } from '../results/output-file.ts';
import { shortOf, type Page } from '../document/page-tree.ts';
import type { Rule } from '../copy/copier.ts';
import { xfaOf } from '../forms/xfa.ts';
import { rewrite } from '../copy/rewrite.ts';
import { leadRules, moveLinks, type Place } from './leads.ts';
import { orWhenMalformed } from '../document/malformed.ts';
import { bytesStream } from '#containers/pdf/source.ts';
import { layOut, sidesOf, type SheetLayout } from './layout.ts';
import { xfaNotes } from '../results/notes.ts';
import type { OnProgress } from '#jobs/contract/engine.ts';

/** Keys of the catalog that refer to the original pages. */
const leftBehind = 'Dests AcroForm StructTreeRoot MarkInfo PageLabels Threads DPartRoot OpenAction PageLayout AA';
const leftBehindAnywhere = ['Dests', 'StructParent', 'StructParents', 'PieceInfo'];

/** Puts several pages on each side of a sheet as form XObjects, so text stays text. */
export async function putOnSheets(
  file: File,
  password: string,
  sheets: PdfSheets,
  onProgress: OnProgress,
): Promise<Output> {
  const document = await openDocument(file, password);
  return explained(async () => {
    const xfa = xfaOf(document);
    const drawn = await drawAnnotations(document);
    const [pages, short] = [[...document.pages], shortOf(document)];
    const drawings: Drawing[] = [];
    for (const page of pages) drawings.push(await drawingOf(document, page, drawings.length + 1));
    const [first] = drawings;
    if (!first) throw new JobError('corrupt-file', { format: formats.pdf.name });
    const layout = layOut(sheets, sizeOf(first.view));
    const places: Place[] = [];
    const sides = sidesOf(pages.length, sheets.pages).map((numbers, side) => {
      const placed = numbers.map((number, index) => {
        const [drawing, cell] = [drawings[number ?? -1], layout.cells[index]];
        return drawing && cell && { ...drawing, ...fit(drawing.view, cell), page: number ?? 0, side };
      });
      for (const place of placed) if (place) places[place.page] = place;
      return sheetOf(document, layout, placed, sheets);
    });
    for (const [index, place] of places.entries()) {
      const [page, side] = [pages[index], sides[place.side]];
      const links = page ? moveLinks(document, page, place) : [];
      if (links.length > 0)
        side?.dict.set('Annots', [
          ...document.array(side.dict.get('Annots')),
          ...links.map((link) => document.add(link)),
        ]);
    }
    const threads = document.array(document.catalog.get('Threads')).length;
    document.pages.splice(0, pages.length, ...sides);
    const rewritten = await rewrite(document, {
      leaveOut: leftBehind.split(' '),
      rules: (copier) => [
        ...leftBehindAnywhere.map((key): [string, Rule] => [key, () => undefined]),
        ...leadRules(copier, pages, places),
      ],
      onProgress,
    });
    const name = `${stemOf(file.name)}-${sheets.pages === 'booklet' ? 'booklet' : `${sheets.pages}-up`}`;
    return {
      file: await toFile(rewritten, name),
      notes: [
        { type: 'sides', pages: pages.length, sides: sides.length },
        ...drawn.notes({ ...rewritten, short }, 'annotations-removed'),
        ...(threads > 0 ? [{ type: 'articles-removed', count: threads } as const] : []),
        ...xfaNotes(xfa),
      ],
    };
  });
}

interface Drawing {
  ref: Ref;
  view: View;
}

/** Turns the visible part of a page into a form XObject (ISO 32000-2, 8.10). */
async function drawingOf(document: PdfDocument, page: Page, number: number): Promise<Drawing> {
  const view = viewOf(document, page);
  const dict = dictOf({
    Type: new Name('XObject'),
    Subtype: new Name('Form'),
    BBox: [...view.box],
    Resources: resourcesOf(document, page),
    Filter: new Name('FlateDecode'),
  });
  const group = page.dict.get('Group');
  if (group) dict.set('Group', group);
  return { ref: document.add(bytesStream(dict, await deflate(contentOf(document, page, number)))), view };
}

/** @throws {JobError} `unread-page`, since a sheet must not have gaps. */
function contentOf(document: PdfDocument, { dict }: Page, number: number): Uint8Array<ArrayBuffer> {
  const contents = document.resolve(dict.get('Contents'));
  const parts = (Array.isArray(contents) ? contents : [contents]).map((part) => document.resolve(part));
  return orWhenMalformed(
    () => concat(parts.flatMap((part) => (part instanceof Stream ? [decode(part, document), Uint8Array.of(10)] : []))),
    (cause) => {
      throw new JobError('unread-page', { page: number }, { cause });
    },
  );
}

/** A page on a side, and its frame there: left, bottom, width, height. */
interface Placed extends Drawing, Place {
  frame: number[];
}

function sheetOf(
  document: PdfDocument,
  { width, height, unit }: SheetLayout,
  placed: readonly (Placed | undefined)[],
  { hasBorders }: PdfSheets,
): Page {
  const objects: Dict = new Map();
  const content = placed.flatMap((place, index) => {
    if (!place) return [];
    objects.set(`Page${index}`, place.ref);
    const border = hasBorders ? ` q ${decimal(0.5 / unit)} w ${place.frame.map(decimal).join(' ')} re S Q` : '';
    return `q ${place.matrix.map(decimal).join(' ')} cm /Page${index} Do Q${border}`;
  });
  const dict = dictOf({
    Type: new Name('Page'),
    MediaBox: [0, 0, Number(decimal(width)), Number(decimal(height))],
    ...(unit > 1 && { UserUnit: unit }),
    Resources: dictOf({ XObject: objects }),
    Contents: document.add(bytesStream(new Map(), fromLatin1(content.join('\n')))),
  });
  return { dict, number: undefined, inherited: new Map() };
}

const decimal = (value: number) => String(Number(value.toFixed(7)));

/** Centres a page upright in a cell, as large as possible. The frame is left, bottom, width, height. */
function fit(view: View, [left, bottom, right, top]: Box) {
  const { width, height } = sizeOf(view);
  const scale = Math.min((right - left) / width, (top - bottom) / height);
  const [x, y] = [(left + right - width * scale) / 2, (bottom + top - height * scale) / 2];
  const upright = invert(toPage(view)) ?? identity;
  return { matrix: multiply(upright, [scale, 0, 0, scale, x, y]), frame: [x, y, width * scale, height * scale] };
}
