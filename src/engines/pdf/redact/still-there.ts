import type { PdfDocument } from '../document.ts';
import { isDict, PdfString, Ref, Stream, type PdfObject } from '../objects.ts';
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

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** All text strings of a document but those of its content. */
function* stringsOf(document: PdfDocument): Generator<string> {
  const seen = new Set<number>();
  const waiting: PdfObject[] = [document.trailer];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next instanceof PdfString) yield decodeText(next.bytes);
    else if (next instanceof Ref) {
      if (seen.has(next.number)) continue;
      seen.add(next.number);
      waiting.push(document.resolve(next));
    } else if (Array.isArray(next)) waiting.push(...next);
    else if (next instanceof Stream) waiting.push(next.dict);
    else if (isDict(next)) waiting.push(...next.values());
  }
}
