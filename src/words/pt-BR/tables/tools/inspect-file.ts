export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    'Limpe todos os campos ali, remova a capa e ligue “Remover todas as outras tags”.',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    'Depois, “Imagens para PDF” transforma as páginas de novo em um PDF, sem texto pesquisável.',
  'Search for this text there.': 'Procure este texto ali.',
  'What was typed stays visible on the page.': 'O que foi digitado continua visível na página.',
  'Switch off “Keep links clickable” there.': 'Desligue “Manter links clicáveis” ali.',
  'Check a file for hidden data': 'Ver dados ocultos de um arquivo',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    'Veja a localização, as pessoas, os dispositivos, o histórico e o conteúdo oculto de uma foto, PDF, vídeo ou áudio, e o que os remove.',
  Inspect: 'Examinar',
  'What is looked for?': 'O que é procurado?',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    'Em fotos e gráficos: dados EXIF, XMP e IPTC, comentários, miniaturas, histórico de edição, credenciais de conteúdo, os vídeos que os celulares incluem e dados depois do fim do arquivo. Em desenhos SVG, também scripts, links e endereços que são carregados. Em PDFs, metadados (também os das imagens), versões anteriores com o que mudou, texto coberto ou que não se vê, conteúdo fora da página visível, camadas ocultas, valores de formulário, comentários, arquivos anexados, scripts, links e endereços para onde dados são enviados. Em vídeos e áudios, tags, posições, datas, a câmera, capas, arquivos anexados e dados depois do fim. O relatório diz o que foi encontrado, o que não foi e o que não foi examinado.',
  'Is the file changed?': 'O arquivo muda?',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    'Não. Você só recebe um relatório. Cada item encontrado tem um botão que abre a ferramenta que o remove, já com o seu arquivo.',
  'Why is there a preview that differs?': 'Por que há uma miniatura diferente?',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    'As câmeras põem uma pequena cópia da foto dentro do arquivo. Alguns programas cortam ou editam a foto e deixam a cópia como estava. Se as duas forem diferentes, a cópia aparece abaixo do relatório, para você ver o que ela mostra.',
  'How is hidden text in a PDF found?': 'Como o texto oculto em um PDF é encontrado?',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    'Cada página é desenhada como sai impressa. Se no lugar de uma palavra só houver uma cor, ninguém consegue lê-la: ela está sob uma caixa, é branca sobre branco, é invisível ou fica em uma camada oculta. Texto invisível escrito sobre uma imagem, como em digitalizações, também é listado.',
  'What does it need to work offline?': 'O que é preciso para usar offline?',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    'As ferramentas daquele tipo de arquivo. Para examinar um PDF ou um vídeo offline, salve também as ferramentas de PDF ou de vídeo para uso offline.',
  'Is the place looked up on a map?': 'A localização é procurada em um mapa?',
  'inspect file': 'inspecionar arquivo | perícia de imagem',
  'what does my photo reveal': 'examinar arquivo | texto oculto em pdf',
  'what does this file reveal': 'ver exif | versões do pdf',
  'exif viewer': 'visualizador exif | javascript em pdf',
  'exif data viewer': 'leitor de exif | gps do vídeo',
  'metadata viewer': 'ver metadados | metadados de vídeo',
  'view metadata': 'visualizar metadados | verificar privacidade',
  'show metadata': 'ver metadados de foto',
  'check metadata': 'verificar metadados',
  'hidden information in file': 'mostrar metadados',
  'gps location of photo': 'onde a foto foi tirada',
  'photo details': 'local da foto',
  'privacy check': 'localização da foto',
  exiftool: 'gps da foto',
  'image forensics': 'descobrir local da foto',
  'hidden text in pdf': 'detalhes da foto',
  'pdf inspector': 'informações da foto',
  'pdf revisions': 'informações ocultas',
  'javascript in pdf': 'o que minha foto revela',
  'gps location of video': 'o que o arquivo revela',
  'metadata of video': 'exiftool',
} satisfies TableWords<'tools/inspect-file'>;
