export default {
  'Pick colours from an image': 'Extraer colores de una imagen',
  'Find the main colours of an image and pick the colour of any pixel: as hex, RGB, OKLCH, CSS, JSON or a GIMP palette.':
    'Encuentra los colores principales de una imagen y toma el de cualquier píxel: en hex, RGB, OKLCH, CSS, JSON o paleta de GIMP.',
  'Find colours': 'Buscar colores',
  'colour picker': 'selector de color | colores de logo',
  palette: 'paleta | sacar color de imagen',
  'hex code': 'paleta de colores | color picker',
  eyedropper: 'código hex | codigo de color de una foto',
  'pick colour': 'cuentagotas',
  'dominant colours': 'tomar color',
  'colour codes': 'colores dominantes',
  'brand colours': 'códigos de color',
  'colours from logo': 'colores de marca',
  'Main colours': 'Colores principales',
  'The maximum number. Colours that look alike count as one.':
    'El número máximo. Los colores que se parecen cuentan como uno.',
  CSS: 'CSS',
  'GIMP palette': 'Paleta de GIMP',
  'How are the main colours found?': '¿Cómo se encuentran los colores principales?',
  'Pixels that look alike are grouped, in a colour space (Oklab) where distance matches what the eye sees. Each colour is the average of its group, and the percentage says how much of the image the group covers. Transparent pixels do not count.':
    'Los píxeles que se parecen se agrupan, en un espacio de color (Oklab) donde la distancia corresponde a lo que ve el ojo. Cada color es la media de su grupo, y el porcentaje indica qué parte de la imagen ocupa el grupo. Los píxeles transparentes no cuentan.',
  'Are picked colours exact?': '¿Son exactos los colores que tomo?',
  'Yes. You get that exact pixel of your file at full size, converted to sRGB if the image has another colour profile.':
    'Sí. Obtienes exactamente ese píxel de tu archivo a tamaño completo, convertido a sRGB si la imagen tiene otro perfil de color.',
} satisfies TableWords<'tools/image-colours'>;
