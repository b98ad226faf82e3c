export default {
  'Extract images from PDF': 'Extrair imagens de PDF',
  'Save the images in a PDF at their original resolution. JPEG images are not re-encoded.':
    'Salve as imagens de um PDF na resolução original. Imagens JPEG não são recodificadas.',
  'No. A JPEG comes out byte for byte as it is stored in the file, plus its colour profile if the PDF has one for it. A JPEG that the PDF shows through a mask or in other colours becomes PNG, like all other images: pixel by pixel, with full colour depth and transparency. Print colours (CMYK) are converted to sRGB.':
    'Não. Um JPEG sai byte a byte como está no arquivo, mais o perfil de cor, se o PDF tiver um para ele. Um JPEG que o PDF mostra através de uma máscara ou em outras cores vira PNG, como todas as outras imagens: pixel por pixel, com toda a profundidade de cor e a transparência. Cores de impressão (CMYK) são convertidas para sRGB.',
  'Which images are found?': 'Que imagens são encontradas?',
  'All images drawn on the pages, including those in drawings, patterns and comments. Each is saved once, even if it is used several times, and in full, even if the page shows only part of it. Drawings made of lines and text are not images: for those, use PDF to images.':
    'Todas as imagens desenhadas nas páginas, até as de desenhos, padrões e comentários. Cada uma é salva uma vez, mesmo que seja usada várias vezes, e por inteiro, mesmo que a página mostre só uma parte. Desenhos feitos de linhas e texto não são imagens: para eles, use PDF para imagens.',
  'How are they saved?': 'Como elas são salvas?',
  'As numbered files, in the order of the pages. Several images are saved as one ZIP, or to a folder.':
    'Como arquivos numerados, na ordem das páginas. Várias imagens são salvas em um ZIP ou em uma pasta.',
  'get pictures out of pdf': 'extrair imagens de pdf | tirar fotos do pdf | salvar foto do pdf',
  'images from pdf': 'extrair imagem do pdf | pegar imagens do pdf | copiar imagem do pdf',
  'save pdf images': 'extrair fotos de pdf | imagens do pdf | baixar imagens do pdf',
  'photos from pdf': 'tirar imagem do pdf | salvar imagens do pdf | fotos do pdf',
} satisfies TableWords<'tools/extract-images'>;
