import type {
  FindingType,
  FoundItem,
  FoundName,
  FoundValue,
  Inspection,
  MetadataName,
  MetadataValue,
  UnreadPart,
} from '#jobs/contract/hidden-data.ts';
import { describePixels, listOf } from '#wording/amounts.ts';
import { filled } from '#wording/filled.ts';
import { metadataName, metadataValue } from './metadata-table.ts';
import { signatureWords } from './signatures.ts';

/** The report on what a file gives away. Placeholders are in braces. */
export const inspectionWords = {
  types: {
    place: { title: 'Lokalizacja', meaning: 'Gdzie powstał plik albo jakiego miejsca dotyczy.' },
    person: { title: 'Osoby', meaning: 'Nazwiska, na przykład autora, właściciela lub kogoś na zdjęciu.' },
    serial: {
      title: 'Numery seryjne i identyfikatory',
      meaning: 'Mogą powiązać ten plik z jednym urządzeniem albo z innymi plikami tej samej osoby.',
    },
    'differing-preview': {
      title: 'Podgląd, który różni się od obrazu',
      meaning: 'Mały obraz wewnątrz pliku może wciąż pokazywać to, co odcięto lub usunięto.',
    },
    rest: { title: 'Dane za końcem pliku', meaning: 'Programy je pomijają, ale każdy może je odczytać.' },
    video: { title: 'Wideo', meaning: 'Krótki film z dźwiękiem, który telefony dodają do zdjęcia.' },
    version: {
      title: 'Wcześniejsze wersje',
      meaning: 'Programy często tylko dopisują zmiany, więc to, co było wcześniej, można przywrócić.',
    },
    'hidden-text': { title: 'Ukryty tekst', meaning: 'Nikt go nie widzi, ale można go kopiować i przeszukiwać.' },
    outside: {
      title: 'Treść poza widoczną stroną',
      meaning: 'Kadrowanie strony tylko ukrywa to, co jest wokół.',
    },
    layer: { title: 'Ukryte warstwy', meaning: 'W czytniku można je włączyć.' },
    attachment: { title: 'Załączniki', meaning: 'Całe pliki wewnątrz tego pliku.' },
    comment: { title: 'Komentarze', meaning: 'Notatki i zaznaczenia, często z nazwiskiem autora.' },
    'form-value': { title: 'Wartości formularzy', meaning: 'To, co wpisano lub wybrano w polach formularza.' },
    script: { title: 'Skrypty', meaning: 'Programy, które mogą się uruchomić przy otwarciu pliku.' },
    remote: {
      title: 'Zdalne adresy',
      meaning:
        'Otwarcie pliku lub wysłanie z niego formularza może spowodować połączenie z tymi adresami i ujawnić ich właścicielom, że masz ten plik.',
    },
    device: { title: 'Urządzenia', meaning: 'Aparat, telefon, skaner lub obiektyw.' },
    software: { title: 'Oprogramowanie', meaning: 'Programy, które utworzyły lub zmieniły plik.' },
    time: { title: 'Daty i godziny', meaning: 'Kiedy plik powstał lub został zmieniony.' },
    history: { title: 'Historia', meaning: 'Co robiono z plikiem i z jakich plików powstał.' },
    text: { title: 'Pola tekstowe', meaning: 'Tytuły, opisy, słowa kluczowe i komentarze.' },
    link: { title: 'Linki', meaning: 'Adresy, które się otwierają, gdy ktoś je kliknie.' },
    exposure: { title: 'Ustawienia aparatu', meaning: 'Jak zrobiono zdjęcie.' },
    preview: { title: 'Podglądy', meaning: 'Małe obrazy lub okładki, widoczne na listach plików.' },
    other: { title: 'Inne dane', meaning: 'Dane, które programy zapisują na własny użytek.' },
  } satisfies Record<FindingType, { title: string; meaning: string }>,
  format: 'Format: {format}',
  nothing: 'Nic nie znaleziono.',
  absent: 'Szukano, ale nie znaleziono: {types}.',
  unread: 'Nie sprawdzano:',
  parts: {
    pixels: 'Tego, co widać na obrazie: twarzy, napisów, ekranów.',
    watermarks: 'Niewidzialnych znaków wodnych.',
    'maker-notes': 'Notatek producenta aparatu, w których często są numery seryjne.',
    packed: 'Metadanych skompresowanych w Brotli.',
    recording: 'Tego, co widać i słychać: twarzy, głosów, napisów.',
    'data-tracks': 'Zawartości ścieżek danych.',
    scans: 'Tekstu na obrazach, na przykład zeskanowanych stron.',
    attachments: 'Zawartości załączników. Zapisz je, żeby sprawdzić każdy z osobna.',
    signatures: 'Podpisów cyfrowych. To, kto podpisał, sprawdzisz narzędziem „Sprawdź podpisy PDF”.',
    'undrawn-pages':
      'Ukrytego tekstu i treści poza widoczną stroną na stronach, których nie udało się narysować, oraz na stronach po trzysetnej.',
    format: 'Metadanych: w tym formacie nie są tu odczytywane.',
  } satisfies Record<UnreadPart, string>,
  removedBy: 'Żeby to usunąć, użyj narzędzia „{tool}”.',
  notRemoved: 'Żadne z tutejszych narzędzi nie usuwa tego z pliku.',
  more: 'i jeszcze {count}',
  page: 'strona {page}',
};

