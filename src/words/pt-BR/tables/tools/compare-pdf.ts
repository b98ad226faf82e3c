export default {
  'Compare PDF': 'Comparar PDF',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    'Veja o que mudou entre dois arquivos PDF, página por página: palavras que entraram e saíram, e onde as páginas têm outra aparência.',
  Compare: 'Comparar',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    'Elas são comparadas como imagens, e o resultado diz quais são. A ferramenta PDF pesquisável (OCR) pode pôr texto nelas antes, mas uma palavra lida errado aparece como alteração.',
  'What do I get?': 'O que eu recebo?',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    'Um relatório de todas as páginas diferentes: quais palavras saíram e entraram, e quanto da página tem outra aparência. Cada página com aparência diferente é mostrada em cores esmaecidas, com as diferenças em vermelho. Dá para salvar tudo.',
  'What if pages were added or removed?': 'E se houver páginas adicionadas ou removidas?',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    'Páginas com o mesmo texto são comparadas entre si, mesmo que tenham mudado de lugar; as outras, na ordem. O relatório lista as páginas que só existem em um dos arquivos.',
  'Which file is which?': 'Qual arquivo é qual?',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    'O primeiro da lista é a versão antiga, e o segundo, a nova. Mude a ordem para trocar os dois.',
  diff: 'comparar pdf | diferença entre pdf | diff',
  differences: 'comparar documentos | diferenças | comparar contratos',
  'what changed': 'comparar dois pdf | diferenças entre dois pdf | comparar versões',
  'compare documents': 'comparar arquivos pdf | o que mudou no pdf | comparação de pdf',
} satisfies TableWords<'tools/compare-pdf'>;
