export default {
  'Video contact sheet': 'Contactblad van een video',
  'See a whole video in one image: frames from start to end, each with its time.':
    'Bekijk een hele video in één afbeelding: beelden van begin tot eind, elk met de tijd erbij.',
  'Make contact sheet': 'Contactblad maken',
  'Longer side of a frame': 'Lange zijde van een beeld',
  'Which frames are shown?': 'Welke beelden staan erop?',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    'De video wordt verdeeld in zoveel stukken als je beelden wilt, en van elk stuk wordt het middelste beeld gebruikt.',
  'How do I make a thumbnail?': 'Hoe maak ik een thumbnail?',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    'Kies één beeld en één kolom. Wil je zelf het moment kiezen, gebruik dan ‘Video naar afbeeldingen’.',
  'How large may a video be?': 'Hoe groot mag een video zijn?',
  'As large as you like: only the frames on the sheet are decoded.':
    'Zo groot als je wilt: alleen de beelden op het blad worden gedecodeerd.',
  thumbnails: 'contactafdruk | storyboard | film in één plaatje',
  overview: 'contactblad | beelden in raster | video in beelden',
  storyboard: 'video overzicht | overzicht van video',
  'frames in a grid': 'thumbnails | contact sheet',
  'thumbnail sheet': 'miniaturen van video | screenshots van video in één beeld',
} satisfies TableWords<'tools/contact-sheet'>;
