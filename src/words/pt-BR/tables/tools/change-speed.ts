export default {
  'Change speed of video and audio': 'Velocidade de vídeo e áudio',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    'Desacelere ou acelere gravações, de um quarto a quatro vezes a velocidade, sem mudar o tom das vozes.',
  'Change speed': 'Mudar velocidade',
  'new-speed': 'nova-velocidade',
  'Keep the pitch': 'Manter o tom',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    'Se desligado, as vozes ficam mais agudas quando aceleram e mais graves quando desaceleram, como em uma fita.',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    'O vídeo é copiado bit a bit; só muda o momento em que cada quadro aparece. Ele só é recodificado, com menos quadros, se passar de {0} quadros por segundo. O áudio é recodificado com uma taxa de bits próxima da original.',
  'How is the pitch kept?': 'Como o tom é mantido?',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    'Com o Signalsmith Stretch, que separa o som em tons e os remonta em outra duração. Em velocidades extremas, a música pode soar um pouco oca; a fala continua clara.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    'O mesmo do seu arquivo. AAC puro vira M4A, AIFF e CAF viram WAV, e gravações MPEG-TS viram MP4. Legendas e faixas de áudio extras são removidas, e o resultado avisa.',
  'slow motion': 'câmera lenta | diminuir velocidade',
  slowmo: 'camera lenta | mudar velocidade',
  'speed up': 'slow motion | timelapse',
  'slow down': 'acelerar vídeo | tempo da música',
  faster: 'acelerar video | voz de esquilo',
  slower: 'acelerar áudio | velocidade de reprodução',
  timelapse: 'desacelerar | velocidade 2x',
  tempo: 'deixar mais lento',
  'playback speed': 'deixar mais rápido',
  'chipmunk voice': 'aumentar velocidade',
} satisfies TableWords<'tools/change-speed'>;
