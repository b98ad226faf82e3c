export default {
  'PDF to images': 'PDF para imagens',
  'Turn the pages of a PDF into JPEG, PNG or WebP images, at the resolution you choose.':
    'Transforme as páginas de um PDF em imagens JPEG, PNG ou WebP, na resolução que quiser.',
  dpi: 'dpi',
  '96 for screens, 150 for reading, 300 for printing.': '96 para telas, 150 para leitura, 300 para impressão.',
  'Screen, 150 dpi': 'Tela, 150 dpi',
  'Print, 300 dpi': 'Impressão, 300 dpi',
  'Fine print, 600 dpi': 'Alta qualidade, 600 dpi',
  'Which resolution and format should I choose?': 'Que resolução e formato devo escolher?',
  '150 dpi is good for reading on a screen, 300 dpi for printing. PNG keeps the sharp edges of text and drawings; JPEG and WebP are smaller for scans and photos. An A4 page has 1240 × 1754 pixels at 150 dpi.':
    '150 dpi bastam para ler na tela; para imprimir, 300 dpi. O PNG mantém nítidas as bordas de texto e desenhos; JPEG e WebP são menores para digitalizações e fotos. Uma página A4 tem 1240 × 1754 pixels a 150 dpi.',
  'What do the images show?': 'O que as imagens mostram?',
  'Each page as a PDF reader shows it, upright, on white, with comments and form fields. Pages are drawn by PDFium, which Chrome uses too.':
    'Cada página como um leitor de PDF a mostra, na orientação certa, sobre branco, com comentários e campos de formulário. As páginas são desenhadas pelo PDFium, que o Chrome também usa.',
  'How are many pages saved?': 'Como são salvas várias páginas?',
  'Each page becomes a numbered file; several are saved as one ZIP, or to a folder.':
    'Cada página vira um arquivo numerado; vários são salvos em um ZIP ou em uma pasta.',
  'Can I get the images in the PDF instead of its pages?': 'Posso obter as imagens do PDF em vez das páginas?',
  'Yes, with Extract images from PDF: it saves them at their original resolution, and JPEG images without re-encoding.':
    'Pode, com Extrair imagens de PDF: as imagens são salvas na resolução original, e as JPEG, sem recodificar.',
  'pdf to jpg': 'pdf para imagem | converter pdf em imagem | páginas do pdf em imagens',
  'pdf to png': 'pdf em imagem | converter pdf em foto | pdf para figura',
  'save pdf as picture': 'pdf para foto | transformar pdf em imagem',
  'render pdf': 'pdf em foto | transformar pdf em foto',
  'pdf screenshot': 'pdf para jpeg | salvar pdf como imagem',
  'pdf to photo': 'pdf em jpg | print do pdf',
} satisfies TableWords<'tools/pdf-to-images'>;
