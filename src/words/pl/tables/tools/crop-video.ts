export default {
  'Any shape': 'Dowolne',
  'Same as the video': 'Jak w wideo',
  'TikTok, Reels and Shorts are 9:16.': 'TikTok, Reels i Shorts mają 9:16.',
  'Crop video': 'Kadruj wideo',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    'Kadruj filmy do narysowanej ramki albo do proporcji, takich jak 9:16 na TikToka, Reels i Shorts.',
  'vertical video': 'pionowe wideo | przytnij obraz wideo',
  'landscape to portrait': 'pionowy film | kadrowanie filmu',
  'tiktok video': 'z poziomu na pion | obetnij brzegi filmu',
  'instagram reels': 'film na tiktoka | zbliżenie w filmie',
  'youtube shorts': 'instagram reels | przytnij film',
  'square video': 'youtube shorts',
  'black bars': 'rolka',
  'crop screen recording': 'kwadratowe wideo',
  'zoom in video': 'czarne pasy',
  'cut edges': 'usuń czarne pasy',
  'How do I make a horizontal video vertical?': 'Jak z poziomego wideo zrobić pionowe?',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    'Wybierz proporcje 9:16 i przeciągnij ramkę na to, co ważne. Ramka pozostaje w tym miejscu przez całe wideo. Z 1920 × 1080 zostaje 608 × 1080 pikseli.',
  'Does cropping reduce quality?': 'Czy kadrowanie pogarsza jakość?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    'Wideo jest kodowane ponownie z tą samą liczbą bitów na piksel co wcześniej. Dźwięk jest kopiowany bez zmian.',
  'Yes. Only what is inside the box is encoded.': 'Tak. Kodowane jest tylko to, co w ramce.',
  'Can I use one box for videos of different sizes?': 'Czy jedna ramka pasuje do filmów o różnych wymiarach?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    'Tak, jako ułamek szerokości i wysokości: ramka na lewej połowie zostawia lewą połowę każdego filmu. Ramka o stałych proporcjach, na przykład 9:16, zachowuje je na wszystkich filmach. Wybierz piksele, jeśli wszystkie filmy mają te same wymiary. Strzałki pokazują ramkę na kolejnych filmach.',
} satisfies TableWords<'tools/crop-video'>;
