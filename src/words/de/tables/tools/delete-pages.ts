export default {
  'Delete PDF pages': 'PDF-Seiten löschen',
  'Delete pages from a PDF and remove all their content from the file.':
    'Seiten aus einem PDF löschen, samt all ihren Inhalten in der Datei.',
  Delete: 'Löschen',
  shortened: 'gekürzt',
  'remove pages': 'seiten löschen | seite aus pdf löschen | pdf kürzen',
  'drop pages': 'seiten entfernen | einzelne seite löschen | seite loeschen',
  'erase pages': 'pdf seiten löschen | leere seiten löschen | pdf seiten entfernen',
  'take out pages': 'pdf seite entfernen | seiten rausnehmen | seiten weg',
  'Pages to delete': 'Zu löschende Seiten',
  'Are deleted pages really gone?': 'Sind gelöschte Seiten wirklich weg?',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    'Ja. Die neue Datei enthält nur, was zu den übrigen Seiten gehört: Text, Bilder, Kommentare, Formularwerte, Tags, Ebenen und Lesezeichen gelöschter Seiten sind nicht darin. Viele Programme streichen eine Seite nur aus der Liste und lassen ihren Inhalt in der Datei.',
  'What happens to links to deleted pages?': 'Was wird aus Links zu gelöschten Seiten?',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    'Sie werden mit den Seiten entfernt, ebenso Lesezeichen, die dorthin führen. Alle anderen Links, Lesezeichen, Formularfelder, Tags und Seitenbezeichnungen bleiben, ebenso Dateien, die an das Dokument angehängt sind.',
} satisfies TableWords<'tools/delete-pages'>;
