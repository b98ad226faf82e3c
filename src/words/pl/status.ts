/** The page that asks the service whether it works. */
export const statusWords = {
  title: 'Stan usługi',
  description: 'Sprawdź, czy formularz kontaktowy i API teraz działają. Narzędzia działają bez nich.',
  asking: 'Sprawdzanie usługi…',
  up: 'Wszystko działa.',
  /** Messages are stored, but not forwarded. */
  untold: 'Usługa działa.',
  /** Messages are stored, but the notification failed. */
  late: 'Usługa działa, ale Twoja wiadomość może zostać przeczytana później.',
  down: 'Usługa jest włączona, ale chwilowo nie przyjmuje wiadomości.',
  unreached: 'Usługa nie odpowiedziała. Sprawdź połączenie i spróbuj ponownie.',
  asked: (time: string) => `Sprawdzono o ${time}.`,
  again: 'Sprawdź ponownie',
};
