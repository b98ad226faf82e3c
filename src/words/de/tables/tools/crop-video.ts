export default {
  'Any shape': 'Beliebig',
  'Same as the video': 'Wie das Video',
  'TikTok, Reels and Shorts are 9:16.': 'TikTok, Reels und Shorts haben 9:16.',
  'Crop video': 'Video zuschneiden',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    'Videos auf einen selbst gezogenen Rahmen oder ein Seitenverhältnis zuschneiden, etwa 9:16 für TikTok, Reels und Shorts.',
  'vertical video': 'hochkant video | video zoomen',
  'landscape to portrait': 'video hochkant | video croppen',
  'tiktok video': 'querformat in hochformat | ränder abschneiden',
  'instagram reels': 'hochformat | bildschirmaufnahme zuschneiden',
  'youtube shorts': 'tiktok video',
  'square video': 'instagram reels',
  'black bars': 'youtube shorts',
  'crop screen recording': 'quadratisches video',
  'zoom in video': 'schwarze balken entfernen',
  'cut edges': 'schwarze ränder',
  'How do I make a horizontal video vertical?': 'Wie mache ich aus einem Video im Querformat eines im Hochformat?',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    'Wähle das Seitenverhältnis 9:16 und zieh den Rahmen auf den Teil, auf den es ankommt. Dort bleibt er im ganzen Video. Von 1920 × 1080 bleiben 608 × 1080 Pixel.',
  'Does cropping reduce quality?': 'Leidet beim Zuschneiden die Qualität?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    'Das Video wird mit so vielen Bits pro Pixel wie vorher neu kodiert. Der Ton wird unverändert kopiert.',
  'Yes. Only what is inside the box is encoded.': 'Ja. Kodiert wird nur, was im Rahmen liegt.',
  'Can I use one box for videos of different sizes?':
    'Kann ich denselben Rahmen für verschieden große Videos verwenden?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    'Ja, als Anteil der Breite und Höhe: Ein Rahmen über der linken Hälfte behält bei jedem Video die linke Hälfte. Ein Rahmen mit festem Seitenverhältnis wie 9:16 behält es bei allen Videos. Wähle Pixel, wenn alle Videos gleich groß sind. Mit den Pfeilen siehst du den Rahmen auf jedem Video.',
} satisfies TableWords<'tools/crop-video'>;
