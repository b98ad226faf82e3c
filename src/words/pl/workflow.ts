import { describeWhole } from '#wording/amounts.ts';

/** The page that runs several tools in sequence. */
export const workflowWords = {
  title: 'Ciąg kroków',
  description:
    'Przetwórz pliki kilkoma narzędziami za jednym razem: zmień rozmiar, skompresuj, połącz w PDF. Zapisz kroki albo wyślij je jako link.',
  action: 'Wykonaj wszystkie kroki',
  suffix: 'edytowany',
  takes: ['Obrazy', 'pliki PDF', 'wideo', 'dźwięk'],
  /** Above the steps. */
  steps: 'Kroki',
  none: 'Nie ma jeszcze kroków. Dodaj pierwszy albo zacznij od przykładu.',
  add: 'Dodaj krok',
  choose: (number: number) => (number === 1 ? 'Dodaj pierwszy krok' : `Wybierz krok ${number}`),
  nothingFollows: 'Żadne narzędzie nie przyjmie wyników ostatniego kroku.',
  close: 'Zamknij',
  up: (title: string) => `Przenieś w górę: ${title}`,
  down: (title: string) => `Przenieś w dół: ${title}`,
  remove: (title: string) => `Usuń: ${title}`,
  /** The value of an option, beside its step. */
  setTo: (title: string, value: string) => `${title}: ${value}`,
  off: (title: string) => `${title}: nie`,
  joins: 'wszystkie pliki stają się jednym',
  /** A step that cannot run yet. */
  lacks: (option: string) => `Do wypełnienia: ${option}.`,
  cannotFollow: (title: string, before: string) => `Krok „${title}” nie przyjmie wyników kroku „${before}”.`,
  set: 'Kroki ustawiono na podstawie linku.',
  opened: (name: string) => `Otwarto „${name}”.`,
  noSteps: 'Najpierw dodaj krok.',
  /** Saved in this browser. */
  mine: 'Moje ciągi kroków',
  save: 'Zapisz ciąg kroków',
  name: 'Nazwa',
  saved: (name: string, hasText: boolean) =>
    hasText
      ? `„${name}” zapisano w tej przeglądarce, razem z wpisanym tekstem.`
      : `„${name}” zapisano w tej przeglądarce.`,
  removed: (name: string) => `Usunięto „${name}”.`,
  removeShort: 'Usuń',
  removeSaved: (name: string) => `Usuń „${name}”`,
  export: 'Eksportuj',
  import: 'Importuj',
  exportedAs: 'stayput-ciagi-krokow.json',
  imported: (workflows: number) => `Zaimportowano ciągi kroków: ${describeWhole(workflows)}.`,
  notImported: 'Nie zaimportowano tego pliku: nie ma w nim ciągów kroków, które ten serwis potrafi odczytać.',
  questions: [
    {
      question: 'Co się dzieje, gdy krok nie uda się dla jednego pliku?',
      answer:
        'Praca nad pozostałymi plikami trwa dalej. W wierszu tego pliku widać, który krok się nie udał i dlaczego, a Twój plik nigdy się nie zmienia.',
    },
    {
      question: 'Czy mogę wysłać komuś swoje kroki?',
      answer:
        'Tak. Są w adresie tej strony: skopiuj go, a kto go otworzy, dostanie te same kroki i doda własne pliki. Nie ma w nim wpisanego tekstu, na przykład znaku wodnego czy hasła. Część po # nigdy nie jest wysyłana na serwer. Ciąg kroków zapisany w tej przeglądarce zachowuje tekst, ale nigdy hasło.',
    },
    {
      question: 'Które narzędzia mogą być krokami?',
      answer:
        'Większość, poza tymi, przy których najpierw trzeba obejrzeć każdy plik, na przykład przy podpisywaniu lub ręcznym wyborze stron.',
    },
  ],
  full: 'Ta przeglądarka nie pozwala serwisowi niczego zapisać.',
} as const;
