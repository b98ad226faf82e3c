export default {
  'Extract subtitles': 'Extrair legendas',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    'Salve as legendas de arquivos MP4, MOV, MKV e WebM em SRT ou WebVTT, um arquivo por idioma.',
  'Which subtitles can be extracted?': 'Que legendas podem ser extraídas?',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    'Legendas em texto com faixa própria: Timed Text e WebVTT em MP4 e MOV; SRT, WebVTT, ASS e SSA em MKV e WebM. Legendas de DVD e Blu-ray são imagens, e legendas gravadas na imagem fazem parte do vídeo: nenhuma delas pode virar texto aqui.',
  'What formatting is kept?': 'Que formatação é mantida?',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    'Palavras, tempos e quebras de linha, e negrito, itálico e posição na tela se o novo formato permitir. Fontes, cores e desenhos em ASS são removidos, e o resultado avisa.',
  'Does a long film take long?': 'Um filme longo demora muito?',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    'Só o tempo de ler o arquivo. Nada é decodificado, e o uso de memória não cresce com a duração.',
  'get subtitles': 'extrair legendas | tirar legenda do vídeo | mkv para srt',
  'rip subtitles': 'extrair legenda | pegar legenda do vídeo | separar legenda',
  'captions from video': 'extrair legenda de mkv | salvar legenda | legenda para srt',
  'mkv to srt': 'extrair legenda de vídeo | baixar legenda do vídeo | ripar legenda',
} satisfies TableWords<'tools/extract-subtitles'>;
