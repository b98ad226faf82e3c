/** A question on the page of every tool. */
export const uploads = {
  question: 'Czy moje pliki są przesyłane na serwer?',
  answer: 'Nie. Pracę wykonuje przeglądarka, a zasady bezpieczeństwa tej strony blokują wszelkie przesyłanie.',
};
