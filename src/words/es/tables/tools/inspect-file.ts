export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    'Vacía allí todos los campos, quita la carátula y activa “Quitar las demás etiquetas”.',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    'Después, “Imágenes a PDF” vuelve a convertir las páginas en un PDF, sin texto que se pueda buscar.',
  'Search for this text there.': 'Busca allí este texto.',
  'What was typed stays visible on the page.': 'Lo que se escribió sigue visible en la página.',
  'Switch off “Keep links clickable” there.': 'Desactiva allí “Mantener los enlaces activos”.',
  'Check a file for hidden data': 'Buscar datos ocultos',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    'Descubre el lugar, las personas, los dispositivos, el historial y el contenido oculto de una foto, un PDF, un vídeo o un audio, y cómo quitarlos.',
  Inspect: 'Revisar',
  'inspect file': 'revisar archivo | donde se tomo una foto',
  'what does my photo reveal': 'qué revela mi foto | inspeccionar archivo',
  'what does this file reveal': 'qué revela este archivo',
  'exif viewer': 'visor exif',
  'exif data viewer': 'ver exif',
  'metadata viewer': 'visor de metadatos',
  'view metadata': 'ver metadatos',
  'show metadata': 'mostrar metadatos',
  'check metadata': 'comprobar metadatos',
  'hidden information in file': 'información oculta en archivo',
  'gps location of photo': 'ubicación gps de foto',
  'photo details': 'detalles de foto',
  'privacy check': 'revisar privacidad',
  exiftool: 'exiftool',
  'image forensics': 'análisis forense de imagen',
  'hidden text in pdf': 'texto oculto en pdf',
  'pdf inspector': 'inspector de pdf',
  'pdf revisions': 'revisiones de pdf',
  'javascript in pdf': 'javascript en pdf',
  'gps location of video': 'ubicación gps de vídeo',
  'metadata of video': 'metadatos de vídeo',
  'What is looked for?': '¿Qué se busca?',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    'En fotos y gráficos: datos EXIF, XMP e IPTC, comentarios, vistas previas, historial de edición, credenciales de contenido, los vídeos que añaden los móviles y datos tras el final del archivo. En dibujos SVG también scripts, enlaces y direcciones que se cargan. En PDF, metadatos (también los de sus imágenes), versiones anteriores con lo que cambió, texto tapado o que no se ve, contenido fuera de la página visible, capas ocultas, valores de formulario, comentarios, archivos adjuntos, scripts, enlaces y direcciones a las que se envían datos. En vídeos y audios, etiquetas, posiciones, fechas, la cámara, carátulas, archivos adjuntos y datos tras el final. El informe indica qué se encontró, qué no y qué quedó sin revisar.',
  'Is the file changed?': '¿Cambia el archivo?',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    'No. Solo obtienes un informe. Cada hallazgo tiene un botón que abre la herramienta que lo quita, con tu archivo.',
  'Why is there a preview that differs?': '¿Por qué hay una vista previa distinta?',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    'Las cámaras guardan una copia pequeña de la foto dentro del archivo. Algunos programas recortan o editan la foto y dejan la copia como estaba. Si no coinciden, la copia aparece debajo del informe, para que veas qué muestra.',
  'How is hidden text in a PDF found?': '¿Cómo se encuentra el texto oculto en un PDF?',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    'Cada página se dibuja como se imprime. Si en el lugar de una palabra solo hay un color, nadie puede leerla: está bajo un recuadro, en blanco sobre blanco, es invisible o está en una capa desactivada. El texto invisible escrito sobre una imagen, como en los escaneos, también se indica.',
  'What does it need to work offline?': '¿Qué necesita para funcionar sin conexión?',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    'Las herramientas de ese tipo de archivo. Para revisar un PDF o un vídeo sin conexión, guarda también las herramientas de PDF o de vídeo para usarlas sin conexión.',
  'Is the place looked up on a map?': '¿Se busca el lugar en un mapa?',
} satisfies TableWords<'tools/inspect-file'>;
