export default {
  'Resize images': 'Bildgröße ändern',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    'Die Größe von Bildern in Pixeln ändern, viele auf einmal, scharf und mit richtigen Farben.',
  width: 'bild verkleinern | profilbild',
  height: 'bild vergrößern | youtube thumbnail größe',
  'make bigger': 'foto verkleinern | titelbild',
  enlarge: 'größe ändern | größer machen',
  thumbnail: 'bildgröße ändern',
  'change size': 'pixel ändern',
  'half size': 'auflösung ändern',
  'half the size': 'breite',
  'lower resolution photo': 'höhe',
  wallpaper: 'halbe größe',
  'youtube thumbnail size': 'bilder skalieren',
  'cover photo': 'thumbnail',
  'profile picture': 'hintergrundbild',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    'Lass ein Feld leer, um die Proportionen zu behalten, oder beide, damit die längere Seite 1600 px lang wird.',
  'Enlarge smaller images': 'Kleinere Bilder vergrößern',
  'Keep fine highlights (slower)': 'Feine Lichter erhalten (langsamer)',
  'Web page or email, 1600 px': 'Webseite oder E-Mail, 1600 px',
  'Full HD screen, 1920 × 1080': 'Full-HD-Bildschirm, 1920 × 1080',
  'How are the new pixels made?': 'Wie entstehen die neuen Pixel?',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    'Mit einem Lanczos-Filter, der Kanten scharf hält; die Skalierung der Browser selbst ist weicher. Transparente Pixel färben nicht auf ihre Nachbarn ab.',
  'What does “Keep fine highlights” do?': 'Was macht „Feine Lichter erhalten (langsamer)“?',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    'Die Zahlen in einer Datei sind nicht proportional zum Licht: In der Mitte zwischen Schwarz und Weiß liegt 188, nicht 128. Programme, die den Durchschnitt der Zahlen bilden, machen feine helle Muster wie Sterne, Drähte oder Text auf Schwarz zu dunkel. Mit dieser Option wird in linearem Licht gerechnet, das erhält sie. Säume an Kanten können dadurch sichtbarer werden, deshalb ist sie anfangs ausgeschaltet.',
  'Which way up are my photos?': 'Wie herum stehen meine Fotos?',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    'Aufrecht. Ist in einem Foto nur vermerkt, wie es gedreht werden soll, wird es wirklich gedreht, damit jedes Programm es gleich zeigt.',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Ja, sie werden Bild für Bild verkleinert oder vergrößert, mit denselben Zeiten. GIF, WebP, APNG, AVIF und JPEG XL behalten ihr Format; kann dein Browser kein animiertes AVIF schreiben, wird WebP daraus.',
} satisfies TableWords<'tools/resize-image'>;
