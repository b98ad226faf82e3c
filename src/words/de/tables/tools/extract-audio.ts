export default {
  'Extract audio': 'Audio extrahieren',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    'Den Ton eines Videos speichern: wie er ist oder als MP3, M4A, WAV oder FLAC.',
  audio: 'audio',
  'sound from video': 'ton aus video | audio rippen',
  'rip audio': 'audio aus video | video zu audio',
  'video to mp3': 'tonspur extrahieren | soundtrack',
  'get audio from video': 'video in mp3 | ton rausziehen',
  'video to audio': 'mp4 in mp3 | video to mp3',
  soundtrack: 'musik aus video',
  'take music from video': 'ton extrahieren',
  'get music from video': 'tonspur speichern',
  'What does “Keep the format” mean?': 'Was bedeutet „Format beibehalten“?',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    'Der Ton wird Bit für Bit aus dem Video kopiert. Er klingt also genauso, und es dauert nur Sekunden. Aus AAC wird M4A und aus Opus Ogg; MP3 und MP2 bleiben, was sie sind. Unkomprimierter Ton wird zu einer WAV-Datei.',
  'What if a video has several audio tracks?': 'Und wenn ein Video mehrere Tonspuren hat?',
  'You get the main one. The result lists the others.': 'Du bekommst die wichtigste. Die anderen stehen beim Ergebnis.',
} satisfies TableWords<'tools/extract-audio'>;
