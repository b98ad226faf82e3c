export default {
  'Watermark images': 'Marca de agua en imágenes',
  'Put text or your logo on images, in one place or all over, many at once.':
    'Pon texto o tu logo en imágenes, en un sitio o por todas partes, muchas a la vez.',
  'logo on photo': 'logo en foto | meme',
  'text on photo': 'texto en foto | poner logo a foto',
  'write text on photo': 'escribir en foto | marca de agua imagen',
  'add text': 'poner texto a foto | firmar foto',
  brand: 'añadir texto | poner letras a una foto',
  'caption photo': 'marca',
  'name on photo': 'marca de agua foto',
  'add name to photo': 'nombre en foto',
  meme: 'poner nombre a foto',
  Watermark: 'Marca de agua',
  'Image, such as a logo': 'Imagen, como un logo',
  '© Your name': '© Tu nombre',
  Font: 'Fuente',
  'Sans serif': 'Sin serifas',
  Serif: 'Con serifas',
  Monospaced: 'Monoespaciada',
  Bold: 'Negrita',
  'A PNG or WebP with transparency looks best.': 'Lo que mejor queda es un PNG o WebP con transparencia.',
  'Repeat all over': 'Repetir por todas partes',
  'The maximum share of the image’s width and height.': 'La parte máxima del ancho y del alto de la imagen.',
  'Is the watermark the same size on every image?': '¿Tiene la marca el mismo tamaño en todas las imágenes?',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    'Ocupa la misma parte de cada imagen, así que se ve igual en las grandes y en las pequeñas.',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    'Todas las que tu dispositivo pueda mostrar, incluidas otras escrituras, símbolos y emojis: el texto lo dibuja tu navegador.',
  'Can the watermark be removed again?': '¿Se puede quitar después la marca de agua?',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    'Solo con el archivo nuevo, no: los píxeles de debajo están mezclados con ella o han desaparecido. Guarda tus originales; no se cambian.',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sí, la marca de agua se pone en cada fotograma. GIF, WebP, APNG, AVIF y JPEG XL conservan su formato; si tu navegador no sabe escribir AVIF animado, pasa a WebP.',
} satisfies TableWords<'tools/watermark-image'>;
