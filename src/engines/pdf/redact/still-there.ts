import type { PdfDocument } from '../document.ts';
import { everyObject } from '../every-object.ts';
import { PdfString } from '../objects.ts';
import { openDocument } from '../open-document.ts';
import { OpenPdf } from '../render/pdfium.ts';
import { decodeText } from '../strings.ts';

/** Shorter ones are in every text. In characters. */
const shortest = 3;
/** As many as a note can name. */
const mostNamed = 5;

/** Which of these words a file still says, and where: on pages, and in comments, fields and the like. */
export async function findLeft(file: File, words: readonly string[]): Promise<{ words: string[]; places: string[] }> {
  const wanted = [...new Set(words.map(plain))].filter((word) => word.length >= shortest);
  const found = new Set<string>();
  const places = new Set<string>();
  const look = (text: string, place: string) => {
    const said = plain(text);
    for (const word of wanted) {
      if (!said.includes(word)) continue;
      found.add(word);
      places.add(place);
    }
  };
  if (wanted.length === 0) return { words: [], places: [] };
  const drawn = await OpenPdf.open(file, '');
  try {
    for (let page = 0; page < drawn.pages; page++) look(drawn.text(page), `page ${page + 1}`);
  } finally {
    drawn.close();
  }
  for (const text of stringsOf(await openDocument(file))) look(text, 'comments, fields or names');
  return { words: [...found].slice(0, mostNamed), places: [...places].slice(0, mostNamed) };
}

/** PDFium has signs of its own for hyphens at the ends of lines, within words. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\u0002\u00AD\uFFFE]\s*/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** All text strings of a document but those of its content. */
function* stringsOf(document: PdfDocument): Generator<string> {
  for (const object of everyObject(document)) if (object instanceof PdfString) yield decodeText(object.bytes);
}
