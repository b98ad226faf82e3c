/** The settings of one file alone. */
export const ownWords = {
  title: (path: string) => `Ustawienia pliku ${path}`,
  short: 'Ustawienia tego pliku',
  about: 'Dotyczą tylko tego pliku.',
  useCommon: 'Użyj ustawień wszystkich plików',
  done: 'Gotowe',
  /** @param parts how they differ from the settings for all files. */
  own: (parts: readonly string[]) =>
    parts.length > 0 ? parts.join(' · ') : 'na razie takie same jak dla wszystkich plików',
  label: 'Własne ustawienia',
  part: (title: string, value: string) => `${title}: ${value}`,
  on: 'tak',
  off: 'nie',
  none: 'brak',
};
