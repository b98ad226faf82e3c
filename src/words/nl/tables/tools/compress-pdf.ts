export default {
  'Compress PDF': 'PDF comprimeren',
  'Make PDF files smaller, for a purpose or under a size. Text stays text.':
    'Maak PDF-bestanden kleiner, voor een bepaald gebruik of tot een maximale grootte. Tekst blijft tekst.',
  'Screens (150 dpi)': 'Scherm (150 dpi)',
  'Print (220 dpi)': 'Afdrukken (220 dpi)',
  'Smallest file (96 dpi)': 'Kleinste bestand (96 dpi)',
  'No loss of image quality': 'Zonder kwaliteitsverlies',
  'Keep title, author and dates': 'Titel, auteur en datums behouden',
  'If off, they are removed. For screens, thumbnails and editing data are always removed.':
    'Staat dit uit, dan worden ze verwijderd. Bij ‘Scherm’ worden miniaturen en bewerkingsgegevens altijd verwijderd.',
  'What makes the file smaller?': 'Waardoor wordt het bestand kleiner?',
  'Images with more detail than they need for their size on the page are scaled down and saved as JPEG. All data is compressed better, anything used by several pages is stored once, and unused parts are removed, such as letters of a font that no page shows. An image is only replaced if that saves at least a tenth of it.':
    'Afbeeldingen met meer detail dan ze op de pagina nodig hebben, worden verkleind en als JPEG opgeslagen. Alle gegevens worden beter gecomprimeerd, alles wat op meerdere pagina’s voorkomt, wordt één keer opgeslagen, en wat niet wordt gebruikt, wordt verwijderd, zoals letters van een lettertype die op geen enkele pagina staan. Een afbeelding wordt alleen vervangen als dat minstens een tiende ervan scheelt.',
  'What stays as it is?': 'Wat blijft zoals het is?',
  'Text, lines, links, forms, bookmarks and tags: pages are never turned into images. Stencil masks, faxes and black-and-white scans (CCITT, JBIG2) keep every pixel; soft masks are scaled down with their images, with no other loss. Old Type 1 fonts become CFF, which is smaller and looks the same. CMYK images stay CMYK for print and without loss; for screens they are converted to RGB.':
    'Tekst, lijnen, links, formulieren, bladwijzers en tags: pagina’s worden nooit afbeeldingen. Stencilmaskers, faxen en zwart-witscans (CCITT, JBIG2) behouden elke pixel; zachte maskers worden samen met hun afbeelding verkleind, verder zonder verlies. Oude Type 1-lettertypen worden CFF, dat kleiner is en er hetzelfde uitziet. CMYK-afbeeldingen blijven CMYK bij afdrukken en zonder verlies; voor het scherm worden ze omgerekend naar RGB.',
  'What if it cannot be made smaller?': 'En als het niet kleiner kan?',
  'Then you get your own file back, unchanged, and the result says so. A result is never larger than your file.':
    'Dan krijg je je eigen bestand ongewijzigd terug, en dat staat dan bij het resultaat. Een resultaat is nooit groter dan je bestand.',
  'How does it get under a certain size?': 'Hoe komt het bestand onder een bepaalde grootte?',
  'Small samples of some images show how much detail all of them can keep. Then each image is encoded, and some are re-encoded if the file is still too large or much smaller than allowed. If it does not fit even at the lowest detail, you are told how small it can get.':
    'Kleine stukjes van een paar afbeeldingen laten zien hoeveel detail ze allemaal kunnen behouden. Dan wordt elke afbeelding gecodeerd, en een paar nog eens als het bestand nog te groot is, of veel kleiner dan mag. Past het zelfs met het minste detail niet, dan zie je hoe klein het wel kan.',
  'downsize pdf': 'pdf verkleinen | pdf grootte verkleinen | compress pdf',
  'email pdf': 'pdf kleiner maken | scan te groot | pdf optimaliseren',
  'pdf too large': 'pdf te groot | cv te groot | pdf te groot voor mail',
  'resume too large': 'pdf mailen | pdf comprimeren naar mb | scan verkleinen',
  'scan too large': 'pdf bestand verkleinen | pdf inpakken',
} satisfies TableWords<'tools/compress-pdf'>;
