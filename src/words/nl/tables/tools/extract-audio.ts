export default {
  'Extract audio': 'Audio extraheren',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    'Sla het geluid van een video op: zoals het is, of als MP3, M4A, WAV of FLAC.',
  audio: 'audio',
  'What does “Keep the format” mean?': 'Wat betekent ‘Formaat behouden’?',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    'Het geluid wordt bit voor bit uit de video gekopieerd, dus het klinkt precies hetzelfde. Het duurt maar een paar seconden. AAC wordt M4A en Opus wordt Ogg; MP3 en MP2 blijven wat ze zijn. Ongecomprimeerd geluid wordt een WAV-bestand.',
  'What if a video has several audio tracks?': 'En als een video meerdere audiosporen heeft?',
  'You get the main one. The result lists the others.':
    'Dan krijg je het hoofdspoor. Bij het resultaat staan de andere.',
  'sound from video': 'geluid uit video halen | audio rippen',
  'rip audio': 'audio uit video halen | soundtrack',
  'video to mp3': 'video naar mp3 | filmpje naar mp3',
  'get audio from video': 'geluid uit film halen | audio uit filmpje',
  'video to audio': 'muziek uit video halen | alleen geluid van video',
  soundtrack: 'video naar audio | video naar geluid',
  'take music from video': 'video omzetten naar mp3',
  'get music from video': 'geluid van video opslaan',
} satisfies TableWords<'tools/extract-audio'>;
