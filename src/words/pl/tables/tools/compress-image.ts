export default {
  'Compress images': 'Kompresuj obrazy',
  'Make JPEG, PNG, WebP, AVIF, GIF and other images smaller, many at once, with no visible difference or under a size.':
    'Zmniejsz JPEG, PNG, WebP, AVIF, GIF i inne obrazy, wiele naraz, bez widocznej różnicy albo do podanego rozmiaru.',
  minify: 'zmniejsz zdjęcie | tinypng',
  'photo smaller': 'zmniejszanie zdjęć | tinyjpg',
  'lower quality': 'kompresja zdjęć | squoosh',
  tinypng: 'kompresja jpg | za duże zdjęcie',
  'mb to kb': 'zmniejsz wagę zdjęcia | kompresor zdjęć',
  squoosh: 'lżejsze zdjęcia | zmniejsz jpg',
  tinyjpg: 'niższa jakość | zmniejsz kb zdjęcia',
  'resize in kb': 'mb na kb | zmniejsz zdjecie',
  'No visible difference': 'Bez widocznej różnicy',
  'Choose the quality': 'Z wybraną jakością',
  'Uses the best quality that fits. If quality alone is not enough, the image is also scaled down.':
    'Wybierana jest najlepsza jakość, przy której plik się zmieści. Jeśli to nie wystarczy, obraz jest też pomniejszany.',
  'No. If it cannot be made smaller, you get your own image back as it was encoded, without its metadata, and the result says so.':
    'Nie. Jeśli obrazu nie da się zmniejszyć, dostaniesz go w takiej postaci, w jakiej był zakodowany, tylko bez metadanych, a wynik o tym informuje.',
  'JPEG, WebP and AVIF are re-encoded at the lowest quality that shows no visible difference, unless you choose otherwise. PNG may be reduced to 256 colours if it looks the same. Animation, transparency and the colour profile are kept.':
    'JPEG, WebP i AVIF są kodowane ponownie z najniższą jakością, przy której nie widać różnicy, o ile nie wybierzesz inaczej. PNG może zostać ograniczony do 256 kolorów, jeśli wygląda tak samo. Animacja, przezroczystość i profil kolorów zostają.',
  'Which format is the smallest?': 'Który format jest najmniejszy?',
  'AVIF or WebP for most photos, PNG for some drawings. Choose “Smallest” to try them all for each image: quick drafts first, then the most promising ones in full. Formats that would lose transparency or animation are skipped. The result shows the size in each format.':
    'AVIF lub WebP dla większości zdjęć, PNG dla niektórych rysunków. Wybierz „Najmniejszy”, żeby wypróbować wszystkie dla każdego obrazu: najpierw powstają szybkie próby, a potem pełne wersje tych najbardziej obiecujących. Formaty, które straciłyby przezroczystość lub animację, są pomijane. Wynik pokazuje rozmiar w każdym formacie.',
} satisfies TableWords<'tools/compress-image'>;
