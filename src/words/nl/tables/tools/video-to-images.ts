export default {
  'Video to images': 'Video naar afbeeldingen',
  'Save frames of a video as JPEG, PNG or WebP: a number of them, one every few seconds, or a single one.':
    'Sla beelden van een video op als JPEG, PNG of WebP: een vast aantal, om de paar seconden een, of één los beeld.',
  'Save frames': 'Beelden opslaan',
  'Evenly spaced': 'Gelijk verdeeld',
  'One every few seconds': 'Om de paar seconden',
  'At one time': 'Op één tijdstip',
  'Number of frames': 'Aantal beelden',
  Every: 'Interval',
  Time: 'Tijdstip',
  'How large are the images?': 'Hoe groot zijn de afbeeldingen?',
  'As large as the video, upright. PNG keeps every decoded pixel.':
    'Zo groot als de video, rechtop. PNG behoudt elke gedecodeerde pixel.',
  'Which frames do I get?': 'Welke beelden krijg ik?',
  'The frame shown at each time. “Evenly spaced” divides the video into equal parts and takes the middle of each, because first and last frames are often black.':
    'Het beeld dat op elk tijdstip te zien is. ‘Gelijk verdeeld’ deelt de video in gelijke stukken en neemt van elk het midden, omdat het eerste en laatste beeld vaak zwart zijn.',
  frames: 'foto uit video halen | beeld uit film halen',
  'frames from video': 'screenshot van video | afbeelding uit video',
  'video thumbnail': 'stilstaand beeld uit video | plaatje uit filmpje',
  'thumbnail of video': 'beelden uit video | frames',
  'screenshots of video': 'frames uit video',
  'screen shot': 'video naar jpg',
  snapshot: 'foto van video maken',
  stills: 'video thumbnail',
  'frame grab': "video naar foto's",
  'video to jpg': 'momentopname video',
  'extract frames': 'frame opslaan',
} satisfies TableWords<'tools/video-to-images'>;
