import { describeWhole, listOf } from '#wording/amounts.ts';
import type { Words } from '#wording/words.ts';
import type * as english from '#words/agents.ts';
import { countFiles, countTools, ofFiles } from './count.ts';

export type { AgentDeed, AgentProblem } from '#words/agents.ts';

/** Why a page did not do what an agent asked for. */
export const agentProblems = {
  'bad-input': 'Dane wejściowe nie pasują do schematu tego narzędzia.',
  'unknown-tool': 'Nie ma narzędzia o tej nazwie. list_tools podaje wszystkie.',
  'no-files': 'Na tej stronie nie ma plików. Poproś człowieka o ich dodanie: ty nie możesz dodawać plików.',
  'no-results': 'Na tej stronie nie ma jeszcze wyników.',
  busy: 'Strona jeszcze pracuje. Poczekaj, aż skończy, albo wywołaj cancel.',
  'not-working': 'Strona nad niczym nie pracuje.',
  'not-accepted': 'Strona nie przyjęła tych opcji razem.',
  'one-file-open': 'Człowiek ustawia opcje jednego pliku. Poczekaj, aż skończy.',
  'already-open': 'Strona tego narzędzia jest już otwarta.',
  'not-opened': 'Nie udało się otworzyć strony tego narzędzia. Człowiek widzi dlaczego.',
  stopped: 'Człowiek zatrzymał agentów na tej stronie.',
  failed: 'Nie udało się z powodu błędu strony.',
} as const satisfies Words<typeof english.agentProblems>;

const stays = 'Żaden plik nie opuszcza tego urządzenia.';

/** The texts for agents. */
export const agentWords = {
  input: 'wejście',
  list: {
    title: 'Wymień wszystkie narzędzia',
    description: `Wymienia narzędzia tego serwisu do plików i formaty, które każde przyjmuje. ${stays} Żeby użyć narzędzia, wywołaj open_tool, a potem narzędzie o tej samej nazwie na jego stronie.`,
    done: (tools: number) => `${countTools(tools)}.`,
  },
  describe: {
    title: 'Opisz narzędzie',
    description:
      'Podaje, co robi narzędzie, jakie przyjmuje formaty i jakie ma opcje, jako JSON Schema. Niczego nie otwiera.',
    done: (title: string) => `${title}.`,
  },
  open: {
    title: 'Otwórz narzędzie',
    description: `Otwiera stronę narzędzia w tej karcie. Może zabrać pliki lub wyniki z tej strony. ${stays} Nowa strona ma własne narzędzia.`,
    tool: 'Nazwa narzędzia, z list_tools.',
    bring: 'Co zabrać na nową stronę.',
    done: (title: string) => `Otwiera się: ${title}.`,
  },
  set: {
    title: (title: string) => `Ustaw opcje: ${title}`,
    description: 'Ustawia opcje na tej stronie i nie zaczyna pracy. Pominięte opcje się nie zmieniają.',
    steps: 'Ustawia kroki na tej stronie i nie zaczyna pracy. Zastępują kroki, które tam są.',
    done: 'Opcje są ustawione.',
  },
  run: {
    description: (description: string) =>
      `${description} Pracuje na plikach dodanych do tej strony przez człowieka. Pominięte opcje zostają takie, jakie pokazuje strona. Odpowiada, gdy praca jest skończona, albo po minucie, podając postęp. Wyniki zostają na stronie: zapisać może je tylko człowiek.`,
  },
  steps: {
    steps:
      'Narzędzia do uruchomienia, od pierwszego do ostatniego. Każde pracuje na wynikach poprzedniego. Domyślnie: te ze strony.',
    tool: 'Nazwa narzędzia, z list_tools.',
    options: 'Jego opcje, tak jak describe_tool podaje je dla kroków. Domyślnie: te z narzędzia.',
  },
  status: {
    title: 'Sprawdź stan',
    description:
      'Podaje, jakie pliki są na tej stronie, z numerem, formatem i rozmiarem, jakie opcje są ustawione, jaki jest postęp pracy i co stało się z każdym plikiem. Nigdy nie podaje, co jest w pliku.',
    after: 'Wymienia pliki po tym numerze. Domyślnie: 0.',
    wait: 'Czeka najwyżej tyle sekund na koniec pracy. Domyślnie: 0.',
    empty: 'Na tej stronie nie ma plików.',
  },
  cancel: {
    title: 'Anuluj pracę',
    description: 'Zatrzymuje pracę na tej stronie. Gotowe wyniki zostają na stronie.',
    done: 'Praca anulowana.',
  },
  save: {
    title: 'Poproś człowieka o zapisanie',
    description: 'Pokazuje człowiekowi przycisk, który zapisuje wyniki. Nacisnąć może go tylko człowiek.',
    done: 'Człowiek dostał prośbę o zapisanie wyników.',
  },
  /** Replaces a sentence that would quote the file. */
  withheld: 'Powód widać na stronie. Zawiera cytat z pliku, więc agenci go nie poznają.',
  unit: (unit: string) => `Jednostka: ${unit}.`,
  when: (wishes: readonly string[]) => `Używane tylko, gdy ${listOf(wishes)}.`,
  is: (name: string, values: readonly string[]) => `${name} to ${values.join(' lub ')}`,
  outcome: ({ done, all, failed }: { done: number; all: number; failed: number }) =>
    `Gotowe: ${describeWhole(done)} z ${ofFiles(all)}${failed > 0 ? `, bez wyniku: ${describeWhole(failed)}` : ''}.`,
  ready: (files: number) => `Na tej stronie: ${countFiles(files)}.`,
  working: (percent: number) =>
    `Praca trwa: gotowe ${percent}%. Wywołaj get_status z wait, żeby dowiedzieć się, kiedy się skończy.`,
} as const satisfies Words<typeof english.agentWords>;

/** What agents cannot do with the tools of pages, for the documents for agents. */
export const agentLimits = [
  'Nie możesz dodawać plików, czytać ich zawartości ani zapisywać wyników. Może to tylko człowiek.',
  'Nie widzisz nazw plików, chyba że człowiek pozwoli na to na stronie.',
  'Nie możesz ustawiać haseł, rysować obszarów, podpisywać ani wybierać plików do opcji. Poproś człowieka.',
  'Strona pokazuje, co zrobiło każde twoje wywołanie. Człowiek może cię tam zatrzymać, a wtedy narzędzia znikają.',
] as const satisfies Words<typeof english.agentLimits>;

/** What an agent did last, for the person. */
export const agentDeeds = {
  looked: 'Przejrzał listę narzędzi.',
  set: 'Ustawił opcje.',
  ran: 'Zaczął pracę.',
  asked: 'Sprawdził postęp.',
  cancelled: 'Anulował pracę.',
  opened: 'Otwiera inne narzędzie.',
  save: 'Prosi Cię o zapisanie wyników.',
} as const satisfies Words<typeof english.agentDeeds>;

/** Shown to the person once an agent uses the page. */
export const agentStripWords = {
  label: 'Agent',
  title: 'Tej strony używa agent',
  told: 'Ta strona nie ujawnia mu, co jest w Twoich plikach.',
  names: 'Pozwól mu widzieć nazwy plików',
  stop: 'Zatrzymaj',
  stopIt: 'Zatrzymaj agenta',
  stopped: 'Agenci zatrzymani w tej karcie',
  allow: 'Zezwól ponownie',
} as const satisfies Words<typeof english.agentStripWords>;
