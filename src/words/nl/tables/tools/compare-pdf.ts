export default {
  'Compare PDF': 'PDF’s vergelijken',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    'Bekijk wat er is veranderd tussen twee PDF-bestanden, pagina voor pagina: verwijderde en toegevoegde woorden, en waar pagina’s er anders uitzien.',
  Compare: 'Vergelijken',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    'Die worden als afbeelding vergeleken, en bij het resultaat staat welke pagina’s dat zijn. Met ‘Scan doorzoekbaar maken (OCR)’ kun je er eerst tekst op zetten, maar een woord dat verkeerd wordt gelezen, staat dan als wijziging in de lijst.',
  'What do I get?': 'Wat krijg ik?',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    'Een rapport met alle pagina’s die verschillen: welke woorden zijn verwijderd en toegevoegd, en hoeveel van de pagina er anders uitziet. Elke pagina die er anders uitziet, staat er in lichte kleuren, met de verschillen in rood. Je kunt alles opslaan.',
  'What if pages were added or removed?': 'En als er pagina’s zijn toegevoegd of verwijderd?',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    'Pagina’s met dezelfde tekst worden met elkaar vergeleken, ook als ze verplaatst zijn; de andere worden op volgorde vergeleken. In het rapport staat welke pagina’s maar in een van de bestanden zitten.',
  'Which file is which?': 'Welk bestand is welk?',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    'Het eerste bestand in de lijst is de oudere versie, het tweede de nieuwere. Wissel ze om door hun volgorde te veranderen.',
  diff: 'pdf vergelijken | documenten vergelijken | contract vergelijken | wijzigingen in pdf zien',
  differences: "verschil tussen twee pdf's | wat is er veranderd | pdf verschillen",
  'what changed': 'verschillen zoeken | diff | twee bestanden vergelijken',
  'compare documents': "twee pdf's vergelijken | versies vergelijken | pdf diff",
} satisfies TableWords<'tools/compare-pdf'>;
