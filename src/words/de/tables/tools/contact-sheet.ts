export default {
  'Video contact sheet': 'Video-Kontaktbogen',
  'See a whole video in one image: frames from start to end, each with its time.':
    'Ein ganzes Video auf einen Blick: Bilder von Anfang bis Ende, jedes mit seiner Zeit.',
  'Make contact sheet': 'Bogen erstellen',
  thumbnails: 'kontaktbogen | thumbnails | thumbnail',
  overview: 'kontaktabzug | storyboard | screenshots vom video',
  storyboard: 'contact sheet | bilder im raster',
  'frames in a grid': 'video übersicht | video vorschau',
  'thumbnail sheet': 'vorschaubilder | videoübersicht',
  'Longer side of a frame': 'Längere Seite eines Bildes',
  'Which frames are shown?': 'Welche Bilder werden gezeigt?',
  'The video is divided into as many parts as you want frames, and the middle frame of each part is used.':
    'Das Video wird in so viele Teile geteilt, wie du Bilder haben willst, und aus jedem Teil wird das mittlere genommen.',
  'How do I make a thumbnail?': 'Wie mache ich ein Vorschaubild?',
  'Choose one frame and one column. To choose the time of the frame yourself, use “Video to images”.':
    'Wähle als Anzahl ein Bild und eine Spalte. Wenn du die Zeit selbst bestimmen willst, nimm „Bilder aus Video speichern“.',
  'How large may a video be?': 'Wie groß darf ein Video sein?',
  'As large as you like: only the frames on the sheet are decoded.':
    'So groß du willst: Dekodiert werden nur die Bilder auf dem Bogen.',
} satisfies TableWords<'tools/contact-sheet'>;
