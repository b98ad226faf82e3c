import type { PageMark } from '#jobs/contract/pdf-edits.ts';
import type * as english from '#words/controls/page-writing.ts';
import type { Words } from '#wording/words.ts';
import { areasWords } from './areas.ts';

export type MarkKind = PageMark['type'] | 'date';

const kinds: Record<MarkKind, string> = {
  text: 'Tekst',
  date: 'Datum',
  tick: 'Vinkje',
  cross: 'Kruisje',
  line: 'Lijn',
  highlight: 'Markering',
  pen: 'Tekening',
};

export const writingWords = {
  reading: 'Het bestand wordt geopend…',
  pages: 'Pagina’s',
  /** What people press to write or draw something. */
  kinds,
  tools: 'Wat je schrijft',
  move: 'Verplaatsen',
  colour: 'Kleur',
  size: 'Tekstgrootte',
  thickness: 'Lijndikte',
  typed: 'Tekst op de pagina',
  /** What the pressed button does. */
  how: {
    move: 'Sleep iets naar de juiste plek, of sleep aan de hoek om het formaat te wijzigen.',
    text: 'Klik of tik waar je wilt schrijven.',
    date: 'Klik of tik waar de datum moet komen.',
    tick: 'Klik of tik waar het vinkje moet komen.',
    cross: 'Klik of tik waar het kruisje moet komen.',
    line: 'Sleep over de pagina om een lijn te tekenen.',
    highlight: 'Sleep over de pagina om iets te markeren.',
    pen: 'Teken met een muis, een pen of een vinger.',
  } satisfies Record<MarkKind | 'move', string>,
  keys: 'Met het toetsenbord: druk op ‘Tekst’, ‘Datum’, ‘Vinkje’, ‘Kruisje’, ‘Lijn’ of ‘Markering’ om er een midden op de pagina te zetten. Pijltoetsen verplaatsen het, met Shift wijzigen ze het formaat, met Alt gaat het in kleine stapjes, Enter bewerkt een tekst en Delete verwijdert het.',
  allFiles: 'In alle bestanden komt hetzelfde te staan.',
  added: (kind: MarkKind, page: number) => `Toegevoegd op pagina ${page}: ${kinds[kind]}.`,
  board: {
    removeAll: 'Alles verwijderen wat je hebt geschreven',
    allRemoved: 'Alles verwijderd.',
    added: 'Toegevoegd.',
    removed: 'Verwijderd.',
    remove: (number: number) => `Onderdeel ${number} verwijderen`,
    area: areasWords.area,
    place: areasWords.place,
  },
  /** The name of something on a page. */
  mark: (mark: PageMark) =>
    mark.type === 'text'
      ? `Tekst op pagina ${mark.page}: ${mark.text}`
      : `${kinds[mark.type]} op pagina ${mark.page}: ${areasWords.place(mark)}`,
} satisfies Words<typeof english.writingWords>;
