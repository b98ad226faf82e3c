export default {
  'Any shape': 'Cualquier proporción',
  'Same as the video': 'Igual que el vídeo',
  'TikTok, Reels and Shorts are 9:16.': 'TikTok, los reels y los shorts son 9:16.',
  'Crop video': 'Recortar el encuadre del vídeo',
  'Crop videos to a box that you draw, or to a shape such as 9:16 for TikTok, Reels and Shorts.':
    'Recorta vídeos con un recuadro que dibujas, o con una proporción como 9:16 para TikTok, reels y shorts.',
  'vertical video': 'vídeo vertical | quitar barras negras',
  'landscape to portrait': 'vídeo horizontal a vertical | encuadre de video',
  'tiktok video': 'vídeo tiktok | recortar imagen del vídeo',
  'instagram reels': 'reels de instagram | crop video',
  'youtube shorts': 'youtube shorts',
  'square video': 'vídeo cuadrado',
  'black bars': 'barras negras',
  'crop screen recording': 'recortar grabación de pantalla',
  'zoom in video': 'zoom en vídeo',
  'cut edges': 'cortar bordes',
  'How do I make a horizontal video vertical?': '¿Cómo paso un vídeo horizontal a vertical?',
  'Choose the shape 9:16 and drag the box to the part that matters. The box stays there for the whole video. From 1920 × 1080, it keeps 608 × 1080 pixels.':
    'Elige la proporción 9:16 y arrastra el recuadro a la parte que importa. El recuadro se queda ahí durante todo el vídeo. De 1920 × 1080 se conservan 608 × 1080 píxeles.',
  'Does cropping reduce quality?': '¿Se pierde calidad al recortar?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged.':
    'El vídeo se recodifica con tantos bits por píxel como antes. El audio se copia sin cambios.',
  'Yes. Only what is inside the box is encoded.': 'Sí. Solo se codifica lo que hay dentro del recuadro.',
  'Can I use one box for videos of different sizes?': '¿Puedo usar un recuadro para vídeos de distintos tamaños?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every video. A box with a fixed shape, such as 9:16, keeps that shape on all videos. Choose pixels if all videos have the same size. Use the arrows to see the box on each video.':
    'Sí, en proporción al ancho y al alto: un recuadro sobre la mitad izquierda conserva la mitad izquierda de cada vídeo. Un recuadro de proporción fija, como 9:16, la mantiene en todos. Elige píxeles si todos los vídeos miden lo mismo. Usa las flechas para ver el recuadro en cada vídeo.',
} satisfies TableWords<'tools/crop-video'>;
