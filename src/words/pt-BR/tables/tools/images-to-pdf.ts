export default {
  None: 'Nenhuma',
  'Images to PDF': 'Imagens para PDF',
  'Combine photos, scans and graphics into one PDF, in any order. JPEG images are not re-encoded.':
    'Combine fotos, digitalizações e gráficos em um só PDF, em qualquer ordem. Imagens JPEG não são recodificadas.',
  'Page size': 'Tamanho da página',
  'Wide images get landscape pages.': 'Imagens largas ficam em páginas na horizontal.',
  Margin: 'Margem',
  '10 mm': '10 mm',
  '20 mm': '20 mm',
  'Do my photos lose quality?': 'Minhas fotos perdem qualidade?',
  'JPEG files go into the PDF as they are, and so do PNG files without transparency: nothing is compressed again. Other lossy formats, like HEIC and WebP, become high-quality JPEG, because PDF cannot hold them; everything else is stored without loss.':
    'Arquivos JPEG entram no PDF como estão, e também os PNG sem transparência: nada é comprimido de novo. Outros formatos com perdas, como HEIC e WebP, viram JPEG de alta qualidade, porque o PDF não os aceita; todo o resto é armazenado sem perdas.',
  'Every pixel, upright, with colour profile, transparency, CMYK and 16-bit depth. Every page of a TIFF becomes a page. Location, camera and other metadata are not included in the PDF.':
    'Cada pixel, na orientação certa, com perfil de cor, transparência, CMYK e 16 bits de profundidade. Cada página de um TIFF vira uma página. Localização, câmera e outros metadados não entram no PDF.',
  'How large are the pages?': 'De que tamanho são as páginas?',
  'The size of the image at its stored resolution, or at 96 pixels per inch if it has none; or A4 or Letter, with the image as large as the margins allow.':
    'Do tamanho da imagem na resolução que ela indica, ou a 96 pixels por polegada se não indicar nenhuma; ou A4 ou Carta, com a imagem tão grande quanto as margens permitem.',
  'photos to pdf': 'fotos para pdf | gerar pdf',
  'photos in pdf': 'foto para pdf | scan para pdf',
  'scan to pdf': 'foto em pdf | foto de documento em pdf',
  'combine images into pdf': 'fotos em pdf | documento em pdf',
  'pictures into one pdf': 'imagem para pdf | comprovante em pdf',
  'receipt to pdf': 'imagem em pdf | foto a4',
  'create pdf': 'transformar foto em pdf',
  'make pdf': 'converter foto em pdf',
  'pdf maker': 'juntar fotos em pdf',
  'paper to pdf': 'juntar imagens em um pdf',
  'a4 photo': 'várias fotos em um pdf',
  'multiple photos in one pdf': 'criar pdf',
  'photo of document to pdf': 'fazer pdf',
} satisfies TableWords<'tools/images-to-pdf'>;
