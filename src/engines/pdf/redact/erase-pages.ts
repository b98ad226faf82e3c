import { drawOver } from '../content/draw-over.ts';
import { readPageContent, resourcesOf } from '../content/page-content.ts';
import { viewOf, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document.ts';
import type { CodeMap } from '../fonts/code-map.ts';
import { isDict, PdfString, type Dict, type PdfObject } from '../objects.ts';
import type { Copier, Rule } from '../copier.ts';
import { packedStream } from '../packed-stream.ts';
import { decodeText, encodeText } from '../strings.ts';
import { readNameTree } from '../trees.ts';
import { withoutObjects } from '../structure-tree.ts';
import { AnnotationEraser } from './annotations.ts';
import type { CoveredPicture } from './cover-pictures.ts';
import { eraseContent } from './erase.ts';

export interface ErasedPages {
  /** Pages where something cannot be cut out. */
  hard: Set<number>;
  /** Pictures that still have to be covered, by page. */
  pictures: { page: number; picture: CoveredPicture }[];
  attachments: number;
  /** For `rewrite`. */
  rules(copier: Copier): Iterable<[key: string, rule: Rule]>;
}

/**
 * Takes what lies under areas out of a document in memory, and covers them.
 *
 * @param areas by page, in the page's own coordinates.
 * @param words that were there: they are covered in the outline, too.
 * @param colour as operators have it.
 * @param maps those that the document's fonts only name.
 * @param comments that go, wherever they are. Default none.
 */
export function erasePages(
  document: PdfDocument,
  areas: ReadonlyMap<number, readonly Box[]>,
  words: readonly string[],
  colour: string,
  maps: ReadonlyMap<string, CodeMap>,
  comments: readonly Dict[] = [],
): ErasedPages {
  const hard = new Set<number>();
  const pictures: ErasedPages['pictures'] = [];
  const annotations = new AnnotationEraser(document);
  annotations.erase(areas, comments);
  for (const [index, boxes] of areas) {
    const page = document.pages[index];
    if (!page) continue;
    const erased = eraseContent(
      document,
      readPageContent(document, page),
      resourcesOf(document, page),
      boxes,
      maps,
      viewOf(document, page).box,
    );
    if (erased.isHard) hard.add(index);
    pictures.push(...erased.pictures.map((picture) => ({ page: index, picture })));
    page.dict.set('Contents', document.add(packedStream(new Map(), erased.content)));
    page.dict.set('Resources', erased.resources);
    const rectangles = boxes.map(
      ([left, bottom, right, top]) => `${left} ${bottom} ${right - left} ${top - bottom} re`,
    );
    drawOver(document, page, `/Artifact BMC ${colour} ${rectangles.join(' ')} f EMC`, {});
  }
  const pages = new Set([...areas.keys()].map((index) => document.pages[index]?.dict));
  return {
    hard,
    pictures,
    attachments: leaveAttachments(document),
    rules: (copier) => [
      ['K', withoutObjects(copier, annotations.gone)],
      ['Title', (value, dict) => copier.copy(dict.has('Parent') ? coverWords(document, value, words) : value)],
      ...['ActualText', 'Alt', 'E'].map((key): [string, Rule] => [
        key,
        (value, dict) => spoken(copier, pages, value, dict),
      ]),
    ],
  };
}

/** What structure elements say in place of what is on a page: of other pages it stays. */
function spoken(copier: Copier, pages: ReadonlySet<Dict | undefined>, value: PdfObject, dict: Dict) {
  const isElement = dict.has('P') && (dict.has('S') || dict.has('K'));
  const page = copier.document.dict(dict.get('Pg'));
  return isElement && (!page || pages.has(page)) ? undefined : copier.copy(value);
}

function coverWords(document: PdfDocument, value: PdfObject, words: readonly string[]): PdfObject {
  const title = document.string(value);
  if (!title) return value;
  const text = decodeText(title.bytes);
  const covered = words.reduce(
    (rest, word) => rest.replace(new RegExp(escapePattern(word), 'gi'), '█'.repeat(4)),
    text,
  );
  return covered === text ? value : PdfString.fromBytes(encodeText(covered));
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Files that are attached to the document, and scripts, are not looked into: they go. */
function leaveAttachments(document: PdfDocument): number {
  const { catalog } = document;
  const names = document.resolve(catalog.get('Names'));
  catalog.delete('AF');
  const form = document.dict(catalog.get('AcroForm'));
  form?.delete('XFA');
  if (!isDict(names)) return 0;
  const count = readNameTree(document, names.get('EmbeddedFiles')).length;
  const left = new Map(names);
  for (const key of ['EmbeddedFiles', 'JavaScript']) left.delete(key);
  catalog.set('Names', left);
  return count;
}