const names: Record<Exclude<FoundName, MetadataName>['type'], string> = {
  unseen: 'Niewidoczne',
  'over-picture': 'Niewidzialny tekst na obrazie, jak w skanach',
  version: 'Wersja {version} z {versions}',
};

const values: Record<Exclude<FoundValue, MetadataValue>['type'], string> = {
  ...signatureWords.changes,
  'positions-track': 'Ścieżka danych z kamery, w której mogą być lokalizacje i ruchy',
  'data-track': 'Ścieżka danych',
  drawings: 'Rysunki lub obrazy',
  'differing-shape': 'Podgląd ma {preview} pikseli, a obraz {picture}, więc różnią się proporcjami',
  'differing-content':
    'Podgląd ma {preview} pikseli, a obraz {picture}: proporcje się zgadzają, ale widać na nich co innego',
};

/** What was found, in words. */
export const itemInWords = ({ name, value, page }: FoundItem): { name: string; value: string; page?: number } => ({
  name: isOwnName(name) ? filled(names[name.type], name) : metadataName(name),
  value: isOwnValue(value) ? filled(values[value.type], factsOf(value)) : metadataValue(value),
  ...(page !== undefined && { page }),
});

const isOwnName = (name: string | FoundName): name is Exclude<FoundName, MetadataName> =>
  typeof name !== 'string' && name.type in names;
const isOwnValue = (value: string | FoundValue): value is Exclude<FoundValue, MetadataValue> =>
  typeof value !== 'string' && value.type in values;

const factsOf = (value: Exclude<FoundValue, MetadataValue>) =>
  'preview' in value ? { preview: describePixels(value.preview), picture: describePixels(value.picture) } : value;

/** The report on the page. */
export const inspectionPage = {
  label: 'Raport',
  /** On the button that opens the tool. */
  useIn: (title: string) => `Otwórz w: ${title}`,
  absent: 'Szukano, ale nie znaleziono',
  unread: 'Nie sprawdzano',
  /** What people call entries, by the format's own name. */
  names: {
    'Date time original': 'Zrobiono',
    'Date time digitized': 'Zdigitalizowano',
    'Date time': 'Zmieniono',
  } as Readonly<Record<string, string>>,
};

/** `Found: place, people and devices.` */
export function describeInspection({ findings, unread }: Inspection): string {
  if (findings.length > 0) {
    const titles = findings.map(({ type }) => inspectionWords.types[type].title);
    return `Znaleziono: ${listOf(titles.map((title) => title.charAt(0).toLowerCase() + title.slice(1)))}.`;
  }
  return unread.includes('format') ? 'Metadane w tym formacie nie są tu odczytywane.' : 'Nic nie znaleziono.';
}
