export default {
  'Resize video': 'Zmień rozmiar wideo',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    'Zmniejsz rozdzielczość filmów do 1080p, 720p, 480p lub własnych wymiarów, wiele naraz.',
  resolution: 'zmień rozdzielczość filmu | 1080p na 720p | full hd | przeskaluj wideo',
  'hd to sd': '4k na 1080p | zmień wymiary filmu | niższa rozdzielczość | hd',
  'lower resolution': 'zmniejszyć rozdzielczość filmu | zmniejsz rozdzielczość wideo | zmień rozmiar filmu',
  'The width is set to match. Videos are never enlarged.':
    'Szerokość jest dobierana automatycznie. Filmy nigdy nie są powiększane.',
  'Custom size': 'Własne wymiary',
  'Leave one empty to keep the proportions.': 'Jeśli jedno pole jest puste, zostają proporcje.',
  'Add black bars': 'Dodaj czarne pasy',
  'Does resizing reduce quality?': 'Czy zmiana rozmiaru pogarsza jakość?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    'Wideo jest kodowane ponownie z tą samą liczbą bitów na piksel co wcześniej. Dźwięk jest kopiowany bez zmian. Jeśli wideo już jest wystarczająco małe, też jest kopiowane.',
  'Why is the width slightly larger than I set?': 'Dlaczego szerokość jest trochę większa niż ustawiona?',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    'Kodery wideo wymagają parzystej liczby pikseli, więc liczby nieparzyste są zaokrąglane w górę.',
} satisfies TableWords<'tools/resize-video'>;
