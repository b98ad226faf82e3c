export default {
  'Text without scans nearly always fits: a page of words takes a few kilobytes. Of scans, one or two pages fit and stay easy to read. Scan in grey, at 150 dpi.':
    'Text ohne Scans passt fast immer: Eine Seite voller Wörter braucht ein paar Kilobyte. Von Scans passen ein oder zwei Seiten gut lesbar hinein. Scanne in Graustufen mit 150 dpi.',
  'About five scanned pages fit and stay easy to read, at about 100 kB a page. Text without scans fits by the hundred pages.':
    'Etwa fünf gescannte Seiten passen gut lesbar hinein, mit etwa 100 kB pro Seite. Text ohne Scans passt auch mit Hunderten von Seiten.',
  'About ten scanned pages fit and stay easy to read, at about 100 kB a page. Contracts and forms that were never scanned are often smaller before you start.':
    'Etwa zehn gescannte Seiten passen gut lesbar hinein, mit etwa 100 kB pro Seite. Verträge und Formulare, die nie gescannt wurden, sind oft schon vorher kleiner.',
  'About twenty scanned pages fit and stay easy to read, at about 100 kB a page. A brochure with photos fits if its photos are shown on screens.':
    'Etwa zwanzig gescannte Seiten passen gut lesbar hinein, mit etwa 100 kB pro Seite. Eine Broschüre mit Fotos passt, wenn die Fotos nur am Bildschirm gut aussehen müssen.',
  'About fifty scanned pages fit and stay easy to read, at about 100 kB a page. With ten pages, each has 500 kB, which is enough to print it well.':
    'Etwa fünfzig gescannte Seiten passen gut lesbar hinein, mit etwa 100 kB pro Seite. Bei zehn Seiten hat jede 500 kB, das reicht für einen guten Druck.',
  'Compress PDF to {0}': 'PDF auf {0} komprimieren',
  'Make PDF files fit under {0}. Images are made coarser until it fits. Text stays sharp and searchable.':
    'PDF-Dateien unter {0} bringen. Die Auflösung der Bilder sinkt, bis es passt. Text bleibt scharf und durchsuchbar.',
  'pdf under {0}': 'pdf unter {0}',
  'reduce pdf to {0}': 'pdf auf {0} verkleinern',
  'pdf less than {0}': 'pdf kleiner als {0}',
  'What fits into {0}?': 'Was passt in {0}?',
  'What if it does not fit?': 'Und wenn es nicht passt?',
  'Then you are told so, and get the smallest file that was found. Split the PDF, or scan it again in grey.':
    'Dann erfährst du es und bekommst die kleinste Datei, die möglich war. Teile das PDF auf oder scanne es noch einmal in Graustufen.',
  'How much room does each page get?': 'Wie viel Platz bekommt jede Seite?',
  'With 4 pages {0}, with 20 pages {1}, with 100 pages {2}. Pages of text take what they need, which is little, and leave the rest to scans and photos.':
    'Bei 4 Seiten {0}, bei 20 Seiten {1}, bei 100 Seiten {2}. Textseiten brauchen nur wenig davon; der Rest bleibt für Scans und Fotos.',
  'PDF to Word': 'PDF in Word umwandeln',
  'Turn a PDF into a Word document with paragraphs, headings, lists and tables that you can edit.':
    'Mach aus einem PDF ein Word-Dokument mit Absätzen, Überschriften, Listen und Tabellen, das du bearbeiten kannst.',
  'pdf to docx': 'pdf in word | pdf bearbeitbar machen',
  'pdf to doc': 'pdf to word | editierbares pdf',
  'convert pdf to word': 'pdf zu word | pdf in writer',
  'editable pdf': 'pdf in docx | pdf in google docs',
  'pdf to writer': 'pdf in doc umwandeln | word aus pdf',
  'pdf to google docs': 'pdf in word konvertieren | pdf word konverter',
  'Can I edit the result?': 'Kann ich das Ergebnis bearbeiten?',
  'Yes. It is a .docx file whose text is in ordinary paragraphs, headings, lists, tables and footnotes, not in text boxes.':
    'Ja. Es ist eine .docx-Datei, deren Text in normalen Absätzen, Überschriften, Listen, Tabellen und Fußnoten steht, nicht in Textfeldern.',
  'Does it look like the PDF?': 'Sieht es aus wie das PDF?',
  'No. The text, its structure, its links and its images are kept. Fonts, colours, columns and positions are not.':
    'Nein. Text, Aufbau, Links und Bilder bleiben erhalten. Schriften, Farben, Spalten und Positionen nicht.',
} satisfies TableWords<'presets/pdf-presets'>;
