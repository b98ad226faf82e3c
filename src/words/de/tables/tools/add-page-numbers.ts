export default {
  'Add page numbers to PDF': 'Seitenzahlen in PDF einfügen',
  'Add page numbers, a header or a footer to the pages of a PDF.':
    'Seitenzahlen, eine Kopfzeile oder eine Fußzeile auf die Seiten eines PDFs setzen.',
  'Add numbers': 'Zahlen einfügen',
  numbered: 'nummeriert',
  paginate: 'seitenzahlen | fußzeile',
  'number pages': 'seitenzahl einfügen | fusszeile',
  header: 'seiten nummerieren | seitennummer',
  footer: 'pdf nummerieren | seite x von y',
  bates: 'paginieren | seitenzahlen pdf einfügen',
  'page numbering': 'paginierung | bates',
  'page x of y': 'kopfzeile',
  '{page} is the page number and {pages} the last page number.':
    '{page} ist die Seitenzahl und {pages} die letzte Seitenzahl.',
  'Bottom centre': 'Unten in der Mitte',
  'Top centre': 'Oben in der Mitte',
  'First number': 'Erste Zahl',
  'Pages to number': 'Nummerierte Seiten',
  'For example 2- to skip the cover. Skipped pages still count.':
    'Zum Beispiel 2-, um das Deckblatt auszulassen. Ausgelassene Seiten zählen trotzdem mit.',
  'Where do the numbers go?': 'Wo stehen die Seitenzahlen?',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    'Einen Zentimeter vom Rand der sichtbaren Seite und aufrecht, auch auf gedrehten Seiten. Sie werden über den Inhalt geschrieben, wähle also eine freie Stelle.',
  'Can I write “Page 3 of 12”, or a header?': 'Geht auch „Seite 3 von 12“ oder eine Kopfzeile?',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    'Ja: Gib „Seite {page} von {pages}“ oder einen beliebigen anderen Text ein. {0} Für eine zweite Zeile an anderer Stelle öffnest du das Ergebnis noch einmal mit diesem Werkzeug.',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    'Nichts. Seiten, Lesezeichen, Links, Formulare und Tags bleiben, wie sie sind, und Screenreader lesen die Zahlen nicht vor. Digitale Signaturen werden entfernt, denn sie gelten nur für die Originaldatei.',
} satisfies TableWords<'tools/add-page-numbers'>;
