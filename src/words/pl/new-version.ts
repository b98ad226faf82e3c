/** The line about a newer version of the site. */
export const newVersionWords = {
  ready: 'Nowa wersja Stayput jest gotowa.',
  use: 'Użyj nowej wersji',
  later: 'Później',
  waits: 'Twoje pliki zostają na tej stronie. Następna otwarta strona będzie już w nowej wersji.',
  /** @param why a sentence. */
  notUsed: (why: string) => `Znaleziono nową wersję, ale nie jest używana. ${why}`,
  close: 'Zamknij',
};
