export default {
  'Watermark images': 'Znak wodny na obrazach',
  'Put text or your logo on images, in one place or all over, many at once.':
    'Umieść na obrazach tekst lub swoje logo, w jednym miejscu lub na całej powierzchni, wiele naraz.',
  'logo on photo': 'znak wodny | podpisz zdjęcie',
  'text on photo': 'dodaj znak wodny | mem',
  'write text on photo': 'znak wodny na zdjęciu | nazwisko na zdjęciu',
  'add text': 'logo na zdjęciu | napisy na zdjeciach',
  brand: 'tekst na zdjęciu',
  'caption photo': 'napis na zdjęciu',
  'name on photo': 'podpis na zdjęciu',
  'add name to photo': 'dodaj tekst do zdjęcia',
  meme: 'dodaj logo',
  Watermark: 'Znak wodny',
  'Image, such as a logo': 'Obraz, na przykład logo',
  '© Your name': '© Imię i nazwisko',
  Font: 'Czcionka',
  'Sans serif': 'Bezszeryfowa',
  Serif: 'Szeryfowa',
  Monospaced: 'O stałej szerokości',
  Bold: 'Pogrubienie',
  'A PNG or WebP with transparency looks best.': 'Najlepiej wygląda PNG lub WebP z przezroczystością.',
  'Repeat all over': 'Powtórz na całym obrazie',
  'The maximum share of the image’s width and height.': 'Maksymalna część szerokości i wysokości obrazu.',
  'Is the watermark the same size on every image?': 'Czy znak wodny jest na każdym obrazie tej samej wielkości?',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    'Zajmuje taką samą część każdego obrazu, więc na dużych i małych wygląda tak samo.',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    'Wszystkich, które potrafi pokazać Twoje urządzenie, także z innych alfabetów, oraz symboli i emoji: tekst rysuje przeglądarka.',
  'Can the watermark be removed again?': 'Czy znak wodny można potem usunąć?',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    'Z samego nowego pliku – nie: piksele pod znakiem są z nim zmieszane albo ich nie ma. Zachowaj oryginały; one się nie zmieniają.',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Tak, znak wodny trafia na każdą klatkę. GIF, WebP, APNG, AVIF i JPEG XL zachowują format; jeśli przeglądarka nie potrafi zapisywać animowanych plików AVIF, powstanie plik WebP.',
} satisfies TableWords<'tools/watermark-image'>;
