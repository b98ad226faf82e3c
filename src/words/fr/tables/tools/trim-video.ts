export default {
  'Trim video': 'Raccourcir une vidéo',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    'Coupez le début et la fin de vidéos de toute taille, en quelques secondes et sans perte.',
  'part of video': 'couper vidéo | raccourcir vidéo | couper mp4 | trim vidéo',
  snip: 'couper une vidéo | extrait vidéo | couper le début | rogner durée vidéo',
  'video cutter': 'couper video | extrait de vidéo | couper la fin',
  'remove start': 'découper vidéo | morceau de vidéo | enlever le début',
  'Cut exactly': 'Couper exactement',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    'Coupe à l’image exacte en réencodant la vidéo près des coupes, ou en entier. Sinon, le clip commence à l’image clé précédente et il est copié.',
  'Why does my clip start a little early?': 'Pourquoi mon clip commence-t-il un peu trop tôt ?',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    'La copie ne peut commencer qu’à une image clé, et elles sont souvent espacées de plusieurs secondes. Le clip commence à la dernière image clé avant votre début, et le résultat dit où. Avec « Couper exactement », il commence à l’image exacte.',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    'Non, sauf avec « Couper exactement » : sans cette option, la vidéo et le son sont copiés bit à bit. Avec elle, H.264, VP8 et VP9 ne sont réencodés que de la coupe à l’image clé suivante, jusqu’au double du débit, puis copiés. S’il n’y a pas d’image clé entre les deux, et pour les autres codecs, toute la vidéo est réencodée à peu près à son débit d’origine.',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    'Le même format que votre fichier, sauf si vous en choisissez un autre. La vidéo et le son y sont copiés s’il peut les contenir, et réencodés sinon. Pour ne garder que le son, par exemple en MP3, utilisez « Raccourcir un fichier audio », qui prend aussi des vidéos. Les enregistrements MPEG-TS deviennent des MP4 sans réencodage.',
} satisfies TableWords<'tools/trim-video'>;
