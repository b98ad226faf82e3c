export default {
  'Video to GIF': 'Video in GIF umwandeln',
  'Turn part of a video into an animated GIF or WebP, with the speed, size and repeats you choose.':
    'Mach aus einem Teil eines Videos ein animiertes GIF oder WebP – Tempo, Größe und Wiederholungen bestimmst du.',
  'Make GIF': 'GIF erstellen',
  'clip to gif': 'video in gif | mp4 in gif | gif erstellen | clip zu gif | gif machen | youtube gif | video to gif',
  'video to webp':
    'video zu gif | gif aus video | gif aus video machen | video als gif speichern | video in webp | mov in gif',
  GIF: 'GIF',
  'Animated WebP': 'Animiertes WebP',
  'GIF plays everywhere, but with 256 colours per frame. WebP is far smaller.':
    'GIF läuft überall, hat aber nur 256 Farben pro Bild. WebP ist viel kleiner.',
  'Frames per second': 'Bilder pro Sekunde',
  'The height is set to match. Never larger than the video.': 'Die Höhe passt sich an. Wird nie größer als das Video.',
  'Colour blending': 'Farbmischung',
  'Pattern (smaller)': 'Muster (kleiner)',
  Smooth: 'Glatt',
  Off: 'Aus',
  'Choose a shorter part, fewer frames per second, a smaller width, or animated WebP, which takes a fraction of the size. A lower quality ignores small changes between frames.':
    'Wähle einen kürzeren Teil, weniger Bilder pro Sekunde, eine kleinere Breite oder animiertes WebP, das nur einen Bruchteil der Größe braucht. Bei niedrigerer Qualität werden kleine Änderungen zwischen den Bildern ignoriert.',
  'Up to {0} frames, which is a little over two minutes at 12 frames per second. If it is longer, you get the beginning, and the result says so. For anything longer, a video is far smaller.':
    'Bis zu {0} Bilder, das sind bei 12 Bildern pro Sekunde etwas mehr als zwei Minuten. Ist es länger, bekommst du nur den Anfang, und das steht dann beim Ergebnis. Alles Längere ist als Video viel kleiner.',
  'Does it keep the audio?': 'Bleibt der Ton erhalten?',
  'No: GIF and WebP cannot hold audio.': 'Nein: GIF und WebP können keinen Ton aufnehmen.',
} satisfies TableWords<'tools/video-to-gif'>;
