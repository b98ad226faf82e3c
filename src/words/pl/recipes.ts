import type { RecipeProblem } from '#errors/recipe-problem.ts';

/** What pages say about settings in links. */
export const recipeWords = {
  copy: 'Kopiuj link z tymi ustawieniami',
  /** On a tool's page: opens the workflow page with this tool as the first step, and its files. */
  moreSteps: 'Utwórz z tego ciąg kroków',
  copied: 'Skopiowano link.',
  copiedInPart: 'Skopiowano link. Nie ma w nim tego, co wpisano, narysowano lub dodano jako plik.',
  notCopied: 'Przeglądarka nie pozwala tej stronie używać schowka.',
  set: 'Opcje ustawiono na podstawie linku.',
} as const;

const problems = {
  unreadable: 'link jest uszkodzony',
  'unknown-option': 'ustawia opcję, której linki nie mogą ustawić',
  twice: 'zawiera jedną opcję dwa razy',
  newer: 'pochodzi z nowszej wersji tego serwisu',
  'unknown-step': 'zawiera narzędzie, które nie może być krokiem',
  'too-many-steps': 'ma ponad 20 kroków',
} as const;

/** The problem with a link. Its content is not quoted, because anyone may have written it. */
export const describeRecipeProblem = (problem: RecipeProblem): string =>
  `Nie użyto ustawień z tego linku: ${
    problem.why === 'bad-value' ? `wartość opcji „${problem.option}” jest niedozwolona` : problems[problem.why]
  }. Żadna opcja się nie zmieniła.`;

/** The titles of presets. */
export const presetWords = { one: 'Gotowe ustawienie', several: 'Gotowe ustawienia', none: 'Brak' } as const;
