import type { Words } from '#wording/words.ts';
import type * as english from '#words/proof.ts';
import { locale } from '#language.ts';
import { describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { onFirstUse } from '#wording/on-first-use.ts';
import { counted } from './count.ts';

const longDate = onFirstUse(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }));

/** The page that has every way out try to send the beginning of a file away. */
export const trialWords = {
  verdicts: {
    refused: 'Odmowa',
    silent: 'Odmowa bez komunikatu',
    unseen: 'Nie widać odmowy',
    absent: 'Brak w tej przeglądarce',
    untried: 'Nie dało się wypróbować',
  },
  notTried: 'Nie próbowano',
  silent: 'Odrzuca to lista dozwolonych połączeń, której pilnuje ta przeglądarka.',
  gone: 'Tego pliku nie da się już odczytać. Wybierz go jeszcze raz.',
  taken: (bytes: number) => describeSize(bytes),
  again: 'Spróbuj ponownie',
  /** After a number. */
  tried: 'sposobów wypróbowano',
  refused: 'sposobów odrzucono',
  refusedOrAbsent: 'sposobów odrzucono lub ich tu nie ma',
  /** At the end: a line for the console of other sites. */
  elsewhere: {
    title: 'Teraz wypróbuj ten wiersz w innym serwisie',
    how: 'Otwórz tam narzędzia programistyczne (w większości przeglądarek F12), wybierz „Konsola” i wklej go. Odpowiedź pokaże, czy tekst został wysłany. W tym serwisie brzmi „refused” (odmowa).',
    line: `await fetch('https://example.com/', { method: 'POST', mode: 'no-cors', body: 'my file' }).then(() => 'sent', () => 'refused');`,
    label: 'Kopiuj',
    what: 'wiersz',
  },
  save: 'Zapisz jako obraz',
  unsaved: 'Nie udało się utworzyć obrazu. Sprawdź połączenie i spróbuj ponownie.',
  /** On the picture of how it ended, which people show to others. */
  picture: {
    name: 'file-stayed-put.png',
    told: 'Strona internetowa miała wysłać mój plik, a moja własna przeglądarka odmówiła.',
    by: (browser: string, date: Date, address: string) => [browser, longDate().format(date), address].join(' · '),
  },
  enforced: (holds: boolean | undefined) =>
    holds ? 'Tutaj odrzucane.' : holds === false ? 'Tutaj nieodrzucane.' : 'Tutaj nie wiadomo.',
  sample: (id: string) => `Przykład utworzony na tej stronie: ${id}\n`,
  sum({
    refused,
    silent,
    unseen,
    absent,
    untried,
  }: Record<'refused' | 'silent' | 'unseen' | 'absent' | 'untried', number>): string {
    const all = refused + silent + unseen + untried;
    const parts = [
      `z komunikatem błędu: ${refused}`,
      ...(silent > 0 ? [`po cichu: ${silent}`] : []),
      ...(absent > 0 ? [`nie istnieje w tej przeglądarce: ${absent}`] : []),
      ...(untried > 0 ? [`nie dało się wypróbować: ${untried}`] : []),
      ...(unseen > 0 ? [`nie widać odmowy: ${unseen}`] : []),
    ];
    const blocked =
      unseen + untried > 0 ? `Zablokowane próby: ${refused + silent} z ${all}` : `Zablokowane wszystkie próby (${all})`;
    const rest =
      unseen + untried > 0 ? 'Które – widać na liście poniżej.' : 'Nic z Twojego pliku nie wyszło na zewnątrz.';
    return `${blocked} – ${listOf(parts)}. ${rest}`;
  },
};

/** The list of a page's requests. Sizes are in bytes. */
export const requestWords = {
  sum({ made, refused, doubtful, received }: Record<'made' | 'refused' | 'doubtful' | 'received', number>): string {
    const done = `Wysłano ${counted(made, { one: 'zapytanie', few: 'zapytania', many: 'zapytań', other: 'zapytania' })}, odebrano ${describeSize(received)}, odrzucono ${describeWhole(refused)}.`;
    return doubtful > 0
      ? `${done} Zapytania, które mogły coś wynieść: ${describeWhole(doubtful)}. Są zaznaczone na liście.`
      : `${done} Z Twoich plików wysłano 0 bajtów: żadne zapytanie nie poszło do innego hosta, żadne nie należy do rodzaju, który może mieć treść, i żadne nie ma znaku zapytania w adresie.`;
  },
  fromCache: 'z pamięci podręcznej',
  refused: 'odrzucone',
  /** What it may have carried away. */
  carried: { 'another-host': 'do innego hosta', query: 'parametry adresu', body: 'treść', nothing: 'nic' },
};

/** What is tried to send something away, at the start of a line. */
export const wayTitles: Words<typeof english.wayTitles> = {
  fetch: 'fetch',
  'fetch that outlives the page': 'fetch, który trwa po zamknięciu strony',
  'fetch that waits until the page is gone': 'fetch, który czeka na zamknięcie strony',
  XMLHttpRequest: 'XMLHttpRequest',
  beacon: 'Beacon',
  WebSocket: 'WebSocket',
  EventSource: 'EventSource',
  WebTransport: 'WebTransport',
  cache: 'Pamięć podręczna',
  image: 'Obraz',
  'image in a style': 'Obraz w stylu',
  'image in a drawing': 'Obraz w rysunku',
  font: 'Czcionka',
  audio: 'Dźwięk',
  'poster of a video': 'Obraz tytułowy wideo (poster)',
  stylesheet: 'Arkusz stylów',
  script: 'Skrypt',
  'module import': 'Import modułu',
  'audio worklet': 'Worklet dźwięku',
  prefetch: 'Pobranie z wyprzedzeniem (prefetch)',
  preload: 'Wstępne wczytanie (preload)',
  'module preload': 'Wstępne wczytanie modułu',
  manifest: 'Manifest',
  icon: 'Ikona',
  'looking a name up': 'Zapytanie DNS o nazwę',
  'connecting ahead': 'Połączenie z wyprzedzeniem',
  'speculation rules': 'Reguły spekulacji',
  frame: 'Ramka',
  'a frame’s own fetch': 'fetch wewnątrz ramki',
  object: 'Obiekt (object)',
  embed: 'Osadzenie (embed)',
  ping: 'Ping',
  'form in a new window': 'Formularz w nowym oknie',
  'inline worker': 'Worker wbudowany w stronę',
  worker: 'Worker',
  'shared worker': 'Współdzielony worker',
  'service worker': 'Service worker',
  'WebRTC, to look for a path': 'WebRTC, szukanie drogi',
  'WebRTC, through a relay': 'WebRTC, przez pośrednika',
  'WebRTC, straight to a peer': 'WebRTC, bezpośrednio do drugiej strony',
  download: 'Pobranie pliku',
  navigation: 'Przejście na inną stronę',
  'a new window': 'Nowe okno',
  'a page that refreshes itself': 'Strona, która sama się odświeża',
  form: 'Formularz',
  'a form’s fields in an address': 'Pola formularza w adresie',
};
