export const signatureWords = {
  drawn: 'Twój podpis',
  empty: 'Puste miejsce na podpis',
  how: 'Podpisz tu palcem, piórem lub myszą.',
  startOver: 'Zacznij od nowa',
};
