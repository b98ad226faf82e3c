export default {
  'Greyscale PDF': 'PDF w odcieniach szarości',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    'Zamień kolory PDF na odcienie szarości: w tekście, liniach, gradientach i obrazach. Tekst pozostaje tekstem.',
  'Make grey': 'Usuń kolory',
  grey: 'szary',
  'black and white': 'czarno-biały pdf | oszczędź tusz',
  grayscale: 'pdf czarno biały | oszczędzaj toner',
  monochrome: 'odcienie szarości | pdf bez kolorów',
  'remove colour': 'skala szarości | grayscale',
  bw: 'usuń kolory',
  'without colour': 'bez koloru',
  'save ink': 'monochromatyczny',
  'save toner': 'pdf na szaro',
  'What is turned grey?': 'Co staje się szare?',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    'Tekst, linie i wypełnienia, gradienty liniowe i promieniste, desenie, komentarze, pola formularzy i obrazy – z taką jasnością, jaką mają ich kolory. Strony nie są zamieniane w obrazy, więc tekst wciąż można przeszukiwać.',
  'What stays in colour?': 'Co pozostaje kolorowe?',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    'Gradienty siatkowe, obrazy z jednym kolorem ustawionym jako przezroczysty i małe obrazy wbudowane w treść. Zdarzają się rzadko; wynik podaje, ile ich jest.',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'Obrazy JPEG są kodowane ponownie w wysokiej jakości, inne zachowują każdy piksel. Cała reszta jest tak ostra jak wcześniej.',
} satisfies TableWords<'tools/greyscale-pdf'>;
