export default {
  'Try to leak a file': 'Spróbuj wynieść plik',
  'We say that your files never leave your device. Do not take our word for it. Give this page a file, and let it try every way out that our tests know. Your browser then says what it did about each.':
    'Mówimy, że Twoje pliki nigdy nie opuszczają urządzenia. Nie wierz nam na słowo. Daj tej stronie plik i pozwól jej wypróbować wszystkie drogi wyjścia, jakie znają nasze testy. Potem przeglądarka pokaże, co zrobiła z każdą z nich.',
} satisfies TableWords<'pages/proof.astro'>;
