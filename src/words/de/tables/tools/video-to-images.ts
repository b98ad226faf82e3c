export default {
  'Video to images': 'Bilder aus Video speichern',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    'Bilder eines Videos als JPEG, PNG oder WebP speichern: eine bestimmte Anzahl, alle paar Sekunden eines oder ein einzelnes.',
  'Save frames': 'Bilder speichern',
  frames: 'einzelbilder | video thumbnail',
  'frames from video': 'bilder aus video | einzelbild aus video',
  'video thumbnail': 'standbild',
  'thumbnail of video': 'standbild aus video',
  'screenshots of video': 'video in bilder',
  'screen shot': 'video screenshot',
  snapshot: 'foto aus video',
  stills: 'frame speichern',
  'frame grab': 'frames extrahieren',
  'video to jpg': 'video in jpg',
  'extract frames': 'schnappschuss',
  'Evenly spaced': 'Gleichmäßig verteilt',
  'One every few seconds': 'Alle paar Sekunden eines',
  'At one time': 'Zu einem Zeitpunkt',
  'Number of frames': 'Anzahl der Bilder',
  Every: 'Alle',
  Time: 'Zeitpunkt',
  'How large are the images?': 'Wie groß sind die Bilder?',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    'So groß wie das Video, aufrecht. PNG behält jedes dekodierte Pixel.',
  'Which frames do I get?': 'Welche Bilder bekomme ich?',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    'Das Bild, das zum jeweiligen Zeitpunkt zu sehen ist. „Gleichmäßig verteilt“ teilt das Video in gleich lange Teile und nimmt aus jedem die Mitte, denn das erste und das letzte Bild sind oft schwarz.',
} satisfies TableWords<'tools/video-to-images'>;
