export default {
  'Add page numbers to PDF': 'Numerar páginas de un PDF',
  'Add page numbers, a header or a footer to the pages of a PDF.':
    'Añade números de página, un encabezado o un pie a las páginas de un PDF.',
  'Add numbers': 'Añadir números',
  numbered: 'numerado',
  paginate: 'paginar | página x de y',
  'number pages': 'paginar pdf | poner números a pdf',
  header: 'numerar páginas | foliar',
  footer: 'encabezado | foliar pdf',
  bates: 'pie de página | números de página',
  'page numbering': 'bates | numerar pdf',
  'page x of y': 'numeración de páginas | enumerar paginas pdf',
  '{page} is the page number and {pages} the last page number.':
    '{page} es el número de página y {pages}, el de la última.',
  'Bottom centre': 'Abajo en el centro',
  'Top centre': 'Arriba en el centro',
  'First number': 'Primer número',
  'Pages to number': 'Qué páginas numerar',
  'For example 2- to skip the cover. Skipped pages still count.':
    'Por ejemplo, 2- para saltar la portada. Las páginas saltadas también cuentan.',
  'Where do the numbers go?': '¿Dónde van los números?',
  'One centimetre from the edge of the visible page, and upright even on rotated pages. They are written over the existing content, so choose a free spot.':
    'A un centímetro del borde de la página visible, y derechos aunque la página esté girada. Se escriben sobre lo que ya hay, así que elige un hueco libre.',
  'Can I write “Page 3 of 12”, or a header?': '¿Puedo escribir “Página 3 de 12”, o un encabezado?',
  'Yes: use Page {page} of {pages}, or any other text. {0} To add a second line elsewhere, run the tool again on the result.':
    'Sí: usa Página {page} de {pages}, o cualquier otro texto. {0} Para añadir otra línea en otro sitio, usa la herramienta otra vez con el resultado.',
  'Nothing. Pages, bookmarks, links, forms and tags stay as they are, and screen readers skip the numbers. Digital signatures are removed, because they are only valid for the original file.':
    'Nada. Las páginas, los marcadores, los enlaces, los formularios y las etiquetas se quedan como están, y los lectores de pantalla se saltan los números. Las firmas digitales se quitan, porque solo valen para el archivo original.',
} satisfies TableWords<'tools/add-page-numbers'>;
