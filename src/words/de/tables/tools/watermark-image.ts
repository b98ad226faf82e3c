export default {
  'Watermark images': 'Wasserzeichen in Bilder einfügen',
  'Put text or your logo on images, in one place or all over, many at once.':
    'Text oder dein Logo auf Bilder setzen, an einer Stelle oder überall, viele auf einmal.',
  'logo on photo': 'logo auf foto | copyright auf bild',
  'text on photo': 'text auf foto | text hinzufügen',
  'write text on photo': 'text auf bild | meme',
  'add text': 'text in bild einfügen | bildunterschrift',
  brand: 'bild beschriften',
  'caption photo': 'foto beschriften',
  'name on photo': 'name auf foto',
  'add name to photo': 'logo einfügen',
  meme: 'wasserzeichen foto',
  Watermark: 'Wasserzeichen',
  'Image, such as a logo': 'Bild, etwa ein Logo',
  '© Your name': '© Dein Name',
  Font: 'Schrift',
  'Sans serif': 'Serifenlos',
  Serif: 'Mit Serifen',
  Monospaced: 'Feste Zeichenbreite',
  Bold: 'Fett',
  'A PNG or WebP with transparency looks best.': 'Ein PNG oder WebP mit Transparenz sieht am besten aus.',
  'Repeat all over': 'Im ganzen Bild wiederholen',
  'The maximum share of the image’s width and height.': 'Höchstens dieser Anteil von Breite und Höhe des Bildes.',
  'Is the watermark the same size on every image?': 'Ist das Wasserzeichen auf jedem Bild gleich groß?',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    'Es nimmt auf jedem Bild denselben Anteil ein, sieht also auf großen und kleinen gleich aus.',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    'Alle, die dein Gerät anzeigen kann, auch nicht lateinische Schriften, Symbole und Emojis: Dein Browser zeichnet den Text.',
  'Can the watermark be removed again?': 'Kann man das Wasserzeichen wieder entfernen?',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    'Nicht aus der neuen Datei allein: Die Pixel darunter sind mit ihm vermischt oder weg. Behalte deine Originale; sie werden nicht verändert.',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Ja, das Wasserzeichen kommt auf jedes Bild. GIF, WebP, APNG, AVIF und JPEG XL behalten ihr Format; kann dein Browser kein animiertes AVIF schreiben, wird WebP daraus.',
} satisfies TableWords<'tools/watermark-image'>;
