export default {
  'Video to images': 'Vídeo para imagens',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    'Salve quadros de um vídeo em JPEG, PNG ou WebP: uma certa quantidade, um a cada X segundos ou um só.',
  'Save frames': 'Salvar quadros',
  'Evenly spaced': 'Distribuídos por igual',
  'One every few seconds': 'Um a cada X segundos',
  'At one time': 'Um só, no momento escolhido',
  'Number of frames': 'Número de quadros',
  Every: 'A cada',
  Time: 'Tempo',
  'How large are the images?': 'De que tamanho são as imagens?',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    'Do tamanho do vídeo, na orientação certa. O PNG mantém cada pixel decodificado.',
  'Which frames do I get?': 'Que quadros eu recebo?',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    'O quadro que aparece em cada momento. “Distribuídos por igual” divide o vídeo em partes iguais e usa o meio de cada uma, porque o primeiro e o último quadro costumam ser pretos.',
  frames: 'quadros | captura do vídeo',
  'frames from video': 'quadros de vídeo | miniatura de vídeo',
  'video thumbnail': 'frames de vídeo | capa de vídeo',
  'thumbnail of video': 'extrair frames | thumbnail de vídeo',
  'screenshots of video': 'extrair frames de vídeo | vídeo para jpg',
  'screen shot': 'extrair quadros | imagens do vídeo',
  snapshot: 'extrair imagem de vídeo',
  stills: 'foto do vídeo',
  'frame grab': 'tirar foto do vídeo',
  'video to jpg': 'print do vídeo',
  'extract frames': 'print de vídeo',
} satisfies TableWords<'tools/video-to-images'>;
