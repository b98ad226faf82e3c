export default {
  'Redact PDF': 'Tarjar PDF',
  'Black out words and areas in a PDF and remove what is under them from the file for good.':
    'Tarje palavras e áreas de um PDF e remova de vez do arquivo o que está por baixo.',
  Redact: 'Tarjar',
  'Words to remove': 'Palavras a remover',
  'Every occurrence, however it is written. Separate several with semicolons.':
    'Cada ocorrência, não importa como esteja escrita. Separe várias com ponto e vírgula.',
  'Ann Smith; 030 1234': 'Ana Souza; 11 98765',
  'Email addresses': 'Endereços de e-mail',
  'Phone numbers': 'Números de telefone',
  IBANs: 'IBANs',
  'International account numbers, such as DE89 3704…': 'Números internacionais de conta, como DE89 3704…',
  'Card numbers': 'Números de cartão',
  'Dates of birth': 'Datas de nascimento',
  'Dates next to words such as “born” or “date of birth”.':
    'Datas perto de palavras como “nascido” ou “data de nascimento”.',
  'National ID numbers': 'Documentos de identidade',
  'Social security, tax and identity numbers of 22 countries.':
    'Números de seguridade social, fiscais e de identidade de 22 países.',
  'Pattern (regular expression)': 'Padrão (expressão regular)',
  'Keep these': 'Manter estes',
  'Box colour': 'Cor da tarja',
  'Is it really removed?': 'É removido mesmo?',
  'Yes. Letters under an area are removed from the page’s content, images lose the pixels there, lines and shapes are cut off at its edges, and comments, links and form fields are removed with their values. Each result is then checked with another program, PDFium: if it still finds a letter under an area, the whole page is turned into an image instead.':
    'Sim. As letras sob uma área são removidas do conteúdo da página, as imagens perdem os pixels ali, linhas e formas são cortadas nas bordas dela, e comentários, links e campos de formulário são removidos com seus valores. Depois, cada resultado é conferido com outro programa, o PDFium: se ele ainda encontra uma letra sob uma área, a página inteira vira uma imagem.',
  'What else is removed?': 'O que mais é removido?',
  'Everything that could still contain the words: title and author, XMP, page thumbnails, scripts, attached files, hidden page templates, alternative texts of these pages, earlier versions of the file, content that is never shown, and every word in a bookmark that was under an area.':
    'Tudo o que ainda poderia conter as palavras: título e autor, XMP, miniaturas das páginas, scripts, arquivos anexados, modelos de página ocultos, textos alternativos dessas páginas, versões anteriores do arquivo, conteúdo que nunca aparece e cada palavra de um marcador que estava sob uma área.',
  'When is a page turned into an image?': 'Quando uma página vira imagem?',
  'When something on it cannot be removed in part: patterns that are never seen whole outside the area, soft masks that reach into it, or fonts that do not say which letters their codes stand for. That page then loses its searchable text, and the result says which page it is. The others stay text.':
    'Quando algo nela não pode ser removido em parte: padrões que nunca aparecem inteiros fora da área, máscaras suaves que entram nela ou fontes que não dizem que letras seus códigos representam. Nesse caso, a página perde o texto pesquisável, e o resultado diz qual é. As outras continuam sendo texto.',
  'Can it miss something?': 'Algo pode escapar?',
  'The search removes words that are text. Pages of the result that have images or drawings are read with OCR, up to {0} of them, and the words that can still be read there are named: draw areas over them. OCR may misread a word, and then misses it. If a page is a scan, you can also use Make a scan searchable (OCR) first: the words that it reads are then found. Personal data is found by its form and its check digits: a number that is written in an unusual way may be missed, and one that only looks like personal data may be found. Press a match on the page to keep it. Type words as you would on a keyboard: they are found in upper and lower case, with any kind of dash, apostrophe or digit, with accents and ligatures, over the ends of lines and pages, on turned pages, and in comments and form fields. A word in pieces that may be one word stays, and the result names it. If a removed word is still somewhere else in the file, such as in a bookmark, the name of a layer or a link, the result says where. It also says on which pages the file does not name its letters, where words may be missed. Check the result before you share it.':
    'A busca remove palavras que são texto. As páginas do resultado que têm imagens ou desenhos são lidas com OCR, até {0} delas, e as palavras que ainda podem ser lidas ali são indicadas: desenhe áreas sobre elas. O OCR pode ler uma palavra errado e, nesse caso, ela escapa. Se uma página é digitalizada, você também pode usar PDF pesquisável (OCR) antes: assim, as palavras lidas também são encontradas. Dados pessoais são encontrados pela forma e pelos dígitos verificadores: um número escrito de um jeito incomum pode escapar, e um que só parece dado pessoal pode ser encontrado. Clique em uma ocorrência na página para mantê-la. Digite as palavras como faria no teclado: elas são encontradas em maiúsculas e minúsculas, com qualquer tipo de traço, apóstrofo ou algarismo, com acentos e ligaduras, através do fim de linhas e páginas, em páginas giradas e em comentários e campos de formulário. O que talvez seja uma só palavra em pedaços não é removido, e o resultado avisa. Se uma palavra removida ainda está em outro lugar do arquivo, como em um marcador, no nome de uma camada ou em um link, o resultado diz onde. Ele também diz em que páginas o arquivo não identifica suas letras e palavras podem escapar. Confira o resultado antes de compartilhar.',
  blackout: 'tarjar pdf | ocultar cpf',
  'hide text': 'tarja preta | tarjar cpf',
  'remove text': 'tarja preta em pdf | remover email',
  'remove name': 'censurar pdf | remover telefone',
  'cover text': 'cobrir texto | anonimizar pdf',
  'white out': 'cobrir texto no pdf | contracheque',
  'remove email': 'esconder texto | holerite',
  'remove phone number': 'esconder texto no pdf | número da conta',
  'personal data': 'ocultar texto',
  pii: 'ocultar dados no pdf',
  'blank out': 'apagar texto do pdf',
  'remove iban': 'remover texto',
  'remove account number': 'remover nome',
  'blank out words': 'riscar texto',
  payslip: 'dados pessoais',
  'account number': 'esconder cpf',
} satisfies TableWords<'tools/redact-pdf'>;
