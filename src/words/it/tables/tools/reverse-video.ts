export default {
  'Reverse video and audio': 'Inverti video e audio',
  'Play video and audio backwards, whatever its length.':
    'Riproduci video e audio al contrario, qualunque sia la durata.',
  Reverse: 'Inverti',
  reversed: 'invertito',
  'How long can a video be?': 'Quanto può durare un video?',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    'Quanto vuoi. Viene decodificato dalla fine, un gruppo di fotogrammi alla volta, quindi la memoria usata non cresce con la durata; ci vuole all’incirca il tempo che serve a codificare il video.',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    'Video e audio vengono ricodificati all’incirca con il loro bitrate originale, perché ogni fotogramma di un video si basa su quelli precedenti, che ora vengono dopo. WAV e FLAC non perdono nulla.',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    'Lo stesso formato del tuo file. AAC senza contenitore diventa M4A, e le registrazioni MPEG-TS diventano MP4.',
  backwards: 'video al contrario | riavvolgere | canzone al contrario',
  'play backwards': 'invertire video | mandare indietro video | musica al contrario',
  rewind: 'video all’indietro | video a ritroso | reverse',
  'reverse audio': 'riprodurre al contrario | audio al contrario | reverse video',
  'reverse sound': 'rewind | invertire audio',
} satisfies TableWords<'tools/reverse-video'>;
