export default {
  'Write on PDF': 'Escribir en un PDF',
  'Put text, ticks, crosses, dates, lines, highlights and drawings anywhere on the pages of a PDF.':
    'Pon textos, marcas, cruces, fechas, líneas, resaltados y dibujos en cualquier parte de las páginas de un PDF.',
  Write: 'Escribir',
  written: 'escrito',
  'add text to pdf': 'añadir texto a pdf | agregar texto a pdf',
  'type on pdf': 'escribir en pdf | poner texto en pdf',
  'annotate pdf': 'anotar pdf',
  'highlight pdf': 'resaltar pdf',
  'draw on pdf': 'subrayar pdf',
  'tick box': 'dibujar en pdf',
  'cross out': 'marcar casilla',
  'add date': 'tachar con cruz',
  'fill in flat form': 'poner fecha',
  typewriter: 'rellenar formulario sin campos',
  comment: 'máquina de escribir',
  'mark up': 'comentar pdf',
  'What you write becomes': 'Lo que escribas será',
  'Part of the page': 'Parte de la página',
  Annotations: 'Anotaciones',
  'PDF readers can move and delete annotations. Not all programs print them.':
    'Los lectores de PDF pueden mover y eliminar las anotaciones. No todos los programas las imprimen.',
  'Can I change the text that is in the file?': '¿Puedo cambiar el texto que hay en el archivo?',
  'No. You can only add to a page. To change text, open the file in LibreOffice Draw. To remove text for good, use Redact PDF.':
    'No. Solo puedes añadir a una página. Para cambiar texto, abre el archivo en LibreOffice Draw. Para quitar texto de verdad, usa Censurar PDF.',
  'Can I fill in a form that has no fields?': '¿Puedo rellenar un formulario que no tiene campos?',
  'Yes, that is what this tool is for: choose Text and press where you want to write. If a form has fields, Fill PDF form is quicker, as it keeps to them.':
    'Sí, para eso es esta herramienta: elige Texto y pulsa donde quieras escribir. Si un formulario tiene campos, Rellenar formulario PDF es más rápido, porque se ajusta a ellos.',
  'Part of the page, or annotations?': '¿Parte de la página o anotaciones?',
  'What becomes part of the page looks the same everywhere and stays where it is. Annotations can be moved, changed and deleted in PDF readers, by you or by others.':
    'Lo que pasa a ser parte de la página se ve igual en todas partes y se queda donde está. Las anotaciones las puede mover, cambiar y eliminar cualquiera, también tú, en un lector de PDF.',
  '{0} If a text has other letters, you are told which, and nothing is changed.':
    '{0} Si un texto tiene otras letras, te decimos cuáles, y no se cambia nada.',
  'Can I do it without a mouse?': '¿Puedo hacerlo sin ratón?',
  'Yes. Press a button such as Text or Tick with the keyboard, and it appears in the middle of the page. Arrow keys move it, with Shift they resize it, and Delete removes it. Only freehand drawing needs a mouse, a pen or a finger.':
    'Sí. Pulsa con el teclado un botón como Texto o Marca, y aparece en el centro de la página. Las flechas lo mueven, con Mayús cambian su tamaño y Supr lo quita. Solo el dibujo a mano alzada necesita ratón, lápiz o dedo.',
  'Nothing. Text, bookmarks, links, forms and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'Nada. El texto, los marcadores, los enlaces, los formularios y las etiquetas se conservan. Las firmas digitales se quitan, porque solo valen para el archivo original.',
} satisfies TableWords<'tools/write-on-pdf'>;
