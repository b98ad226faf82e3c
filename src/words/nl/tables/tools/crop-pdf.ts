export default {
  'Crop PDF': 'PDF bijsnijden',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    'Snijd de marges van PDF-pagina’s weg, of toon van elke pagina alleen een deel door een kader te tekenen.',
  'Crop by': 'Bijsnijden met',
  'A box on the page': 'Een kader op de pagina',
  Margins: 'Marges',
  'For example 1-3, 7, last; or odd, even.': 'Bijvoorbeeld 1-3, 7, last (de laatste); of odd (oneven), even (even).',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    'Nee, het is alleen verborgen. PDF-lezers tonen alleen wat binnen het kader ligt en drukken alleen dat af, maar de rest blijft in het bestand, en een programma kan die terughalen. Wil je iets echt verwijderen, gebruik dan ‘PDF zwartlakken’.',
  'Which page is shown?': 'Welke pagina is te zien?',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    'De eerste pagina van het bestand dat eronder staat. Van elke pagina blijft hetzelfde deel over, of dezelfde punten als je dat kiest; op pagina’s met andere afmetingen is dat een ander gebied.',
  'Can I crop left and right pages differently?': 'Kan ik linker- en rechterpagina’s verschillend bijsnijden?',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    'Ja, in twee stappen: snijd eerst ‘odd’ (oneven) bij, gebruik het resultaat dan opnieuw in deze tool en snijd ‘even’ bij.',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Niets: tekst, links, formulieren, bladwijzers en tags blijven. Digitale handtekeningen worden verwijderd, want ze gelden alleen voor het originele bestand.',
  'trim margins': "pdf bijsnijden | pagina's bijsnijden | witrand verwijderen",
  'cut margins': 'marges wegknippen | randen wegsnijden pdf | marge verkleinen',
  'crop pages': 'marges verwijderen | marges aanpassen | witte rand pdf',
  margins: 'pdf croppen | pdf rand afsnijden',
  'white borders': 'witte randen weghalen | pdf uitsnijden',
} satisfies TableWords<'tools/crop-pdf'>;
