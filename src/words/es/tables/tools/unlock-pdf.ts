export default {
  'Unlock PDF': 'Desbloquear PDF',
  'Remove the password and restrictions from a PDF whose password you know.':
    'Quita la contraseña y las restricciones de un PDF cuya contraseña conoces.',
  Unlock: 'Desbloquear',
  unlocked: 'desbloqueado',
  'remove password': 'quitar contraseña | impresión no permitida',
  decrypt: 'descifrar | quitar clave pdf',
  password: 'desencriptar | eliminar contraseña pdf',
  unprotect: 'contraseña | desbloquear pdf',
  'remove restrictions': 'desproteger | quitar contraseña pdf',
  'remove protection': 'quitar restricciones',
  'open locked': 'quitar protección',
  'print restricted': 'abrir pdf bloqueado',
  'printing not allowed': 'no deja imprimir',
  'Do I need the password?': '¿Necesito la contraseña?',
  'Yes, if the file asks for a password when you open it. Type it next to the file; the page says if it is wrong. Either of its two passwords works, and if several files have the same one, you only type it once. Files that open without a password but cannot be printed or changed need none.':
    'Sí, si el archivo pide una contraseña al abrirlo. Escríbela junto al archivo; la página te avisa si no es correcta. Sirve cualquiera de sus dos contraseñas, y si varios archivos tienen la misma, solo la escribes una vez. Los que se abren sin contraseña pero no se pueden imprimir o cambiar no necesitan ninguna.',
  'Only the encryption is removed. Pages, text, images, bookmarks, links, forms, comments, attachments and tags are copied as they are. Digital signatures are removed, because they are only valid for the original file; the result says so if there were any.':
    'Solo se quita el cifrado. Las páginas, el texto, las imágenes, los marcadores, los enlaces, los formularios, los comentarios, los adjuntos y las etiquetas se copian tal cual. Las firmas digitales se quitan, porque solo valen para el archivo original; el resultado indica si había alguna.',
  'Which kinds of protection can it open?': '¿Qué tipos de protección puede abrir?',
  'Everything that uses a password, from the 40-bit RC4 of 1994 to today’s AES-256. Files locked with a certificate or by a rights service cannot be opened.':
    'Todo lo que usa una contraseña, desde el RC4 de 40 bits de 1994 hasta el AES-256 de hoy. Los archivos bloqueados con un certificado o por un servicio de gestión de derechos no se pueden abrir.',
  'Can it find a forgotten password?': '¿Puede encontrar una contraseña olvidada?',
  'No. It does not guess passwords.': 'No. No adivina contraseñas.',
  'Are passwords stored?': '¿Se guardan las contraseñas?',
  'No. They stay on this page, like your files, and are forgotten when you close it.':
    'No. Se quedan en esta página, como tus archivos, y se olvidan cuando la cierras.',
} satisfies TableWords<'tools/unlock-pdf'>;
