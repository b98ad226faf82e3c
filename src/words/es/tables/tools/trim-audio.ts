export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    'Corta el principio y el final de música y grabaciones de cualquier duración, sin pérdida.',
  'ring tone': 'tono de llamada | cortar canción',
  ringtone: 'tono de móvil | recortar canción',
  'crop audio': 'ringtone | recortar mp3',
  'part of song': 'recortar audio | cortar música',
  'mp3 cutter': 'cortar audio | cortador de mp3',
  'cut song': 'parte de una canción | cortar y convertir',
  'cut and convert': 'cortar mp3 | recortar musica',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    'No, si conservas el formato: el audio se copia tal cual. AAC y Opus constan de paquetes de unas dos centésimas de segundo, y se corta entre dos de ellos. PCM, como en WAV, se corta en la muestra exacta. MP3 también, en reproductores que leen su etiqueta de reproducción sin pausas, como Chrome. Otros reproducen una fracción de segundo de más.',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    'El mismo formato que tu archivo, con sus etiquetas y su carátula, salvo que elijas otro, como MP3. De un vídeo obtienes su pista de audio tal cual. AAC pasa a M4A; AIFF y CAF pasan a WAV.',
} satisfies TableWords<'tools/trim-audio'>;
