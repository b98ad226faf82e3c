export default {
  'Rotate PDF pages': 'Girar páginas de PDF',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    'Gire todas ou algumas páginas de um PDF e mantenha todo o resto como está.',
  '90° to the right': '90° para a direita',
  '90° to the left': '90° para a esquerda',
  'Upside down': 'De cabeça para baixo',
  'For example 1-3, 7, last; or odd, even, all.':
    'Por exemplo: 1-3, 7, last; ou odd (ímpares), even (pares), all (todas).',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    'Não. Cada página indica como é girada; o conteúdo é copiado como está.',
  'Can I rotate each page differently?': 'Posso girar cada página de um jeito diferente?',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    'Pode, com Organizar PDF, que mostra todas as páginas e as gira uma por uma.',
  'rotate pdf': 'girar pdf | virar pdf | rotacionar pdf | pdf de lado | girar folha',
  'flip pdf': 'girar página do pdf | virar página do pdf | pdf de cabeça para baixo | pdf na horizontal',
  'landscape to portrait pdf': 'girar páginas | rodar pdf | pdf deitado | pdf retrato para paisagem',
} satisfies TableWords<'tools/rotate-pages'>;
