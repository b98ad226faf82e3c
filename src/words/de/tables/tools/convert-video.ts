export default {
  'Keep if possible': 'Wenn möglich beibehalten',
  'Convert video': 'Video umwandeln',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'MOV, MKV, WebM oder MPEG-TS in MP4 umwandeln und umgekehrt. Wenn möglich, werden Spuren kopiert statt neu kodiert.',
  'video converter': 'video konvertieren | videoformat ändern | hevc',
  remux: 'video converter | video konverter | h265 in h264',
  'change codec': 'in mp4 umwandeln | mp4 converter | container ändern',
  hevc: 'mov in mp4 | remux',
  'change container': 'mkv in mp4 | codec ändern',
  'A lower resolution needs re-encoding. Videos are never enlarged.':
    'Für eine niedrigere Auflösung muss das Video neu kodiert werden. Videos werden nie vergrößert.',
  'Same as the original': 'Wie das Original',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'H.264 läuft überall. Die anderen sind kleiner, aber ältere Handys und Fernseher spielen sie nicht ab.',
  'AAC plays everywhere, and FLAC is lossless.': 'AAC läuft überall, und FLAC ist verlustfrei.',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    'Meistens nicht. Kann das neue Format Video und Ton so aufnehmen, wie sie sind, werden sie Bit für Bit kopiert. Wenn nicht, werden sie etwa mit der ursprünglichen Bitrate neu kodiert, und das steht dann beim Ergebnis.',
  'How large can a video be?': 'Wie groß darf ein Video sein?',
  'Why can my browser not decode a video?': 'Warum kann mein Browser ein Video nicht dekodieren?',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    'Zum Neukodieren werden die Codecs deines Browsers gebraucht, und manchen Browsern fehlt zum Beispiel H.265 oder AC-3. Solche Spuren lassen sich trotzdem in Formate kopieren, die sie aufnehmen können, etwa MP4 und Matroska.',
  'What about AVI, WMV and FLV?': 'Was ist mit AVI, WMV und FLV?',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    'Sie lassen sich hier nicht lesen, weil Browser die meisten ihrer Codecs nicht dekodieren können. Programme wie VLC oder HandBrake wandeln sie in MP4 um.',
  'What happens to subtitles?': 'Was wird aus Untertiteln?',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    'Textuntertitel und Kapitel werden zwischen MP4, MOV, Matroska und WebM übernommen. Unterstützt das neue Format keine Farben und Schriften, steht das beim Ergebnis, ebenso jede entfernte Spur.',
} satisfies TableWords<'tools/convert-video'>;
