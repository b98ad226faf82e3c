export default {
  'Blur or black out parts of a photo': 'Ocultar partes de una foto',
  'Black out, pixelate or blur faces, names and number plates in photos and screenshots.':
    'Tapa, pixela o desenfoca caras, nombres y matrículas en fotos y capturas de pantalla.',
  Hide: 'Ocultar',
  'blur image': 'desenfocar imagen | ocultar texto en captura',
  'blur photo': 'desenfocar foto | difuminar texto',
  'blur face': 'difuminar foto | censurar captura',
  'blur part of image': 'difuminar cara | emborronar cara',
  'blur area': 'desenfocar cara',
  pixelate: 'desenfocar parte de imagen',
  'pixelate image': 'difuminar zona',
  'pixelate face': 'pixelar',
  mosaic: 'pixelar imagen',
  'censor image': 'pixelar cara',
  'censor photo': 'mosaico',
  'black bar': 'censurar imagen',
  'cover face': 'censurar foto',
  'hide face': 'barra negra',
  'find faces': 'tapar cara',
  'hide number plate': 'ocultar cara',
  'blur license plate': 'buscar caras',
  'hide text in screenshot': 'tapar matrícula',
  'blur text': 'difuminar matrícula',
  'redact screenshot': 'borrar matricula',
  'Hide by': 'Cómo ocultar',
  Black: 'Tapar de negro',
  Pixels: 'Pixelar',
  Blur: 'Desenfocar',
  'Only covering is safe for text: pixelated or blurred letters and digits can sometimes be worked out.':
    'Para texto, solo es seguro tapar: las letras y cifras pixeladas o desenfocadas a veces se pueden deducir.',
  'Can someone undo it?': '¿Puede alguien deshacerlo?',
  'What is covered is gone: its pixels are replaced by black, and nothing of them is stored in the result. Pixelating and blurring keep a few averages of each area, at most 10 by 10. That hides a face, but someone who knows which letters or digits are possible can sometimes work out a text from them. So cover names, numbers and addresses.':
    'Lo tapado desaparece: sus píxeles se sustituyen por negro, y nada de ellos se guarda en el resultado. Pixelar y desenfocar conservan unos pocos valores medios de cada zona, 10 por 10 como mucho. Eso oculta una cara, pero quien sepa qué letras o cifras son posibles a veces puede deducir un texto. Por eso, tapa los nombres, los números y las direcciones.',
  'Are small copies inside the photo removed too?': '¿Se quitan también las copias pequeñas dentro de la foto?',
  'Yes. Cameras and editors store previews in the file, which would still show what you hide. They are always removed, like the place where the photo was taken. To remove the date and the camera as well, set “Metadata” to “Keep only colour profile”.':
    'Sí. Las cámaras y los editores guardan en el archivo vistas previas que seguirían mostrando lo que ocultas. Siempre se quitan, igual que el lugar donde se hizo la foto. Para quitar también la fecha y la cámara, elige “Conservar solo el perfil de color” en “Metadatos”.',
  'Does each photo have its own areas?': '¿Tiene cada foto sus propias zonas?',
  'Yes. Use the arrows above the image to go to the next one. A photo on which you draw nothing is not re-encoded, unless you choose another format.':
    'Sí. Usa las flechas que hay sobre la imagen para pasar a la siguiente. Una foto en la que no dibujas nada no se recodifica, salvo que elijas otro formato.',
  'Does it find faces for me?': '¿Busca las caras por mí?',
  'Yes. “Find faces” draws an area over each face that it finds, in all the images that you added. It runs on your device, with a file of 204 kB that your browser loads when you first press it. It can miss faces that are small, blurred, turned away, on their side or partly covered, and can take other things for faces. So check every photo, draw the areas that are missing, and remove those that you do not need: what you do not mark stays visible.':
    'Sí. “Buscar caras” dibuja una zona sobre cada cara que encuentra, en todas las imágenes que has añadido. Funciona en tu dispositivo, con un archivo de 204 kB que tu navegador carga la primera vez que lo pulsas. Puede pasar por alto caras pequeñas, borrosas, de espaldas, tumbadas o medio tapadas, y tomar otras cosas por caras. Así que revisa cada foto, dibuja las zonas que falten y quita las que no necesites: lo que no marcas sigue visible.',
  'What happens to animations?': '¿Qué pasa con las animaciones?',
  'An area is hidden in every frame, at the same place. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Una zona se oculta en cada fotograma, en el mismo lugar. GIF, WebP, APNG, AVIF y JPEG XL conservan su formato; si tu navegador no sabe escribir AVIF animado, pasa a WebP.',
  'Does the rest of the photo change?': '¿Cambia el resto de la foto?',
  'A PNG stays the same, pixel by pixel. A JPEG is re-encoded at the quality you choose, so it loses a little.':
    'Un PNG queda igual, píxel a píxel. Un JPEG se recodifica con la calidad que elijas, así que pierde un poco.',
} satisfies TableWords<'tools/redact-image'>;
