export default {
  'Video and audio information': 'Informações de vídeo e áudio',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    'Veja as faixas, os codecs, as taxas de bits, a resolução, as cores, os quadros-chave e as tags de um vídeo ou áudio.',
  'Show info': 'Mostrar informações',
  'Why do key frames matter?': 'Por que os quadros-chave importam?',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    'Um vídeo só pode ser cortado sem recodificar em quadros-chave. Se eles ficam longe um do outro, um trecho aparado começa antes do que você pediu, e os players demoram para pular de um ponto a outro.',
  'Where do the bit rates come from?': 'De onde vêm as taxas de bits?',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    'Do arquivo, se ele informar, ou dos tamanhos e tempos dos primeiros pacotes. A taxa do arquivo inteiro é o tamanho dividido pela duração.',
  mediainfo: 'mediainfo | ffprobe',
  'codec info': 'informações do vídeo | vídeo é hevc',
  'video details': 'detalhes do vídeo | verificar vídeo',
  'bitrate of file': 'qual codec | propriedades do vídeo',
  ffprobe: 'codec do vídeo',
  'what codec': 'que codec é',
  'codec of video': 'resolução do vídeo',
  'fps of video': 'fps do vídeo',
  'check video': 'quantos fps',
  'resolution of video': 'taxa de quadros',
  'frame rate': 'bitrate do arquivo',
  'is video hevc': 'bitrate do mp3',
} satisfies TableWords<'tools/media-info'>;
