export default {
  'Extract audio': 'Extraire le son d’une vidéo',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    'Enregistrez le son d’une vidéo : tel quel, ou en MP3, M4A, WAV ou FLAC.',
  audio: 'audio',
  'sound from video': 'extraire audio | récupérer le son',
  'rip audio': 'extraire son | audio d’une vidéo',
  'video to mp3': 'extraire le son d’une vidéo | bande son',
  'get audio from video': 'son d’une vidéo | prendre la musique d’une vidéo',
  'video to audio': 'vidéo en mp3 | musique d’une vidéo',
  soundtrack: 'video en mp3 | convertir video en mp3',
  'take music from video': 'vidéo en audio',
  'get music from video': 'mp4 en mp3',
  'What does “Keep the format” mean?': 'Que veut dire « Garder le format » ?',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    'Le son est extrait de la vidéo par simple copie, bit à bit : il est donc exactement le même, et cela prend quelques secondes. L’AAC devient du M4A et l’Opus de l’Ogg ; MP3 et MP2 restent ce qu’ils sont. Le son non compressé devient un fichier WAV.',
  'What if a video has several audio tracks?': 'Et si une vidéo a plusieurs pistes audio ?',
  'You get the main one. The result lists the others.': 'Vous obtenez la principale. Le résultat indique les autres.',
} satisfies TableWords<'tools/extract-audio'>;
