export default {
  'Greyscale PDF': 'PDF naar grijswaarden',
  'Turn a PDF grey: text, lines, gradients and images lose their colours. Text stays text.':
    'Maak een PDF grijs: tekst, lijnen, kleurverlopen en afbeeldingen verliezen hun kleur. Tekst blijft tekst.',
  'Make grey': 'Grijs maken',
  grey: 'grijs',
  'What is turned grey?': 'Wat wordt grijs?',
  'Text, lines and fills, linear and radial gradients, patterns, comments, form fields and images, each as bright as its colours look. Pages are not turned into images, so text can still be searched.':
    'Tekst, lijnen en vlakken, lineaire en radiale kleurverlopen, patronen, opmerkingen, formuliervelden en afbeeldingen, allemaal zo licht als hun kleuren lijken. Pagina’s worden geen afbeeldingen, dus tekst blijft doorzoekbaar.',
  'What stays in colour?': 'Wat blijft in kleur?',
  'Mesh gradients, images with one colour made transparent, and small inline images. They are rare; the result says how many there are.':
    'Meshverlopen, afbeeldingen waarin één kleur doorzichtig is gemaakt, en kleine ingebedde afbeeldingen. Die zijn zeldzaam; bij het resultaat staat hoeveel het er zijn.',
  'JPEG images are re-encoded at high quality; others keep every pixel. Everything else is as sharp as before.':
    'JPEG’s worden opnieuw gecodeerd met hoge kwaliteit; andere afbeeldingen behouden elke pixel. Al het andere is net zo scherp als eerst.',
  'black and white': 'pdf zwart wit | inkt besparen',
  grayscale: 'zwart-wit pdf | toner besparen',
  monochrome: 'pdf zwart-wit maken | monochroom',
  'remove colour': 'pdf grijs maken | pdf naar zwart wit',
  bw: 'grijswaarden | zwartwit',
  'without colour': 'grijstinten | kleuren uit pdf halen',
  'save ink': 'kleur verwijderen uit pdf',
  'save toner': 'pdf zonder kleur',
} satisfies TableWords<'tools/greyscale-pdf'>;
