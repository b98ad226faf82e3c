export default {
  'Remove PDF metadata': 'Quitar metadatos de un PDF',
  'See what a PDF reveals about who made it, when and with which program, and remove it, also from its photos.':
    'Descubre qué revela un PDF sobre quién lo creó, cuándo y con qué programa, y quítalo, también de sus fotos.',
  sanitise: 'limpiar pdf | quitar autor pdf | quitar información pdf',
  'clean pdf': 'sanear pdf | eliminar metadatos pdf | pdf anónimo',
  'author of pdf': 'autor de pdf | quitar metadatos pdf | borrar datos de pdf',
  'delete author': 'borrar autor | borrar propiedades pdf | eliminar autor de pdf',
  'Keep the title': 'Conservar el título',
  'PDF readers show it, and screen readers say it first.':
    'Los lectores de PDF lo muestran, y los lectores de pantalla lo leen primero.',
  'Title, author, subject, keywords, programs and dates in the information dictionary and in XMP, for the document, its pages and its images; page thumbnails; data that programs store in the file for themselves; identifiers that tell one file from its copies; and in JPEG photos EXIF with location and camera, IPTC and comments. The result lists it.':
    'El título, el autor, el asunto, las palabras clave, los programas y las fechas en el diccionario de información y en XMP, del documento, sus páginas y sus imágenes; las miniaturas de página; los datos que los programas guardan en el archivo para sí mismos; los identificadores que distinguen un archivo de sus copias, y en las fotos JPEG, EXIF con ubicación y cámara, IPTC y comentarios. El resultado lo enumera.',
  'Do the photos get worse?': '¿Pierden calidad las fotos?',
  'No. They are not re-encoded: only the metadata is removed.': 'No. No se recodifican: solo se quitan los metadatos.',
  'Are earlier versions of the file gone?': '¿Desaparecen las versiones anteriores del archivo?',
  'Yes. Programs often only append changes, so older content stays in the file. The new file contains only what is still used.':
    'Sí. Los programas muchas veces solo añaden los cambios al final, y el contenido antiguo sigue en el archivo. El nuevo archivo contiene solo lo que aún se usa.',
  'Everything people see or use: pages, comments with their authors’ names, form values, links, bookmarks, attachments, and the language that screen readers use. Fonts keep the names of their makers.':
    'Todo lo que la gente ve o usa: las páginas, los comentarios con los nombres de sus autores, los valores de formulario, los enlaces, los marcadores, los adjuntos y el idioma que usan los lectores de pantalla. Las fuentes conservan los nombres de sus creadores.',
} satisfies TableWords<'tools/remove-pdf-metadata'>;
