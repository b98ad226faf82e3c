import type { PdfSearch } from '#jobs/contract/pdf-edits.ts';
import { Phrase } from '#folding/phrase.ts';
import { wordsToFind } from '#personal-data/search-texts.ts';
import type { Dict } from '#containers/pdf/objects.ts';
import type { PdfDocument } from '../document/document.ts';
import { loadPredefinedMaps } from '../fonts/predefined-maps.ts';
import { scannedPages } from '../scan/scanned-pages.ts';
import { sayingAnnotations, sayingOf, textsOfLooks } from './annotations-that-say.ts';
import { DocumentText } from './document-text.ts';
import type { FoundBoxes, Wanted } from './wanted.ts';
import { stringsOf } from './strings.ts';
import type { CodeMap } from '../fonts/code-map.ts';
import { touches } from '../content/boxes.ts';
import type { Box } from '../content/view.ts';
import { joinBoxes } from './line-boxes.ts';
import { structureTexts } from './structure-texts.ts';
import { spokenSpans } from './spoken-spans.ts';

export interface Located {
  /** The searched texts. */
  wanted: string[];
  /** Those of the given words that were not found. */
  missed: string[];
  found: FoundBoxes[];
  /** Annotations that contain them where the page does not show it. */
  comments: Dict[];
  /** Pages, from 1, that are images of text. */
  scans: number[];
  /** Pages, from 1, with letters that the file does not name. */
  unnamed: number[];
}

/** Finds searched texts on pages, as they are drawn and as replacement texts say, and in annotations and fields. */
export async function locate(file: File, password: string, document: PdfDocument, search: PdfSearch): Promise<Located> {
  const looks = await textsOfLooks(file, password);
  const text = await DocumentText.open(file, password);
  try {
    const { spoken } = text;
    const wanted = await wordsToFind(function* () {
      yield* [...text.readings, ...(spoken?.readings ?? []), ...looks].flat();
      for (const said of stringsOf(document)) yield said.text;
    }, search);
    const phrases = wanted.map((word): Wanted => ({ text: word, phrase: new Phrase(word) }));
    const found = text.boxesOf(phrases);
    found.push(...findSpoken(document, spoken, phrases, found, await loadPredefinedMaps(document)));
    const comments = new Set<Dict>();
    const missed = new Set(wanted.filter((word) => search.words.includes(word)));
    for (const annotation of sayingAnnotations(document, looks)) {
      for (const { text: word, phrase } of phrases) {
        const saying = sayingOf(annotation, phrase);
        if (saying === 'seen') found.push({ text: word, page: annotation.page, boxes: [annotation.box] });
        if (saying === 'unseen') comments.add(annotation.dict);
        if (saying) missed.delete(word);
      }
    }
    for (const { text: word } of found) missed.delete(word);
    const scans = await scannedPages(document, text.texts);
    return { wanted, missed: [...missed], found, comments: [...comments], scans, unnamed: text.unnamed };
  } finally {
    text.close();
  }
}

/**
 * Finds phrases that replacement texts say, with all that is drawn in their place.
 *
 * @param spoken the pages whose content has replacement texts, as programs read them that follow these.
 * @param drawn where the phrases are drawn. There, a replacement text for them adds nothing.
 * @param maps the predefined CMaps.
 */
function findSpoken(
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
