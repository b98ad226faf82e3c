export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    'Corte o começo e o fim de músicas e gravações de qualquer duração, sem perdas.',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    'Não, se você mantiver o formato: o áudio é copiado como está. AAC e Opus são feitos de pacotes de cerca de um quinquagésimo de segundo, e o corte é feito entre dois deles. PCM, como em WAV, é cortado na amostra exata. MP3 também, em players que leem a tag de reprodução contínua (gapless), como o Chrome. Outros tocam uma fração de segundo a mais.',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    'O mesmo do seu arquivo, com as tags e a capa, a não ser que você escolha outro, como MP3. De um vídeo, você recebe a faixa de áudio como está. AAC vira M4A; AIFF e CAF viram WAV.',
  'ring tone': 'cortar áudio | aparar mp3 | ringtone',
  ringtone: 'cortar audio | recortar música | tirar começo da música',
  'crop audio': 'cortar música | recortar áudio | encurtar áudio',
  'part of song': 'cortar musica | parte da música',
  'mp3 cutter': 'cortar mp3 | trecho da música',
  'cut song': 'cortador de mp3 | toque de celular',
  'cut and convert': 'cortador de áudio | fazer toque',
} satisfies TableWords<'tools/trim-audio'>;
