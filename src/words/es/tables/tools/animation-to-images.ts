export default {
  'Split an animation': 'Separar una animación',
  'Save every frame of a GIF or of an animated WebP, PNG, AVIF or JPEG XL as a separate image.':
    'Guarda cada fotograma de un GIF o de un WebP, PNG, AVIF o JPEG XL animado como una imagen aparte.',
  Split: 'Separar',
  'gif frames': 'fotogramas de gif | descomponer gif',
  'extract frames from gif': 'extraer fotogramas de gif | gif a jpg',
  'gif to images': 'gif a imágenes | gif a png',
  'gif to frames': 'gif a fotogramas | frames de gif',
  'split gif': 'dividir gif | sacar imagenes de un gif',
  'unpack gif': 'separar gif | desarmar gif',
  'Write frames like 1-3, 5, last.': 'Escribe los fotogramas así: 1-3, 5, last.',
  'For example “1-10, 20, last”. Leave empty for all.': 'Por ejemplo, “1-10, 20, last”. Déjalo vacío para todos.',
  'Are the frames complete?': '¿Están completos los fotogramas?',
  'Yes. Many files only store what changes from frame to frame. Here, each image shows the full frame, with transparency if the format supports it.':
    'Sí. Muchos archivos solo guardan lo que cambia de un fotograma a otro. Aquí, cada imagen muestra el fotograma completo, con transparencia si el formato la admite.',
  'Can I put them back together?': '¿Puedo volver a juntarlos?',
  'Yes, with “Make an animation”: it joins images in the order and with the timing that you choose.':
    'Sí, con “Crear una animación”: une imágenes en el orden y con los tiempos que elijas.',
} satisfies TableWords<'tools/animation-to-images'>;
