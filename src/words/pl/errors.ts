import type { Failure } from '#errors/errors.ts';
import { anyOf, describeDuration, describeSize, describeWhole, listOf } from '#wording/amounts.ts';
import { counted, ofFiles } from './count.ts';
import { describeAtLeast, describeCodec, describeCoding, pieceNames, streamParts, trackWords } from './error-facts.ts';
import { folderWords } from './folders.ts';
import { pdfErrors } from './pdf-errors.ts';
import type { ErrorTable, Problem } from './problem.ts';
import { unavailable } from './unavailable.ts';

/** The messages for failures with someone's file. */
export const errors: ErrorTable = {
  'empty-file': { title: 'Ten plik jest pusty.', hint: 'Ma 0 bajtów. Skopiuj go lub pobierz jeszcze raz.' },
  'unknown-format': {
    title: 'Stayput nie rozpoznaje tego rodzaju pliku.',
    hint: 'Jego pierwsze bajty nie pasują do żadnego formatu, który da się tu otworzyć. Sprawdź, czy otwiera go inny program.',
  },
  'foreign-format': (problem) => problem,
  playlist: ({ first, last }) => ({
    title: 'To lista odtwarzania strumienia (HLS). Wymienia tylko fragmenty wideo.',
    hint: `Upuść ją jeszcze raz razem z fragmentami${pieceNames(first, last)} albo upuść folder, w którym są wszystkie. Z sieci nic nie jest pobierane.`,
  }),
  'pieces-missing': ({ all, names, more }) => ({
    title: `Z ${ofFiles(all)} na tej liście odtwarzania brakuje niektórych: ${listOf([...names, ...(more > 0 ? [`jeszcze ${more}`] : [])])}.`,
    hint: 'Upuść ją jeszcze raz razem z fragmentami albo upuść folder, w którym są wszystkie. Z sieci nic nie jest pobierane.',
  }),
  'stream-part-left': ({ part, name }) => ({
    title: `Nie użyto pliku ${name}: to ${streamParts[part]} tego strumienia.`,
    hint: 'Ze strumienia używane są najlepsze wideo i główny dźwięk.',
  }),
  'wrong-stream-key': {
    title: 'Fragmenty tego strumienia są zaszyfrowane, a klucz ich nie otwiera.',
    hint: 'Klucz może należeć do innego strumienia. Pobierz go jeszcze raz.',
  },
  'piece-without-start': {
    title: 'To jeden fragment strumienia. Bez początku strumienia nie da się go otworzyć.',
    hint: 'Upuść go razem z pozostałymi fragmentami i ich listą odtwarzania (.m3u8).',
  },
  'wrong-tool': ({ format }) => ({
    title: `To narzędzie nie obsługuje plików ${format}.`,
    hint: `Spróbuj któregoś z narzędzi do ${format}.`,
  }),
  'corrupt-file': ({ format }) => ({
    title: 'Ten plik jest uszkodzony lub niekompletny.',
    hint: `Zaczyna się jak plik ${format}, ale nie da się go odczytać do końca. Skopiuj go lub pobierz jeszcze raz.`,
  }),
  'corrupt-playlist': {
    title: 'Ta lista odtwarzania jest uszkodzona lub niekompletna.',
    hint: 'Skopiuj ją lub pobierz jeszcze raz.',
  },
  'unread-coding': ({ format, coding }) => ({
    title: `Ten plik ${format} jest zapisany ${describeCoding(coding)}, a tego nie da się tu odczytać.`,
    hint: 'Zapisz go od nowa w programie, w którym powstał: jako RGB z 8 lub 16 bitami na kanał i ze zwykłą kompresją lub bez niej, albo jako PNG.',
  }),
  'in-file': ({ name, problem }) => within(name, problem),
  'too-large': ({ needed, isMore, available }) => ({
    title: 'Ten plik wymaga więcej pamięci, niż ma przeglądarka.',
    hint: `Potrzeba ${isMore ? '' : 'około '}${describeAtLeast(needed, isMore)}, a dostępne jest około ${describeSize(available)}.`,
  }),
  'out-of-memory': {
    title: 'Podczas pracy nad tym plikiem przeglądarce zabrakło pamięci.',
    hint: 'Zamknij inne karty i programy i spróbuj ponownie albo użyj mniejszego pliku.',
  },
  'unpacks-too-large': ({ limit }) => ({
    title: `Po rozpakowaniu ten plik ma ponad ${describeSize(limit)}.`,
    hint: 'To więcej, niż da się tu otworzyć.',
  }),
  'unfolds-too-large': ({ format }) => ({
    title: `Ten plik ${format} zbyt wiele razy powtarza własne części, żeby dało się go narysować.`,
    hint: `Jego części zawierają inne części, więc mały plik staje się ogromny. Jeśli mu ufasz, zapisz go jako PNG lub prostszy ${format} w programie, w którym powstał.`,
  }),
  'names-other-file': ({ format, name }) => ({
    title: `Część tego pliku ${format} jest w innym pliku (${name}).`,
    hint: 'Nic nie jest tu pobierane. Zapisz całość w jednym pliku w programie, w którym powstał.',
  }),
  'too-wide': ({ format, limit, width, height }) => ({
    title: `${format} może mieć najwyżej ${counted(limit, { one: 'piksel', few: 'piksele', many: 'pikseli', other: 'piksela' })} szerokości i wysokości; ten obraz ma ${width} × ${height}.`,
    hint: 'Wybierz inny format albo najpierw zmień rozmiar obrazu.',
  }),
  'part-failed': ({ name, problem }) => {
    const { hint, ...others } = within(name, problem);
    return { ...others, hint: `${hint} Możesz też usunąć go z listy i kontynuować z pozostałymi.` };
  },
  'step-failed': ({ step, title, problem }) => within(`Krok ${step} (${title})`, problem),
  'no-mark': { title: 'Nie ma czego umieścić na obrazie.', hint: 'Wybierz obraz albo wpisz tekst.' },
  'bad-mark': {
    title: 'Nie da się odczytać obrazu znaku wodnego lub podpisu.',
    hint: 'Wybierz PNG, JPEG lub WebP.',
  },
  'bad-cover': {
    title: 'Obraz okładki to ani JPEG, ani PNG.',
    hint: 'Odtwarzacze pokazują tylko okładki JPEG i PNG. Najpierw przekonwertuj obraz.',
  },
  'no-frames': ({ frames }) => ({
    title: `Nie ma takiej klatki. Liczba klatek w tym pliku: ${describeWhole(frames)}.`,
    hint: 'Wybierz zakres, który zaczyna się przed ostatnią klatką.',
  }),
  'nothing-left': ({ width, height }) => ({
    title: 'Ramka kadru jest poza tym obrazem.',
    hint: `Obraz ma ${width} × ${height} pikseli. Przesuń ramkę albo kadruj według ułamków szerokości i wysokości.`,
  }),
  'camera-raw': {
    title: 'Ten plik RAW z aparatu nie ma wystarczająco dużego podglądu.',
    hint: 'Danych RAW nie da się tu wywołać. Najpierw wyeksportuj plik jako TIFF lub JPEG.',
  },
  'size-unreachable': ({ limit, smallest }) => ({
    title: `Tego pliku nie da się tu zmniejszyć poniżej ${describeSize(smallest)}, a limit to ${describeSize(limit)}.`,
    hint: 'Wybierz większy rozmiar lub inny format.',
  }),
  'cannot-strip': ({ format }) => ({
    title: `Metadanych tego pliku ${format} nie da się usunąć bez ponownego kodowania.`,
    hint: 'Przekonwertuj go na inny format, co usuwa metadane, albo wybierz „Zostaw wszystko”.',
  }),
  'no-encoder': ({ format, isAnimated }) => ({
    title: `Ta przeglądarka nie potrafi zapisywać ${isAnimated ? 'animowanych ' : ''}plików ${format} z tymi ustawieniami.`,
    hint: 'Wybierz inny format albo użyj innej przeglądarki.',
  }),
  'encoder-failed': {
    title: 'Tej przeglądarce nie udało się zakodować wyniku.',
    hint: 'Twój plik się nie zmienił. Wybierz inny format, mniejszy rozmiar lub niższą jakość albo użyj innej przeglądarki.',
  },
  'no-decoder': ({ programs, ...undecodable }) => ({
    title: `Ta przeglądarka nie potrafi dekodować ${describeCodec(undecodable)}.`,
    hint: `Nic się nie zmieniło. Inna przeglądarka może to potrafić. Przekonwertuje go program taki jak ${anyOf(programs)}.`,
  }),
  undecodable: ({ programs, ...undecodable }) => ({
    title: `Ten serwis nie potrafi dekodować ${describeCodec(undecodable)}.`,
    hint: `Nic się nie zmieniło, a inna przeglądarka nie pomoże. Może przekonwertuje go program taki jak ${anyOf(programs)}.`,
  }),
  'no-track': ({ track }) => ({
    title: `W tym pliku nie ma ${trackWords[track]}.`,
    hint: 'Wybierz inny plik.',
  }),
  'only-subtitles': {
    title: 'W tym pliku nie ma wideo ani dźwięku, są tylko napisy.',
    hint: 'Wybierz plik, w którym jest wideo lub dźwięk.',
  },
  'no-packets': ({ track }) => ({
    title: `W tym pliku jest opisana ścieżka, ale nie ma ${trackWords[track]}.`,
    hint: 'Może być niekompletny albo być jednym fragmentem strumienia. Upuść go razem z pozostałymi fragmentami i ich listą odtwarzania (.m3u8).',
  }),
  'bad-range': ({ duration }) => ({
    title: 'Między tymi czasami nic nie ma.',
    hint: `Plik trwa ${describeDuration(duration)}. Wybierz początek przed jego końcem.`,
  }),
  ...pdfErrors,
  'too-much-text': ({ size, isMore, most }) => ({
    title: `Ten plik ma ${describeAtLeast(size, isMore)} tekstu, a limit to ${describeSize(most)}.`,
    hint: 'Napisy do filmu są znacznie mniejsze, więc to może być coś innego.',
  }),
  'no-cues': {
    title: 'W tym pliku nie ma napisów z prawidłowymi czasami.',
    hint: 'Każdy napis ma wiersz taki jak 00:00:01.000 --> 00:00:02.000, a pod nim tekst.',
  },
  'too-many-cues': (facts) => ({
    title: `Ten plik ma ${counted(facts.count, { one: 'napis', few: 'napisy', many: 'napisów', other: 'napisu' })}, a to za dużo.`,
    hint: 'Żaden film tylu nie ma. Podziel plik.',
  }),
  'no-cues-left': ({ format }) => ({
    title: `W pliku ${format} nie zostałyby żadne napisy: wszystkie skończyłyby się przed początkiem.`,
    hint: 'Przesuń je o mniej.',
  }),
  'nothing-read': {
    title: 'Nie znaleziono tekstu.',
    hint: 'Sprawdź język albo użyj ostrzejszego skanu lub obrazu.',
  },
  'no-subtitles': { title: 'Nie ma jeszcze napisów do dodania.', hint: 'Wybierz plik SRT lub WebVTT.' },
  'no-subtitles-named': ({ stem }) => ({
    title: 'Żaden z plików z napisami nie nazywa się tak jak to wideo.',
    hint: `Nazwij je tak jak wideo, na przykład ${stem}.srt lub ${stem}.pl.srt, albo wybierz „Wszystkie do każdego filmu”.`,
  }),
  'cues-all-late': ({ name }) => ({
    title: `Wszystkie napisy w pliku ${name} zaczynają się po końcu tego wideo.`,
    hint: 'Mogą należeć do innego filmu. Żeby je przesunąć, użyj narzędzia Konwertuj napisy.',
  }),
  'picture-subtitles': ({ codecs }) => ({
    title: `Napisy w tym pliku to obrazy (${codecs.join(', ')}).`,
    hint: 'Nie da się ich tu zamienić w tekst. Potrafi to program taki jak Subtitle Edit.',
  }),
  'several-codings': ({ track }) => ({
    title: `Kodowanie ${trackWords[track]} zmienia się w środku tego pliku: nagrania połączono bez ponownego kodowania.`,
    hint: 'Tutaj da się odczytać tylko jedno kodowanie, a reszta byłaby zepsuta. Najpierw przekonwertuj plik w VLC lub HandBrake.',
  }),
  'copy-protected': {
    title: 'Wideo lub dźwięk w tym pliku są zaszyfrowane.',
    hint: 'Odtworzy go tylko odtwarzacz, który ma klucz. Nic się nie zmieniło.',
  },
  'no-space': ({ needed, available }) => ({
    title: 'Na dysku nie ma dość miejsca na wynik.',
    hint: `Potrzeba około ${describeSize(needed)}, a wolne jest ${describeSize(available)}. Zwolnij trochę miejsca i spróbuj ponownie.`,
  }),
  'no-disk': ({ needed }) => ({
    title: 'Wynik jest za duży na pamięć, a ta przeglądarka nie pozwala serwisowi zapisywać na dysku.',
    hint: `Może zająć do ${describeSize(needed)}. W oknie prywatnym często nie ma dostępu do dysku: otwórz tę stronę w zwykłym oknie albo w innej przeglądarce.`,
  }),
  'disk-full': {
    title: 'Podczas zapisywania wyniku przeglądarce zabrakło miejsca na dysku.',
    hint: 'Dysk jest pełny albo przeglądarka osiągnęła limit dla tego serwisu. Zwolnij trochę miejsca albo, jeśli to okno prywatne, użyj zwykłego i spróbuj ponownie.',
  },
  'folder-failed': folderWords.notSaved,
  'disk-failed': ({ cause }) => ({
    title: 'Przeglądarce nie udało się zapisać wyniku na dysku.',
    hint: `Spróbuj ponownie albo, jeśli to okno prywatne, użyj zwykłego. Komunikat przeglądarki: ${cause}`,
  }),
  unreadable: {
    title: 'Tego pliku nie da się już odczytać.',
    hint: 'Mógł zostać przeniesiony, zmieniony lub usunięty albo jest folderem. Wybierz go jeszcze raz.',
  },
  'cannot-hand-over': ({ cause }) => ({
    title: 'Nie udało się przekazać tych plików do innego narzędzia.',
    hint: `Przeglądarka ich nie zachowała (${cause}). Najpierw zapisz wyniki, a potem otwórz drugie narzędzie i wybierz w nim pliki.`,
  }),
  'not-handed-over': {
    title: 'Brakuje plików z poprzedniej strony.',
    hint: 'Wybierz je tutaj. Jeśli to były wyniki, wróć i najpierw je zapisz.',
  },
  'not-kept': {
    title: 'Plików z tej strony już nie ma.',
    hint: 'Mogły być za duże, żeby je zachować, albo usunęła je przeglądarka. Wybierz je jeszcze raz.',
  },
  'timed-out': {
    title: 'Praca nad tym plikiem utknęła, więc ją przerwano.',
    hint: 'Nic się nie zmieniło. Plik może być uszkodzony albo urządzenie było zbyt obciążone. Praca nad pozostałymi plikami trwa.',
  },
  'engine-unavailable': unavailable,
  unexpected: ({ cause }) => ({
    title: 'Coś poszło nie tak po naszej stronie.',
    hint: 'Twój plik się nie zmienił.',
    cause,
  }),
};

export function describeFailure({ code, facts }: Failure): Problem {
  // Each sentence takes the facts of its own code; the union type loses that pairing.
  const problem = errors[code] as Problem | ((facts: Failure['facts']) => Problem);
  return typeof problem === 'function' ? problem(facts) : problem;
}

/** The message, with the place where it happened. */
function within(place: string, problem: Failure): Problem {
  const { title, ...others } = describeFailure(problem);
  return { ...others, title: `${place}: ${title}` };
}
