export default {
  Quality: 'Qualidade',
  'Lower means smaller. Above 90, files get much bigger for no visible gain.':
    'Quanto mais baixa, menor o arquivo. Acima de 90, os arquivos crescem muito sem melhora visível.',
  Mirror: 'Espelhar',
  'Left to right': 'Na horizontal',
  'Top to bottom': 'Na vertical',
  'Remove location and names': 'Remover localização e nomes',
  'Keep only colour profile': 'Manter só o perfil de cor',
  Metadata: 'Metadados',
  'Keep everything': 'Manter tudo',
  'Small previews in photos would still show what you hide, so they are always removed.':
    'As miniaturas dentro das fotos ainda mostrariam o que você esconde, por isso são sempre removidas.',
  'Write pages like 1-3, 7, last.': 'Escreva as páginas assim: 1-3, 7, last.',
  'About half the size': 'Para cerca da metade',
  'About a quarter of the size': 'Para cerca de um quarto',
  'Under 8 MB': 'Até 8 MB',
  'Under 10 MB': 'Até 10 MB',
  'Under 25 MB': 'Até 25 MB',
  'Under 50 MB': 'Até 50 MB',
  'Under 100 MB': 'Até 100 MB',
  'Under another size': 'Até outro tamanho',
  '1 MB is a million bytes, as in most upload limits.':
    '1 MB é um milhão de bytes, como na maioria dos limites de envio.',
  'Area to keep': 'Área a manter',
  'A share of the width and height (0 to 1) or pixels, and the aspect ratio that every image should get.':
    'Uma fração da largura e da altura (de 0 a 1) ou pixels, e a proporção que cada imagem deve ter.',
  'Areas to hide': 'Áreas a esconder',
  'Positions are shares of the upright image, measured from its top left corner. An area without the number of a file applies to all files.':
    'As posições são frações da imagem na orientação certa, medidas a partir do canto superior esquerdo. Uma área sem número de arquivo vale para todos os arquivos.',
  'Number of plays': 'Número de repetições',
  '0 repeats it forever.': '0 repete sem parar.',
} satisfies TableWords<'options/options'>;
