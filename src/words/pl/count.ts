import { locale } from '#language.ts';
import { describeWhole } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';

const rules = onFirstUse(() => new Intl.PluralRules(locale));

/** 1 plik, 2 pliki, 5 plików, 1,5 pliku. */
export interface Forms {
  one: string;
  few: string;
  many: string;
  other: string;
}

/** The phrase that suits a number, without it. */
export function chosen(number: number, { one, few, many, other }: Forms): string {
  switch (rules().select(number)) {
    case 'one':
      return one;
    case 'few':
      return few;
    case 'many':
      return many;
    default:
      return other;
  }
}

/** `5 plików`. */
export const counted = (number: number, forms: Forms): string =>
  `${describeWhole(number)}\u00a0${chosen(number, forms)}`;

const counting = (one: string, few: string, many: string, other: string) => (number: number) =>
  counted(number, { one, few, many, other });

export const countFiles = counting('plik', 'pliki', 'plików', 'pliku');
/** After “z”: `z 5 plików`. */
export const ofFiles = counting('pliku', 'plików', 'plików', 'pliku');
export const countPages = counting('strona', 'strony', 'stron', 'strony');
/** After “z”, “na”: `z 5 stron`. */
export const ofPages = counting('strony', 'stron', 'stron', 'strony');
/** After “na”: `na 5 stronach`. */
export const onPages = counting('stronie', 'stronach', 'stronach', 'strony');
export const countFrames = counting('klatka', 'klatki', 'klatek', 'klatki');
/** After “z”: `z 5 klatek`. */
export const ofFrames = counting('klatki', 'klatek', 'klatek', 'klatki');
export const countAreas = counting('obszar', 'obszary', 'obszarów', 'obszaru');
export const countFields = counting('pole', 'pola', 'pól', 'pola');
export const countWords = counting('słowo', 'słowa', 'słów', 'słowa');
export const countImages = counting('obraz', 'obrazy', 'obrazów', 'obrazu');
export const countCues = counting('napis', 'napisy', 'napisów', 'napisu');
export const countTools = counting('narzędzie', 'narzędzia', 'narzędzi', 'narzędzia');
export const countSteps = counting('krok', 'kroki', 'kroków', 'kroku');
export const countRows = counting('wiersz', 'wiersze', 'wierszy', 'wiersza');
export const countTracks = counting('ścieżka', 'ścieżki', 'ścieżek', 'ścieżki');
export const countItems = counting('element', 'elementy', 'elementów', 'elementu');
export const countSeconds = counting('sekunda', 'sekundy', 'sekund', 'sekundy');
export const countMinutes = counting('minuta', 'minuty', 'minut', 'minuty');
export const countFaces = counting('twarz', 'twarze', 'twarzy', 'twarzy');
export const countLetters = counting('litera', 'litery', 'liter', 'litery');
export const countPoints = counting('punkt', 'punkty', 'punktów', 'punktu');
export const countMatches = counting('trafienie', 'trafienia', 'trafień', 'trafienia');
export const countObjects = counting('obiekt', 'obiekty', 'obiektów', 'obiektu');
export const countLinks = counting('link', 'linki', 'linków', 'linku');
export const countVersions = counting('wersja', 'wersje', 'wersji', 'wersji');

/** For the blog, which is in English. */
export const count = (number: number, thing: string, things = `${thing}s`): string =>
  `${describeWhole(number)}\u00a0${number === 1 ? thing : things}`;
