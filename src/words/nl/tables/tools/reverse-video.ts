export default {
  'Reverse video and audio': 'Video en audio omkeren',
  'Play video and audio backwards, whatever its length.':
    'Laat video en audio achterstevoren afspelen, hoe lang ze ook zijn.',
  Reverse: 'Omkeren',
  reversed: 'omgekeerd',
  'How long can a video be?': 'Hoe lang mag een video zijn?',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    'Zo lang als je wilt. De video wordt vanaf het einde gedecodeerd, één groep beelden per keer, dus een langere video kost niet meer geheugen; het duurt ongeveer zo lang als het coderen van de video.',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    'Beeld en geluid worden opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid, want elk beeld van een video bouwt voort op de beelden ervoor, en die komen nu erna. WAV en FLAC verliezen niets.',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    'Hetzelfde formaat als je bestand. Kale AAC wordt M4A, en een MPEG-TS-opname wordt MP4.',
  backwards: 'achterstevoren | audio omkeren | achterwaarts afspelen',
  'play backwards': 'achteruit afspelen | geluid achterstevoren | video achteruit',
  rewind: 'video achterstevoren | video omdraaien afspelen | filmpje achterstevoren',
  'reverse audio': 'video omkeren | reverse video',
  'reverse sound': 'terugspoelen | muziek achterstevoren',
} satisfies TableWords<'tools/reverse-video'>;
