export default {
  'Extract PDF pages': 'PDF-Seiten extrahieren',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    'Seiten eines PDFs als neues PDF speichern, in beliebiger Reihenfolge. Von den anderen Seiten ist nichts mehr darin.',
  extracted: 'auszug',
  'save pages': 'seiten extrahieren | nur bestimmte seiten',
  'take pages': 'einzelne seiten speichern | pdf seite einzeln speichern',
  'single pages': 'seiten aus pdf | pdf auszug',
  'pull out pages': 'pdf seiten speichern | seiten rausziehen',
  'some pages of pdf': 'einzelne seiten | seiten herausnehmen',
  'one page of pdf': 'seite herausziehen',
  'one page only': 'seiten entnehmen',
  'only some pages': 'nur eine seite',
  'For example 1-3, 7, last. The new PDF has them in this order.':
    'Zum Beispiel 1-3, 7, last (letzte). Das neue PDF enthält sie in dieser Reihenfolge.',
  'Are the other pages really gone?': 'Sind die anderen Seiten wirklich weg?',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    'Ja. Die neue Datei enthält nur, was zu ihren Seiten gehört: Text, Bilder, Kommentare, Formularwerte, Tags, Ebenen und Lesezeichen anderer Seiten sind nicht darin. Titel und Autor des Dokuments bleiben.',
  'What is kept with a page?': 'Was bleibt bei einer Seite erhalten?',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    'Alles darauf, unverändert: Text, Bilder, Schriften, Kommentare, Formularfelder mit ihren Werten, Tags für Screenreader, Ebenen, ihre Seitenbezeichnung, Links ins Web, Links zu anderen extrahierten Seiten und die Lesezeichen, die zu ihr führen. An das Dokument angehängte Dateien, Artikel, XFA-Formulare und digitale Signaturen werden entfernt.',
} satisfies TableWords<'tools/extract-pages'>;
