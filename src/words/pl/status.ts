/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'Stan',
  description: 'Czy formularz kontaktowy i API teraz działają. Narzędzia nie potrzebują żadnego z nich.',
  asking: 'Pytanie usługi…',
  up: 'Wszystko działa.',
  /** Messages are stored, but not forwarded. */
  untold: 'Usługa działa.',
  /** Messages are stored, but the notification failed. */
  late: 'Usługa działa, ale Twoja wiadomość może zostać przeczytana później.',
  down: 'Usługa jest włączona, ale chwilowo nie przyjmuje wiadomości.',
  unreached: 'Usługa nie odpowiedziała. Sprawdź połączenie i zapytaj ponownie.',
  asked: (time: string) => `Sprawdzono o ${time}.`,
  again: 'Sprawdź ponownie',
};
