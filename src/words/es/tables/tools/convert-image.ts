export default {
  'Convert images': 'Convertir imágenes',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    'Convierte imágenes JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL y HEIC a otros formatos, muchas a la vez.',
  'image converter': 'conversor de imágenes | jfif a jpg',
  'photo format': 'convertidor de imágenes | cambiar formato imagen',
  'picture converter': 'formato de foto | pasar foto a jpg',
  'export as': 'convertir foto | convertir a jpg',
  'save as jpg': 'exportar como | convertidor jpg',
  'jfif to jpg': 'guardar como jpg | transformar imagen',
  'Convert to': 'Convertir a',
  'What happens to transparent areas?': '¿Qué pasa con las zonas transparentes?',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    'Se conservan en todos los formatos menos JPEG, que no tiene transparencia: ahí se vuelven blancas, y el resultado lo indica.',
  'What happens to animation?': '¿Qué pasa con la animación?',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'GIF, WebP, PNG (como APNG), AVIF y JPEG XL siguen animados, con los mismos tiempos. Los demás formatos contienen aquí una sola imagen. Firefox y Safari no saben escribir AVIF animado. Te avisamos antes de empezar.',
  'Can it choose the format?': '¿Puede elegir el formato por mí?',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    '“El más pequeño” comprime cada archivo en todos los formatos adecuados, sin diferencia visible, y se queda con el que menos ocupa. El resultado muestra el tamaño en cada formato.',
  'Do colours change?': '¿Cambian los colores?',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    'No. El perfil de color se conserva si el formato lo admite; si no, los colores se convierten a sRGB.',
} satisfies TableWords<'tools/convert-image'>;
