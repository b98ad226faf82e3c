import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import type * as english from '#words/controls/page-writing.ts';
import type { Words } from '#wording/words.ts';
import { areasWords } from './areas.ts';

export type MarkKind = PageMark['type'] | 'date';

const kinds: Record<MarkKind, string> = {
  text: 'Text',
  date: 'Datum',
  tick: 'Haken',
  cross: 'Kreuz',
  line: 'Linie',
  highlight: 'Markierung',
  pen: 'Zeichnen',
};

export const writingWords = {
  reading: 'Datei wird geöffnet …',
  pages: 'Seiten',
  /** What people press to write or draw something. */
  kinds,
  tools: 'Was du schreibst',
  move: 'Verschieben',
  colour: 'Farbe',
  size: 'Textgröße',
  thickness: 'Linienstärke',
  typed: 'Text auf der Seite',
  /** What the pressed button does. */
  how: {
    move: 'Zieh Elemente an ihren Platz und an der Ecke auf die richtige Größe.',
    text: 'Klicke oder tippe dahin, wo du schreiben willst.',
    date: 'Klicke oder tippe dahin, wo das Datum hingehört.',
    tick: 'Klicke oder tippe dahin, wo der Haken hingehört.',
    cross: 'Klicke oder tippe dahin, wo das Kreuz hingehört.',
    line: 'Zieh über die Seite, um eine Linie zu zeichnen.',
    highlight: 'Zieh über die Stelle, die du markieren willst.',
    pen: 'Zeichne mit Maus, Stift oder Finger.',
  } satisfies Record<MarkKind | 'move', string>,
  keys: 'Mit der Tastatur: Betätige „Text“, „Datum“, „Haken“, „Kreuz“, „Linie“ oder „Markierung“, dann erscheint das Element in der Mitte der Seite. Pfeiltasten verschieben es, mit Umschalt ändern sie seine Größe, mit Alt in kleinen Schritten. Die Eingabetaste bearbeitet einen Text, und Entf entfernt ihn.',
  allFiles: 'In alle Dateien wird dasselbe geschrieben.',
  added: (kind: MarkKind, page: number) => `Auf Seite ${page} hinzugefügt: ${kinds[kind]}.`,
  board: {
    removeAll: 'Alles entfernen, was du geschrieben hast',
    allRemoved: 'Alles entfernt.',
    added: 'Hinzugefügt.',
    removed: 'Entfernt.',
    remove: (number: number) => `Element ${number} entfernen`,
    area: areasWords.area,
    place: areasWords.place,
  },
  /** The name of something on a page. */
  mark: (mark: PageMark) =>
    mark.type === 'text'
      ? `Text auf Seite ${mark.page}: ${mark.text}`
      : `${kinds[mark.type]} auf Seite ${mark.page}: ${areasWords.place(mark)}`,
} satisfies Words<typeof english.writingWords>;
