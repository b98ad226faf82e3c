export default {
  'Split an animation': 'Rozłóż animację na klatki',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    'Zapisz każdą klatkę animacji GIF, WebP, PNG, AVIF lub JPEG XL jako osobny obraz.',
  'gif frames': 'klatki gifa | rozłóż gif | zapisz klatki',
  'extract frames from gif': 'klatki z gifa | rozpakuj gif',
  'gif to images': 'wyciągnij klatki z gif | gif na zdjęcia',
  'gif to frames': 'gif na obrazy | gif na png',
  'split gif': 'gif na klatki | animacja na klatki',
  'unpack gif': 'podziel gif | rozbij gif',
  'Write frames like 1-3, 5, last.': 'Wpisz klatki tak: 1-3, 5, last.',
  'For example “1-10, 20, last”. Leave empty for all.':
    'Na przykład „1-10, 20, last” (last to ostatnia). Puste pole oznacza wszystkie.',
  'Are the frames complete?': 'Czy klatki są kompletne?',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    'Tak. W wielu plikach zapisane jest tylko to, co zmienia się z klatki na klatkę. Tutaj każdy obraz pokazuje całą klatkę, z przezroczystością, jeśli format ją obsługuje.',
  'Can I put them back together?': 'Czy da się je złożyć z powrotem?',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    'Tak, narzędziem „Utwórz animację”: łączy obrazy w wybranej kolejności i z wybranymi czasami.',
} satisfies TableWords<'tools/animation-to-images'>;
