export default {
  'Remove PDF metadata': 'PDF-Metadaten entfernen',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    'Sieh, was ein PDF darüber verrät, wer es wann mit welchem Programm erstellt hat, und entferne es, auch aus seinen Fotos.',
  sanitise: 'pdf metadaten löschen | verfasser entfernen | pdf eigenschaften löschen',
  'clean pdf': 'metadaten entfernen pdf | pdf bereinigen | dokumenteigenschaften entfernen',
  'author of pdf': 'autor entfernen | pdf säubern | versteckte daten pdf',
  'delete author': 'autor löschen | pdf anonymisieren | ersteller entfernen',
  'Keep the title': 'Titel behalten',
  'PDF readers show it, and screen readers say it first.':
    'PDF-Reader zeigen ihn an, und Screenreader lesen ihn zuerst vor.',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    'Titel, Autor, Thema, Stichwörter, Programme und Datumsangaben im Info-Verzeichnis und in XMP, für das Dokument, seine Seiten und seine Bilder; Vorschaubilder der Seiten; Daten, die Programme für sich selbst ablegen; Kennungen, die eine Datei von ihren Kopien unterscheiden; und in JPEG-Fotos EXIF mit Ort und Kamera, IPTC und Kommentare. Beim Ergebnis ist alles aufgelistet.',
  'Do the photos get worse?': 'Werden die Fotos schlechter?',
  'No. They are not re-encoded: only the metadata is removed.':
    'Nein. Sie werden nicht neu kodiert: Nur die Metadaten werden entfernt.',
  'Are earlier versions of the file gone?': 'Sind frühere Versionen der Datei weg?',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    'Ja. Programme hängen Änderungen oft nur an, und älterer Inhalt bleibt in der Datei. Die neue Datei enthält nur, was noch gebraucht wird.',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    'Alles, was zu sehen ist oder gebraucht wird: Seiten, Kommentare mit den Namen ihrer Verfasser, Formularwerte, Links, Lesezeichen, Anhänge und die Sprache für Screenreader. Schriften behalten die Namen ihrer Hersteller.',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
