export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    'Leere dort alle Felder, entferne das Cover und schalte „Alle anderen Tags entfernen“ ein.',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    'Danach macht „Bilder in PDF umwandeln“ aus den Seiten wieder ein PDF, ohne durchsuchbaren Text.',
  'Search for this text there.': 'Suche dort nach diesem Text.',
  'What was typed stays visible on the page.': 'Was eingetippt wurde, bleibt auf der Seite sichtbar.',
  'Switch off “Keep links clickable” there.': 'Schalte dort „Links anklickbar lassen“ aus.',
  'Check a file for hidden data': 'Versteckte Daten finden',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    'Ort, Personen, Geräte, Verlauf und verborgene Inhalte in Fotos, PDFs, Videos und Audiodateien finden – und das Werkzeug, das sie entfernt.',
  Inspect: 'Prüfen',
  'inspect file': 'exif auslesen',
  'what does my photo reveal': 'exif daten anzeigen',
  'what does this file reveal': 'exif viewer',
  'exif viewer': 'metadaten anzeigen',
  'exif data viewer': 'metadaten auslesen',
  'metadata viewer': 'foto standort',
  'view metadata': 'gps daten foto',
  'show metadata': 'wo wurde das foto aufgenommen',
  'check metadata': 'was verrät mein foto',
  'hidden information in file': 'bilddaten auslesen',
  'gps location of photo': 'datei prüfen',
  'photo details': 'verborgener text pdf',
  'privacy check': 'versteckter text',
  exiftool: 'datenschutz prüfen',
  'image forensics': 'exiftool',
  'hidden text in pdf': 'bildforensik',
  'pdf inspector': 'pdf versionen',
  'pdf revisions': 'javascript in pdf',
  'javascript in pdf': 'metadaten video',
  'gps location of video': 'gps video',
  'metadata of video': 'exif auslesen',
  'What is looked for?': 'Wonach wird gesucht?',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    'In Fotos und Grafiken: EXIF-, XMP- und IPTC-Daten, Kommentare, Vorschaubilder, Bearbeitungsverlauf, Herkunftsnachweise (Content Credentials), die Videos, die Handys in Fotos speichern, und Daten nach dem Ende der Datei. In SVG-Zeichnungen auch Skripte, Links und Adressen, die geladen werden. In PDFs Metadaten, auch die der Bilder darin, frühere Versionen samt dem, was geändert wurde, Text, der verdeckt oder nicht zu sehen ist, Inhalt außerhalb der sichtbaren Seite, verborgene Ebenen, Formularwerte, Kommentare, angehängte Dateien, Skripte, Links und Adressen, an die Daten gesendet werden. In Videos und Audiodateien Tags, Orte, Datumsangaben, die Kamera, Cover, angehängte Dateien und Daten nach dem Ende. Der Bericht sagt, was gefunden wurde, was nicht und was nicht geprüft wurde.',
  'Is the file changed?': 'Wird die Datei verändert?',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    'Nein. Du bekommst nur einen Bericht. Neben jedem Fund öffnet eine Schaltfläche das passende Werkzeug zum Entfernen, gleich mit deiner Datei.',
  'Why is there a preview that differs?': 'Warum gibt es eine Vorschau, die anders aussieht?',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    'Kameras speichern eine kleine Kopie des Fotos in der Datei. Manche Programme beschneiden oder bearbeiten das Foto und lassen die Kopie, wie sie war. Unterscheiden sich die beiden, siehst du unter dem Bericht, was die Kopie zeigt.',
  'How is hidden text in a PDF found?': 'Wie wird verborgener Text in einem PDF gefunden?',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    'Jede Seite wird so gezeichnet, wie sie gedruckt würde. Ist dort, wo ein Wort steht, nur eine Farbe zu sehen, kann niemand es lesen: Es liegt unter einem Kasten, ist weiß auf weiß, unsichtbar oder auf einer ausgeschalteten Ebene. Auch Text, der unsichtbar über einem Bild liegt, wie bei Scans, wird aufgeführt.',
  'What does it need to work offline?': 'Was brauche ich, damit es offline funktioniert?',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    'Die Werkzeuge für diese Art von Datei. Um ein PDF oder Video offline zu prüfen, speichere auch die PDF- oder Videowerkzeuge.',
  'Is the place looked up on a map?': 'Wird der Ort auf einer Karte nachgeschlagen?',
} satisfies TableWords<'tools/inspect-file'>;
