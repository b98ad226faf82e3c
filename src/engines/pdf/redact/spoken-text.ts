import type { CodeMap } from '../fonts/code-map.ts';
import { touches } from '../content/boxes.ts';
import type { Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import type { DocumentText } from './document-text.ts';
import { joinBoxes } from './line-boxes.ts';
import { structureTexts } from './structure-texts.ts';
import { spokenSpans } from './spoken-spans.ts';
import type { FoundBoxes, Wanted } from './wanted.ts';

/**
 * Finds phrases that replacement texts say, with all that is drawn in their place.
 *
 * @param spoken the pages whose content has replacement texts, as programs read them that follow these.
 * @param drawn where the phrases are drawn. There, a replacement text for them adds nothing.
 * @param maps the predefined CMaps.
 */
export function findSpoken(
  document: PdfDocument,
  spoken: DocumentText | undefined,
  phrases: readonly Wanted[],
  drawn: readonly FoundBoxes[],
  maps: ReadonlyMap<string, CodeMap>,
): FoundBoxes[] {
  const read = spoken?.boxesOf(phrases) ?? [];
  const structure = structureTexts(document);
  return document.pages.flatMap((leaf, page) => {
    const marks = structure.get(page);
    if (!marks && !spoken?.isRead(page)) return [];
    const spans = spokenSpans(document, leaf, maps, marks ?? new Map());
    return phrases.flatMap(({ text, phrase }) => {
      const boxesIn = (found: readonly FoundBoxes[]) =>
        found.flatMap((each) => (each.page === page && each.text === text ? each.boxes : []));
      const [said, known] = [boxesIn(read), boxesIn(drawn)];
      return spans
        .filter(({ texts, boxes }) => isAt(boxes, said) || texts.some((each) => phrase.isIn(each)))
        .filter(({ boxes }) => boxes.length > 0 && !isAt(boxes, known))
        .map(({ boxes }) => ({ text, page, boxes: joinBoxes(boxes) }));
    });
  });
}

const isAt = (boxes: readonly Box[], others: readonly Box[]): boolean =>
  boxes.some((box) => others.some((other) => touches(box, other)));
