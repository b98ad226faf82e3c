export default {
  'Rotate PDF pages': 'Girar páginas de un PDF',
  'Rotate all or some pages of a PDF and keep everything else as it is.':
    'Gira todas o algunas páginas de un PDF y deja el resto como está.',
  'rotate pdf': 'rotar pdf | pdf horizontal a vertical | girar hojas pdf | rotar hojas',
  'flip pdf': 'voltear pdf | pdf vertical a horizontal | pdf al revés | dar vuelta pdf',
  'landscape to portrait pdf': 'girar pdf | rotar páginas | pdf de lado | girar documento',
  '90° to the right': '90° a la derecha',
  '90° to the left': '90° a la izquierda',
  'Upside down': 'Boca abajo',
  'For example 1-3, 7, last; or odd, even, all.':
    'Por ejemplo, 1-3, 7, last; u odd (impares), even (pares), all (todas).',
  'No. Each page stores how it is rotated; its content is copied as it is.':
    'No. Cada página guarda cómo está girada; su contenido se copia tal cual.',
  'Can I rotate each page differently?': '¿Puedo girar cada página de forma distinta?',
  'Yes, with Organise PDF, which shows all pages and rotates them one by one.':
    'Sí, con Organizar PDF, que muestra todas las páginas y las gira una a una.',
} satisfies TableWords<'tools/rotate-pages'>;
