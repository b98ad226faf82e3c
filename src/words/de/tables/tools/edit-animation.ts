export default {
  'Edit animations': 'Animationen bearbeiten',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    'Bilder von animierten GIF, WebP, PNG, AVIF und JPEG XL löschen, ordnen und zeitlich abstimmen; Tempo, Größe und Wiederholungen ändern.',
  Edit: 'Bearbeiten',
  'gif editor': 'gif bearbeiten | gif größe ändern',
  'gif speed': 'gif editor | gif verkleinern',
  'speed up gif': 'gif geschwindigkeit | gif ändern',
  'slow down gif': 'gif schneller machen | bildrate gif',
  'reverse gif': 'gif langsamer',
  'frame delay': 'gif rückwärts',
  'gif loop': 'gif umkehren',
  'resize gif': 'gif endlosschleife',
  'change gif': 'gif loop',
  'Write frames like 1-3, 5=0.5, last.': 'Gib Bilder an wie 1-3, 5=0.5, last.',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    'Wähle Bilder aus, um sie zu löschen, zu verschieben, zu duplizieren oder ihre Dauer zu ändern. Oder gib sie ein: „1-10, 12=0.5, last“ zeigt Bild 12 eine halbe Sekunde lang („last“ ist das letzte). Leer lassen für alle. Gilt für jede Datei.',
  'Every frame': 'Jedes Bild',
  'Every second frame': 'Jedes zweite Bild',
  'Every third frame': 'Jedes dritte Bild',
  'Every fourth frame': 'Jedes vierte Bild',
  'Play backwards': 'Rückwärts abspielen',
  Repeat: 'Wiederholen',
  'As before': 'Wie bisher',
  'A fixed number of times': 'Feste Anzahl',
  'Leave one empty to keep the proportions, or both to keep the size.':
    'Lass ein Feld leer, um die Proportionen zu behalten, oder beide, um die Größe zu behalten.',
  'Can some frames be shown for longer?': 'Können manche Bilder länger zu sehen sein?',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    'Ja. Wähle sie im Bilderstreifen mit Maus oder Tastatur aus und gib eine Zeit in Sekunden ein. Dort kannst du Bilder auch löschen, verschieben und duplizieren.',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    'Behalte nur jedes zweite Bild, mach es schmaler oder senke die Qualität, dann werden kleine Änderungen zwischen den Bildern ignoriert. Noch besser: Wähle WebP. Dieselbe Animation braucht nur einen Bruchteil der Größe.',
  'Why are there fewer frames at a high speed?': 'Warum sind es bei hohem Tempo weniger Bilder?',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    'Browser zeigen jedes Bild mindestens 0,02 Sekunden lang. Bilder, die kürzer wären, fallen weg, damit die Animation wirklich so schnell läuft, wie du willst.',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    'Die Zeiten aller anderen Bilder, Transparenz und die Zahl der Wiederholungen, auch wenn du das Format änderst.',
} satisfies TableWords<'tools/edit-animation'>;
