export default {
  'Flatten PDF': 'PDF abflachen',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    'Formularfelder, Kommentare und Zeichnungen zum festen Teil der PDF-Seiten machen, sodass man sie nicht mehr bearbeiten kann.',
  Flatten: 'Abflachen',
  flat: 'abgeflacht',
  'make uneditable': 'pdf abflachen | formular einbetten | pdf reduzieren',
  'not editable': 'pdf flatten | formularfelder festschreiben | pdf verflachen',
  'burn in annotations': 'flatten | kommentare einbrennen | pdf glätten',
  'print fields': 'nicht bearbeitbar machen | anmerkungen einbrennen',
  'merge layers': 'pdf nicht mehr bearbeitbar | ebenen zusammenführen',
  'Comments and drawings too': 'Auch Kommentare und Zeichnungen',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    'Markierungen, Notizen, Stempel und Freihandlinien. Sonst werden nur Formularfelder abgeflacht.',
  'Keep links clickable': 'Links anklickbar lassen',
  'Does it look the same?': 'Sehen die Seiten danach gleich aus?',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    'Ja: Die Seiten sehen so aus, wie die Datei sie jetzt zeigt. Felder mit Wert, aber ohne gespeichertes Aussehen werden in Helvetica gezeichnet; Zeichen, die es dort nicht gibt, werden zu Fragezeichen. Schaltflächen, Kästchen, Zeichnungen, Textfelder und Stempel ohne gespeichertes Aussehen werden so gezeichnet, wie PDF-Reader es meist tun.',
  'Are the pages turned into images?': 'Werden die Seiten zu Bildern?',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    'Nein. Text bleibt Text, auch der in Feldern: Du kannst ihn durchsuchen, markieren und kopieren.',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    'Felder lassen sich nicht mehr ausfüllen, und ihre Skripte sind weg. Auch der Text, der in einer Notiz aufklappt, ist weg; nur ihr Symbol bleibt. Verborgene Anmerkungen werden entfernt. Dateien, Töne und Videos, die an eine Seite angehängt sind, bleiben, wie sie sind. Von digitalen Signaturen bleibt, was man von ihnen sieht.',
} satisfies TableWords<'tools/flatten-pdf'>;
