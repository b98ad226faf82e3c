export default {
  'Delete PDF pages': 'Eliminar páginas de un PDF',
  'Delete pages from a PDF and remove all their content from the file.':
    'Elimina páginas de un PDF y quita del archivo todo su contenido.',
  Delete: 'Eliminar',
  shortened: 'sin-paginas',
  'remove pages': 'quitar páginas | eliminar páginas pdf | quitar una página',
  'drop pages': 'borrar páginas | borrar hojas pdf | borrar una página de un pdf',
  'erase pages': 'eliminar hojas | quitar hoja de pdf | delete pages',
  'take out pages': 'sacar páginas | suprimir páginas | eliminar una hoja',
  'Pages to delete': 'Qué páginas eliminar',
  'Are deleted pages really gone?': '¿Desaparecen de verdad las páginas eliminadas?',
  'Yes. The new file only contains what belongs to the remaining pages: text, images, comments, form values, tags, layers and bookmarks of deleted pages are not in it. Many programs only take a page off the list and leave its content in the file.':
    'Sí. El nuevo archivo solo contiene lo que pertenece a las páginas que quedan: no lleva texto, imágenes, comentarios, valores de formulario, etiquetas, capas ni marcadores de las eliminadas. Muchos programas solo sacan la página de la lista y dejan su contenido en el archivo.',
  'What happens to links to deleted pages?': '¿Qué pasa con los enlaces a páginas eliminadas?',
  'They are removed with the pages, and so are bookmarks that lead there. All other links, bookmarks, form fields, tags and page labels stay, and so do files attached to the document.':
    'Se quitan con las páginas, igual que los marcadores que llevan a ellas. Los demás enlaces, marcadores, campos de formulario, etiquetas y números de página se conservan, y también los archivos adjuntos al documento.',
} satisfies TableWords<'tools/delete-pages'>;
