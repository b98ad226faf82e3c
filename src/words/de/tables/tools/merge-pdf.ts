export default {
  'Combine PDF files and photos into one PDF, in any order, with bookmarks, links, forms and layers.':
    'PDF-Dateien und Fotos zu einem PDF zusammenfügen, in beliebiger Reihenfolge, mit Lesezeichen, Links, Formularen und Ebenen.',
  unite: 'pdf zusammenfügen | pdf zusammenführen | ein pdf aus mehreren | pdf zusammenfuegen',
  bind: 'pdf verbinden | mehrere pdf in eine | pdf anhängen | mehrere pdf zu einem | aus mehreren pdf eins machen | mehrere pdfs in einem',
  'add pdf to pdf': 'pdfs zusammenfügen | pdf kombinieren | pdf zusammenlegen',
  'one pdf': 'pdf vereinen | pdf merge | pdf binden',
  'All pages, or a list: 1:1-3, 2:all means pages 1 to 3 of the first file and all of the second.':
    'Alle Seiten oder eine Liste: 1:1-3, 2:all heißt Seite 1 bis 3 der ersten Datei und alle der zweiten.',
  'Page size for images': 'Seitengröße für Bilder',
  'Start each file on a right-hand page': 'Jede Datei beginnt rechts',
  'For double-sided printing.': 'Für beidseitigen Druck.',
  'Every page, unchanged: text, images and fonts are copied and never compressed again. Also bookmarks, links, form fields with their values, comments, attachments, page labels, layers and the tags that screen readers use. Title, author and language come from the first file.':
    'Jede Seite, unverändert: Text, Bilder und Schriften werden kopiert und nie neu komprimiert. Auch Lesezeichen, Links, Formularfelder mit ihren Werten, Kommentare, Anhänge, Seitenbezeichnungen, Ebenen und die Tags für Screenreader. Titel, Autor und Sprache kommen aus der ersten Datei.',
  'Digital signatures, because they are only valid for the original file; XFA forms; the file view that a portfolio opens with; and data that programs store for themselves in later files. The result says so if a file had any of these. If two files have form fields of the same name, the later ones are renamed, so that they stay separate.':
    'Digitale Signaturen, denn sie gelten nur für die Originaldatei; XFA-Formulare; die Dateiliste, mit der sich ein Portfolio öffnet; und Daten, die Programme in den späteren Dateien für sich selbst abgelegt haben. Beim Ergebnis steht, wenn eine Datei etwas davon hatte. Haben zwei Dateien gleichnamige Formularfelder, werden die späteren umbenannt, damit sie getrennt bleiben.',
  'Can I choose pages from each file?': 'Kann ich aus jeder Datei Seiten auswählen?',
  'Yes: type them next to the file, for example 1-3, 7 or 10-1, or open the page view and choose them there.':
    'Ja: Gib sie neben der Datei ein, zum Beispiel 1-3, 7 oder 10-1, oder öffne die Seitenansicht und wähle sie dort aus.',
  'Can I add photos?': 'Kann ich Fotos hinzufügen?',
  'Yes: each becomes a page, upright. JPEG images are not re-encoded; formats that PDF cannot hold become high-quality JPEG or are stored without loss. Every page of a TIFF becomes a page.':
    'Ja: Jedes wird aufrecht zu einer eigenen Seite. JPEG-Bilder werden nicht neu kodiert; Formate, die es in PDF nicht gibt, werden als JPEG in hoher Qualität oder verlustfrei gespeichert. Jede Seite einer TIFF-Datei wird zu einer Seite.',
  'Can I merge password-protected files?': 'Kann ich Dateien mit Passwort zusammenfügen?',
  'Yes: you are asked for the password next to the file. Files with the same password open together. The result is not encrypted.':
    'Ja: Neben der Datei wirst du nach dem Passwort gefragt. Haben mehrere dasselbe, brauchst du es nur einmal einzugeben. Das Ergebnis ist nicht verschlüsselt.',
  'How large can my files be?': 'Wie groß dürfen meine Dateien sein?',
  'Large files are read in parts, and their images are copied without being loaded, so you can merge gigabytes. You only need disk space for the result.':
    'Große Dateien werden Stück für Stück gelesen, und ihre Bilder werden kopiert, ohne sie in den Arbeitsspeicher zu laden. So kannst du mehrere Gigabyte zusammenfügen. Du brauchst nur Speicherplatz für das Ergebnis.',
} satisfies TableWords<'tools/merge-pdf'>;
