export default {
  'Edit animations': 'Editar animaciones',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    'Elimina y ordena fotogramas de GIF, WebP, PNG, AVIF y JPEG XL animados, y cambia sus tiempos, velocidad, tamaño y repeticiones.',
  Edit: 'Editar',
  'gif editor': 'editor de gif | editar gif',
  'gif speed': 'velocidad de gif | modificar gif',
  'speed up gif': 'acelerar gif | recortar gif',
  'slow down gif': 'ralentizar gif',
  'reverse gif': 'gif al revés',
  'frame delay': 'invertir gif',
  'gif loop': 'tiempo entre fotogramas',
  'resize gif': 'bucle de gif',
  'change gif': 'cambiar tamaño gif',
  'Write frames like 1-3, 5=0.5, last.': 'Escribe los fotogramas así: 1-3, 5=0.5, last.',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    'Selecciona fotogramas para eliminarlos, moverlos, duplicarlos o cambiar su tiempo. O escríbelos: “1-10, 12=0.5, last” muestra el fotograma 12 durante medio segundo. Déjalo vacío para todos. Vale para todos los archivos.',
  'Every frame': 'Todos los fotogramas',
  'Every second frame': 'Uno de cada dos',
  'Every third frame': 'Uno de cada tres',
  'Every fourth frame': 'Uno de cada cuatro',
  'Play backwards': 'Reproducir al revés',
  Repeat: 'Repetir',
  'As before': 'Como antes',
  'A fixed number of times': 'Un número fijo de veces',
  'Leave one empty to keep the proportions, or both to keep the size.':
    'Deja uno vacío para mantener las proporciones, o ambos para mantener las dimensiones.',
  'Can some frames be shown for longer?': '¿Pueden durar más algunos fotogramas?',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    'Sí. Selecciónalos en la tira de fotogramas, con el ratón o el teclado, y escribe un tiempo en segundos. Ahí también puedes eliminar, mover y duplicar fotogramas.',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    'Quédate con uno de cada dos fotogramas, hazlo más estrecho o baja la calidad: así se ignoran los cambios pequeños entre fotogramas. Lo mejor es elegir WebP: la misma animación ocupa mucho menos.',
  'Why are there fewer frames at a high speed?': '¿Por qué hay menos fotogramas a mucha velocidad?',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    'Los navegadores muestran cada fotograma al menos 0,02 segundos. Los que durarían menos se quitan, para que la animación vaya de verdad tan rápido como pediste.',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    'Los tiempos de los demás fotogramas, la transparencia y el número de repeticiones, incluso si cambias de formato.',
} satisfies TableWords<'tools/edit-animation'>;
