export default {
  'Compress video': 'Comprimir vídeo',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    'Reduza vídeos para menos de 8, 10, 25, 50 ou 100 MB, ou à metade ou a um quarto do tamanho.',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'O H.264 toca em qualquer lugar. Os outros ficam melhores no mesmo tamanho, mas demoram mais, e celulares e TVs mais antigos não os reproduzem.',
  'H.264, or VP9 in WebM': 'H.264, ou VP9 em WebM',
  'AAC plays everywhere. Opus sounds better at the same size.':
    'O AAC toca em qualquer lugar. O Opus soa melhor no mesmo tamanho.',
  'AAC, or Opus in WebM': 'AAC, ou Opus em WebM',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    'O resultado nunca fica maior. O vídeo é codificado até oito vezes, cada uma ajustada pela anterior, até usar pelo menos 95% do tamanho permitido. Um vídeo que precisa de menos fica menor.',
  'What is reduced first?': 'O que é reduzido primeiro?',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    'A taxa de bits. Se isso prejudicar demais a imagem, a taxa de quadros cai para 30 quadros por segundo e, depois, a resolução. O resultado avisa.',
  'under size':
    'comprimir video | compactar video | diminuir tamanho do vídeo | reduzir vídeo | vídeo menor | vídeo muito grande | diminuir mb do vídeo | handbrake',
  handbrake:
    'compactar vídeo | diminuir vídeo | diminuir tamanho do video | reduzir tamanho de vídeo | vídeo mais leve | vídeo muito pesado | compressor de vídeo',
} satisfies TableWords<'tools/compress-video'>;
