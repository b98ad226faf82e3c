export default {
  'Write on PDF': 'Auf PDF schreiben',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    'Text, Haken, Kreuze, das Datum, Linien, Markierungen und Zeichnungen an beliebiger Stelle auf PDF-Seiten setzen.',
  Write: 'Schreiben',
  written: 'beschrieben',
  'add text to pdf': 'text in pdf einfügen | formular ohne felder ausfüllen',
  'type on pdf': 'in pdf schreiben | anmerkungen',
  'annotate pdf': 'auf pdf schreiben | notizen in pdf',
  'highlight pdf': 'pdf beschriften | schreibmaschine',
  'draw on pdf': 'pdf kommentieren | häkchen setzen',
  'tick box': 'pdf markieren',
  'cross out': 'text markieren',
  'add date': 'auf pdf zeichnen',
  'fill in flat form': 'kästchen ankreuzen',
  typewriter: 'ankreuzen',
  comment: 'durchstreichen',
  'mark up': 'datum einfügen',
  'What you write becomes': 'Was du schreibst, wird',
  'Part of the page': 'Teil der Seite',
  Annotations: 'Kommentar',
  'PDF readers can move and delete annotations. Not all programs print them.':
    'PDF-Reader können Kommentare verschieben und löschen. Nicht alle Programme drucken sie.',
  'Can I change the text that is in the file?': 'Kann ich den Text ändern, der in der Datei steht?',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    'Nein. Du kannst einer Seite nur etwas hinzufügen. Um Text zu ändern, öffne die Datei in LibreOffice Draw. Um Text endgültig zu entfernen, nimm „PDF schwärzen“.',
  'Can I fill in a form that has no fields?': 'Kann ich ein Formular ohne Felder ausfüllen?',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    'Ja, genau dafür ist dieses Werkzeug: Wähle „Text“ und klicke oder tippe dahin, wo du schreiben willst. Hat ein Formular Felder, geht es mit „PDF-Formular ausfüllen“ schneller, weil du dort direkt in die Felder schreibst.',
  'Part of the page, or annotations?': 'Teil der Seite oder Kommentar?',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    'Was Teil der Seite wird, sieht überall gleich aus und bleibt, wo es ist. Kommentare können du und andere in PDF-Readern verschieben, ändern und löschen.',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0} Enthält ein Text andere Zeichen, erfährst du, welche, und es wird nichts geändert.',
  'Can I do it without a mouse?': 'Geht es ohne Maus?',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    'Ja. Betätige mit der Tastatur eine Schaltfläche wie „Text“ oder „Haken“, dann erscheint das Element in der Mitte der Seite. Pfeiltasten verschieben es, mit Umschalt ändern sie seine Größe, und Entf entfernt es. Nur das Freihandzeichnen geht nicht ohne Maus, Stift oder Finger.',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nichts. Text, Lesezeichen, Links, Formulare und Tags bleiben. Digitale Signaturen werden entfernt, denn sie gelten nur für die Originaldatei.',
} satisfies TableWords<'tools/write-on-pdf'>;
