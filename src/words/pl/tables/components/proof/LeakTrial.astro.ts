export default {
  'What this browser enforces': 'Czego pilnuje ta przeglądarka',
  'From the page': 'Ze strony',
  '{0} ways, and what the browser says': 'Sposoby ({0}) i odpowiedzi przeglądarki',
  'From inside a worker': 'Z wnętrza workera',
  'The programs that read your file run in workers, beside the page, and each has a policy of its own. Here, a worker made for this test tries to get your file out. It has the policy of the worker that reads PDFs; no worker that reads files has a stricter one. Only what the browser says counts here. A refusal without a message is shown as “No refusal seen”.':
    'Programy, które czytają Twój plik, działają w workerach, obok strony, a każdy ma własne zasady. Tutaj worker utworzony do tego testu próbuje wynieść Twój plik. Ma zasady workera, który czyta pliki PDF; żaden z workerów czytających pliki nie ma surowszych. Liczy się tu tylko to, co mówi przeglądarka. Odmowa bez komunikatu jest pokazywana jako „Nie widać odmowy”.',
  'Ways that lead away': 'Sposoby, które otwierają inny adres',
  'These try to open another address, with the first bytes of the file in it. Chromium 152 and later refuse: instead of the address you see an error page of the browser, and come back with its Back button. Other browsers open the address, which does not exist: <code>leak.example</code>.':
    'Te próbują otworzyć inny adres, w którym są pierwsze bajty pliku. Chromium 152 i nowsze odmawiają: zamiast adresu widać stronę błędu przeglądarki, z której wrócisz przyciskiem Wstecz. Inne przeglądarki otwierają adres, który nie istnieje: <code>leak.example</code>.',
} satisfies TableWords<'components/proof/LeakTrial.astro'>;
