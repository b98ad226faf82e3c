export default {
  'GIF to video': 'GIF a vídeo',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    'Convierte GIF, WebP, PNG y AVIF animados en vídeo MP4 o WebM, que suele ocupar mucho menos.',
  'Make video': 'Crear vídeo',
  'gif to mp4': 'gif a mp4 | convertir gif en video | fotos en video',
  'animated webp to video': 'webp animado a vídeo | pasar gif a video | gif como video',
  'gif to video': 'gif a vídeo | gif a webm',
  'images to video': 'imágenes a vídeo | gif to mp4',
  'photos to video': 'fotos a vídeo | video desde gif',
  'Repeat the animation': 'Repetir la animación',
  'Animations loop, but videos end: choose how many times to play it.':
    'Las animaciones se repiten sin fin, pero los vídeos terminan: elige cuántas veces se reproducen.',
  'Colour behind transparent areas': 'Color de zonas transparentes',
  'Show still images for': 'Mostrar imágenes fijas durante',
  'Is the timing of the frames kept?': '¿Se conservan los tiempos de los fotogramas?',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    'Sí, cada uno se muestra tanto tiempo como antes. Si un GIF pide una centésima de segundo o menos, los navegadores muestran una décima, y el vídeo también.',
  'What happens to transparency?': '¿Qué pasa con la transparencia?',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    'Los formatos de vídeo que se reproducen en todas partes no tienen transparencia, así que las zonas transparentes toman el color que elijas.',
  'What if the width or height is odd?': '¿Y si el ancho o el alto es impar?',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    'El vídeo necesita un número par de píxeles. Se añade una fila o una columna del color de fondo abajo o a la derecha; no se escala nada.',
} satisfies TableWords<'tools/animation-to-video'>;
