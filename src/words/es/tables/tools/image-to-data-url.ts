export default {
  'Image to data URL': 'Imagen a URL de datos',
  'Turn an image into a data URL (Base64) to paste into HTML or CSS, and see how long it is.':
    'Convierte una imagen en una URL de datos (Base64) para pegarla en HTML o CSS, y comprueba cuánto ocupa.',
  'Create data URL': 'Crear URL de datos',
  base64: 'base64 | imagen a base64 | jpg a base64',
  'data uri': 'data uri | incrustar imagen en css | foto a base64',
  'inline image': 'data url | imagen en css | codigo de imagen',
  'encode image': 'imagen en línea | convertir imagen a base64',
  'embed image in css': 'codificar imagen | png a base64',
  Output: 'Salida',
  'Data URL only': 'Solo la URL de datos',
  'HTML image': 'Imagen HTML',
  'CSS background': 'Fondo CSS',
  'Larger images are scaled down. Leave empty to keep the size.':
    'Las imágenes más grandes se reducen. Déjalo vacío para mantener las dimensiones.',
  'When is a data URL a good idea?': '¿Cuándo conviene una URL de datos?',
  'For small images of up to a few kilobytes, as it saves a request. The text is a third longer than the file and is loaded again with every page that contains it, so larger images are better as separate files.':
    'Para imágenes pequeñas, de hasta unos pocos kilobytes, porque ahorra una petición. El texto es un tercio más largo que el archivo y se carga de nuevo con cada página que lo contiene, así que las imágenes grandes van mejor en archivos aparte.',
  'Is my image changed?': '¿Cambia mi imagen?',
  'Not if you leave format and width alone: the text contains the image byte for byte, without metadata such as the location, and the result says what was removed. Formats that web pages cannot show, such as HEIC, become JPEG or PNG.':
    'No, si no tocas el formato ni el ancho: el texto contiene la imagen byte a byte, sin metadatos como la ubicación, y el resultado indica qué se quitó. Los formatos que las páginas web no pueden mostrar, como HEIC, pasan a JPEG o PNG.',
} satisfies TableWords<'tools/image-to-data-url'>;
