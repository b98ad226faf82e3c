export default {
  'Reverse video and audio': 'Video und Audio rückwärts',
  'Play video and audio backwards, whatever its length.': 'Video und Audio rückwärts abspielen, egal wie lang.',
  Reverse: 'Umkehren',
  reversed: 'rückwärts',
  backwards: 'rückwärts | zurückspulen | rueckwaerts',
  'play backwards': 'video rückwärts | ton rückwärts | reverse video',
  rewind: 'rückwärts abspielen | audio rückwärts',
  'reverse audio': 'video umkehren | reverse',
  'reverse sound': 'video umdrehen | musik rückwärts',
  'How long can a video be?': 'Wie lang darf ein Video sein?',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    'So lang du willst. Es wird vom Ende her dekodiert, eine Gruppe von Bildern nach der anderen, deshalb brauchen lange Videos nicht mehr Arbeitsspeicher; es dauert etwa so lange wie das Kodieren des Videos.',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    'Video und Ton werden etwa mit ihrer ursprünglichen Bitrate neu kodiert, denn jedes Videobild baut auf den Bildern davor auf, und die kommen nun danach. WAV und FLAC verlieren nichts.',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    'Dasselbe Format wie deine Datei. Aus rohem AAC wird M4A und aus MPEG-TS-Aufnahmen MP4.',
} satisfies TableWords<'tools/reverse-video'>;
