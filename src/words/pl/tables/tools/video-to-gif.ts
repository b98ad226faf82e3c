export default {
  'Video to GIF': 'Wideo na GIF',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    'Zamień fragment wideo w animowany GIF lub WebP i wybierz prędkość, wymiary i liczbę powtórzeń.',
  'Make GIF': 'Utwórz GIF',
  'clip to gif':
    'film na gif | mp4 na gif | gif z filmu | wideo na webp | gif z nagrania | mov na gif | zamień film na gif',
  'video to webp': 'wideo na gif | zrób gif z filmu | gif z wideo | klip na gif | stwórz gifa | przerób film na gif',
  GIF: 'GIF',
  'Animated WebP': 'Animowany WebP',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'GIF działa wszędzie, ale ma 256 kolorów na klatkę. WebP jest znacznie mniejszy.',
  'Frames per second': 'Klatki na sekundę',
  'The height is set to match. Never larger than the video.':
    'Wysokość jest dobierana automatycznie. Nigdy większa niż w wideo.',
  'Colour blending': 'Mieszanie kolorów',
  'Pattern (smaller)': 'Deseń (mniejszy plik)',
  Smooth: 'Gładkie',
  Off: 'Wyłączone',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    'Wybierz krótszy fragment, mniej klatek na sekundę, mniejszą szerokość albo animowany WebP, który zajmuje ułamek tego miejsca. Przy niższej jakości pomijane są małe zmiany między klatkami.',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    'Najwyżej {0} klatek, czyli trochę ponad dwie minuty przy 12 klatkach na sekundę. Jeśli wideo jest dłuższe, dostaniesz jego początek, a wynik o tym poinformuje. Przy dłuższych fragmentach plik wideo jest znacznie mniejszy.',
  'Does it keep the audio?': 'Czy dźwięk zostaje?',
  'No: GIF and WebP cannot hold audio.': 'Nie: GIF i WebP nie mogą zawierać dźwięku.',
} satisfies TableWords<'tools/video-to-gif'>;
