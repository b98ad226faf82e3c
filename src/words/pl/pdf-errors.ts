import { describeNumber, describeWhole } from '#wording/amounts.ts';
import { describeScans, describeUnnamed } from './readings.ts';
import type { ErrorTable } from './problem.ts';

/** What to do about words that may be in images, or in letters that the file does not name. */
function notSearched({ scans, unnamed }: { scans: readonly number[]; unnamed: readonly number[] }): string {
  if (scans.length > 0)
    return `${describeScans({ type: 'scanned-pages', missed: 'search', pages: [...scans] })} Najpierw użyj narzędzia Przeszukiwalny skan (OCR) albo narysuj obszary.`;
  if (unnamed.length > 0) return `${describeUnnamed({ pages: unnamed })} Narysuj na nich obszary.`;
  return 'Tekstu na obrazach nie da się znaleźć. Narysuj na nim obszary.';
}

/** The messages for failures with a PDF. */
export const pdfErrors = {
  encrypted: {
    title: 'Ten plik jest chroniony hasłem.',
    hint: 'Wpisz hasło, żeby go otworzyć. Zostaje ono na tym urządzeniu, tak jak plik.',
  },
  'wrong-password': {
    title: 'To nie jest hasło tego pliku.',
    hint: 'Sprawdź wielkość liter. Plik może mieć dwa hasła i działa każde z nich.',
  },
  'unknown-lock': {
    title: 'Ten plik chroni certyfikat lub usługa zarządzania prawami, a nie hasło.',
    hint: 'Otwórz go w programie, dla którego powstał, i zapisz bez zabezpieczeń.',
  },
  'no-such-page': ({ page, pages }) => ({
    title: `W tym pliku nie ma strony ${describeWhole(page)}. Liczba stron: ${describeWhole(pages)}.`,
    hint: 'Strony są liczone od 1, a „last” to ostatnia.',
  }),
  'no-pages': { title: 'W tym pliku nie ma stron.', hint: 'Skopiuj go lub pobierz jeszcze raz.' },
  'page-too-large': ({ page, wanted, most }) => ({
    title: `Strona ${page} jest za duża na tę rozdzielczość: miałaby ${describeNumber(wanted)} pikseli.`,
    hint: `Limit to ${describeNumber(most)} pikseli. Wybierz niższą rozdzielczość albo pomiń tę stronę.`,
  }),
  'unread-page': ({ page }) => ({
    title: `Nie da się odczytać treści strony ${page}.`,
    hint: 'Jest uszkodzona albo skompresowana w nieznany sposób. Usuń tę stronę albo skopiuj lub pobierz plik jeszcze raz.',
  }),
  'no-pages-left': { title: 'Nie zostałaby żadna strona.', hint: 'Zostaw co najmniej jedną.' },
  'no-signature': { title: 'Nie ma jeszcze podpisu.', hint: 'Narysuj go, wpisz imię i nazwisko albo wybierz obraz.' },
  'no-key': {
    title: 'Nie ma jeszcze klucza.',
    hint: 'Wybierz plik .p12 lub .pfx albo pliki PEM z kluczem prywatnym i jego certyfikatem.',
  },
  'unread-key': ({ name }) => ({
    title: `${name} to nie jest klucz ani certyfikat, który da się tu odczytać.`,
    hint: 'Użyj pliku .p12 lub .pfx albo plików PEM. Klucza z karty lub tokena nie da się użyć na stronie internetowej.',
  }),
  'no-key-password': {
    title: 'Ten klucz jest chroniony hasłem.',
    hint: 'Wpisz hasło klucza. Zostaje ono na tym urządzeniu, tak jak klucz.',
  },
  'wrong-key-password': {
    title: 'To nie jest hasło tego klucza.',
    hint: 'Sprawdź wielkość liter. To hasło ustawione przy eksporcie klucza.',
  },
  'no-private-key': {
    title: 'W tych plikach nie ma klucza prywatnego.',
    hint: 'Samym certyfikatem nie da się podpisać. Wybierz też plik z kluczem prywatnym albo plik .p12 lub .pfx z jednym i drugim.',
  },
  'no-certificate': {
    title: 'W tych plikach nie ma certyfikatu tego klucza.',
    hint: 'Wybierz też plik z certyfikatem albo plik .p12 lub .pfx z jednym i drugim.',
  },
  'unsupported-key': {
    title: 'Ten rodzaj klucza nie jest obsługiwany.',
    hint: 'Działają klucze RSA oraz ECDSA na krzywych P-256, P-384 i P-521.',
  },
  'certificate-expired': ({ end }) => ({
    title: `Ten certyfikat wygasł ${end}.`,
    hint: 'Złożony nim teraz podpis nie byłby ważny. Użyj nowego certyfikatu.',
  }),
  'certificate-not-yet-valid': ({ start }) => ({
    title: `Ten certyfikat jest ważny dopiero od ${start}.`,
    hint: 'Poczekaj do tego dnia albo sprawdź datę na tym urządzeniu.',
  }),
  'signing-encrypted': {
    title: 'Ten plik jest zaszyfrowany, a zaszyfrowanych plików nie da się tu podpisać.',
    hint: 'Najpierw usuń zabezpieczenia narzędziem Odblokuj PDF, a potem podpisz. Usunie to też istniejące podpisy.',
  },
  'signing-damaged': {
    title: 'Ten plik jest uszkodzony, więc podpis nie byłby wiarygodny.',
    hint: 'Najpierw napraw go narzędziem Napraw PDF, a potem podpisz. Usunie to też istniejące podpisy.',
  },
  'signing-not-allowed': {
    title: 'Autor tego pliku nie pozwala na kolejne podpisy.',
    hint: 'Kolejny podpis unieważniłby podpis autora.',
  },
  'nothing-to-redact': {
    title: 'Nie wybrano nic do usunięcia.',
    hint: 'Narysuj obszary na stronach albo wpisz słowa do znalezienia.',
  },
  'words-not-found': ({ words, scans, unnamed }) => ({
    title: `Tych słów nie ma w ${scans.length > 0 ? 'tekście tego pliku' : 'tym pliku'}: ${words.join(', ')}.`,
    hint: notSearched({ scans, unnamed }),
  }),
  'bad-expression': { title: 'To wyrażenie regularne jest nieprawidłowe.', hint: 'Popraw je albo wyczyść pole.' },
  'no-matches': (facts) => ({
    title: 'W tekście tego pliku nie ma nic z tego, czego szukasz.',
    hint: notSearched(facts),
  }),
  'no-page-left': ({ page }) => ({
    title: `Ze strony ${page} nic by nie zostało.`,
    hint: 'Wybierz większy obszar albo pomiń tę stronę.',
  }),
  'no-pages-chosen': { title: 'Nie zaznaczono żadnej strony.', hint: 'Zaznacz co najmniej jedną.' },
  'not-two-files': ({ files }) => ({
    title: `Do porównania potrzebne są dwa pliki. Dodane pliki: ${files}.`,
    hint: 'Zostaw starszą i nowszą wersję, w tej kolejności.',
  }),
  'no-outline': {
    title: 'Ten plik nie ma zakładek, według których można by go podzielić.',
    hint: 'Podziel go według stron lub rozmiaru.',
  },
  'no-text': {
    title: 'W tym pliku nie ma tekstu.',
    hint: 'Jeśli strony są skanami, najpierw użyj narzędzia Przeszukiwalny skan (OCR).',
  },
  'no-pictures': {
    title: 'W tym pliku nie ma obrazów.',
    hint: 'Żeby zamienić całe strony w obrazy, użyj narzędzia PDF na obrazy.',
  },
  'no-words': { title: 'Nie ma jeszcze tekstu.', hint: 'Wpisz tekst, który ma trafić na strony.' },
  'unwritable-text': ({ characters }) => ({
    title: `Tych znaków nie da się tu umieścić na stronie: ${characters.join(' ')}`,
    hint: 'Działają litery łacińskie, greckie, ormiańskie i gruzińskie oraz cyrylica. Usuń pozostałe znaki.',
  }),
  'no-password': { title: 'Nie ma jeszcze hasła.', hint: 'Wpisz hasło, które ma chronić plik.' },
} satisfies Partial<ErrorTable>;
