export default {
  'Edit PDF metadata': 'Editar metadatos de un PDF',
  'See and change the title, author, subject, keywords, language and dates of a PDF.':
    'Consulta y cambia el título, el autor, el asunto, las palabras clave, el idioma y las fechas de un PDF.',
  'Save changes': 'Guardar cambios',
  'pdf properties': 'propiedades pdf | cambiar autor pdf | cambiar fecha pdf | metadata pdf',
  'pdf title': 'título pdf | cambiar título pdf | cambiar propiedades pdf',
  author: 'autor pdf | editar metadatos | xmp',
  keywords: 'palabras clave | modificar metadatos pdf | datos del pdf',
  'Where is this metadata stored?': '¿Dónde están guardados estos metadatos?',
  'A PDF stores it in two places: its information dictionary and its XMP data. Many programs change only one, and then readers may show either. This tool writes the same to both.':
    'Un PDF los guarda en dos sitios: su diccionario de información y sus datos XMP. Muchos programas solo cambian uno, y entonces los lectores pueden mostrar cualquiera de los dos. Esta herramienta escribe lo mismo en ambos.',
  'What happens to a field that I don’t change?': '¿Qué pasa con un campo que no cambio?',
  'It stays as it is in each file. A field that you clear is removed. If you have several files, your changes apply to all of them.':
    'Se queda como está en cada archivo. Un campo que vacías se quita. Si tienes varios archivos, tus cambios valen para todos.',
  'Is the old metadata still in the file?': '¿Siguen los metadatos antiguos en el archivo?',
  'No. The file is rewritten with only what it still uses, so earlier versions are gone, including their metadata. Pages, links, forms, bookmarks and tags stay. Digital signatures are removed, because they are only valid for the original file.':
    'No. El archivo se reescribe solo con lo que aún usa, así que las versiones anteriores desaparecen, incluidos sus metadatos. Las páginas, los enlaces, los formularios, los marcadores y las etiquetas se conservan. Las firmas digitales se quitan, porque solo valen para el archivo original.',
  'What is the language for?': '¿Para qué sirve el idioma?',
  'Screen readers need it to pronounce the text. Enter it as a code: en, de, pt-BR. Together with “Show the title”, it is one of the first things that accessibility checks ask for.':
    'Los lectores de pantalla lo necesitan para pronunciar el texto. Escríbelo como código: es, en, pt-BR. Junto con “Mostrar el título”, es de lo primero que piden las comprobaciones de accesibilidad.',
} satisfies TableWords<'tools/edit-pdf-metadata'>;
