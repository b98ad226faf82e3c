export default {
  'Reverse video and audio': 'Invertir vídeo y audio',
  'Play video and audio backwards, whatever its length.': 'Reproduce vídeo y audio al revés, duren lo que duren.',
  Reverse: 'Invertir',
  reversed: 'invertido',
  backwards: 'al revés | invertir audio | marcha atrás',
  'play backwards': 'hacia atrás | invertir vídeo | reverse video',
  rewind: 'reproducir al revés | video al reves | video en reversa',
  'reverse audio': 'rebobinar | poner video al reves | reversa',
  'reverse sound': 'audio al revés | video hacia atras',
  'How long can a video be?': '¿Cuánto puede durar un vídeo?',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    'Lo que quieras. Se decodifica desde el final, un grupo de fotogramas cada vez, así que el uso de memoria no crece con su duración; tarda más o menos lo que tarda en codificarse el vídeo.',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    'El vídeo y el audio se recodifican más o menos con su tasa de bits original, porque cada fotograma de un vídeo se apoya en los anteriores, que ahora van después. WAV y FLAC no pierden nada.',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    'El mismo formato que tu archivo. El AAC suelto pasa a M4A y las grabaciones MPEG-TS, a MP4.',
} satisfies TableWords<'tools/reverse-video'>;
