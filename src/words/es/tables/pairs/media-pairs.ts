export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'MP3 elimina lo que cuesta oír. Con la tasa de bits automática, 192 kbit/s en estéreo, pocas personas notan la diferencia.',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    'Un poco: el audio se recodifica más o menos con su tasa de bits original. El audio que ya es MP3 se copia sin cambios.',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'AAC elimina lo que cuesta oír. Con la tasa de bits automática, 160 kbit/s en estéreo, pocas personas notan la diferencia.',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    'El audio que ya es AAC se copia sin cambios. El resto se recodifica más o menos con su tasa de bits original.',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'Opus elimina lo que cuesta oír. Con la tasa de bits automática, 128 kbit/s en estéreo, pocas personas notan la diferencia.',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    'El audio que ya es Opus o Vorbis se copia sin cambios. El resto se recodifica como Opus, más o menos con su tasa de bits original.',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    'No. WAV guarda cada muestra, lo que ocupa unos diez megabytes por minuto en estéreo.',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    'No. FLAC guarda cada muestra, más o menos en la mitad de espacio que un archivo WAV.',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    'No, si MP4 admite las pistas: H.264, H.265, AAC y MP3 se copian bit a bit. Los códecs que los reproductores no esperan en un MP4, como VP8 y PCM, se recodifican más o menos con su tasa de bits original.',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    'No, si MOV admite las pistas: H.264, H.265, AAC y PCM se copian bit a bit. Las demás se recodifican más o menos con su tasa de bits original.',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    'No. Matroska admite casi todos los códecs de vídeo y audio, así que ambas pistas se copian bit a bit.',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'WebM admite VP8, VP9 o AV1 con Opus o Vorbis. Esos se copian bit a bit; todo lo demás se recodifica más o menos con su tasa de bits original.',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    'Un poco: el vídeo y el audio se recodifican como H.264 y AAC, que se reproducen en todas partes. “Conservar si se puede” copia las pistas, para reproductores que admiten VP9, AV1 y Opus.',
  'How large can a file be?': '¿Cuánto puede ocupar un archivo?',
  'Save the audio of {0} videos as {1}, many at once.': 'Guarda el audio de vídeos {0} como {1}, muchos a la vez.',
  'Convert {0} to {1}, many files at once, and keep tags and cover.':
    'Convierte {0} a {1}, muchos archivos a la vez, y conserva las etiquetas y la carátula.',
  'Convert {0} videos to {1}, whatever their size, many at once.':
    'Convierte vídeos {0} a {1}, sea cual sea su tamaño, muchos a la vez.',
} satisfies TableWords<'pairs/media-pairs'>;
