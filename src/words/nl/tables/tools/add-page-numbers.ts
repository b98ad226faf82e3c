export default {
  'Add page numbers to PDF': 'PDF-pagina’s nummeren',
  'Add page numbers, a header or a footer to the pages of a PDF.':
    'Zet paginanummers, een koptekst of een voettekst op de pagina’s van een PDF.',
  'Add numbers': 'Nummers toevoegen',
  numbered: 'genummerd',
  '{page} is the page number and {pages} the last page number.':
    '{page} is het paginanummer en {pages} het laatste paginanummer.',
  'Bottom centre': 'Middenonder',
  'Top centre': 'Middenboven',
  'First number': 'Eerste nummer',
  'Pages to number': 'Te nummeren pagina’s',
  'For example 2- to skip the cover. Skipped pages still count.':
    'Bijvoorbeeld 2- om het voorblad over te slaan. Overgeslagen pagina’s tellen wel mee.',
  'Where do the numbers go?': 'Waar komen de nummers?',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    'Op een centimeter van de rand van de zichtbare pagina, en rechtop, ook op gedraaide pagina’s. Ze komen over de bestaande inhoud heen, dus kies een vrije plek.',
  'Can I write “Page 3 of 12”, or a header?': 'Kan ik ‘Pagina 3 van 12’ of een koptekst schrijven?',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    'Ja: gebruik Pagina {page} van {pages}, of een andere tekst. {0} Wil je ergens anders nog een tweede regel, gebruik de tool dan opnieuw op het resultaat.',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    'Niets. Pagina’s, bladwijzers, links, formulieren en tags blijven zoals ze zijn, en schermlezers slaan de nummers over. Digitale handtekeningen worden verwijderd, want ze gelden alleen voor het originele bestand.',
  paginate: 'paginanummers toevoegen | bates',
  'number pages': 'paginanummering | pagina x van y',
  header: 'paginanummers pdf | paginas nummeren',
  footer: "pagina's nummeren | nummers op pdf zetten",
  bates: 'koptekst | header en footer',
  'page numbering': 'voettekst | bladzijden nummeren',
  'page x of y': 'nummeren | paginanummer invoegen',
  Size: 'Tekengrootte',
} satisfies TableWords<'tools/add-page-numbers'>;
