export default {
  'Make a scan searchable (OCR)': 'PDF pesquisável (OCR)',
  'Make a scanned PDF searchable: its text can be found and copied, and its pages look the same.':
    'Torne um PDF digitalizado pesquisável: o texto pode ser encontrado e copiado, e as páginas têm a mesma aparência.',
  'Read pages': 'Ler páginas',
  searchable: 'pesquisavel',
  'Searchable PDF': 'PDF pesquisável',
  'Also read pages that already have text': 'Ler também páginas com texto',
  'Do the pages change?': 'As páginas mudam?',
  'No, they look the same, and the images on them stay byte for byte as they are. Invisible text is laid over them, so that you can search and copy it.':
    'Não, elas têm a mesma aparência, e as imagens ficam como estão, byte a byte. Um texto invisível é posto por cima, para que você possa pesquisar e copiar.',
  'Which pages are read?': 'Que páginas são lidas?',
  'Pages with fewer than {0} letters of text, such as a scan with a page number. Pages with more text are skipped, and the result says which. You can choose to read them too. Pages that are sideways or upside down are read as if they were upright.':
    'Páginas com menos de {0} letras de texto, como uma digitalização com número de página. Páginas com mais texto são puladas, e o resultado diz quais. Você pode escolher que elas também sejam lidas. Páginas de lado ou de cabeça para baixo são lidas como se estivessem na orientação certa.',
  'How long does it take?': 'Quanto tempo leva?',
  'It depends on your device, on how much text is on a page, and on how many languages you choose.':
    'Depende do seu dispositivo, de quanto texto há em uma página e de quantos idiomas você escolhe.',
  'Can it make mistakes?': 'Pode haver erros?',
  'Yes, above all in print that is small, faint or blurred. Check names and numbers that matter against the image.':
    'Pode, principalmente em letra pequena, apagada ou borrada. Confira na imagem os nomes e números importantes.',
  'ocr pdf': 'ocr pdf | pdf escaneado | texto de scan',
  'searchable pdf': 'pdf pesquisável | copiar texto de pdf escaneado | tornar pdf pesquisável',
  'read scan': 'pdf pesquisavel | ler pdf escaneado | pdf digitalizado para texto',
  'scanned pdf to text': 'pdf escaneado para texto | digitalização pesquisável | pdf imagem para texto',
  'copy text from scan': 'pdf escaneado em texto | reconhecer texto em pdf',
} satisfies TableWords<'tools/ocr-pdf'>;
