export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'MP3 laat weg wat nauwelijks te horen is. Bij de automatische bitsnelheid, 192 kbit/s in stereo, horen maar weinig mensen verschil.',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    'Een beetje: het geluid wordt opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid. Geluid dat al MP3 is, wordt ongewijzigd gekopieerd.',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'AAC laat weg wat nauwelijks te horen is. Bij de automatische bitsnelheid, 160 kbit/s in stereo, horen maar weinig mensen verschil.',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    'Geluid dat al AAC is, wordt ongewijzigd gekopieerd. Ander geluid wordt opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid.',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'Opus laat weg wat nauwelijks te horen is. Bij de automatische bitsnelheid, 128 kbit/s in stereo, horen maar weinig mensen verschil.',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    'Geluid dat al Opus of Vorbis is, wordt ongewijzigd gekopieerd. Ander geluid wordt opnieuw gecodeerd als Opus, met ongeveer de oorspronkelijke bitsnelheid.',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    'Nee. WAV bewaart elke sample, en dat kost in stereo ongeveer tien megabyte per minuut.',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    'Nee. FLAC bewaart elke sample, in ongeveer de helft van de ruimte van een WAV-bestand.',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    'Niet als de sporen in MP4 passen: H.264, H.265, AAC en MP3 worden bit voor bit gekopieerd. Codecs die spelers niet in een MP4 verwachten, zoals VP8 en PCM, worden opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid.',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    'Niet als de sporen in MOV passen: H.264, H.265, AAC en PCM worden bit voor bit gekopieerd. Andere worden opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid.',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    'Nee. In Matroska past bijna elke video- en audiocodec, dus beide sporen worden bit voor bit gekopieerd.',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'In WebM passen VP8, VP9 of AV1 met Opus of Vorbis. Die worden bit voor bit gekopieerd; al het andere wordt opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid.',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    'Een beetje: beeld en geluid worden opnieuw gecodeerd als H.264 en AAC, die overal werken. Met ‘Behouden als het kan’ worden de sporen juist gekopieerd, voor spelers die VP9, AV1 en Opus kennen.',
  'How large can a file be?': 'Hoe groot mag een bestand zijn?',
  'Save the audio of {0} videos as {1}, many at once.': 'Sla het geluid van {0}-video’s op als {1}, meerdere tegelijk.',
  'Convert {0} to {1}, many files at once, and keep tags and cover.':
    'Converteer {0} naar {1}, meerdere bestanden tegelijk, met behoud van tags en hoes.',
  'Convert {0} videos to {1}, whatever their size, many at once.':
    'Converteer {0}-video’s naar {1}, hoe groot ook, meerdere tegelijk.',
} satisfies TableWords<'pairs/media-pairs'>;
