export default {
  'GIF to video': 'GIF para vídeo',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    'Transforme GIF, WebP, PNG e AVIF animados em vídeos MP4 ou WebM, quase sempre bem menores.',
  'Make video': 'Criar vídeo',
  'Repeat the animation': 'Repetir a animação',
  'Animations loop, but videos end: choose how many times to play it.':
    'Animações se repetem, mas vídeos acabam: escolha quantas vezes repetir.',
  'Colour behind transparent areas': 'Cor das áreas transparentes',
  'Show still images for': 'Mostrar imagens paradas por',
  'Is the timing of the frames kept?': 'Os tempos dos quadros são mantidos?',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    'Sim, cada quadro aparece pelo mesmo tempo. Se um GIF pede um centésimo de segundo ou menos, os navegadores mostram um décimo, e o vídeo também.',
  'What happens to transparency?': 'O que acontece com a transparência?',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    'Os formatos de vídeo mais aceitos não têm transparência, então as áreas transparentes ficam com a cor que você escolher.',
  'What if the width or height is odd?': 'E se a largura ou a altura for ímpar?',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    'Um vídeo precisa de números pares de pixels. Uma linha ou coluna na cor do fundo é acrescentada embaixo ou à direita; nada é redimensionado.',
  'gif to mp4': 'gif para mp4 | webp para mp4 | foto em vídeo',
  'animated webp to video': 'gif em vídeo | converter gif para vídeo | vídeo com fotos',
  'gif to video': 'gif em video | transformar gif em vídeo',
  'images to video': 'gif para webm | imagens para vídeo',
  'photos to video': 'webp animado para vídeo | fotos para vídeo',
} satisfies TableWords<'tools/animation-to-video'>;
