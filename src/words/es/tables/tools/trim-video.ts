export default {
  'Trim video': 'Recortar la duración del vídeo',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    'Corta el principio y el final de vídeos de cualquier tamaño, en unos segundos y sin pérdida.',
  'part of video': 'parte de un vídeo | recortar vídeo | cortar mp4 | quitar el final de un video',
  snip: 'cortar video | cortador de vídeo | trim video | recortador de video',
  'video cutter': 'recortar video | quitar el principio | recortar duración de vídeo',
  'remove start': 'cortar vídeo | acortar video | cortar un trozo de video',
  'Cut exactly': 'Corte exacto',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    'Corta en el fotograma exacto recodificando el vídeo junto a los cortes, o todo. Si está desactivado, el clip empieza en el fotograma clave anterior y se copia.',
  'Why does my clip start a little early?': '¿Por qué mi clip empieza un poco antes?',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    'Al copiar, solo se puede empezar en un fotograma clave, y muchas veces hay unos segundos entre uno y otro. El clip empieza en el último fotograma clave antes de tu inicio, y el resultado indica dónde. Con “Corte exacto”, empieza en el fotograma exacto.',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    'No, salvo con “Corte exacto”: sin él, el vídeo y el audio se copian bit a bit. Con él, H.264, VP8 y VP9 se recodifican solo desde el corte hasta el siguiente fotograma clave, con hasta el doble de tasa de bits, y desde ahí se copian. Si no hay ningún fotograma clave en medio, y con otros códecs, se recodifica todo el vídeo más o menos con su tasa de bits original.',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    'El mismo formato que tu archivo, salvo que elijas otro. El vídeo y el audio se copian a él si los admite, y si no, se recodifican. Para quedarte solo con el sonido, por ejemplo como MP3, usa Recortar audio, que también acepta vídeos. Las grabaciones MPEG-TS pasan a MP4 sin recodificar.',
} satisfies TableWords<'tools/trim-video'>;
