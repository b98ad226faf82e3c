export default {
  'Change speed of video and audio': 'Cambia velocità di video e audio',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    'Rallenta o accelera le registrazioni, da un quarto a quattro volte la velocità, senza cambiare il tono delle voci.',
  'Change speed': 'Cambia velocità',
  'new-speed': 'nuova-velocita',
  'Keep the pitch': 'Mantieni il tono',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    'Se disattivato, le voci diventano più acute quando si accelera e più gravi quando si rallenta, come su un nastro.',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    'Il video viene copiato bit per bit; i suoi fotogrammi vengono solo mostrati in altri momenti. Viene ricodificato, con meno fotogrammi, solo se supererebbe {0} fotogrammi al secondo. L’audio viene ricodificato all’incirca con il suo bitrate originale.',
  'How is the pitch kept?': 'Come si mantiene il tono?',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    'Con Signalsmith Stretch, che scompone il suono nei suoi toni e li ricompone su una durata diversa. A velocità estreme la musica può suonare un po’ vuota; il parlato resta chiaro.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    'Lo stesso formato del tuo file. AAC senza contenitore diventa M4A, AIFF e CAF diventano WAV, e le registrazioni MPEG-TS diventano MP4. Sottotitoli e tracce audio aggiuntive vengono rimossi, e il risultato lo segnala.',
  'slow motion': 'rallentare video | più lento',
  slowmo: 'velocizzare video | velocità video',
  'speed up': 'accelerare video | velocità audio',
  'slow down': 'slow motion | cambiare velocità',
  faster: 'al rallentatore | tempo musica',
  slower: 'rallenty | rallentare canzone',
  timelapse: 'moviola | velocizzare audio',
  tempo: 'slowmo | voce da chipmunk',
  'playback speed': 'timelapse | 2x',
  'chipmunk voice': 'più veloce',
} satisfies TableWords<'tools/change-speed'>;
