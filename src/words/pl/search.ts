import { counted } from './count.ts';

export const searchWords = {
  title: 'Znajdź narzędzie',
  example: 'heic jpg, do 200 kB, połącz…',
  found: 'Narzędzia',
  close: 'Zamknij',
  all: 'Wszystkie narzędzia',
  recent: 'Ostatnio używane',
  popular: 'Najczęściej szukane',
  own: 'Ten serwis',
  results: (number: number) => `${counted(number, { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' })}.`,
  missing: (what: string, instead: string) => `${what}: tego tu nie ma. ${instead}`,
  nothing: 'Żadne narzędzie nie pasuje. Wpisz czasownik lub format, na przykład „zmniejsz” lub „heic”.',
  closest: 'Żadne narzędzie nie pasuje do wszystkich tych słów. Najbliższe:',
};
