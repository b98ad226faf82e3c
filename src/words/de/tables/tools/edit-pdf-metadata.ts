export default {
  'Edit PDF metadata': 'PDF-Metadaten bearbeiten',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    'Titel, Autor, Thema, Stichwörter, Sprache und Datumsangaben eines PDFs ansehen und ändern.',
  'Save changes': 'Änderungen speichern',
  'pdf properties': 'pdf eigenschaften | stichwörter | pdf metadaten | keywords',
  'pdf title': 'pdf titel ändern | metadaten ändern | dokumenteigenschaften ändern',
  author: 'pdf autor ändern | metadaten bearbeiten | pdf datum ändern',
  keywords: 'autor | pdf info | verfasser',
  'Where is this metadata stored?': 'Wo stehen diese Metadaten?',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'Ein PDF speichert sie an zwei Stellen: im Info-Verzeichnis und in den XMP-Daten. Viele Programme ändern nur eine davon, und PDF-Reader zeigen dann mal das eine, mal das andere. Dieses Werkzeug schreibt dasselbe in beide.',
  'What happens to a field that I don’t change?': 'Was passiert mit einem Feld, das ich nicht ändere?',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    'Es bleibt in jeder Datei, wie es ist. Ein Feld, das du leerst, wird entfernt. Bei mehreren Dateien gelten deine Änderungen für alle.',
  'Is the old metadata still in the file?': 'Sind die alten Metadaten noch in der Datei?',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nein. Die Datei wird neu geschrieben, nur mit dem, was sie noch braucht. Frühere Versionen sind also weg, samt ihren Metadaten. Seiten, Links, Formulare, Lesezeichen und Tags bleiben. Digitale Signaturen werden entfernt, denn sie gelten nur für die Originaldatei.',
  'What is the language for?': 'Wozu ist die Sprache da?',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    'Screenreader brauchen sie, um den Text richtig auszusprechen. Gib sie als Kürzel ein: en, de, pt-BR. Zusammen mit „Titel statt Dateiname zeigen“ ist sie eines der ersten Dinge, nach denen Prüfungen auf Barrierefreiheit fragen.',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
