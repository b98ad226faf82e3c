export default {
  'Crop PDF': 'Cortar margens de PDF',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    'Corte as margens das páginas de um PDF, ou desenhe uma caixa para mostrar só parte de cada página.',
  'Crop by': 'Cortar por',
  'A box on the page': 'Caixa na página',
  Margins: 'Margens',
  'For example 1-3, 7, last; or odd, even.': 'Por exemplo: 1-3, 7, last; ou odd (ímpares), even (pares).',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    'Não, ela fica oculta. Os leitores de PDF só mostram e imprimem o que está dentro da caixa, mas o resto continua no arquivo, e um programa pode trazê-lo de volta. Para remover algo de vez, use Tarjar PDF.',
  'Which page is shown?': 'Que página aparece?',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    'A primeira página do arquivo indicado abaixo dela. A mesma fração de cada página é mantida, ou os mesmos pontos, se você escolher assim; em páginas de outros tamanhos, essa área é diferente.',
  'Can I crop left and right pages differently?': 'Posso cortar páginas da esquerda e da direita de formas diferentes?',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    'Pode, em duas etapas: corte primeiro as “odd” (ímpares), depois use o resultado nesta ferramenta de novo e corte as “even” (pares).',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nada: texto, links, formulários, marcadores e tags são mantidos. As assinaturas digitais são removidas, porque só valem para o arquivo original.',
  'trim margins': 'cortar margens | recortar pdf | aparar margens',
  'cut margins': 'cortar margem do pdf | recortar página do pdf | crop pdf',
  'crop pages': 'tirar margem do pdf | margens | ajustar margens do pdf',
  margins: 'remover margens | bordas brancas',
  'white borders': 'cortar página de pdf | tirar borda branca do pdf',
} satisfies TableWords<'tools/crop-pdf'>;
