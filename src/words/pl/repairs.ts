import type { Mended, Repair, Unmended } from '#jobs/contract/pdf-repair.ts';
import { describeWhole } from '#wording/amounts.ts';

/** In display order. */
const mended: Record<keyof Mended, (times: number) => string> = {
  header: () => 'Brakowało nagłówka.',
  beforeHeader: (bytes) => `Usunięto zbędne bajty przed nagłówkiem (${describeWhole(bytes)}).`,
  end: () => 'Brakowało końca pliku.',
  search: () => 'Lista obiektów była uszkodzona, więc szukano ich w całym pliku.',
  crossReference: (times) => `Błędy w liście obiektów lub w zakończeniu po niej: ${describeWhole(times)}.`,
  places: (times) => `Obiekty w innym miejscu, niż podaje lista: ${describeWhole(times)}.`,
  objects: (times) => `Obiekty z błędami składni: ${describeWhole(times)}.`,
  lost: (times) => `Usunięto obiekty, których nie da się odczytać: ${describeWhole(times)}.`,
  lengths: (times) => `Strumienie o błędnej długości: ${describeWhole(times)}.`,
  streams: (times) => `Strumienie z uszkodzonymi danymi: ${describeWhole(times)}; zostało to, co dało się rozpakować.`,
  unmarked: (times) => `Strumienie bez znacznika końca: ${describeWhole(times)}.`,
  changed: (times) => `Strumienie z błędną sumą kontrolną: ${describeWhole(times)}; część danych mogła się zmienić.`,
  unused: (times) => `Usunięto uszkodzone strumienie, których nic nie używa: ${describeWhole(times)}.`,
  pictureStarts: (times) => `Obrazy ze zbędnymi danymi na początku, które usunięto: ${describeWhole(times)}.`,
  pageSearch: () => 'Nic nie prowadziło do stron, więc są w kolejności numerów obiektów.',
  root: () => 'Katalog nie wskazywał początku drzewa stron.',
  loops: (times) => `Drzewo stron zapętlało się (${describeWhole(times)}).`,
  kids: (times) => `Drzewo stron wymieniało strony lub części, których nie ma: ${describeWhole(times)}.`,
  types: (times) => `Części drzewa stron bez typu: ${describeWhole(times)}.`,
  inside: (times) => `Strony, które były wewnątrz drzewa stron, a teraz są osobne: ${describeWhole(times)}.`,
  again: (times) => `Strony, które się powtarzały, a teraz są osobne: ${describeWhole(times)}.`,
  counts: (times) => `Części drzewa stron z błędną liczbą stron: ${describeWhole(times)}.`,
};

const left: Record<keyof Unmended, (times: number) => string> = {
  streams: (times) =>
    `Strumienie, których nie da się rozpakować i które zostają bez zmian: ${describeWhole(times)}; czytniki PDF ich nie użyją.`,
  pictures: (times) =>
    `Obrazy, których nie da się zdekodować i które zostają bez zmian: ${describeWhole(times)}; czytniki PDF nic tam nie pokażą.`,
  pixels: (times) =>
    `Obrazy z uszkodzonymi danymi, które zostają bez zmian: ${describeWhole(times)}; ich części mogą wyglądać źle.`,
  contents: (times) =>
    `Strony z błędami w poleceniach, które je rysują: ${describeWhole(times)}; czytniki PDF pomijają to, czego nie odczytają.`,
};

/** What a repair found, what is still wrong, and what was checked. */
export function describeRepair({ mended: found, left: remaining, ...repair }: Repair): string {
  const { checked, unchecked, statedPages, pages, wasLinearized } = repair;
  const isDamaged = Object.keys(found).length + Object.keys(remaining).length > 0 || statedPages !== undefined;
  const sentences = [
    ...(isDamaged ? [] : ['Nie znaleziono uszkodzeń. Plik i tak zapisano od nowa.']),
    ...told(mended, found),
    ...(statedPages === undefined
      ? []
      : [`W pliku powinno być stron: ${describeWhole(statedPages)}, a udało się znaleźć ${describeWhole(pages)}.`]),
    ...(Object.keys(remaining).length > 0 ? ['Nadal są problemy.', ...told(left, remaining)] : []),
    `Sprawdzono obiekty (${describeWhole(checked.objects)}), strumienie (${describeWhole(checked.streams)}) i strony (${describeWhole(pages)}).`,
    ...(unchecked.pictures > 0
      ? [
          `Sprawdzono tylko początek obrazów w kodowaniu JPEG, JPEG 2000, JBIG2 lub faksowym: ${describeWhole(unchecked.pictures)}.`,
        ]
      : []),
    ...(unchecked.streams > 0
      ? [
          `Nie sprawdzono strumieni zbyt dużych do rozpakowania lub skompresowanych w nieznany sposób: ${describeWhole(unchecked.streams)}.`,
        ]
      : []),
    ...(wasLinearized
      ? ['Plik był ułożony tak, żeby szybko pokazać pierwszą stronę (linearyzowany). Wynik taki nie jest.']
      : []),
  ];
  return sentences.join(' ');
}

/** In the order of `words`. */
const told = <What extends string>(
  words: Record<What, (times: number) => string>,
  counts: Partial<Record<What, number>>,
) =>
  (Object.keys(words) as What[]).flatMap((what) => {
    const times = counts[what] ?? 0;
    return times > 0 ? [words[what](times)] : [];
  });
