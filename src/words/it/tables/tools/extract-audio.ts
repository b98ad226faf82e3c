export default {
  'Extract audio': 'Estrai audio',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    'Salva l’audio di un video: così com’è, oppure come MP3, M4A, WAV o FLAC.',
  audio: 'audio',
  'What does “Keep the format” mean?': 'Che cosa vuol dire “Mantieni il formato”?',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    'L’audio viene copiato dal video bit per bit, quindi suona esattamente uguale e bastano pochi secondi. AAC diventa M4A e Opus diventa Ogg; MP3 e MP2 restano quello che sono. L’audio non compresso diventa un file WAV.',
  'What if a video has several audio tracks?': 'E se un video ha più tracce audio?',
  'You get the main one. The result lists the others.': 'Ottieni quella principale. Il risultato elenca le altre.',
  'sound from video': 'estrarre audio da video | prendere musica da un video',
  'rip audio': 'estrai audio | colonna sonora',
  'video to mp3': 'audio da video | video in audio',
  'get audio from video': 'da video a mp3 | da video a audio',
  'video to audio': 'video in mp3 | ricavare audio',
  soundtrack: 'convertire video in mp3 | estrarre musica da video',
  'take music from video': 'togliere audio da video e salvarlo | mp4 in mp3',
  'get music from video': 'musica da video',
} satisfies TableWords<'tools/extract-audio'>;
