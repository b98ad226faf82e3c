export default {
  'Convert images': 'Bilder umwandeln',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    'JPEG-, PNG-, WebP-, AVIF-, GIF-, TIFF-, JPEG-XL- und HEIC-Bilder in andere Formate umwandeln, viele auf einmal.',
  'image converter': 'bild konvertieren | heic in jpg | foto konvertieren',
  'photo format': 'bilder konvertieren | webp in jpg',
  'picture converter': 'foto umwandeln | png in jpg',
  'export as': 'bildformat ändern | als jpg speichern',
  'save as jpg': 'in jpg umwandeln | jfif in jpg',
  'jfif to jpg': 'bild in jpg | bild converter',
  'Convert to': 'Umwandeln in',
  'What happens to transparent areas?': 'Was wird aus transparenten Bereichen?',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    'Sie bleiben in jedem Format außer JPEG, das keine Transparenz kennt: Dort werden sie weiß, und das steht dann beim Ergebnis.',
  'What happens to animation?': 'Was wird aus Animationen?',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'GIF, WebP, PNG (als APNG), AVIF und JPEG XL bleiben animiert, mit denselben Zeiten. Die anderen Formate enthalten hier nur ein einziges Bild. Firefox und Safari können kein animiertes AVIF schreiben. Du erfährst das vor dem Start.',
  'Can it choose the format?': 'Lässt sich das Format automatisch wählen?',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    '„Kleinstes Format“ komprimiert jede Datei in jedem passenden Format ohne sichtbaren Unterschied und behält die kleinste. Das Ergebnis zeigt die Größe in jedem Format.',
  'Do colours change?': 'Ändern sich Farben?',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    'Nein. Das Farbprofil bleibt, wenn das Format es unterstützt; sonst werden Farben in sRGB umgerechnet.',
} satisfies TableWords<'tools/convert-image'>;
