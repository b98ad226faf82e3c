export default {
  'Images to PDF': 'Images en PDF',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    'Réunissez photos, numérisations et images en un seul PDF, dans l’ordre voulu. Les JPEG ne sont pas réencodés.',
  'photos to pdf': 'images en pdf | photo a4',
  'photos in pdf': 'photos en pdf | ticket en pdf',
  'scan to pdf': 'photo en pdf | photo de document en pdf',
  'combine images into pdf': 'image en pdf',
  'pictures into one pdf': 'jpg en pdf',
  'receipt to pdf': 'convertir photo en pdf',
  'create pdf': 'transformer photo en pdf',
  'make pdf': 'scan en pdf',
  'pdf maker': 'plusieurs photos en un pdf',
  'paper to pdf': 'regrouper images pdf',
  'a4 photo': 'créer pdf',
  'multiple photos in one pdf': 'faire un pdf',
  'photo of document to pdf': 'papier en pdf',
  'Page size': 'Format des pages',
  'Wide images get landscape pages.': 'Les images larges donnent des pages en paysage.',
  Margin: 'Marge',
  '10 mm': '10 mm',
  '20 mm': '20 mm',
  'Do my photos lose quality?': 'Mes photos perdent-elles en qualité ?',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'Les fichiers JPEG entrent dans le PDF tels quels, tout comme les PNG sans transparence : rien n’est compressé à nouveau. Les autres formats avec perte, comme HEIC et WebP, deviennent des JPEG de haute qualité, car le PDF ne peut pas les contenir ; tout le reste est enregistré sans perte.',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    'Chaque pixel, à l’endroit, avec le profil de couleur, la transparence, le CMJN et la profondeur de 16 bits. Chaque page d’un TIFF devient une page. Le lieu, l’appareil photo et les autres métadonnées ne sont pas dans le PDF.',
  'How large are the pages?': 'Quel format ont les pages ?',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    'La taille de l’image à sa résolution enregistrée, ou à 96 pixels par pouce si elle n’en a pas ; ou A4 ou Letter, avec l’image aussi grande que les marges le permettent.',
} satisfies TableWords<'tools/images-to-pdf'>;
