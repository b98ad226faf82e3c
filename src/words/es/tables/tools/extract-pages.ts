export default {
  'Extract PDF pages': 'Extraer páginas de un PDF',
  'Save pages of a PDF as a new PDF, in any order. Nothing from the other pages is left in it.':
    'Guarda páginas de un PDF como un PDF nuevo, en cualquier orden. No queda nada de las demás páginas.',
  extracted: 'extraido',
  'save pages': 'guardar páginas | extraer hojas',
  'take pages': 'sacar páginas | sacar una hoja de pdf',
  'single pages': 'páginas sueltas | guardar una hoja de pdf',
  'pull out pages': 'separar páginas | extraer pagina',
  'some pages of pdf': 'algunas páginas de pdf',
  'one page of pdf': 'una página de pdf',
  'one page only': 'solo una página',
  'only some pages': 'solo algunas páginas',
  'For example 1-3, 7, last. The new PDF has them in this order.':
    'Por ejemplo, 1-3, 7, last. En el PDF nuevo van en este orden.',
  'Are the other pages really gone?': '¿Desaparecen de verdad las demás páginas?',
  'Yes. The new file only contains what belongs to its pages: text, images, comments, form values, tags, layers and bookmarks of other pages are not in it. The document’s title and author stay.':
    'Sí. El nuevo archivo solo contiene lo que pertenece a sus páginas: no lleva texto, imágenes, comentarios, valores de formulario, etiquetas, capas ni marcadores de otras. El título y el autor del documento se conservan.',
  'What is kept with a page?': '¿Qué se conserva con una página?',
  'Everything on it, unchanged: text, images, fonts, comments, form fields with their values, tags for screen readers, layers, its page label, web links, links to other extracted pages, and the bookmarks that lead to it. Files attached to the document, articles, XFA forms and digital signatures are removed.':
    'Todo lo que hay en ella, sin cambios: texto, imágenes, fuentes, comentarios, campos de formulario con sus valores, etiquetas para lectores de pantalla, capas, su número de página, enlaces web, enlaces a otras páginas extraídas y los marcadores que llevan a ella. Los archivos adjuntos al documento, los artículos, los formularios XFA y las firmas digitales se quitan.',
} satisfies TableWords<'tools/extract-pages'>;
