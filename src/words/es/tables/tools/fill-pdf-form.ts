export default {
  'Fill PDF form': 'Rellenar formulario PDF',
  'Fill in the form fields of a PDF: text, checkboxes and choices.':
    'Rellena los campos de formulario de un PDF: textos, casillas y opciones.',
  'Fill in and save': 'Rellenar y guardar',
  filled: 'rellenado',
  'fill in form': 'rellenar formulario | llenar pdf',
  'fill out': 'llenar formulario pdf | completar pdf',
  'complete form': 'completar formulario | formulario editable',
  acroform: 'rellenar pdf | cumplimentar pdf',
  'type on pdf form': 'acroform | diligenciar formulario pdf',
  'form filler': 'escribir en formulario pdf',
  'fillable pdf': 'pdf rellenable',
  'Will other programs show what I fill in?': '¿Se verá en otros programas lo que relleno?',
  'Yes. The appearance of each value is stored in the file, so it does not depend on the program that opens it. The form stays a form, so values can be changed later. To make them part of the pages, use Flatten PDF on the result.':
    'Sí. El aspecto de cada valor se guarda en el archivo, así que no depende del programa que lo abra. El formulario sigue siendo un formulario, y los valores se pueden cambiar después. Para que formen parte de las páginas, usa Acoplar PDF con el resultado.',
  'The page says that my file has no form. Why?': '¿Por qué dice la página que mi archivo no tiene formulario?',
  'Some forms are only lines on a page, and the file does not say where to write. Use Write on PDF for these: it puts text, ticks and crosses anywhere on a page.':
    'Algunos formularios son solo líneas en una página, y el archivo no dice dónde escribir. Para esos, usa Escribir en un PDF: pone texto, marcas y cruces en cualquier parte de una página.',
  'Can I fill it in with the keyboard alone?': '¿Puedo rellenarlo solo con el teclado?',
  'Yes. Tab goes from field to field in the order that the form states. “Show as a list” lists all fields with their labels, which also suits screen readers and small screens.':
    'Sí. Tab va de campo en campo en el orden que indica el formulario. “Mostrar como lista” enumera todos los campos con sus nombres, lo que también va bien con lectores de pantalla y pantallas pequeñas.',
  'All of them. Latin, Greek, Cyrillic, Armenian and Georgian letters are drawn here. Values with other letters, such as Arabic, Hebrew, Hindi or Chinese, are stored in the form, and the PDF reader that opens the file draws them; you are told which letters these are.':
    'Todas. Las letras latinas, griegas, cirílicas, armenias y georgianas se dibujan aquí. Los valores con otras letras, como árabes, hebreas, hindis o chinas, se guardan en el formulario y los dibuja el lector de PDF que abra el archivo; te decimos qué letras son.',
  'What does not work?': '¿Qué no funciona?',
  'Scripts in forms are not run, so sums are not calculated. Dates, times and numbers are written in the format that the form states, and you are told if a value does not suit it. XFA forms only show their plain pages. Digital signatures are removed, because they are only valid for the original file.':
    'Los scripts de los formularios no se ejecutan, así que las sumas no se calculan. Las fechas, las horas y los números se escriben en el formato que indica el formulario, y te avisamos si un valor no lo cumple. Los formularios XFA solo muestran sus páginas normales. Las firmas digitales se quitan, porque solo valen para el archivo original.',
} satisfies TableWords<'tools/fill-pdf-form'>;
