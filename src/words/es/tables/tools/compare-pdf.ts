export default {
  'Compare PDF': 'Comparar PDF',
  'See what changed between two PDF files, page by page: added and removed words, and where pages look different.':
    'Descubre qué cambió entre dos PDF, página a página: palabras añadidas y quitadas, y dónde se ven distintas las páginas.',
  Compare: 'Comparar',
  diff: 'diferencias | comparar dos pdf | cotejar pdf',
  differences: 'diferencia entre pdf | comparar versiones | cambios entre pdf',
  'what changed': 'qué cambió | diff | comparador de pdf',
  'compare documents': 'comparar documentos | cotejar | ver diferencias pdf',
  'They are compared as images, and the result says which pages they are. Make a scan searchable (OCR) can put text on them first, but a word that it reads wrongly is then shown as a change.':
    'Se comparan como imágenes, y el resultado indica qué páginas son. Reconocer texto de un PDF (OCR) puede ponerles texto antes, pero una palabra mal leída aparecerá como un cambio.',
  'What do I get?': '¿Qué obtengo?',
  'A report of all pages that differ: which words were removed and added, and how much of the page looks different. Each page that looks different is shown in pale colours, with the differences in red. You can save all of it.':
    'Un informe de todas las páginas con diferencias: qué palabras se quitaron y se añadieron, y qué parte de la página se ve distinta. Cada página que se ve distinta aparece en colores pálidos, con las diferencias en rojo. Puedes guardarlo todo.',
  'What if pages were added or removed?': '¿Y si se añadieron o quitaron páginas?',
  'Pages with the same text are compared with each other, even if they moved; the others are compared in order. The report lists pages that are only in one of the files.':
    'Las páginas con el mismo texto se comparan entre sí, aunque se hayan movido; las demás se comparan en orden. El informe indica las páginas que solo están en uno de los archivos.',
  'Which file is which?': '¿Cuál es la versión anterior y cuál la nueva?',
  'The first file in the list is the older version, the second the newer one. Change their order to swap them.':
    'El primero de la lista es la versión anterior; el segundo, la nueva. Cambia su orden para intercambiarlos.',
} satisfies TableWords<'tools/compare-pdf'>;
