export default {
  'Crop images': 'Recortar imágenes',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    'Recorta imágenes con un recuadro que dibujas, o con una proporción como 1:1 o 16:9, muchas a la vez.',
  square: 'cuadrado | cuadrado instagram | cortar imagen',
  frame: 'marco | recortar fotos | crop',
  'trim edges': 'quitar bordes | recortar imagen',
  'crop photo': 'recortar foto | foto cuadrada',
  'instagram square': 'cortar foto | encuadrar',
  'Crop to': 'Recortar con',
  'A box I draw': 'Un recuadro dibujado',
  'A fixed shape': 'Una proporción fija',
  'The most interesting part': 'La parte más interesante',
  'The centre': 'El centro',
  'The top or left': 'El lado superior o izquierdo',
  'The bottom or right': 'El lado inferior o derecho',
  'Crop JPEG without re-encoding': 'Recortar JPEG sin recodificar',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.':
    'Recorta por los bordes de los bloques JPEG, así que quedan hasta 15 píxeles de más.',
  'Can I use one box for images of different sizes?': '¿Puedo usar un recuadro para imágenes de distintos tamaños?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    'Sí, en proporción al ancho y al alto: un recuadro sobre la mitad izquierda conserva la mitad izquierda de cada imagen. Un recuadro de proporción fija, como 1:1, la mantiene en todas. Elige píxeles si todas las imágenes miden lo mismo o si hay que quitarles el mismo borde. Usa las flechas para ver el recuadro en cada imagen.',
  'How does it find the most interesting part?': '¿Cómo encuentra la parte más interesante?',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    'Busca tonos de piel, colores fuertes y bordes, y coloca el recuadro a su alrededor. Funciona en tu dispositivo y no reconoce caras.',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sí, cada fotograma se recorta por el mismo sitio, con los mismos tiempos. GIF, WebP, APNG, AVIF y JPEG XL conservan su formato; si tu navegador no sabe escribir AVIF animado, pasa a WebP.',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'Un JPEG se recodifica con la calidad que elijas, salvo que lo recortes sin recodificar: entonces se corta por los bordes de sus bloques de 8 o 16 píxeles, y lo que queda es idéntico a tu archivo, bit a bit. La parte más interesante solo se encuentra al decodificar, así que en ese caso se recodifica.',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    'Sí. La miniatura que las cámaras guardan en una foto muestra la imagen sin recortar, así que también se quita.',
} satisfies TableWords<'tools/crop-image'>;
