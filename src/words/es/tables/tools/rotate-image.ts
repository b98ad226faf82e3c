export default {
  'Rotate and flip images': 'Girar y voltear imágenes',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    'Gira imágenes 90°, 180° o cualquier ángulo, enderézalas y voltéalas, muchas a la vez.',
  straighten: 'enderezar | rotar imagen | girar foto | espejo foto | foto al revés | foto de lado | enderezar foto',
  deskew: 'nivelar | rotar foto | voltear foto | foto torcida | girar imagen | reflejar imagen',
  None: 'No girar',
  'By another angle': 'Otro ángulo',
  'Clockwise; negative numbers rotate the other way.':
    'En el sentido de las agujas del reloj; los números negativos giran al revés.',
  'Empty corners': 'Esquinas vacías',
  'Crop them off': 'Recortarlas',
  'Fill with a colour': 'Rellenar con un color',
  'Corner colour': 'Color de las esquinas',
  'JPEG photos': 'Fotos JPEG',
  'Keep every pixel': 'Conservar cada píxel',
  'Keep pixels, crop edges': 'Conservar píxeles, cortar bordes',
  'Re-encode': 'Recodificar',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'Un JPEG se gira bloque a bloque, sin recodificar. Si sus lados no son bloques enteros, el archivo guarda cómo girarlo, o se recortan hasta 15 píxeles en un borde.',
  'Why is my photo upright here and sideways elsewhere?':
    '¿Por qué mi foto se ve derecha aquí y de lado en otros sitios?',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    'El archivo guarda cómo girarla, y algunos programas lo ignoran. Elige “No girar”: el resultado está girado de verdad, así que se ve igual en todas partes. Un JPEG puede perder hasta 15 píxeles en un borde si sus lados no son bloques enteros.',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'Un JPEG no pierde nada si lo giras en ángulos rectos o lo volteas: sus bloques de 8 o 16 píxeles cambian de sitio, y cada píxel conserva su valor. Si sus lados no son bloques enteros, el archivo guarda cómo girarlo, salvo que elijas otra cosa. Con otros ángulos y otros formatos con pérdida se recodifica.',
  'How do I straighten a crooked horizon?': '¿Cómo enderezo un horizonte torcido?',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    'Elige “Otro ángulo” con unos pocos grados, y “Recortarlas”: obtienes la imagen derecha más grande que cabe dentro de la girada.',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sí, cada fotograma se gira, con los mismos tiempos. GIF, WebP, APNG, AVIF y JPEG XL conservan su formato; si tu navegador no sabe escribir AVIF animado, pasa a WebP.',
} satisfies TableWords<'tools/rotate-image'>;
