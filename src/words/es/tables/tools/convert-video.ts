export default {
  'Keep if possible': 'Conservar si se puede',
  'Convert video': 'Convertir vídeo',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'Convierte MOV, MKV, WebM o MPEG-TS a MP4 y al revés. Las pistas se copian en vez de recodificarse, si se puede.',
  'video converter': 'conversor de vídeo | cambiar contenedor | transformar video',
  remux: 'convertidor de video | convertir a mp4 | pasar a mp4',
  'change codec': 'remux | pasar video a mp4 | h265 a h264',
  hevc: 'cambiar códec | convertidor mp4',
  'change container': 'hevc | cambiar formato video',
  'A lower resolution needs re-encoding. Videos are never enlarged.':
    'Una resolución menor exige recodificar. Los vídeos nunca se amplían.',
  'Same as the original': 'Igual que el original',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'H.264 se reproduce en todas partes. Los demás ocupan menos, pero los móviles y televisores antiguos no los reproducen.',
  'AAC plays everywhere, and FLAC is lossless.': 'AAC se reproduce en todas partes, y FLAC no tiene pérdida.',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    'Normalmente no. Si el nuevo formato admite el vídeo y el audio tal como son, se copian bit a bit. Si no, se recodifican más o menos con la tasa de bits original, y el resultado lo indica.',
  'How large can a video be?': '¿Cuánto puede ocupar un vídeo?',
  'Why can my browser not decode a video?': '¿Por qué mi navegador no puede decodificar un vídeo?',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    'Para recodificar se usan los códecs de tu navegador, y algunos navegadores no tienen H.265 o AC-3, por ejemplo. Esas pistas se pueden copiar igualmente a formatos que las admitan, como MP4 y Matroska.',
  'What about AVI, WMV and FLV?': '¿Y AVI, WMV y FLV?',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    'Aquí no se pueden leer, porque los navegadores no tienen decodificadores para casi ninguno de sus códecs. Programas como VLC o HandBrake los convierten a MP4.',
  'What happens to subtitles?': '¿Qué pasa con los subtítulos?',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    'Los subtítulos de texto y los capítulos pasan de MP4, MOV, Matroska y WebM a cualquiera de ellos. Si el nuevo formato no admite colores y fuentes, el resultado lo indica, y enumera cada pista que se quitó.',
} satisfies TableWords<'tools/convert-video'>;
