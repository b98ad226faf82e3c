export default {
  'Write it like 2026-11-20T21:30.': 'Escreva assim: 2026-11-20T21:30.',
  'Document properties': 'Propriedades do documento',
  Author: 'Autor',
  Keywords: 'Palavras-chave',
  Created: 'Criado em',
  Changed: 'Modificado em',
  'Created with': 'Criado com',
  'PDF made by': 'PDF gerado por',
  'Show the title, not the file name': 'Mostrar o título, não o nome',
  'Properties that you leave out stay as they are; empty ones are removed.':
    'As propriedades que você não incluir ficam como estão; as vazias são removidas.',
  'What to black out': 'O que tarjar',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner.':
    'As páginas são numeradas a partir de 1. As posições são frações da página visível, medidas a partir do canto superior esquerdo.',
  'Pages are numbered from 1. Positions are shares of the visible page, measured from its top left corner; points are shares of their area. Sizes are in points.':
    'As páginas são numeradas a partir de 1. As posições são frações da página visível, medidas a partir do canto superior esquerdo; os pontos são frações da sua área. Os tamanhos são em pontos tipográficos.',
  Form: 'Formulário',
  'By the full field name: a text, several texts for a list, whether a box is ticked, or the value of a radio button.':
    'Pelo nome completo do campo: um texto, vários textos para uma lista, se uma caixa está marcada ou o valor de um botão de opção.',
  'If you don’t choose one: bottom right of the last page.':
    'Se você não escolher: embaixo à direita na última página.',
  'Pen strokes: x from 0 to 5 and y from 0 in turn, from the top left, where a pen is 0.022 wide.':
    'Traços da caneta: x de 0 a 5 e y a partir de 0, alternados, desde o canto superior esquerdo; a caneta tem 0.022 de largura.',
  'Latin, Greek, Cyrillic, Armenian and Georgian letters. Western European text uses a font that every PDF reader has; other text uses DejaVu, and only the letters you need are embedded. Chinese, Japanese, Korean, Arabic, Hebrew and Indian scripts are not supported.':
    'Letras latinas, gregas, cirílicas, armênias e georgianas. Textos da Europa ocidental, como em português, usam uma fonte que todo leitor de PDF tem; os outros usam a DejaVu, e só as letras necessárias são incorporadas. As escritas chinesa, japonesa, coreana, árabe, hebraica e indianas não funcionam aqui.',
} satisfies TableWords<'options/pdf-options'>;
