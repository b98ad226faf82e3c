export default {
  'Compress audio': 'Comprimi audio',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    'Riduci la dimensione di musica e registrazioni: entro i MB che vuoi, o a metà o un quarto dell’originale.',
  'M4A (AAC)': 'M4A (AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    'Opus suona meglio a bitrate bassi. M4A e MP3 si riproducono ovunque.',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    'Il risultato non è mai più grande. M4A e Ogg usano di solito il 95% o più della dimensione che permetti. MP3 ammette solo certi bitrate, quindi usa il primo più basso.',
  'What about WAV and FLAC?': 'E WAV e FLAC?',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    'Conservano ogni campione, quindi c’è molto da risparmiare: anche metà di un WAV è più di quanto serve agli altri formati, che si fermano a 320 kbit/s.',
  'audio size':
    'comprimere audio | ridurre mp3 | mp3 più piccolo | audio troppo pesante | alleggerire audio | comprimere canzone | rimpicciolire mp3',
  'mp3 smaller':
    'comprimere mp3 | ridurre dimensione audio | mp3 troppo grande | ridurre peso audio | dimensione audio | audio per whatsapp',
} satisfies TableWords<'tools/compress-audio'>;
