export default {
  'Watermark PDF': 'Marca de agua en PDF',
  'Write a word such as “Draft” or “Copy” across the pages of a PDF.':
    'Escribe una palabra como “Borrador” o “Copia” sobre las páginas de un PDF.',
  draft: 'borrador | marca de agua pdf | poner marca de agua pdf | agregar marca de agua',
  confidential: 'confidencial | sello pdf | sello de agua | watermark pdf',
  'text on pdf': 'texto sobre pdf | copia | añadir marca de agua a pdf | logo en pdf',
  Draft: 'Borrador',
  'Can a watermark be removed again?': '¿Se puede quitar después una marca de agua?',
  'Yes, by someone who knows how: it is text on top of the page. It tells people what a file is; it does not protect it.':
    'Sí, puede hacerlo quien sepa cómo: es texto encima de la página. Indica qué es el archivo; no lo protege.',
  'Where does the watermark go?': '¿Dónde va la marca de agua?',
  'Across each page from bottom left to top right, over the existing content, also on rotated pages.':
    'Cruza cada página desde abajo a la izquierda hasta arriba a la derecha, sobre lo que ya hay, también en páginas giradas.',
  'Nothing. Text can still be searched and copied, and bookmarks, links, forms and tags stay; screen readers skip the watermark. Digital signatures are removed, because they are only valid for the original file.':
    'Nada. El texto se puede seguir buscando y copiando, y los marcadores, los enlaces, los formularios y las etiquetas se conservan; los lectores de pantalla se saltan la marca de agua. Las firmas digitales se quitan, porque solo valen para el archivo original.',
} satisfies TableWords<'tools/watermark-pdf'>;
