export default {
  'Add subtitles': 'Adicionar legendas',
  'Add SRT or WebVTT subtitles to MP4, MOV, MKV and WebM as a separate track, without re-encoding the video.':
    'Adicione legendas SRT ou WebVTT a MP4, MOV, MKV e WebM como uma faixa separada, sem recodificar o vídeo.',
  subtitled: 'legendado',
  Subtitles: 'Legendas',
  'One or more SRT or WebVTT files. You can also drop them together with the videos.':
    'Um ou mais arquivos SRT ou WebVTT. Você também pode soltá-los junto com os vídeos.',
  'Match subtitles to videos': 'Associar legendas a vídeos',
  'By file name': 'Pelo nome do arquivo',
  'Add all to every video': 'Todas em todos os vídeos',
  'A file name can include the language, as in film.de.srt.':
    'O nome do arquivo pode incluir o idioma, como em filme.pt.srt.',
  'From the file name': 'Pelo nome do arquivo',
  'Track name': 'Nome da faixa',
  'For example “For the hard of hearing”. Without a name, players show the language.':
    'Por exemplo, “Para surdos e ensurdecidos”. Sem nome, os players mostram o idioma.',
  'On by default': 'Ligadas por padrão',
  'Does it change the video or audio?': 'O vídeo ou o áudio muda?',
  'No. The video, the audio, and any existing tracks, chapters and tags stay the same, byte for byte. The subtitles are added as text, so they can be turned off or removed later. MPEG-TS recordings and fragmented MP4 files are first copied into a regular MP4.':
    'Não. O vídeo, o áudio e as faixas, capítulos e tags que já existem ficam iguais, byte a byte. As legendas entram como texto, então podem ser desligadas ou removidas depois. Gravações MPEG-TS e arquivos MP4 fragmentados são copiados antes para um MP4 comum.',
  'Where do the subtitles show up?': 'Onde as legendas aparecem?',
  'In players that support text tracks, such as VLC, mpv and QuickTime. Chrome and Firefox do not show tracks inside a video on web pages; there, use the WebVTT file itself.':
    'Em players que aceitam faixas de texto, como VLC, mpv e QuickTime. O Chrome e o Firefox não mostram em páginas da web as faixas de dentro do vídeo; nesse caso, use o próprio arquivo WebVTT.',
  'How do I add several languages?': 'Como adiciono vários idiomas?',
  'Choose all the files at once. Files named like the video, such as film.en.srt and film.de.srt for film.mp4, each become a track with its own language. The first one is on by default.':
    'Escolha todos os arquivos de uma vez. Arquivos com o mesmo nome do vídeo, como filme.pt.srt e filme.en.srt para filme.mp4, viram faixas, cada uma com seu idioma. A primeira fica ligada por padrão.',
  'What happens to colours and positions?': 'O que acontece com cores e posições?',
  'Bold, italic and underlined text is kept, and in WebM so is the position on screen. Colours, fonts and anything else that players handle differently is removed, and the result says so.':
    'Negrito, itálico e sublinhado são mantidos e, em WebM, também a posição na tela. Cores, fontes e tudo o que cada player trata de um jeito são removidos, e o resultado avisa.',
  caption: 'colocar legenda em vídeo | embutir legenda | juntar srt com mp4',
  'embed subtitles': 'colocar legenda no video | inserir legenda | softsub',
  'soft subtitles': 'adicionar legenda | legenda srt | closed caption',
  'srt into video': 'por legenda | srt no vídeo',
  'closed captions': 'legendar vídeo | juntar legenda e vídeo',
} satisfies TableWords<'tools/add-subtitles'>;
