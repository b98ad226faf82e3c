/** Shown when a part of the site cannot be loaded, which may be the words for failures. */
export const unavailable = {
  title: 'Nie udało się załadować części serwisu, której to narzędzie potrzebuje.',
  hint: 'Sprawdź połączenie i spróbuj ponownie. Twój plik nigdzie nie trafił.',
};

/** Shown briefly after the first file was added, on a slow network. */
export const loadingTool = 'Ładowanie narzędzia…';
