export default {
  'Blur or black out parts of a photo': 'Rozmyj lub zaczernij część zdjęcia',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    'Zaczernij, spikselizuj lub rozmyj twarze, nazwiska i tablice rejestracyjne na zdjęciach i zrzutach ekranu.',
  Hide: 'Ukryj',
  'blur image': 'zamaż twarz',
  'blur photo': 'rozmyj zdjęcie',
  'blur face': 'rozmyj twarz',
  'blur part of image': 'zamaż zdjęcie',
  'blur area': 'zamazywanie twarzy',
  pixelate: 'rozmycie części zdjęcia',
  'pixelate image': 'pikselizacja',
  'pixelate face': 'pikseloza',
  mosaic: 'cenzura zdjęcia',
  'censor image': 'zakryj twarz',
  'censor photo': 'czarny pasek na zdjęciu',
  'black bar': 'zamaż tablice rejestracyjne',
  'cover face': 'ukryj rejestrację',
  'hide face': 'znajdź twarze',
  'find faces': 'zaczernij zdjęcie',
  'hide number plate': 'zamaż dane na zrzucie ekranu',
  'blur license plate': 'ukryj tekst na zdjęciu',
  'hide text in screenshot': 'rozmaz twarz',
  'blur text': 'mozaika',
  'redact screenshot': 'rozmycie tekstu',
  'Hide by': 'Sposób ukrycia',
  Black: 'Zakrycie na czarno',
  Pixels: 'Pikselizacja',
  Blur: 'Rozmycie',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    'Tekst bezpiecznie ukrywa tylko zakrycie: spikselizowane lub rozmyte litery i cyfry da się czasem odgadnąć.',
  'Can someone undo it?': 'Czy ktoś może to cofnąć?',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    'To, co zakryte, znika: piksele są zastępowane czernią i nic z nich nie zostaje w wyniku. Pikselizacja i rozmycie zostawiają kilka średnich z każdego obszaru, najwyżej 10 na 10. To ukrywa twarz, ale ktoś, kto wie, jakie litery lub cyfry wchodzą w grę, może czasem odtworzyć tekst. Dlatego nazwiska, numery i adresy lepiej zakrywać.',
  'Are small copies inside the photo removed too?': 'Czy małe kopie wewnątrz zdjęcia też są usuwane?',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    'Tak. Aparaty i edytory zapisują w pliku podglądy, na których wciąż byłoby widać to, co ukrywasz. Są zawsze usuwane, tak jak lokalizacja zdjęcia. Żeby usunąć też datę i dane aparatu, ustaw „Metadane” na „Tylko profil kolorów”.',
  'Does each photo have its own areas?': 'Czy każde zdjęcie ma własne obszary?',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    'Tak. Do następnego przejdziesz strzałkami nad obrazem. Zdjęcie, na którym nic nie narysujesz, nie jest kodowane ponownie, chyba że wybierzesz inny format.',
  'Does it find faces for me?': 'Czy narzędzie samo znajduje twarze?',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    'Tak. „Znajdź twarze” rysuje obszar na każdej znalezionej twarzy, na wszystkich dodanych obrazach. Działa to na Twoim urządzeniu, za pomocą pliku o rozmiarze 204 kB, który przeglądarka pobiera przy pierwszym użyciu. Może przeoczyć twarze małe, rozmyte, odwrócone, przechylone na bok lub częściowo zakryte i może wziąć za twarz coś innego. Sprawdź więc każde zdjęcie, dorysuj brakujące obszary i usuń niepotrzebne: to, czego nie zaznaczysz, pozostaje widoczne.',
  'What happens to animations?': 'Co dzieje się z animacjami?',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Obszar jest ukrywany w każdej klatce, w tym samym miejscu. GIF, WebP, APNG, AVIF i JPEG XL zachowują format; jeśli przeglądarka nie potrafi zapisywać animowanych plików AVIF, powstanie plik WebP.',
  'Does the rest of the photo change?': 'Czy reszta zdjęcia się zmienia?',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'PNG pozostaje taki sam, piksel po pikselu. JPEG jest kodowany ponownie z wybraną jakością, więc trochę na niej traci.',
} satisfies TableWords<'tools/redact-image'>;
