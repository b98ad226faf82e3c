export default {
  'Fade video in and out': 'Fundido de entrada y salida',
  'Fade videos in from black or white and out again, with their audio.':
    'Haz que los vídeos empiecen y terminen con un fundido en negro o en blanco, también en el audio.',
  Fade: 'Aplicar fundido',
  faded: 'fundido',
  'fade in': 'fundido de entrada | fade in | fundir a negro',
  'fade out': 'fundido de salida | fade out | fundido a blanco',
  'fade to black': 'fundido a negro | desvanecer vídeo | difuminar inicio y final',
  transition: 'transición | fundido video | entrada y salida suave',
  'Fade colour': 'Color del fundido',
  White: 'Blanco',
  'Fade the audio too': 'Aplicarlo también al audio',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    'El vídeo se recodifica más o menos con su tasa de bits original, y el audio también si lleva fundido. Entre los fundidos, los colores de cada fotograma no cambian.',
  'Can I fade only the audio?': '¿Puedo aplicar el fundido solo al audio?',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    'Sí, con “Ajustar volumen y fundidos”: así, el vídeo se copia sin cambios.',
} satisfies TableWords<'tools/fade-video'>;
