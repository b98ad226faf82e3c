export default {
  'Change volume and fade': 'Cambia volume e dissolvenze',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    'Alza o abbassa l’audio, dai a tutti i file lo stesso volume percepito (EBU R128), e aggiungi dissolvenze all’inizio e alla fine.',
  'Change volume': 'Cambia volume',
  'new-volume': 'nuovo-volume',
  Volume: 'Volume',
  'Music services (−14 LUFS)': 'Musica online (−14 LUFS)',
  'Podcasts (−16 LUFS)': 'Podcast (−16 LUFS)',
  'Broadcasts (−23 LUFS)': 'Radio e TV (−23 LUFS)',
  'By a number of decibels': 'Di un certo numero di decibel',
  'The perceived loudness, measured according to EBU R128.': 'Il volume percepito, misurato secondo EBU R128.',
  Change: 'Variazione',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    '6 raddoppia il livello, −6 lo dimezza, 0 lo lascia com’è. Se esageri, i picchi vengono tagliati.',
  'Why is a file quieter than I asked for?': 'Perché un file è più basso di quanto ho chiesto?',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    'I suoi momenti più forti sarebbero stati tagliati. L’audio viene alzato quanto questi permettono, fino a un decibel sotto il livello massimo, e il risultato ti dice a che volume è arrivato.',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    'L’audio viene ricodificato all’incirca con il suo bitrate originale; WAV e FLAC perdono solo l’ultimo bit. In un video, l’immagine viene copiata così com’è.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    'Lo stesso formato del tuo file. AAC senza contenitore diventa M4A, AIFF e CAF diventano WAV, e le registrazioni MPEG-TS diventano MP4.',
  louder: 'alzare volume | guadagno',
  quieter: 'alzare il volume | gain',
  boost: 'aumentare volume | decibel',
  amplify: 'abbassare volume | dissolvenza audio',
  normalise: 'amplificare audio | sfumare audio',
  lufs: 'più forte | sfumare canzone',
  loudness: 'più basso | fade in audio',
  gain: 'audio troppo basso | fade out audio',
  'fade audio': 'normalizzare | volume mp3',
  'fade in audio': 'normalizzare audio',
  'fade out audio': 'lufs',
  decibels: 'loudness',
} satisfies TableWords<'tools/change-volume'>;
