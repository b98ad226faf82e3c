export default {
  'Split PDF': 'PDF splitsen',
  'Split a PDF into several: by page ranges, every few pages, by its bookmarks, or by size.':
    'Splits een PDF in meerdere bestanden: op paginareeksen, om de zoveel pagina’s, op bladwijzers of op grootte.',
  'Split by': 'Splitsen op',
  'Number of pages': 'Aantal pagina’s',
  'Page ranges': 'Paginareeksen',
  Bookmarks: 'Bladwijzers',
  'File size': 'Bestandsgrootte',
  'Pages in each file': 'Pagina’s per bestand',
  Ranges: 'Reeksen',
  'One file for each, for example 1-3, 4-6, 7-.': 'Elke reeks wordt een bestand, bijvoorbeeld 1-3, 4-6, 7-.',
  'Bookmark level': 'Bladwijzerniveau',
  '1 for the main chapters, 2 to include the level below.':
    '1 voor alleen de hoofdstukken, 2 ook voor het niveau eronder.',
  'What is in each file?': 'Wat zit er in elk bestand?',
  'The pages with everything that belongs to them: links between them, form fields, comments, tags, layers, page labels, and the bookmarks that lead to them. Nothing from the other pages is in the file. Files attached to the document, articles that continue on other pages, data that programs store for themselves, XFA forms and digital signatures are removed.':
    'De pagina’s met alles wat erbij hoort: links ertussen, formuliervelden, opmerkingen, tags, lagen, paginalabels, en de bladwijzers die erheen leiden. Van de andere pagina’s zit er niets in. Bestanden die aan het document hangen, artikelen die op andere pagina’s doorlopen, gegevens die programma’s voor zichzelf bewaren, XFA-formulieren en digitale handtekeningen worden verwijderd.',
  'How are the files named?': 'Hoe heten de bestanden?',
  'With the name of your file and a number, and with the bookmark’s title if you split by bookmarks. Several files are saved as one ZIP.':
    'Zoals je bestand, met een nummer erachter, en met de titel van de bladwijzer als je op bladwijzers splitst. Meerdere bestanden worden opgeslagen als één ZIP.',
  'How does splitting by size work?': 'Hoe werkt splitsen op grootte?',
  'Each file gets as many pages as fit. If a single page is over the limit, it gets a file of its own, and the result says so. Pages are not compressed to fit.':
    'Elk bestand krijgt zoveel pagina’s als erin passen. Is één pagina te groot, dan krijgt die een eigen bestand, en dat staat dan bij het resultaat. Pagina’s worden niet gecomprimeerd om te passen.',
  'How do I specify ranges?': 'Hoe geef ik reeksen op?',
  'For example 1-3, 4-6, 7-: each range becomes a file. 7- goes to the last page.':
    'Bijvoorbeeld 1-3, 4-6, 7-: elke reeks wordt een bestand. 7- loopt tot de laatste pagina.',
  separate: 'pdf splitsen | pdf scheiden',
  divide: 'pdf opsplitsen | pdf verdelen',
  'cut pdf': "pdf opdelen | pagina's los opslaan",
  'break up': 'pdf in stukken | pdf in delen',
  'one file per page': 'pdf knippen | pdf per pagina opslaan',
  chop: 'pdf uit elkaar halen | pdf uitsplitsen',
  burst: 'één bestand per pagina | split pdf',
} satisfies TableWords<'tools/split-pdf'>;
