export default {
  'Make a scan searchable (OCR)': 'Scan doorzoekbaar maken (OCR)',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    'Maak een gescande PDF doorzoekbaar: je kunt erin zoeken en tekst kopiëren, en de pagina’s blijven er hetzelfde uitzien.',
  'Read pages': 'Tekst herkennen',
  searchable: 'doorzoekbaar',
  'Searchable PDF': 'Doorzoekbare PDF',
  'Also read pages that already have text': 'Ook pagina’s lezen die al tekst bevatten',
  'Do the pages change?': 'Veranderen de pagina’s?',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    'Nee, ze zien er hetzelfde uit, en de afbeeldingen erop blijven byte voor byte zoals ze zijn. Er komt onzichtbare tekst overheen, zodat je kunt zoeken en kopiëren.',
  'Which pages are read?': 'Welke pagina’s worden gelezen?',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    'Pagina’s met minder dan {0} letters, zoals een scan met een paginanummer. Pagina’s met meer tekst worden overgeslagen, en bij het resultaat staat welke. Die kun je ook laten lezen. Pagina’s die op hun kant of ondersteboven liggen, worden gelezen alsof ze rechtop staan.',
  'How long does it take?': 'Hoe lang duurt het?',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    'Dat hangt af van je apparaat, van hoeveel tekst er op een pagina staat, en van hoeveel talen je kiest.',
  'Can it make mistakes?': 'Kunnen er fouten in zitten?',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    'Ja, vooral bij kleine, vage of wazige letters. Vergelijk belangrijke namen en getallen met de afbeelding.',
  'ocr pdf': 'pdf doorzoekbaar maken | tekstherkenning pdf | tekst selecteren in pdf',
  'searchable pdf': 'ocr pdf | scan lezen | tekst uit scan halen',
  'read scan': 'scan naar tekst pdf | tekst uit scan kopiëren | gescand document doorzoekbaar',
  'scanned pdf to text': 'gescande pdf naar tekst | scan doorzoekbaar',
  'copy text from scan': 'doorzoekbare pdf | gescande pdf bewerkbaar',
} satisfies TableWords<'tools/ocr-pdf'>;
