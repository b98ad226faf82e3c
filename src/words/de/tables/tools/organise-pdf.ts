export default {
  'Organise PDF': 'PDF-Seiten ordnen',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    'Alle Seiten eines PDFs ansehen, verschieben, drehen, duplizieren oder löschen. Seiten aus anderen PDFs oder Fotos einfügen.',
  organised: 'geordnet',
  reorder: 'seiten sortieren | seitenreihenfolge',
  reorganise: 'seiten neu anordnen | pdf seiten bearbeiten',
  'swap pages': 'reihenfolge ändern',
  rearrange: 'seiten verschieben',
  'sort pages': 'seiten tauschen',
  'move pages': 'pdf sortieren',
  'page order': 'pdf organisieren',
  'insert pages': 'pdf seiten ordnen',
  'add page to pdf': 'seiten einfügen',
  'duplicate pages': 'seite zu pdf hinzufügen',
  'edit pages': 'seiten duplizieren',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    'Du kannst die Reihenfolge auch eintippen: 3, 1-2 stellt Seite 3 an den Anfang, und 4@90 dreht Seite 4 nach rechts. Bei mehreren Dateien ist 2:1 Seite 1 der zweiten.',
  'How do I move pages?': 'Wie verschiebe ich Seiten?',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    'Zieh sie, auf einem Touchscreen an den Punkten in ihrer Ecke. Oder wähle Seiten aus und nutze die Schaltflächen darüber. Mit gedrückter Umschalttaste wählst du mehrere hintereinander aus.',
  'How do I insert pages from another PDF, or a photo?': 'Wie füge ich Seiten aus einem anderen PDF oder ein Foto ein?',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    'Wähle die Seite aus, hinter die sie kommen sollen, und drücke auf „Danach einfügen“ oder zieh die Dateien hierher: Ihre Seiten landen dann dort. Ist keine Seite ausgewählt, kommen sie ans Ende. Ein Foto wird zu einer Seite in seiner eigenen Größe.',
  'Can I use the keyboard?': 'Geht es mit der Tastatur?',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    'Ja. Mit den Pfeiltasten gehst du von Seite zu Seite, die Leertaste wählt aus, Umschalt+Pfeiltasten wählen mehrere aus, Alt+Pfeiltasten verschieben sie, R dreht nach rechts, Umschalt+R nach links, D dupliziert, Entf löscht, und Strg+Z (auf dem Mac Cmd+Z) macht die letzte Änderung rückgängig.',
  'What happens to links, bookmarks and forms?': 'Was wird aus Links, Lesezeichen und Formularen?',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    'Sie gehen mit ihren Seiten mit: Links und Lesezeichen führen dorthin, wo ihre Seite jetzt ist, Formularfelder behalten ihre Werte, und Tags, Ebenen und Seitenbezeichnungen bleiben. Was nur zu gelöschten Seiten gehört, ist nicht in der neuen Datei. Duplizierst du eine Seite mit Formularfeldern, bekommen die Felder der Kopie neue Namen.',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    'Nein. Seiten werden kopiert, wie sie sind. Die kleinen Vorschaubilder sind nur für dich.',
} satisfies TableWords<'tools/organise-pdf'>;
