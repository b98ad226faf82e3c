export default {
  'Convert images': 'Converti immagini',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    'Converti immagini JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL e HEIC in altri formati, anche molte insieme.',
  'Convert to': 'Converti in',
  'What happens to transparent areas?': 'Che cosa succede alle aree trasparenti?',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    'Si conservano in ogni formato tranne JPEG, che non ha trasparenza: lì diventano bianche, e il risultato lo segnala.',
  'What happens to animation?': 'Che cosa succede all’animazione?',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'GIF, WebP, PNG (come APNG), AVIF e JPEG XL restano animati, con gli stessi tempi. Gli altri formati qui contengono una sola immagine. Firefox e Safari non sanno scrivere AVIF animati. Ti avvisiamo prima di iniziare.',
  'Can it choose the format?': 'Il formato si può scegliere in automatico?',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    '“Il più piccolo” comprime ogni file in ogni formato adatto, senza differenze visibili, e tiene il più piccolo. Il risultato mostra la dimensione in ogni formato.',
  'Do colours change?': 'I colori cambiano?',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    'No. Il profilo colore si conserva se il formato lo prevede; altrimenti i colori vengono convertiti in sRGB.',
  'image converter': 'convertire immagini | trasformare foto in jpg | jfif in jpg',
  'photo format': 'convertire foto | convertire in jpg | image converter',
  'picture converter': 'convertitore immagini | convertire in png | cambiare estensione foto',
  'export as': 'convertitore foto | salvare come jpg',
  'save as jpg': 'cambiare formato foto | esportare come',
  'jfif to jpg': 'formato foto | da jfif a jpg',
} satisfies TableWords<'tools/convert-image'>;
