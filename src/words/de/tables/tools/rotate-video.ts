export default {
  'Rotate and flip video': 'Video drehen und spiegeln',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    'Videos um 90° oder 180° drehen und spiegeln. MP4 und MOV werden ohne Neukodierung gedreht.',
  portrait: 'video drehen | iphone video drehen | video rotieren | hochformat',
  'phone video sideways': 'video um 90 grad drehen | video hochkant | video falsch herum | video quer',
  'rotate iphone video': 'handyvideo drehen | video spiegeln | video auf dem kopf | spiegelverkehrtes video',
  'Rotate every frame': 'Jedes Bild drehen',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    'Für Player, die die in MP4 und MOV gespeicherte Drehung nicht beachten. Das Video wird neu kodiert.',
  'Does rotating reduce quality?': 'Leidet beim Drehen die Qualität?',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'Bei MP4 und MOV nicht: Dort ist vermerkt, wie das Video gedreht werden soll, und nur das wird geändert. In WebM und Matroska gibt es keine solche Angabe, die Player beachten würden, deshalb wird neu kodiert.',
  'Why does one player still show my video the old way?': 'Warum zeigt ein Player mein Video immer noch wie vorher?',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    'Er beachtet die gespeicherte Drehung nicht. Das kommt vor allem bei gespiegelten Videos vor. Wähle „Jedes Bild drehen“.',
} satisfies TableWords<'tools/rotate-video'>;
