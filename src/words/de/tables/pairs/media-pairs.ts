export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'MP3 lässt weg, was kaum zu hören ist. Bei der automatischen Bitrate, 192 kbit/s in Stereo, hören nur wenige einen Unterschied.',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    'Ein wenig: Der Ton wird etwa mit seiner ursprünglichen Bitrate neu kodiert. Ist er schon MP3, wird er unverändert kopiert.',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'AAC lässt weg, was kaum zu hören ist. Bei der automatischen Bitrate, 160 kbit/s in Stereo, hören nur wenige einen Unterschied.',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    'Ist der Ton schon AAC, wird er unverändert kopiert. Sonst wird er etwa mit seiner ursprünglichen Bitrate neu kodiert.',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'Opus lässt weg, was kaum zu hören ist. Bei der automatischen Bitrate, 128 kbit/s in Stereo, hören nur wenige einen Unterschied.',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    'Ist der Ton schon Opus oder Vorbis, wird er unverändert kopiert. Sonst wird er etwa mit seiner ursprünglichen Bitrate neu als Opus kodiert.',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    'Nein. WAV speichert jeden Abtastwert und braucht in Stereo etwa zehn Megabyte pro Minute.',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    'Nein. FLAC speichert jeden Abtastwert und braucht etwa halb so viel Platz wie WAV.',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    'Nicht, wenn MP4 die Spuren aufnehmen kann: H.264, H.265, AAC und MP3 werden Bit für Bit kopiert. Codecs, mit denen Player in einer MP4-Datei nicht rechnen, etwa VP8 und PCM, werden etwa mit ihrer ursprünglichen Bitrate neu kodiert.',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    'Nicht, wenn MOV die Spuren aufnehmen kann: H.264, H.265, AAC und PCM werden Bit für Bit kopiert. Andere werden etwa mit ihrer ursprünglichen Bitrate neu kodiert.',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    'Nein. Matroska kann fast jeden Video- und Audio-Codec aufnehmen, deshalb werden beide Spuren Bit für Bit kopiert.',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'WebM kann VP8, VP9 oder AV1 mit Opus oder Vorbis aufnehmen. Diese werden Bit für Bit kopiert; alles andere wird etwa mit seiner ursprünglichen Bitrate neu kodiert.',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    'Ein wenig: Video und Ton werden als H.264 und AAC neu kodiert, weil das überall läuft. „Wenn möglich beibehalten“ kopiert die Spuren stattdessen – für Player, die VP9, AV1 und Opus unterstützen.',
  'How large can a file be?': 'Wie groß darf eine Datei sein?',
  'Save the audio of {0} videos as {1}, many at once.': 'Den Ton von {0}-Videos als {1} speichern, viele auf einmal.',
  'Convert {0} to {1}, many files at once, and keep tags and cover.':
    '{0} in {1} umwandeln, viele Dateien auf einmal. Tags und Cover bleiben.',
  'Convert {0} videos to {1}, whatever their size, many at once.':
    '{0}-Videos in {1} umwandeln, egal wie groß, viele auf einmal.',
} satisfies TableWords<'pairs/media-pairs'>;
