export default {
  'our {0} test photos took {1} as PNG, and {2} as JPEG.':
    'nasze zdjęcia testowe ({0}) zajęły {1} jako PNG i {2} jako JPEG.',
  'How does a JPEG get smaller?': 'Jak zmniejsza się JPEG?',
  'It is encoded again with mozjpeg at the lowest quality that a comparison with your picture finds alike. A JPEG that is already as small as that stays as it is, bit for bit.':
    'Jest kodowany ponownie programem mozjpeg, z najniższą jakością, przy której porównanie nie wykrywa różnicy względem Twojego obrazu. JPEG, który już jest tak mały, zostaje bez zmian, bit w bit.',
  'Does a JPEG get worse each time?': 'Czy JPEG za każdym razem traci na jakości?',
  'Yes, each encoding rounds the picture once more. Compress the original rather than a copy that was compressed before.':
    'Tak, każde kodowanie to kolejne zaokrąglenia. Kompresuj oryginał, a nie kopię, która już była kompresowana.',
  'How does a PNG get smaller?': 'Jak zmniejsza się PNG?',
  'Where 256 colours look the same as all of them, as in most drawings and screenshots, the PNG keeps 256. Otherwise every pixel stays exactly as it is, and only the packing gets better.':
    'Jeśli 256 kolorów wygląda tak samo jak wszystkie, co zdarza się w większości rysunków i zrzutów ekranu, PNG zostaje przy 256. W przeciwnym razie każdy piksel pozostaje dokładnie taki sam, a dane są tylko lepiej spakowane.',
  'Why is my photo still large as a PNG?': 'Dlaczego moje zdjęcie w PNG wciąż jest duże?',
  'PNG keeps every pixel, noise and all. Choose JPEG as the format, or WebP to keep transparency: {0}':
    'PNG zachowuje każdy piksel, razem z szumem. Wybierz format JPEG, a jeśli ma zostać przezroczystość – WebP: {0}',
  'How does a WebP get smaller?': 'Jak zmniejsza się WebP?',
  'It is encoded again at the lowest quality that a comparison with your picture finds alike. Transparency and animation stay.':
    'Jest kodowany ponownie, z najniższą jakością, przy której porównanie nie wykrywa różnicy względem Twojego obrazu. Przezroczystość i animacja zostają.',
  'Is there anything smaller than WebP?': 'Czy jest coś mniejszego niż WebP?',
  'AVIF often is, at the same look. Choose “The smallest” as the format, and each file is tried as both: the row shows what each takes.':
    'Często AVIF, przy tym samym wyglądzie. Wybierz format „Najmniejszy”, a każdy plik zostanie wypróbowany w obu formatach: w wierszu widać, ile zajmuje w każdym z nich.',
  'How does a GIF get smaller?': 'Jak zmniejsza się GIF?',
  'It is packed again, with as few colours as look the same. All frames and their times stay. If that wins nothing, you get your own file back.':
    'Jest pakowany od nowa, z najmniejszą liczbą kolorów, przy której wygląda tak samo. Wszystkie klatki i ich czasy zostają. Jeśli nic to nie daje, dostaniesz z powrotem swój plik.',
  'Why are animated GIFs so large?': 'Dlaczego animowane GIF-y są takie duże?',
  'GIF is from 1989 and knows nothing about motion: each frame is packed like a drawing. The same animation usually takes far less as WebP or as a video.':
    'GIF pochodzi z 1989 roku i nie uwzględnia ruchu: każda klatka jest pakowana jak osobny rysunek. Ta sama animacja zwykle zajmuje znacznie mniej jako WebP lub jako wideo.',
  'Compress {0}': 'Kompresuj {0}',
  'Make {0} files smaller with no visible difference, or under a size in kB, many at once.':
    'Zmniejsz pliki {0} bez widocznej różnicy albo do podanego rozmiaru w kB, wiele naraz.',
  'shrink {0}': 'zmniejsz {0}',
  'reduce {0} size': 'zmniejsz rozmiar {0}',
  'optimise {0}': 'optymalizuj {0}',
  'smaller {0}': 'mniejszy {0}',
  '{0} too big': 'za duży {0}',
  'A photo of 1600 × 1200 pixels would need a JPEG quality of less than 30, which shows. It looks better with about half the width and height.':
    'Zdjęcie 1600 × 1200 pikseli wymagałoby jakości JPEG poniżej 30, a to widać. Lepiej wygląda przy mniej więcej połowie szerokości i wysokości.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 30, with blocks in smooth areas such as sky. It looks better with three quarters of the width and height.':
    'Nasze zdjęcie testowe 1600 × 1200 pikseli mieści się jako JPEG o jakości 30, ale na gładkich powierzchniach, takich jak niebo, widać kwadraty. Lepiej wygląda przy trzech czwartych szerokości i wysokości.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 60, which looks fine on a screen. A photo of 12 megapixels is scaled down first.':
    'Nasze zdjęcie testowe 1600 × 1200 pikseli mieści się jako JPEG o jakości 60 i dobrze wygląda na ekranie. Zdjęcie 12-megapikselowe jest najpierw pomniejszane.',
  'Our test photo of 1600 × 1200 pixels fits as a JPEG of quality 80, where hardly anybody sees a difference. A photo of 12 megapixels has six times as many pixels, and gets a lower quality or fewer of them.':
    'Nasze zdjęcie testowe 1600 × 1200 pikseli mieści się jako JPEG o jakości 80, przy której prawie nikt nie widzi różnicy. Zdjęcie 12-megapikselowe ma sześć razy więcej pikseli, więc będzie miało niższą jakość albo mniej pikseli.',
  'Our test photo of 1600 × 1200 pixels takes only half of that as a JPEG of quality 90. A photo of 12 megapixels fits too, at a lower quality than most cameras choose.':
    'Nasze zdjęcie testowe 1600 × 1200 pikseli zajmuje jako JPEG o jakości 90 tylko połowę tego. Zdjęcie 12-megapikselowe też się mieści, z jakością niższą niż w większości aparatów.',
  'Compress images to {0}': 'Kompresuj obrazy do {0}',
  'Make photos and other images fit under {0}, many at once. Works with JPEG, PNG, HEIC, WebP and more.':
    'Zmniejsz zdjęcia i inne obrazy do {0}, wiele naraz. Działa z JPEG, PNG, HEIC, WebP i innymi formatami.',
  'photo under {0}': 'zdjęcie do {0}',
  'reduce image to {0}': 'zmniejsz obraz do {0}',
  'jpg less than {0}': 'jpg do {0}',
  'image size {0}': 'rozmiar zdjęcia {0}',
  'photo too big for email': 'zdjęcie za duże do maila | za duże zdjęcie',
  'email photo': 'zdjęcie mailem | zdjęcie na maila',
  'photo attachment': 'zdjęcie w załączniku | załącznik ze zdjęciem',
  'How good does a photo look at {0}?': 'Jak wygląda zdjęcie, które ma {0}?',
  'How close does it come to the size?': 'Jak bardzo wynik zbliży się do tego rozmiaru?',
  'It looks for the best quality that fits and never goes over {0}. If no quality fits, the picture is scaled down, and the row says to which size.':
    'Narzędzie szuka najlepszej jakości, przy której plik się zmieści, a wynik nigdy nie przekracza {0}. Jeśli nie mieści się przy żadnej, obraz jest pomniejszany, a w wierszu widać, do jakich wymiarów.',
  'Does {0} mean {1} bytes?': 'Czy {0} to dokładnie {1} bajtów?',
  'Yes. Some systems count in steps of 1,024 and would allow a little more. A file made here passes both ways of counting.':
    'Tak. Niektóre systemy liczą po 1024 i pozwoliłyby na trochę więcej. Plik zapisany tutaj mieści się przy obu sposobach liczenia.',
  'Passport photo, 2 × 2 inches': 'Zdjęcie paszportowe, 2 × 2 cale',
  'Make a photo of 2 × 2 inches for a passport, visa or ID: 600 × 600 pixels, with a frame that shows where the head belongs.':
    'Przygotuj zdjęcie 2 × 2 cale do paszportu, wizy lub dokumentu tożsamości: 600 × 600 pikseli, z ramką, która pokazuje, gdzie ma być głowa.',
  '2x2 photo': 'zdjęcie 2x2 | zdjecie do wizy usa',
  'us passport photo': 'zdjęcie do wizy usa | zielona karta zdjęcie',
  '2 x 2 inch': 'zdjęcie 2 x 2 cale | loteria wizowa zdjęcie',
  'us visa photo': 'zdjęcie do amerykańskiego paszportu | zdjęcie 5x5 cm',
  'ds-160': 'ds-160 | us visa photo',
  'green card photo': 'zdjęcie do zielonej karty | zdjęcie 600x600',
  'The United States ask for 2 × 2 inches. Their online visa form takes a square JPEG of 600 to 1200 pixels a side, of at most 240 kB.':
    'W Stanach Zjednoczonych, które wymagają formatu 2 × 2 cale. Amerykański internetowy wniosek wizowy przyjmuje kwadratowy plik JPEG o boku od 600 do 1200 pikseli i rozmiarze do 240 kB.',
} satisfies TableWords<'presets/image-presets'>;
