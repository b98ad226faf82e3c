export default {
  None: 'Não girar',
  'Rotate and flip video': 'Girar e espelhar vídeo',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    'Gire vídeos em 90° ou 180° e espelhe. MP4 e MOV são girados sem recodificar.',
  'Rotate every frame': 'Girar cada quadro',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    'Para players que ignoram a rotação indicada em MP4 e MOV. O vídeo é recodificado.',
  'Does rotating reduce quality?': 'Girar perde qualidade?',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'Não em MP4 e MOV: eles indicam como o vídeo deve ser girado, e só isso muda. WebM e Matroska não têm uma indicação desse tipo que os players respeitem, então o vídeo é recodificado.',
  'Why does one player still show my video the old way?': 'Por que um player ainda mostra meu vídeo como antes?',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    'Ele ignora a rotação indicada, o que acontece mais com vídeos espelhados. Escolha “Girar cada quadro”.',
  portrait: 'girar vídeo | virar video | vídeo deitado | vídeo de ponta cabeça | retrato',
  'phone video sideways': 'girar video | rodar vídeo | vídeo de lado | espelhar vídeo | girar vídeo do celular',
  'rotate iphone video':
    'virar vídeo | rotacionar vídeo | vídeo de cabeça para baixo | vídeo espelhado | desvirar vídeo',
} satisfies TableWords<'tools/rotate-video'>;
