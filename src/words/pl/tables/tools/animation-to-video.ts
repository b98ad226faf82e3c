export default {
  'GIF to video': 'GIF na wideo',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    'Zamień animacje GIF, WebP, PNG i AVIF w wideo MP4 lub WebM, zwykle znacznie mniejsze.',
  'Make video': 'Utwórz wideo',
  'gif to mp4': 'gif na mp4 | animowany webp na wideo | przerób gif na mp4',
  'animated webp to video': 'gif na wideo | zdjęcia na film | gif na webm',
  'gif to video': 'gif na film | film ze zdjęć',
  'images to video': 'gif do mp4 | obrazy na wideo',
  'photos to video': 'zamień gif na film | gif w mp4',
  'Repeat the animation': 'Liczba odtworzeń animacji',
  'Animations loop, but videos end: choose how many times to play it.':
    'Animacje się zapętlają, a filmy się kończą: wybierz, ile razy animacja ma się odtworzyć.',
  'Colour behind transparent areas': 'Kolor przezroczystych miejsc',
  'Show still images for': 'Czas nieruchomych obrazów',
  'Is the timing of the frames kept?': 'Czy czasy klatek się nie zmieniają?',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    'Tak, każda klatka jest pokazywana tak samo długo jak wcześniej. Jeśli w pliku GIF zapisano setną część sekundy lub mniej, przeglądarki pokazują klatkę przez dziesiątą część, i tak samo jest w wideo.',
  'What happens to transparency?': 'Co dzieje się z przezroczystością?',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    'Powszechnie obsługiwane formaty wideo nie mają przezroczystości, więc przezroczyste miejsca wypełnia wybrany kolor.',
  'What if the width or height is odd?': 'Co, jeśli szerokość lub wysokość jest nieparzysta?',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    'Wideo wymaga parzystej liczby pikseli. U dołu lub z prawej dodawany jest jeden rząd pikseli w kolorze tła; nic nie jest skalowane.',
} satisfies TableWords<'tools/animation-to-video'>;
