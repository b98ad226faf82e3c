export default {
  'Video contact sheet': 'Kadry z wideo na jednym obrazie',
  'See a whole video in one image: frames from start to end, each with its time.':
    'Zobacz całe wideo na jednym obrazie: klatki od początku do końca, każda z podanym czasem.',
  'Make contact sheet': 'Utwórz arkusz',
  thumbnails: 'miniatury | arkusz miniatur | miniatura filmu',
  overview: 'podgląd filmu | przegląd filmu | klatki na jednym zdjęciu',
  storyboard: 'stykówka | kadry z filmu',
  'frames in a grid': 'storyboard | siatka klatek',
  'thumbnail sheet': 'klatki w siatce | contact sheet',
  'Longer side of a frame': 'Dłuższy bok klatki',
  'Which frames are shown?': 'Które klatki widać?',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    'Wideo jest dzielone na tyle części, ile ma być klatek, i z każdej brana jest klatka środkowa.',
  'How do I make a thumbnail?': 'Jak zrobić miniaturę?',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    'Wybierz jedną klatkę i jedną kolumnę. Żeby samodzielnie wskazać czas klatki, użyj narzędzia „Wideo na obrazy”.',
  'How large may a video be?': 'Jak duże może być wideo?',
  'As large as you like: only the frames on the sheet are decoded.':
    'Dowolnie duże: dekodowane są tylko klatki z arkusza.',
} satisfies TableWords<'tools/contact-sheet'>;
