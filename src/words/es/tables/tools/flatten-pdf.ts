export default {
  'Flatten PDF': 'Acoplar PDF',
  'Make form fields, comments and drawings part of the pages of a PDF, so that they can no longer be edited.':
    'Haz que los campos de formulario, los comentarios y los dibujos formen parte de las páginas de un PDF, para que ya no se puedan editar.',
  Flatten: 'Acoplar',
  flat: 'acoplado',
  'make uneditable': 'aplanar pdf | fijar anotaciones | bloquear edicion pdf',
  'not editable': 'acoplar pdf | imprimir campos | pdf plano',
  'burn in annotations': 'no editable | combinar capas',
  'print fields': 'pdf no editable | flatten pdf',
  'merge layers': 'hacer pdf no editable | aplanar formulario',
  'Comments and drawings too': 'También comentarios y dibujos',
  'Highlights, notes, stamps and ink. If off, only form fields are flattened.':
    'Resaltados, notas, sellos y tinta. Si está desactivado, solo se acoplan los campos de formulario.',
  'Keep links clickable': 'Mantener los enlaces activos',
  'Does it look the same?': '¿Se ve igual?',
  'Yes: the pages look the way the file shows them now. Fields with a value but no stored appearance are drawn in Helvetica; letters that it does not have become question marks. Buttons, checkboxes, drawings, text boxes and stamps without a stored appearance are drawn the way PDF readers usually draw them.':
    'Sí: las páginas se ven como el archivo las muestra ahora. Los campos con valor pero sin aspecto guardado se dibujan en Helvetica; las letras que no tiene se sustituyen por signos de interrogación. Los botones, casillas, dibujos, cuadros de texto y sellos sin aspecto guardado se dibujan como suelen hacerlo los lectores de PDF.',
  'Are the pages turned into images?': '¿Se convierten las páginas en imágenes?',
  'No. Text stays text, including the text in fields: you can search, select and copy it.':
    'No. El texto sigue siendo texto, también el de los campos: puedes buscarlo, seleccionarlo y copiarlo.',
  'Fields can no longer be filled in, and their scripts are gone. The text in a note’s pop-up window is gone too; only its icon stays. Hidden annotations are removed. Files, sounds and videos attached to a page stay as they are. Digital signatures become what you see of them.':
    'Los campos ya no se pueden rellenar, y sus scripts desaparecen. También desaparece el texto de la ventana emergente de una nota; solo queda su icono. Las anotaciones ocultas se quitan. Los archivos, sonidos y vídeos adjuntos a una página se quedan como están. De las firmas digitales solo queda lo que se ve.',
} satisfies TableWords<'tools/flatten-pdf'>;
