export const pointsWords = {
  opening: 'Otwieranie obrazu…',
  picker: 'Próbnik kolorów',
  picture: (name: string) => `Podgląd: ${name}`,
  /** Before the colour under the crosshair. */
  about: 'Około',
  clear: 'Wyczyść pobrane',
  pick: 'Kliknij, żeby pobrać kolor. Dokładna wartość trafi na listę.',
  keys: 'Klawiatura: strzałki przesuwają krzyżyk, z Shift o jeden piksel, a Enter pobiera kolor.',
};
