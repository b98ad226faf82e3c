export default {
  'Keep if possible': 'Mantieni se possibile',
  'Convert video': 'Converti video',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'Converti MOV, MKV, WebM o MPEG-TS in MP4 e viceversa. Se possibile, le tracce vengono copiate invece che ricodificate.',
  'A lower resolution needs re-encoding. Videos are never enlarged.':
    'Per una risoluzione più bassa bisogna ricodificare. I video non vengono mai ingranditi.',
  'Same as the original': 'Come l’originale',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'H.264 si riproduce ovunque. Gli altri sono più piccoli, ma i telefoni e i televisori meno recenti non li riproducono.',
  'AAC plays everywhere, and FLAC is lossless.': 'AAC si riproduce ovunque, e FLAC è senza perdita.',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    'Di solito no. Se il nuovo formato può contenere video e audio così come sono, vengono copiati bit per bit. Altrimenti vengono ricodificati all’incirca con il bitrate originale, e il risultato lo segnala.',
  'How large can a video be?': 'Quanto può essere grande un video?',
  'Why can my browser not decode a video?': 'Perché il mio browser non riesce a decodificare un video?',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    'Per ricodificare servono i codec del tuo browser, e ad alcuni browser mancano, per esempio, H.265 o AC-3. Queste tracce si possono comunque copiare nei formati che le possono contenere, come MP4 e Matroska.',
  'What about AVI, WMV and FLV?': 'E AVI, WMV e FLV?',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    'Qui non si possono leggere, perché i browser non hanno decodificatori per quasi tutti i loro codec. Programmi come VLC o HandBrake li convertono in MP4.',
  'What happens to subtitles?': 'Che cosa succede ai sottotitoli?',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    'I sottotitoli di testo e i capitoli si conservano passando tra MP4, MOV, Matroska e WebM. Se il nuovo formato non prevede colori e font, il risultato lo segnala, ed elenca ogni traccia che è stata rimossa.',
  'video converter': 'convertire video | mov in mp4 | hevc',
  remux: 'convertitore video | mkv in mp4 | h265',
  'change codec': 'convertire in mp4 | webm in mp4 | remux',
  hevc: 'trasformare video in mp4 | convertitore mp4 | cambiare contenitore',
  'change container': 'cambiare formato video | cambiare codec | video converter',
} satisfies TableWords<'tools/convert-video'>;
