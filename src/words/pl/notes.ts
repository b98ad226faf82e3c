import { formats } from '#formats/formats.ts';
import type { Note } from '#jobs/contract/job.ts';
import { locale } from '#language.ts';
import type { Loss, NamedTrack, Part } from '#jobs/contract/media-note.ts';
import type { HiddenPlace, PlaceInPdf } from '#jobs/contract/pdf-note.ts';
import { describeDuration, describePixels, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import {
  describeLook,
  describeReading,
  describeScans,
  describeSeen,
  describeUnnamed,
  describeUnread,
  describeUnseen,
  namePages,
  quoted,
  structureFound,
} from './readings.ts';
import {
  chosen,
  countAreas,
  counted,
  countFiles,
  countFrames,
  countImages,
  countPages,
  countWords,
  ofFrames,
  ofPages,
  onPages,
} from './count.ts';
import { describeHidden } from './hidden-data.ts';
import { describeInspection } from './inspection.ts';
import { describeFailure } from './errors.ts';
import { describeLikeness } from './likeness.ts';
import { describeLostTags } from './lost-tags.ts';
import { describeRepair } from './repairs.ts';
import { describeSignatures, describeSigned } from './signatures.ts';

type Why = Extract<Note, { type: 'unchanged' }>['why'];

const unchangedBecause: Record<Why, string> = {
  'already-small': 'Już jest wystarczająco mały',
  animation: 'Kompresja usunęłaby animację',
  pages: 'Kompresja usunęłaby wszystkie strony oprócz pierwszej',
  'not-encrypted': 'Nie był zabezpieczony',
  'no-changes': 'Nic nie zmieniono',
  'no-areas': 'Nie narysowano na nim obszarów',
  'no-fields': 'Nie ma pól formularza',
  'xfa-alone': 'To formularz XFA, który wypełnią tylko programy Adobe',
  'has-text': 'Wszystkie strony mają już tekst',
  'nothing-to-flatten': 'Nie ma pól formularza ani komentarzy',
};

/** ` 8 pixels less in width, to the edge of a JPEG block.` */
const describeEdges = (less: { width: number; height: number }): string =>
  Object.entries(less)
    .filter(([, pixels]) => pixels !== 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(
      ([side, pixels]) =>
        ` ${side === 'width' ? 'Szerokość' : 'Wysokość'} ${pixels > 0 ? 'mniejsza' : 'większa'} o ${describeWhole(Math.abs(pixels))} px, do granicy bloku JPEG.`,
    )
    .join('');

/** `audio AAC`, `transparency`. */
function describePart(part: Part): string {
  switch (part.type) {
    case 'video':
      return part.codec ? `wideo ${part.codec}` : 'wideo';
    case 'audio':
      return part.codec ? `dźwięk ${part.codec}` : 'dźwięk';
    case 'subtitles':
      return part.codec ? `napisy ${part.codec}` : 'napisy';
    case 'transparency':
      return 'przezroczystość';
    case 'chapters':
      return 'rozdziały';
    case 'data':
      return 'dane';
    case 'programme':
      return 'inny program';
  }
}

/** In brackets after the part. */
function describeLoss(loss: Loss): string {
  switch (loss.why) {
    case 'no-place':
      return `${formats[loss.container].name} tego nie obsługuje`;
    case 'one-place':
      return `w ${formats[loss.container].name} jest miejsce tylko na jedno`;
    case 'not-written':
      return `rozdziały nie są tu zapisywane w ${formats[loss.container].name}`;
    case 'no-decoder':
      return 'ta przeglądarka nie potrafi tego dekodować';
    case 'no-encoder':
      return 'ta przeglądarka nie potrafi tego kodować';
    case 'not-read':
      return 'nie da się tego tu odczytać';
    case 'pictures':
      return 'to obrazy, których nie da się tu zamienić w tekst';
    case 'times':
      return 'czasy przestałyby się zgadzać';
    case 'not-main':
      return 'zmieniane są tylko główne ścieżki';
    case 'joined':
      return 'w połączonych filmach tego nie ma';
    case 'black':
      return 'zastąpiono ją czernią';
    case 'failed':
      return describeFailure(loss.failure).title;
  }
}

const trackNames: Record<NamedTrack['type'], string> = { video: 'wideo', audio: 'dźwięk', subtitles: 'napisy' };

const describeTrack = ({ type, codec }: NamedTrack) => (codec ? `${trackNames[type]} na ${codec}` : trackNames[type]);

const hiddenPlaces: Readonly<Record<HiddenPlace, string>> = {
  layers: 'nazwy warstw',
  'page-labels': 'etykiety stron',
  outline: 'zakładki',
  fields: 'pola formularzy',
  comments: 'komentarze',
  links: 'linki',
  attachments: 'załączniki',
  metadata: 'metadane',
  'program-data': 'dane innych programów',
  names: 'znaczniki i inne nazwy',
  'hidden-drawings': 'ukryte rysunki',
};

function readPlaces(places: readonly PlaceInPdf[]): string {
  const pages = places.flatMap((place) => (place.type === 'page' ? place.page : [])).toSorted((a, b) => a - b);
  const named = pages.length === 0 ? [] : [namePages(pages)];
  return listOf([...named, ...places.flatMap(({ type }) => (type === 'page' ? [] : hiddenPlaces[type]))]);
}

const decimals = (number: number, digits = 2) =>
  number.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** In characters: above this, an image is better off as a file. */
const longText = 10_000;

type Sentence<Type extends Note['type']> = string | ((note: Extract<Note, { type: Type }>) => string);

/** The sentence beside a result, for every note that an engine can return. */
export const notes: { [Type in Note['type']]: Sentence<Type> } = {
  step: ({ step, title }) => `Krok ${step}, ${title}:`,
  read: describeReading,
  'pages-with-text': ({ pages }) => `Pominięto, bo jest tam już tekst: ${namePages(pages)}.`,
  'pages-without-text': ({ pages }) => `Nie znaleziono tekstu: ${namePages(pages)}.`,
  'pages-not-drawn': ({ pages }) => `Nie odczytano z powodu uszkodzeń: ${namePages(pages)}.`,
  unchanged: ({ why, stripped }) =>
    `${unchangedBecause[why]}: ${stripped ? 'to Twój obraz, tylko bez metadanych.' : 'to Twój plik bez zmian.'}`,
  'hidden-data': ({ items }) => describeHidden(items),
  inspected: ({ inspection }) => describeInspection(inspection),
  'first-frame-only': ({ frames }) => `Pierwsza z ${ofFrames(frames)}.`,
  'first-page-only': ({ pages }) => `Pierwsza z ${ofPages(pages)}.`,
  'alpha-flattened': 'Przezroczyste miejsca są teraz białe.',
  'page-parts-dropped':
    'Brakuje części rysowanych jak strona WWW (foreignObject), często etykiet na wykresach. Wyeksportuj rysunek jako PNG albo bez nich.',
  'part-missing': ({ share }) =>
    `Twój plik jest uszkodzony lub niekompletny: brakuje około ${Math.max(1, Math.round(share * 100))}% obrazu. To miejsce zostało puste.`,
  damaged: 'Twój plik jest uszkodzony: części obrazu mogą wyglądać źle.',
  coarse: 'Twój plik jest niekompletny: widać cały obraz, ale w niższej jakości.',
  'fewer-colours': ({ colours }) =>
    `Najwyżej ${counted(colours, { one: 'kolor', few: 'kolory', many: 'kolorów', other: 'koloru' })}.`,
  'pixels-kept': ({ less }) =>
    `Żaden piksel się nie zmienił, bo nic nie było kodowane ponownie.${less === undefined ? '' : describeEdges(less)}`,
  'turned-by-note':
    'Żaden piksel się nie zmienił: w pliku zapisano, jak obrócić obraz, a uwzględnia to prawie każdy program.',
  'encoded-again': 'Zakodowano ponownie, bo tego rodzaju JPEG nie da się inaczej obrócić ani kadrować.',
  quality: ({ quality }) => `Jakość ${Math.round(quality)}.`,
  likeness: ({ score }) => describeLikeness(score),
  race: ({ sizes }) =>
    `${sizes.map(({ format, bytes, estimated }) => `${formats[format].name} ${estimated ? 'około ' : ''}${describeSize(bytes)}`).join(', ')}.`,
  scaled: (size) => `Pomniejszono, żeby plik się zmieścił: ${describePixels(size)}.`,
  'camera-preview': (size) =>
    `To podgląd zapisany przez aparat, ${describePixels(size)}: danych RAW nie da się tu wywołać.`,
  'fewer-frames': ({ frameRate }) => `Zmniejszono liczbę klatek na sekundę do ${Math.round(frameRate)}.`,
  'fonts-replaced': ({ font }) =>
    `Tekst jest rysowany czcionką ${font}, bo ta strona nie może używać czcionek z Twojego urządzenia. Żeby zachować wygląd, zamień tekst na kontury.`,
  'icon-sides': ({ sides }) => `Zawiera obraz w rozmiarach ${listOf(sides.map(String))} pikseli.`,
  'converted-to-srgb': ({ from }) => `Kolory przeliczono z ${from} na sRGB.`,
  'reduced-depth': ({ from, to }) => `${to} bitów na kanał zamiast ${from}.`,
  'recordings-joined': ({ files, seconds }) => `${countFiles(files)}, razem ${describeDuration(seconds)}.`,
  'pieces-joined': ({ files, seconds }) =>
    `Fragmenty jednego nagrania ułożone po kolei (${describeWhole(files)}): razem ${describeDuration(seconds)}.`,
  'sound-joined-by-copying': 'Dźwięk skopiowano, więc w miejscu łączenia może być słychać zakłócenie do 25 ms.',
  joined: ({ images, ...size }) => `${countImages(images)}, razem ${describePixels(size)}.`,
  animation: ({ frames, seconds, whole }) =>
    `${countFrames(frames)}, ${Number(seconds.toFixed(2)).toLocaleString(locale)} s${whole === undefined ? '' : ` z żądanych ${describeDuration(whole)}, bo to limit animacji`}.`,
  colours: ({ colours }) => counted(colours.length, { one: 'kolor', few: 'kolory', many: 'kolorów', other: 'koloru' }),
  'data-url': ({ length }) =>
    `${describeSize(length)} tekstu.${length > longText ? ' To dużo jak na stronę WWW: osobny plik przeglądarka mogłaby zapamiętać.' : ''}`,
  'cropped-in-the-middle': 'Wykadrowano środek, bo ta przeglądarka nie potrafi znaleźć najciekawszej części.',
  'hdr-dropped': 'Usunięto jasność HDR: to zwykła wersja.',
  'metadata-dropped': 'Usunięto metadane (datę, dane aparatu, lokalizację, autora).',
  'tracks-copied': 'Skopiowano bez ponownego kodowania, więc bez utraty jakości.',
  'tracks-transcoded': ({ tracks }) => `Zakodowano ponownie: ${tracks.map(describeTrack).join(', ')}.`,
  'more-bits': ({ from, to, times }) =>
    `Przepływność jest wyższa (× ${Number(times.toFixed(1)).toLocaleString(locale)}), bo ${to} przy tej samej jakości potrzebuje więcej niż ${from}.`,
  'ends-transcoded': ({ seconds }) =>
    seconds === 0
      ? 'Przycięto dokładnie, tylko kopiując dane, więc wideo nie straciło na jakości.'
      : `Przycięto dokładnie: ponownie zakodowano ${decimals(seconds)} s wideo przy cięciach, a resztę skopiowano.`,
  'part-dropped': ({ part, loss }) => `Usunięto: ${describePart(part)} (${describeLoss(loss)}).`,
  'tags-dropped': ({ tags, container }) => describeLostTags(tags, container),
  'starts-at-key-frame': ({ seconds }) =>
    seconds < 0
      ? `Zaczyna się ${decimals(-seconds)} s za wcześnie: w Twoim pliku fragment od klatki kluczowej do początku jest ukryty, ale przy kopiowaniu zostaje.`
      : `Zaczyna się od ${decimals(seconds)} s, na poprzedniej klatce kluczowej.`,
  'starts-at-whole-picture': ({ name, seconds }) =>
    `Plik ${name} zaczyna się w środku sceny: pierwszy pełny obraz jest po ${decimals(seconds)} s, a do tego czasu słychać tylko dźwięk.`,
  'ends-early': ({ seconds, expected }) =>
    `Kończy się po ${describeDuration(seconds)}: reszty z ${describeDuration(expected)} w Twoim pliku nie udało się odczytać.`,
  'recordings-within': (note) =>
    `Twój plik zawiera kilka nagrań po kolei (${note.count}). ${note.decoded ? 'Zdekodowano je i połączono w jedno.' : 'Połączono je w jedno.'}`,
  'second-layer': 'Dźwięk to MP2, a nie MP3, więc zapisano go jako .mp2. Nie każdy odtwarzacz go odtworzy.',
  'decoded-by-browser': ({ uncertain }) =>
    `Twój plik zdekodował odtwarzacz przeglądarki, który nie przekazuje tagów.${uncertain ? ' Części może brakować: posłuchaj wyniku.' : ''}`,
  'cut-off': 'Twój plik jest uszkodzony lub niekompletny: wynik kończy się tam, gdzie plik się urywa.',
  'audio-damaged': ({ name }) =>
    `${name === undefined ? 'Twój plik' : `Plik ${name}`} jest uszkodzony: części dźwięku mogą brzmieć źle.`,
  'frames-damaged': (note) =>
    `Twój plik jest uszkodzony: zepsute klatki (${describeWhole(note.count)} z ${describeWhole(note.of)}) skopiowano bez zmian.`,
  'edits-ignored':
    'Twój plik zawiera edycje, które zmieniają kolejność lub prędkość jego części. Pominięto je: to oryginalne nagranie.',
  loudness: ({ from, to, wanted }) =>
    `Głośność ${decimals(to, 1)} LUFS zamiast ${decimals(from, 1)}.${wanted === undefined ? '' : ` Przy ${wanted} szczyty zostałyby obcięte.`}`,
  'channels-mixed': ({ from, to }) => `Zmiksowano kanały: z ${from} do ${to}.`,
  cues: (note) => `Napisy: ${describeWhole(note.count)}.`,
  'subtitles-added': (note) =>
    `Dodano napisy (${describeWhole(note.count)}) z pliku ${note.name}, ${note.language ? `język: ${note.language}` : 'bez języka'}.`,
  'cues-late': (note) => `Usunięto napisy (${describeWhole(note.count)}), bo zaczynają się po końcu wideo.`,
  'read-as': ({ encoding }) =>
    `W Twoim pliku nie podano kodowania tekstu, więc odczytano go jako ${encoding}. Sprawdź, czy wszystkie litery są w porządku. Wynik jest w UTF-8.`,
  'cues-malformed': ({ lines }) =>
    `Usunięto napisy bez prawidłowego czasu, ${lines.length === 1 ? 'wiersz' : 'wiersze'} ${listOf(lines.slice(0, 10).map(String))}${lines.length > 10 ? ` i jeszcze ${lines.length - 10}` : ''} w Twoim pliku.`,
  'cues-early': (note) => `Usunięto napisy (${describeWhole(note.count)}), bo skończyłyby się przed początkiem.`,
  'cues-begun': (note) =>
    `Napisy, które zaczęłyby się przed 0:00, zaczynają się w 0:00 (${describeWhole(note.count)}).`,
  'cues-plainer': 'Usunięto kolory, czcionki, imiona mówiących lub położenie, których ten format nie obsługuje.',
  pages: (note) => `${countPages(note.count)}.`,
  sides: ({ pages, sides }) => `${countPages(pages)} na ${onPages(sides)} arkuszy.`,
  repaired: describeRepair,
  'colours-kept': (note) => `W kolorze zostały obrazy lub gradienty (${describeWhole(note.count)}).`,
  compared: ({ pages, different }) =>
    different === 0
      ? `${countPages(pages)}: nie znaleziono różnic.`
      : `${chosen(different, { one: 'Różni', few: 'Różnią', many: 'Różni', other: 'Różni' })} się ${describeWhole(different)} z ${ofPages(pages)}.`,
  'signed-digitally': describeSigned,
  'signatures-checked': ({ signatures }) => describeSignatures(signatures),
  'signatures-removed': (note) =>
    `Usunięto podpisy (${describeWhole(note.count)}): są ważne tylko dla oryginalnego pliku.`,
  'standards-unchecked': ({ standards }) =>
    `Plik wciąż podaje, że jest zgodny z ${listOf(standards)}. Nie sprawdzano tego.`,
  'fields-renamed': (note) =>
    `Zmieniono nazwy pól formularza (${describeWhole(note.count)}), bo wcześniejszy plik ma pola o tej samej nazwie.`,
  'attachments-removed': (note) => `Usunięto załączniki (${describeWhole(note.count)}).`,
  'articles-removed': (note) =>
    `Usunięto artykuły (${describeWhole(note.count)}), bo ich części są na stronach, których nie ma w tym pliku.`,
  'output-intents-differ':
    'Jeden z dalszych plików ma inny wyjściowy profil kolorów niż pierwszy. Profil zostaje przy jego stronach, ale nie wszystkie programy go tam używają.',
  'portfolio-removed': 'Usunięto listę plików portfolio: wynik pokazuje jego strony.',
  'program-data-removed': 'Usunięto miniatury lub dane, które program zapisał na własny użytek.',
  'above-limit': ({ limit }) => `Jedna strona zajmuje ponad ${describeSize(limit)}.`,
  'fields-filled': (note) => `Wypełniono pola: ${describeWhole(note.count)}.`,
  'not-as-form-asks': ({ fields }) =>
    `Zapisano tak, jak wpisano, choć formularz oczekuje innego formatu: ${listOf(fields.map(({ label, example }) => `„${label}” (${example})`))}.`,
  'letters-left-to-reader': ({ letters }) =>
    `Stayput nie ma czcionki dla tych liter, więc pola z nimi narysuje czytnik PDF, który otworzy plik: ${letters.join(' ')}`,
  'marks-written': ({ pages }) => `Zapisano: ${namePages(pages)}.`,
  flattened: (note) => `Scalono ze stronami pola i komentarze: ${describeWhole(note.count)}.`,
  'letters-replaced': ({ letters }) =>
    `Niektórych liter w polach nie da się tu narysować, więc zastąpiły je znaki zapytania: ${letters.join(' ')}`,
  'annotations-removed': (note) =>
    `Usunięto komentarze (${describeWhole(note.count)}): multimedia, pliki albo takie, których nie da się narysować.`,
  'annotations-kept': (note) =>
    `Zostawiono bez zmian komentarze (${describeWhole(note.count)}): multimedia, pliki albo takie, których nie da się narysować.`,
  redacted: ({ areas, pages }) =>
    `Usunięto ${countAreas(areas)} na ${onPages(pages)}, razem z metadanymi, skryptami i miniaturami.`,
  'pages-as-pictures': ({ pages }) =>
    `${pages.length === 1 ? `Stronę ${pages[0]} zamieniono w obraz` : `Strony ${listOf(pages.map(String))} zamieniono w obrazy`} bez przeszukiwalnego tekstu, bo czegoś nie dało się tam usunąć częściowo.`,
  ...structureFound,
  'hidden-text': describeUnseen,
  'scanned-pages': describeScans,
  'unnamed-letters': describeUnnamed,
  'words-missing': ({ words }) => `Tego nie ma w tekście pliku: ${quoted(words)}.`,
  'seen-in-pictures': describeSeen,
  'pictures-read': describeLook,
  'pictures-unread': describeUnread,
  'layers-left-out': ({ words }) =>
    `Pominięto tekst na ukrytych warstwach (${countWords(words)}), bo strony go nie pokazują.`,
  'still-there': ({ words, places }) => `Wciąż w pliku: ${quoted(words)} (${readPlaces(places)}). Sprawdź też tam.`,
  'hidden-not-removed': 'Wszystko poza ramką jest ukryte, ale wciąż jest w pliku.',
  'pages-not-found': ({ stated, found }) =>
    `Z powodu uszkodzeń nie udało się znaleźć stron: ${describeWhole(stated - found)}.`,
  'xfa-removed': ({ drewPages }) =>
    drewPages
      ? 'Usunięto formularz XFA, który pokazują tylko programy Adobe. To strony, które pokazują wszystkie inne programy.'
      : 'Usunięto formularz XFA; strony zostają bez zmian.',
};

export function describeNote(note: Note): string {
  // Each sentence takes the facts of its own note; the union type loses that pairing.
  const sentence = notes[note.type] as string | ((note: Note) => string);
  return typeof sentence === 'function' ? sentence(note) : sentence;
}
