export default {
  'Watermark PDF': 'Marca d’água em PDF',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.':
    'Escreva uma palavra como “Rascunho” ou “Cópia” por cima das páginas de um PDF.',
  Draft: 'Rascunho',
  'Can a watermark be removed again?': 'Uma marca d’água pode ser removida depois?',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    'Pode, por quem souber como: é um texto por cima da página. Ela diz às pessoas o que é um arquivo, mas não o protege.',
  'Where does the watermark go?': 'Onde fica a marca d’água?',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    'Atravessa cada página em diagonal, do canto inferior esquerdo ao superior direito, por cima do conteúdo, também em páginas giradas.',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    'Nada. Dá para continuar pesquisando e copiando o texto, e marcadores, links, formulários e tags são mantidos; os leitores de tela pulam a marca d’água. As assinaturas digitais são removidas, porque só valem para o arquivo original.',
  draft:
    'marca d’água pdf | colocar marca d’água no pdf | escrever confidencial no pdf | carimbar pdf | pdf com marca d’água',
  confidential: 'marca dagua pdf | rascunho | cópia | texto por cima do pdf',
  'text on pdf': "marca d'agua em pdf | confidencial | carimbo no pdf | logo no pdf",
} satisfies TableWords<'tools/watermark-pdf'>;
