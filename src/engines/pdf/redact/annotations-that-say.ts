import { toBox, type Box } from '../content/view.ts';
import type { PdfDocument } from '../document/document.ts';
import { FoldedText } from '#folding/folded-text.ts';
import type { Phrase } from '#folding/phrase.ts';
import { isDict, Stream, type Dict } from '#containers/pdf/objects.ts';
import { openDocument } from '../document/open-document.ts';
import { collectFields, textOf } from '../document/form-fields.ts';
import { shownText } from '../forms/appearance.ts';
import { drawingOf, textsOfDrawings } from './drawing-texts.ts';

/** An annotation or a field with its texts, which are not part of the page's. */
export interface SayingAnnotation {
  /** The page index. */
  page: number;
  dict: Dict;
  box: Box;
  shown: FoldedText;
  texts: FoldedText[];
  /** Whether the page shows its texts, whatever its appearance. */
  isOpen: boolean;
}

const open = new Set(['FreeText', 'Widget']);
/** The keys of an annotation's texts, plain or rich. */
const said = ['Contents', 'RC', 'Subj', 'T'];

/** @param looks what each shows, by page. */
export function sayingAnnotations(document: PdfDocument, looks: readonly string[][]): SayingAnnotation[] {
  const values = new Map(
    collectFields(document).flatMap((field) =>
      field.widgets.map(({ dict }) => [dict, shownText(document, field)] as const),
    ),
  );
  return document.pages.flatMap((page, index) =>
    document.array(page.dict.get('Annots')).flatMap((annotation, place) => {
      const dict = document.dict(annotation);
      const box = dict && toBox(document, dict.get('Rect'));
      if (!dict || !box) return [];
      const texts = [...said.map((key) => textOf(document, dict.get(key))), values.get(dict)];
      return {
        page: index,
        dict,
        box,
        shown: new FoldedText(looks[index]?.[place] ?? ''),
        texts: texts.flatMap((text) => (text ? new FoldedText(text) : [])),
        isOpen: open.has(document.name(dict.get('Subtype')) ?? ''),
      };
    }),
  );
}

/** Whether the page shows a phrase in an annotation, and whether the annotation contains it at all. */
export function sayingOf({ shown, texts, isOpen }: SayingAnnotation, phrase: Phrase): 'seen' | 'unseen' | undefined {
  if (phrase.in(shown).length > 0) return 'seen';
  if (!texts.some((text) => phrase.in(text).length > 0)) return undefined;
  return isOpen ? 'seen' : 'unseen';
}

/** Returns the texts that appearance streams show, by page and in the order of their annotations. */
export async function textsOfLooks(file: File, password: string): Promise<string[][]> {
  // A separate document, since reading the texts releases objects that others hold.
  const document = await openDocument(file, password);
  const looks = document.pages.map(({ dict }) =>
    document.array(dict.get('Annots')).map((annotation) => {
      const shown = [...(document.dict(document.dict(annotation)?.get('AP'))?.values() ?? [])].map((look) =>
        document.resolve(look),
      );
      return shown
        .flatMap((look) => (isDict(look) ? [...look.values()] : [look]))
        .flatMap((look) => {
          const stream = document.resolve(look);
          return stream instanceof Stream ? drawingOf(stream) : [];
        });
    }),
  );
  const texts = await textsOfDrawings(document, looks.flat(2));
  let at = 0;
  return looks.map((page) =>
    page.map((shown) => {
      const from = at;
      at += shown.length;
      return texts.slice(from, at).join('\n');
    }),
  );
}
