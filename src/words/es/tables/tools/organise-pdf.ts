export default {
  'Organise PDF': 'Organizar PDF',
  'See all pages of a PDF and move, rotate, duplicate or delete them. Add pages from other PDFs, or photos.':
    'Mira todas las páginas de un PDF y muévelas, gíralas, duplícalas o elimínalas. Añade páginas de otros PDF, o fotos.',
  organised: 'organizado',
  reorder: 'reordenar | cambiar orden de paginas pdf',
  reorganise: 'ordenar pdf | organizar paginas',
  'swap pages': 'intercambiar páginas | agregar hoja a pdf',
  rearrange: 'reorganizar',
  'sort pages': 'ordenar páginas',
  'move pages': 'mover páginas',
  'page order': 'orden de páginas',
  'insert pages': 'insertar páginas',
  'add page to pdf': 'añadir página a pdf',
  'duplicate pages': 'duplicar páginas',
  'edit pages': 'editar páginas',
  'You can also type the order: 3, 1-2 puts page 3 first, and 4@90 rotates page 4 to the right. With several files, 2:1 is page 1 of the second.':
    'También puedes escribir el orden: 3, 1-2 pone primero la página 3, y 4@90 gira la página 4 a la derecha. Con varios archivos, 2:1 es la página 1 del segundo.',
  'How do I move pages?': '¿Cómo muevo páginas?',
  'Drag them, or on a touch screen, use the dots in their corner. Or select pages and use the buttons above them. Hold Shift to select a range of pages.':
    'Arrástralas o, en una pantalla táctil, usa los puntos de su esquina. O selecciona páginas y usa los botones de encima. Mantén pulsada la tecla Mayús para seleccionar un intervalo de páginas.',
  'How do I insert pages from another PDF, or a photo?': '¿Cómo inserto páginas de otro PDF, o una foto?',
  'Select the page that they should follow and press Insert after these, or drop the files: their pages are added there. If no page is selected, they are added at the end. A photo becomes a page of its own size.':
    'Selecciona la página tras la que deben ir y pulsa “Insertar después de estas”, o suelta los archivos: sus páginas se añaden ahí. Si no hay ninguna seleccionada, se añaden al final. Una foto pasa a ser una página de su propio tamaño.',
  'Can I use the keyboard?': '¿Puedo usar el teclado?',
  'Yes. Arrow keys go from page to page, Space selects, Shift and arrows select several, Alt and arrows move them, R rotates to the right, Shift and R to the left, D duplicates, Delete deletes, and Ctrl (Cmd on a Mac) and Z undo the last change.':
    'Sí. Las flechas van de página en página, Espacio selecciona, Mayús y las flechas seleccionan varias, Alt y las flechas las mueven, R gira a la derecha, Mayús y R a la izquierda, D duplica, Supr elimina, y Ctrl (Cmd en un Mac) y Z deshacen el último cambio.',
  'What happens to links, bookmarks and forms?': '¿Qué pasa con los enlaces, marcadores y formularios?',
  'They follow their pages: links and bookmarks lead to where their page is now, form fields keep their values, and tags, layers and page labels stay. Anything that only belongs to deleted pages is not in the new file. If you duplicate a page with form fields, the fields of the copy get new names.':
    'Siguen a sus páginas: los enlaces y marcadores llevan a donde está ahora su página, los campos de formulario conservan sus valores, y las etiquetas, capas y números de página se mantienen. Lo que solo pertenece a páginas eliminadas no está en el nuevo archivo. Si duplicas una página con campos de formulario, los de la copia llevan nombres nuevos.',
  'No. Pages are copied as they are. The small previews are only for you to see.':
    'No. Las páginas se copian tal cual. Las miniaturas solo sirven para que veas las páginas.',
} satisfies TableWords<'tools/organise-pdf'>;
