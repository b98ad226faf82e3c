import type { Phrase } from '#folding/phrase.ts';
import { drawOver } from '../content/draw-over.ts';
import { readPageContent, resourcesOf } from '../content/page-content.ts';
import { viewOf, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { CodeMap } from '../fonts/code-map.ts';
import { PdfString, type Dict, type PdfObject, isDict } from '#containers/pdf/objects.ts';
import type { Copier, Rule } from '../copy/copier.ts';
import { packedStream } from '../copy/packed-stream.ts';
import { decodeText, encodeText } from '#containers/pdf/strings.ts';
import { readNameTree } from '../copy/name-trees.ts';
import { withoutObjects } from '../copy/without-objects.ts';
import { AnnotationEraser } from './annotations.ts';
import type { CoveredPicture } from './cover-pictures.ts';
import { drawnRules } from './drawn-names.ts';
import { eraseContent } from './erase.ts';

export interface ErasedPages {
  /** Pages with something that cannot be cut out. */
  hard: Set<number>;
  /** Images that are still to be covered, by page. */
  pictures: { page: number; picture: CoveredPicture }[];
  attachments: number;
  /** Rules for `rewrite`. */
  rules(copier: Copier): Iterable<[key: string, rule: Rule]>;
}

interface Covered {
  /** By page index, in the page's coordinates. */
  areas: ReadonlyMap<number, readonly Box[]>;
  /** What was there, which is also covered in the outline. */
  phrases: readonly Phrase[];
  /** What is also covered in the replacement texts of other pages. */
  said: readonly Phrase[];
  /** Annotations to remove wherever they are. Default none. */
  comments?: readonly Dict[];
}

/**
 * Removes everything under areas from a document in memory, and covers the areas.
 *
 * @param colour an operator that sets it.
 * @param maps the predefined CMaps that fonts refer to by name.
 */
export function erasePages(
  document: PdfDocument,
  { areas, phrases, said, comments = [] }: Covered,
  colour: string,
  maps: ReadonlyMap<string, CodeMap>,
): ErasedPages {
  const hard = new Set<number>();
  const pictures: ErasedPages['pictures'] = [];
  const annotations = new AnnotationEraser(document);
  const files = attachedFiles(document);
  annotations.erase(areas, [...comments, ...files]);
  for (const [index, boxes] of areas) {
    const page = document.pages[index];
    if (!page) continue;
    const erased = eraseContent(
      document,
      { content: readPageContent(document, page), resources: resourcesOf(document, page) },
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
    attachments: leaveHidden(document) + files.length,
    rules: (copier) => [
      ...drawnRules(copier),
      ...scriptRules(copier),
      // Associated and attached files.
      ...['EF', 'RF', 'AF'].map((key): [string, Rule] => [key, () => undefined]),
      ['K', withoutObjects(copier, annotations.gone)],
      ['Title', (value, dict) => copier.copy(dict.has('Parent') ? coverWords(document, value, phrases) : value)],
      ...['ActualText', 'Alt', 'E'].map((key): [string, Rule] => [
        key,
        (value, dict) => (isOn(copier, pages, dict) ? undefined : copier.copy(coverWords(document, value, said))),
      ]),
    ],
  };
}

/** Whether this is a structure element that may be on one of these pages. */
function isOn(copier: Copier, pages: ReadonlySet<Dict | undefined>, dict: Dict): boolean {
  const isElement = dict.has('P') && (dict.has('S') || dict.has('K'));
  const page = copier.document.dict(dict.get('Pg'));
  return isElement && (!page || pages.has(page));
}

function coverWords(document: PdfDocument, value: PdfObject, phrases: readonly Phrase[]): PdfObject {
  const title = document.string(value);
  if (!title) return value;
  const text = decodeText(title.bytes);
  const covered = phrases.reduce((rest, phrase) => phrase.replaceIn(rest, '█'.repeat(4)), text);
  return covered === text ? value : PdfString.fromBytes(encodeText(covered));
}

/** Name trees to remove: files and scripts, which are not searched, and pages that readers do not show. */
const hiddenNames = ['EmbeddedFiles', 'JavaScript', 'Templates', 'Pages'];

/** @returns the number of attached files. */
function leaveHidden(document: PdfDocument): number {
  const { catalog } = document;
  document.dict(catalog.get('AcroForm'))?.delete('XFA');
  const names = document.dict(catalog.get('Names'));
  if (!names) return 0;
  catalog.set('Names', new Map([...names].filter(([key]) => !hiddenNames.includes(key))));
  return readNameTree(document, names.get('EmbeddedFiles')).length;
}

/** Returns the annotations that hold a file. */
const attachedFiles = (document: PdfDocument): Dict[] =>
  document.pages.flatMap(({ dict }) =>
    document.array(dict.get('Annots')).flatMap((annotation) => {
      const found = document.dict(annotation);
      return found && document.name(found.get('Subtype')) === 'FileAttachment' ? found : [];
    }),
  );

/** Returns rules that remove scripts (ISO 32000-2, 12.6.4.17), whatever triggers them. */
function scriptRules(copier: Copier): [string, Rule][] {
  const { document } = copier;
  const isScript = (action: PdfObject) => document.name(document.dict(action)?.get('S')) === 'JavaScript';
  const leave: Rule = (value) => {
    const actions = document.resolve(value);
    if (Array.isArray(actions)) return copier.copy(actions.filter((action) => !isScript(action)));
    return isScript(value) ? undefined : copier.copy(value);
  };
  const leaveAll: Rule = (value) => {
    const actions = document.resolve(value);
    if (!isDict(actions)) return undefined;
    const left = [...actions].filter(([, action]) => !isScript(action));
    return left.length > 0 ? copier.copy(new Map(left)) : undefined;
  };
  return [
    ['A', leave],
    ['OpenAction', leave],
    ['Next', leave],
    ['AA', leaveAll],
    ['JS', () => undefined],
  ];
}
