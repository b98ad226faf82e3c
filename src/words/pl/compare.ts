import type { Words } from '#wording/words.ts';
import type * as english from '#words/compare.ts';

/** The comparison of an image or video before and after. */
export const compareWords = {
  title: (name: string) => `${name}, przed i po`,
  titleOfSeveral: 'Porównaj dwie wersje',
  opening: 'Otwieranie obu…',
  original: 'Oryginał',
  side: ['Po lewej stronie linii', 'Po prawej stronie linii'],
  choice: (name: string, size: string) => `${name} ${size}`,
  before: 'Przed',
  after: 'Po',
  divider: 'Linia między przed i po',
  frame: 'Klatka',
  close: 'Zamknij',
  fit: 'Dopasuj',
  actualSize: 'Rzeczywisty rozmiar, 1:1',
  zoom: 'Powiększenie',
  zoomIn: 'Powiększ',
  zoomOut: 'Pomniejsz',
  play: 'Odtwórz oba',
  pause: 'Wstrzymaj',
  time: 'Czas w obu filmach',
  mute: 'Wycisz',
  unmute: 'Włącz dźwięk',
  fullScreen: 'Pełny ekran',
  frames: 'Porównaj klatki',
  unplayable: {
    before: 'Ta przeglądarka nie odtworzy oryginału obok wyniku.',
    after: 'Ta przeglądarka nie odtworzy wyniku.',
  },
  hidden: (name: string, why: string) => `Nie da się tu pokazać: ${name}. ${why}`,
} satisfies Words<typeof english.compareWords>;
