/** The texts about saving, copying and sharing results. */

export const useIn = 'Otwórz w…';

/** Above the tools that take them. */
export const useThese = (number: number) => (number === 1 ? 'Otwórz ten plik w' : `Otwórz te pliki (${number}) w`);

/** On the copy button. `hasOthers`: there are several results, and it copies the one on the sheet. */
export const copyLabel = (hasOthers: boolean) => (hasOthers ? 'Kopiuj ten' : 'Kopiuj');

export const shareLabel = (number: number) => (number === 1 ? 'Udostępnij' : `Udostępnij wszystkie (${number})`);

/** What was copied. */
export const copied = {
  text: 'Skopiowano jako tekst',
  picture: 'Skopiowano jako PNG',
  firstFrame: 'Skopiowano pierwszą klatkę jako PNG',
};

export const notCopied = {
  refused: 'Nie skopiowano: przeglądarka nie pozwala tej stronie używać schowka. Zamiast tego zapisz plik.',
  failed: (reason: string) => `Nie skopiowano: ${reason} Zamiast tego zapisz plik.`,
};

export const notShared = (reason: string) =>
  `Nie udostępniono: odmówiła przeglądarka lub druga aplikacja. Zamiast tego zapisz plik. (${reason})`;
