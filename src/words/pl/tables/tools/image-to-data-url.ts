export default {
  'Image to data URL': 'Obraz na data URL',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    'Zamień obraz w data URL (Base64), żeby wkleić go w HTML lub CSS, i zobacz, jak jest długi.',
  'Create data URL': 'Utwórz data URL',
  base64: 'base64 | zakoduj obraz | png na base64',
  'data uri': 'obraz na base64 | obraz w css | jpg na base64',
  'inline image': 'zdjęcie na base64 | osadź obraz | obrazek w kodzie',
  'encode image': 'data uri | wstaw obraz w html',
  'embed image in css': 'data url | kodowanie base64',
  Output: 'Wynik',
  'Data URL only': 'Tylko data URL',
  'HTML image': 'Obraz w HTML',
  'CSS background': 'Tło w CSS',
  'Larger images are scaled down. Leave empty to keep the size.':
    'Większe obrazy są pomniejszane. Jeśli pole jest puste, wymiary się nie zmieniają.',
  'When is a data URL a good idea?': 'Kiedy warto użyć data URL?',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    'Przy małych obrazach, do kilku kilobajtów, bo oszczędza to jedno zapytanie. Tekst jest o jedną trzecią dłuższy niż plik i ładuje się od nowa z każdą stroną, która go zawiera, więc większe obrazy lepiej trzymać w osobnych plikach.',
  'Is my image changed?': 'Czy mój obraz się zmienia?',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    'Nie, jeśli nie zmieniasz formatu ani szerokości: tekst zawiera obraz bajt w bajt, bez metadanych takich jak lokalizacja, a wynik podaje, co usunięto. Formaty, których nie da się pokazać na stronach WWW, na przykład HEIC, są zamieniane na JPEG lub PNG.',
} satisfies TableWords<'tools/image-to-data-url'>;
