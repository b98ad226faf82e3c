export default {
  'Any shape': 'Proporzioni libere',
  'Same as the video': 'Come il video',
  'TikTok, Reels and Shorts are 9:16.': 'TikTok, Reel e Shorts sono 9:16.',
  'Crop video': 'Ritaglia video',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    'Ritaglia video con un riquadro che disegni, o con proporzioni come 9:16 per TikTok, Reel e Shorts.',
  'How do I make a horizontal video vertical?': 'Come rendo verticale un video orizzontale?',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    'Scegli le proporzioni 9:16 e trascina il riquadro sulla parte che conta. Il riquadro resta lì per tutto il video. Da 1920 × 1080 tiene 608 × 1080 pixel.',
  'Does cropping reduce quality?': 'Ritagliando si perde qualità?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    'Il video viene ricodificato con gli stessi bit per pixel di prima. L’audio viene copiato così com’è.',
  'Yes. Only what is inside the box is encoded.': 'Sì. Viene codificato solo ciò che sta nel riquadro.',
  'Can I use one box for videos of different sizes?': 'Posso usare un solo riquadro per video di dimensioni diverse?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    'Sì, in proporzione a larghezza e altezza: un riquadro sulla metà sinistra tiene la metà sinistra di ogni video. Un riquadro con proporzioni fisse, come 9:16, le mantiene su tutti i video. Scegli i pixel se tutti i video hanno le stesse dimensioni. Usa le frecce per vedere il riquadro su ogni video.',
  'vertical video': 'ritagliare video | ritagliare schermata video',
  'landscape to portrait': 'video verticale | tagliare bordi video',
  'tiktok video': 'video da orizzontale a verticale | inquadratura video',
  'instagram reels': 'video per tiktok | 9:16',
  'youtube shorts': 'reel instagram | formato verticale',
  'square video': 'shorts youtube',
  'black bars': 'video quadrato',
  'crop screen recording': 'togliere bande nere',
  'zoom in video': 'bande nere',
  'cut edges': 'zoom video',
} satisfies TableWords<'tools/crop-video'>;
