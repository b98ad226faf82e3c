export default {
  'Keep if possible': 'Behouden als het kan',
  'Convert video': 'Video converteren',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'Converteer MOV, MKV, WebM of MPEG-TS naar MP4 en terug. Sporen worden als het kan gekopieerd in plaats van opnieuw gecodeerd.',
  'A lower resolution needs re-encoding. Videos are never enlarged.':
    'Voor een lagere resolutie is opnieuw coderen nodig. Video’s worden nooit vergroot.',
  'Same as the original': 'Zoals het origineel',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'H.264 werkt overal. De andere zijn kleiner, maar oudere telefoons en tv’s kunnen ze niet afspelen.',
  'AAC plays everywhere, and FLAC is lossless.': 'AAC werkt overal, en FLAC is zonder verlies.',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    'Meestal niet. Passen beeld en geluid in het nieuwe formaat zoals ze zijn, dan worden ze bit voor bit gekopieerd. Zo niet, dan worden ze opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid, en dat staat dan bij het resultaat.',
  'How large can a video be?': 'Hoe groot mag een video zijn?',
  'Why can my browser not decode a video?': 'Waarom kan mijn browser een video niet decoderen?',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    'Voor opnieuw coderen zijn de codecs van je browser nodig, en sommige browsers hebben bijvoorbeeld geen H.265 of AC-3. Zulke sporen kunnen nog wel worden gekopieerd naar formaten waar ze in passen, zoals MP4 en Matroska.',
  'What about AVI, WMV and FLV?': 'Hoe zit het met AVI, WMV en FLV?',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    'Die kunnen hier niet worden gelezen, omdat browsers de meeste van hun codecs niet kunnen decoderen. Programma’s als VLC of HandBrake zetten ze om naar MP4.',
  'What happens to subtitles?': 'Wat gebeurt er met ondertiteling?',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    'Tekstondertiteling en hoofdstukken gaan mee tussen MP4, MOV, Matroska en WebM. Kent het nieuwe formaat geen kleuren en lettertypen, dan staat dat bij het resultaat, en ook elk spoor dat is verwijderd.',
  'video converter': 'video omzetten | videoformaat wijzigen | filmpje omzetten',
  remux: 'video converter | film omzetten | video naar mp4',
  'change codec': 'omzetten naar mp4 | hevc | videobestand converteren',
  hevc: 'naar mp4 | remux | mkv omzetten',
  'change container': 'mp4 maken | codec wijzigen | container wijzigen',
} satisfies TableWords<'tools/convert-video'>;
