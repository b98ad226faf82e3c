export default {
  'Flatten PDF': 'Achatar PDF',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    'Faça campos de formulário, comentários e desenhos virarem parte das páginas de um PDF, para que não possam mais ser editados.',
  Flatten: 'Achatar',
  flat: 'achatado',
  'Comments and drawings too': 'Comentários e desenhos também',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    'Realces, notas, carimbos e traços. Se desligado, só os campos de formulário são achatados.',
  'Keep links clickable': 'Manter links clicáveis',
  'Does it look the same?': 'Fica com a mesma aparência?',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    'Sim: as páginas ficam como o arquivo as mostra agora. Campos com valor mas sem aparência salva são desenhados em Helvetica; letras que ela não tem viram pontos de interrogação. Botões, caixas de seleção, desenhos, caixas de texto e carimbos sem aparência salva são desenhados como os leitores de PDF costumam fazer.',
  'Are the pages turned into images?': 'As páginas viram imagens?',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    'Não. O texto continua sendo texto, inclusive o dos campos: dá para pesquisar, selecionar e copiar.',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    'Os campos não podem mais ser preenchidos, e os scripts deles somem. O texto da janela pop-up de uma nota também some; só o ícone fica. Comentários ocultos são removidos. Arquivos, sons e vídeos anexados a uma página ficam como estão. As assinaturas digitais viram só o que se vê delas.',
  'make uneditable': 'achatar pdf | pdf não editável | flatten pdf',
  'not editable': 'achatar formulário | transformar campos em texto | nivelar pdf',
  'burn in annotations': 'deixar pdf não editável | fixar comentários | juntar camadas do pdf',
  'print fields': 'bloquear edição do pdf | imprimir campos',
  'merge layers': 'pdf sem edição | mesclar camadas',
} satisfies TableWords<'tools/flatten-pdf'>;
