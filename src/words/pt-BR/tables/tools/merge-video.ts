export default {
  'Merge videos': 'Juntar vídeos',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    'Junte vídeos em um só, em qualquer ordem. Clipes do mesmo tipo são copiados sem recodificar.',
  'Same as the first video': 'Igual ao primeiro vídeo',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    'Não, se todos os clipes vêm da mesma câmera ou do mesmo programa: nesse caso, o vídeo e o áudio são copiados bit a bit. Senão, os clipes diferentes são recodificados, e o resultado avisa.',
  'What if the clips have different sizes?': 'E se os clipes tiverem dimensões diferentes?',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    'O primeiro decide. Os outros são redimensionados para caber, com barras pretas se tiverem outra proporção.',
  'Can I join the pieces of a stream (HLS)?': 'Posso juntar os pedaços de uma transmissão (HLS)?',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    'Pode: solte a playlist (.m3u8) junto com todos os arquivos que ela lista, ou a pasta onde eles estão, e tudo conta como um só vídeo. Isso funciona em todas as ferramentas daqui. Sem playlist, pedaços MPEG-TS (.ts) são postos na ordem certa, não importa como você os solte.',
  'What if a clip has no audio?': 'E se um clipe não tiver áudio?',
  'It stays silent, and the audio of the other clips stays in sync.':
    'Ele fica em silêncio, e o áudio dos outros clipes continua sincronizado.',
  'join clips': 'juntar video | unir vídeos | mesclar vídeos | juntar clipes | combinar vídeos',
  'one video': 'juntar vídeo | juntar dois vídeos | emendar vídeos | um só vídeo',
  gopro: 'juntar videos | juntar vídeos em um só | colar vídeos | juntar vídeos gopro',
} satisfies TableWords<'tools/merge-video'>;
