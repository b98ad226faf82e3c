export default {
  'Extract audio': 'Extraer audio',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    'Guarda el audio de un vídeo: tal cual, o como MP3, M4A, WAV o FLAC.',
  audio: 'audio',
  'sound from video': 'sonido de vídeo | pasar video a mp3',
  'rip audio': 'sacar audio de vídeo | separar audio de video',
  'video to mp3': 'vídeo a mp3 | mp4 a mp3 audio',
  'get audio from video': 'extraer audio de video | quedarse con el audio',
  'video to audio': 'vídeo a audio',
  soundtrack: 'banda sonora',
  'take music from video': 'sacar música de vídeo',
  'get music from video': 'sacar mp3 de video',
  'What does “Keep the format” mean?': '¿Qué hace “Conservar el formato”?',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    'El audio se copia del vídeo bit a bit, así que suena exactamente igual y tarda segundos. AAC pasa a M4A y Opus, a Ogg; MP3 y MP2 no cambian. El audio sin comprimir pasa a un archivo WAV.',
  'What if a video has several audio tracks?': '¿Y si un vídeo tiene varias pistas de audio?',
  'You get the main one. The result lists the others.': 'Obtienes la principal. El resultado enumera las demás.',
} satisfies TableWords<'tools/extract-audio'>;
