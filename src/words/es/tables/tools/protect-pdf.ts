export default {
  'Protect PDF': 'Proteger PDF',
  'Encrypt a PDF with a password, or restrict printing and copying.':
    'Cifra un PDF con una contraseña, o restringe la impresión y la copia.',
  protected: 'protegido',
  encrypt: 'cifrar | poner clave a pdf',
  lock: 'encriptar | encriptar pdf',
  'add password': 'bloquear | bloquear pdf',
  'password protect': 'poner contraseña | poner contraseña a pdf',
  'restrict printing': 'proteger con contraseña',
  'set password': 'asegurar',
  'stop printing': 'restringir impresión',
  'prevent copying': 'pdf con contraseña',
  'put password on pdf': 'evitar copia',
  'Password to open the file': 'Contraseña para abrir el archivo',
  'correct horse battery staple': 'correcto caballo batería grapa',
  'Owner password': 'Contraseña de propietario',
  'Opens the file without the restrictions below. Without an owner password, nobody can lift them.':
    'Abre el archivo sin las restricciones de abajo. Si no la hay, nadie puede levantarlas.',
  'Allow printing': 'Permitir imprimir',
  'Allow copying': 'Permitir copiar',
  'Screen readers can always read the text.': 'Los lectores de pantalla siempre pueden leer el texto.',
  'Allow changes': 'Permitir cambios',
  'Editing, commenting, filling in forms and moving pages.': 'Editar, comentar, rellenar formularios y mover páginas.',
  'How strong is the protection?': '¿Qué grado de protección ofrece?',
  'The file is encrypted with AES-256, as in PDF 2.0 (revision 6). It cannot be read without the password, but a weak password can be guessed. All current PDF readers open such files; Acrobat does since version X.':
    'El archivo se cifra con AES-256, como en PDF 2.0 (revisión 6). No se puede leer sin la contraseña, pero una contraseña débil se puede adivinar. Todos los lectores de PDF actuales abren estos archivos; Acrobat, desde la versión X.',
  'Do the restrictions really protect the file?': '¿Protegen de verdad las restricciones?',
  'They are only a request: PDF readers that follow the standard respect them, others do not. Only the password keeps people out. With only an owner password, anyone can open and read the file.':
    'Son solo una petición: los lectores de PDF que siguen el estándar las respetan, otros no. Solo la contraseña cierra el paso. Si solo hay contraseña de propietario, cualquiera puede abrir y leer el archivo.',
  'What if I forget the password?': '¿Y si olvido la contraseña?',
  'Then the file cannot be opened: there is no second key, here or elsewhere. Keep the original file.':
    'En ese caso, el archivo no se puede abrir: no hay otra llave, ni aquí ni en ningún sitio. Guarda el archivo original.',
  'Nothing that you can see. Pages, bookmarks, links, forms, attachments and tags are copied and encrypted. Digital signatures are removed, because they are only valid for the original file.':
    'Nada que se vea. Las páginas, los marcadores, los enlaces, los formularios, los adjuntos y las etiquetas se copian y se cifran. Las firmas digitales se quitan, porque solo valen para el archivo original.',
} satisfies TableWords<'tools/protect-pdf'>;
