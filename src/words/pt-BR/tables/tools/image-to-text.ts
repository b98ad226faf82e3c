export default {
  'Image to text (OCR)': 'Imagem para texto (OCR)',
  'Read the text in a photo, scan or screenshot, in 12 languages.':
    'Leia o texto de uma foto, digitalização ou captura de tela, em 12 idiomas.',
  'Read text': 'Ler texto',
  'What can be read?': 'O que pode ser lido?',
  'Printed text. Handwriting and very small letters are not read well.':
    'Texto impresso. Letra de mão e letras muito pequenas não são bem lidas.',
  'What if the text is in several languages?': 'E se o texto estiver em vários idiomas?',
  'Choose up to three. The program tries each of them for every line, so it takes longer, and makes more mistakes if one of the languages is not in the text.':
    'Escolha até três. O programa tenta cada um deles em cada linha, então demora mais e erra mais se um dos idiomas não aparecer no texto.',
  'What is in the JSON?': 'O que há no JSON?',
  'Blocks, paragraphs, lines and words, each word with its place in the image in pixels and how sure the program is of it. The structure is that of hOCR.':
    'Blocos, parágrafos, linhas e palavras, cada palavra com seu lugar na imagem em pixels e o grau de certeza do programa. A estrutura é a do hOCR.',
  'photo to text': 'foto para texto | extrair texto de foto | ler foto',
  'extract text from image': 'imagem em texto | copiar texto de imagem',
  'picture to text': 'foto em texto | copiar texto da foto',
  'picture to words': 'converter foto em texto | ler texto da imagem',
  'copy text from image': 'transformar imagem em texto | texto de print',
  'read screenshot': 'extrair texto de imagem | print para texto',
} satisfies TableWords<'tools/image-to-text'>;
