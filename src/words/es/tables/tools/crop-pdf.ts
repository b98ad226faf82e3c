export default {
  'Crop PDF': 'Recortar PDF',
  'Crop the margins of PDF pages, or show only part of each page by drawing a box.':
    'Recorta los márgenes de las páginas de un PDF, o muestra solo una parte de cada página dibujando un recuadro.',
  'trim margins': 'recortar márgenes | quitar márgenes pdf | margenes pdf',
  'cut margins': 'cortar márgenes | cortar pdf bordes | recortar hojas pdf',
  'crop pages': 'recortar páginas | quitar bordes blancos',
  margins: 'márgenes | recorte pdf',
  'white borders': 'bordes blancos | crop pdf',
  'Crop by': 'Recortar según',
  'A box on the page': 'Un recuadro en la página',
  Margins: 'Márgenes',
  'For example 1-3, 7, last; or odd, even.': 'Por ejemplo, 1-3, 7, last; u odd (impares), even (pares).',
  'No, it is hidden. PDF readers show and print only what is inside the box, but the rest stays in the file, and a program can bring it back. To remove something for good, use Redact PDF.':
    'No, se oculta. Los lectores de PDF solo muestran e imprimen lo que hay dentro del recuadro, pero el resto sigue en el archivo y un programa puede recuperarlo. Para quitar algo de verdad, usa Censurar PDF.',
  'Which page is shown?': '¿Qué página se muestra?',
  'The first page of the file named below it. The same share of each page is kept, or the same points if you choose that; on pages of other sizes, that is a different area.':
    'La primera del archivo indicado debajo. Se conserva la misma parte de cada página, o los mismos puntos si lo eliges así; en páginas de otro tamaño, la zona será otra.',
  'Can I crop left and right pages differently?':
    '¿Puedo recortar de forma distinta las páginas izquierdas y derechas?',
  'Yes, in two steps: crop “odd” first, then use the result in this tool again and crop “even”.':
    'Sí, en dos pasos: recorta primero “odd” (impares) y luego usa el resultado en esta misma herramienta y recorta “even” (pares).',
  'Nothing: text, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nada: el texto, los enlaces, los formularios, los marcadores y las etiquetas se conservan. Las firmas digitales se quitan, porque solo valen para el archivo original.',
} satisfies TableWords<'tools/crop-pdf'>;
