export default {
  'Any shape': 'Vrije vorm',
  'Same as the video': 'Zoals de video',
  'TikTok, Reels and Shorts are 9:16.': 'TikTok, Reels en Shorts zijn 9:16.',
  'Crop video': 'Video bijsnijden',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    'Snijd video’s bij tot een kader dat je tekent, of tot een vorm als 9:16 voor TikTok, Reels en Shorts.',
  'How do I make a horizontal video vertical?': 'Hoe maak ik van een liggende video een staande?',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    'Kies de vorm 9:16 en sleep het kader naar het deel waar het om gaat. Het kader blijft daar de hele video. Van 1920 × 1080 blijven 608 × 1080 pixels over.',
  'Does cropping reduce quality?': 'Gaat de kwaliteit achteruit bij het bijsnijden?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    'De video wordt opnieuw gecodeerd met evenveel bits per pixel als eerst. Het geluid wordt ongewijzigd gekopieerd.',
  'Yes. Only what is inside the box is encoded.': 'Ja. Alleen wat binnen het kader ligt, wordt gecodeerd.',
  'Can I use one box for videos of different sizes?':
    'Kan ik één kader gebruiken voor video’s met verschillende afmetingen?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    'Ja, als deel van de breedte en hoogte: met een kader over de linkerhelft blijft van elke video de linkerhelft over. Een kader met een vaste vorm, zoals 9:16, houdt die vorm op alle video’s. Kies pixels als alle video’s even groot zijn. Met de pijlen zie je het kader op elke video.',
  'vertical video': 'verticale video | randen video wegknippen',
  'landscape to portrait': 'video staand maken | video uitsnijden',
  'tiktok video': 'liggende video staand maken | schermopname bijsnijden',
  'instagram reels': 'tiktok formaat | filmpje bijsnijden',
  'youtube shorts': 'instagram reels | zwarte randen video',
  'square video': 'youtube shorts',
  'black bars': 'vierkante video',
  'crop screen recording': 'zwarte balken weghalen',
  'zoom in video': 'video croppen',
  'cut edges': 'inzoomen in video',
} satisfies TableWords<'tools/crop-video'>;
