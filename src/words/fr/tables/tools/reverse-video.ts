export default {
  'Reverse video and audio': 'Inverser une vidéo ou un son',
  'Play video and audio backwards, whatever its length.':
    'Passez vidéos et sons à l’envers, quelle que soit leur durée.',
  Reverse: 'Inverser',
  reversed: 'inversé',
  backwards: 'inverser vidéo | rembobiner | jouer à l’envers',
  'play backwards': 'vidéo à l’envers | inverser audio | marche arrière',
  rewind: 'video a l’envers | son à l’envers | inverser le son',
  'reverse audio': 'lire à l’envers | musique à l’envers',
  'reverse sound': 'lecture inversée | reverse video',
  'How long can a video be?': 'Quelle durée peut avoir une vidéo ?',
  'As long as you like. It is decoded from the end, one group of frames at a time, so memory use does not grow with its length; it takes about as long as encoding the video.':
    'Celle que vous voulez. Elle est décodée depuis la fin, un groupe d’images à la fois : la mémoire utilisée n’augmente pas avec sa durée. Cela prend à peu près le temps d’encoder la vidéo.',
  'Video and audio are re-encoded at about their original bit rate, because each frame of a video builds on the frames before it, which now come after. WAV and FLAC lose nothing.':
    'La vidéo et le son sont réencodés à peu près à leur débit d’origine, car chaque image d’une vidéo s’appuie sur celles d’avant, qui viennent désormais après. WAV et FLAC ne perdent rien.',
  'The same format as your file. Raw AAC becomes M4A, and MPEG-TS recordings become MP4.':
    'Le même format que votre fichier. L’AAC brut devient du M4A, et les enregistrements MPEG-TS deviennent des MP4.',
} satisfies TableWords<'tools/reverse-video'>;
