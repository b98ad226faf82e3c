export default {
  'Reverse video and audio': 'Inverter vídeo e áudio',
  'Play video and audio backwards, whatever its length.':
    'Inverta vídeos e áudios de qualquer duração, para tocarem de trás para frente.',
  Reverse: 'Inverter',
  reversed: 'invertido',
  'How long can a video be?': 'Quanto pode durar um vídeo?',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    'O quanto você quiser. Ele é decodificado a partir do fim, um grupo de quadros por vez, então o uso de memória não cresce com a duração; leva mais ou menos o mesmo tempo que codificar o vídeo.',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    'O vídeo e o áudio são recodificados com uma taxa de bits próxima da original, porque cada quadro de um vídeo se baseia nos quadros anteriores, que agora vêm depois. WAV e FLAC não perdem nada.',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    'O mesmo do seu arquivo. AAC puro vira M4A, e gravações MPEG-TS viram MP4.',
  backwards: 'inverter vídeo | vídeo reverso | música ao contrário',
  'play backwards': 'vídeo de trás para frente | reverter vídeo | inverter áudio',
  rewind: 'vídeo ao contrário | rebobinar | reverse',
  'reverse audio': 'video ao contrario | tocar ao contrário',
  'reverse sound': 'de trás para frente | áudio ao contrário',
} satisfies TableWords<'tools/reverse-video'>;
