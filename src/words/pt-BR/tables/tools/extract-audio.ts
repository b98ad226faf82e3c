export default {
  'Extract audio': 'Extrair áudio',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    'Salve o áudio de um vídeo: como está, ou em MP3, M4A, WAV ou FLAC.',
  audio: 'audio',
  'What does “Keep the format” mean?': 'O que significa “Manter o formato”?',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    'O áudio é copiado do vídeo bit a bit, então o som é exatamente o mesmo e fica pronto em segundos. AAC vira M4A e Opus vira Ogg; MP3 e MP2 continuam o que são. Áudio não comprimido vira um arquivo WAV.',
  'What if a video has several audio tracks?': 'E se um vídeo tiver várias faixas de áudio?',
  'You get the main one. The result lists the others.': 'Você recebe a principal. O resultado lista as outras.',
  'sound from video': 'vídeo em mp3 | video para mp3',
  'rip audio': 'extrair audio | vídeo para áudio',
  'video to mp3': 'extrair áudio de vídeo | transformar vídeo em áudio',
  'get audio from video': 'tirar áudio do vídeo | tirar música do vídeo',
  'video to audio': 'tirar o audio do video | pegar música do vídeo',
  soundtrack: 'pegar áudio do vídeo | separar áudio do vídeo',
  'take music from video': 'som do vídeo | trilha sonora',
  'get music from video': 'vídeo para mp3 | salvar áudio do vídeo',
} satisfies TableWords<'tools/extract-audio'>;
