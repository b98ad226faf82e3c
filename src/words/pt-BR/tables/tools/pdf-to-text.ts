export default {
  'PDF to text': 'PDF para texto',
  'Save the text of a PDF as a plain text file.': 'Salve o texto de um PDF como um arquivo de texto simples.',
  'Extract text': 'Extrair texto',
  'In which order is the text?': 'Em que ordem fica o texto?',
  'Line by line, in the order in which the file stores it, with an empty line between pages. Columns and tables may come out differently from how they look: a PDF stores where each letter is, not how the text flows.':
    'Linha por linha, na ordem em que o arquivo o armazena, com uma linha vazia entre as páginas. Colunas e tabelas podem sair diferentes do que se vê: um PDF armazena onde está cada letra, e não a sequência do texto.',
  'Are form fields and comments included?': 'Campos de formulário e comentários são incluídos?',
  'Yes, if you can see them on the page: form values and text boxes. The text in a note’s pop-up window is not included.':
    'Sim, se aparecem na página: valores de formulário e caixas de texto. O texto da janela pop-up de uma nota não é incluído.',
  'They are images, and the result says which pages they are. Make a scan searchable (OCR) reads the text in them, and saves it or makes the PDF searchable.':
    'Elas são imagens, e o resultado diz quais são. PDF pesquisável (OCR) lê o texto delas e o salva, ou torna o PDF pesquisável.',
  'Why are some letters wrong?': 'Por que algumas letras saem erradas?',
  'Some files do not say which letters their fonts show. Text that you copy from such a file in a PDF reader is wrong in the same way.':
    'Alguns arquivos não dizem que letras suas fontes mostram. O texto copiado de um arquivo assim em um leitor de PDF sai errado do mesmo jeito.',
  'copy text': 'pdf para texto | extrair texto de pdf | texto do pdf',
  'get text from pdf': 'pdf em texto | copiar texto | txt',
  'extract text': 'pdf para txt | copiar texto do pdf | converter pdf em texto',
  txt: 'pdf em txt | pegar texto do pdf',
  'pdf to txt': 'extrair texto | tirar texto do pdf',
} satisfies TableWords<'tools/pdf-to-text'>;
