export default {
  'Crop PDF': 'PDF zuschneiden',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    'Ränder von PDF-Seiten abschneiden oder mit einem Rahmen festlegen, welcher Teil jeder Seite zu sehen ist.',
  'trim margins': 'pdf ränder abschneiden | seitenränder | pdf schneiden',
  'cut margins': 'rand entfernen | weißer rand | pdf seiten zuschneiden',
  'crop pages': 'ränder schneiden | weißen rand entfernen',
  margins: 'seiten zuschneiden | pdf ausschneiden',
  'white borders': 'pdf beschneiden | pdf crop',
  'Crop by': 'Zuschneiden mit',
  'A box on the page': 'Rahmen auf der Seite',
  Margins: 'Ränder',
  'For example 1-3, 7, last; or odd, even.': 'Zum Beispiel 1-3, 7, last (letzte); oder odd (ungerade), even (gerade).',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    'Nein, er ist nur verborgen. PDF-Reader zeigen und drucken nur, was im Rahmen liegt, aber der Rest bleibt in der Datei, und ein Programm kann ihn zurückholen. Um etwas endgültig zu entfernen, nimm „PDF schwärzen“.',
  'Which page is shown?': 'Welche Seite wird gezeigt?',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    'Die erste Seite der Datei, die darunter genannt ist. Von jeder Seite bleibt derselbe Anteil oder, wenn du das wählst, dieselbe Fläche in Punkt; auf Seiten anderer Größe ist das ein anderer Bereich.',
  'Can I crop left and right pages differently?': 'Kann ich linke und rechte Seiten unterschiedlich zuschneiden?',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    'Ja, in zwei Schritten: Schneide zuerst „odd“ (ungerade Seiten) zu, öffne dann das Ergebnis hier noch einmal und schneide „even“ (gerade) zu.',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nichts: Text, Links, Formulare, Lesezeichen und Tags bleiben. Digitale Signaturen werden entfernt, denn sie gelten nur für die Originaldatei.',
} satisfies TableWords<'tools/crop-pdf'>;
