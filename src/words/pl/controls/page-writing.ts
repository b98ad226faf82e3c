import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import { areasWords } from './areas.ts';

export type MarkKind = PageMark['type'] | 'date';

const kinds: Record<MarkKind, string> = {
  text: 'Tekst',
  date: 'Data',
  tick: 'Ptaszek',
  cross: 'Krzyżyk',
  line: 'Linia',
  highlight: 'Zakreślenie',
  pen: 'Rysunek',
};

export const writingWords = {
  reading: 'Otwieranie pliku…',
  pages: 'Strony',
  /** What people press to write or draw something. */
  kinds,
  tools: 'Co dodać',
  move: 'Przesuń',
  colour: 'Kolor',
  size: 'Wielkość tekstu',
  thickness: 'Grubość linii',
  typed: 'Tekst na stronie',
  /** What the pressed button does. */
  how: {
    move: 'Przeciągnij dowolny element na miejsce, a jego róg, żeby zmienić wielkość.',
    text: 'Naciśnij tam, gdzie chcesz pisać.',
    date: 'Naciśnij tam, gdzie ma być data.',
    tick: 'Naciśnij tam, gdzie ma być ptaszek.',
    cross: 'Naciśnij tam, gdzie ma być krzyżyk.',
    line: 'Przeciągnij po stronie, żeby narysować linię.',
    highlight: 'Przeciągnij po stronie, żeby zakreślić fragment.',
    pen: 'Rysuj myszą, piórem lub palcem.',
  } satisfies Record<MarkKind | 'move', string>,
  keys: 'Klawiatura: naciśnij Tekst, Data, Ptaszek, Krzyżyk, Linia lub Zakreślenie, żeby umieścić element na środku strony. Strzałki przesuwają, z Shift zmieniają wielkość, z Alt działają małymi krokami, Enter edytuje tekst, a Delete usuwa.',
  allFiles: 'To samo trafia do wszystkich plików.',
  added: (kind: MarkKind, page: number) => `Dodano na stronie ${page}: ${kinds[kind]}.`,
  board: {
    removeAll: 'Usuń wszystko, co dopisano',
    allRemoved: 'Usunięto wszystko.',
    added: 'Dodano.',
    removed: 'Usunięto.',
    remove: (number: number) => `Usuń element ${number}`,
    area: areasWords.area,
    place: areasWords.place,
  },
  /** The name of something on a page. */
  mark: (mark: PageMark) =>
    mark.type === 'text'
      ? `Tekst na stronie ${mark.page}: ${mark.text}`
      : `${kinds[mark.type]} na stronie ${mark.page}: ${areasWords.place(mark)}`,
};
