export default {
  'Make a scan searchable (OCR)': 'Reconnaître le texte d’un PDF (OCR)',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    'Rendez le texte d’un PDF numérisé consultable : on peut y faire des recherches et le copier, sans que les pages changent d’aspect.',
  'Read pages': 'Lire les pages',
  searchable: 'ocr',
  'ocr pdf': 'ocr pdf | reconnaissance de texte | rendre pdf modifiable',
  'searchable pdf': 'ocr | scan en texte | texte d’un scan',
  'read scan': 'pdf cherchable | pdf scanné en texte | numérisation en texte',
  'scanned pdf to text': 'pdf avec recherche | copier texte scan',
  'copy text from scan': 'pdf recherchable | lire un scan',
  'Searchable PDF': 'PDF avec recherche de texte',
  'Also read pages that already have text': 'Lire aussi les pages avec texte',
  'Do the pages change?': 'Les pages changent-elles ?',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    'Non, elles gardent le même aspect, et leurs images restent identiques, à l’octet près. Un texte invisible est posé dessus, pour que vous puissiez y faire des recherches et le copier.',
  'Which pages are read?': 'Quelles pages sont lues ?',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    'Les pages qui ont moins de {0} lettres de texte, comme une numérisation avec un numéro de page. Les pages qui en ont plus sont sautées, et le résultat dit lesquelles. Vous pouvez choisir de les lire aussi. Les pages couchées ou tête en bas sont lues comme si elles étaient à l’endroit.',
  'How long does it take?': 'Combien de temps cela prend-il ?',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    'Cela dépend de votre appareil, de la quantité de texte par page et du nombre de langues choisies.',
  'Can it make mistakes?': 'Peut-il y avoir des erreurs ?',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    'Oui, surtout si l’impression est petite, pâle ou floue. Comparez à l’image les noms et les nombres importants.',
} satisfies TableWords<'tools/ocr-pdf'>;
