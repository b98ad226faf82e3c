export default {
  'Video to images': 'Wideo na obrazy',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    'Zapisz klatki wideo jako JPEG, PNG lub WebP: podaną liczbę klatek, jedną co kilka sekund albo pojedynczą.',
  'Save frames': 'Zapisz klatki',
  frames: 'klatki z filmu | miniatura filmu',
  'frames from video': 'kadr z filmu | zdjęcia z filmu',
  'video thumbnail': 'zdjęcie z filmu | kadry',
  'thumbnail of video': 'wyciągnij klatki',
  'screenshots of video': 'stopklatka',
  'screen shot': 'zrzut z filmu',
  snapshot: 'zapisz klatkę',
  stills: 'film na zdjęcia',
  'frame grab': 'wideo na jpg',
  'video to jpg': 'wideo na zdjęcia',
  'extract frames': 'klatki',
  'Evenly spaced': 'Równomiernie',
  'One every few seconds': 'Jedna co kilka sekund',
  'At one time': 'W wybranym momencie',
  'Number of frames': 'Liczba klatek',
  Every: 'Co',
  Time: 'Czas',
  'How large are the images?': 'Jak duże są obrazy?',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    'Takie jak wideo, we właściwej orientacji. PNG zachowuje każdy zdekodowany piksel.',
  'Which frames do I get?': 'Które klatki dostanę?',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    'Klatki widoczne w danych momentach. „Równomiernie” dzieli wideo na równe części i bierze z każdej środkową klatkę, bo pierwsze i ostatnie klatki często są czarne.',
} satisfies TableWords<'tools/video-to-images'>;
