export default {
  'Crop images': 'Ritaglia immagini',
  'Crop images to a box that you draw, or to a shape such as 1:1 or 16:9, many at once.':
    'Ritaglia immagini con un riquadro che disegni, o con proporzioni come 1:1 o 16:9, anche molte insieme.',
  'Crop to': 'Ritaglia in base a',
  'A box I draw': 'Un riquadro che disegno',
  'A fixed shape': 'Proporzioni fisse',
  'The most interesting part': 'La parte più interessante',
  'The centre': 'Il centro',
  'The top or left': 'La parte in alto o a sinistra',
  'The bottom or right': 'La parte in basso o a destra',
  'Crop JPEG without re-encoding': 'Ritaglia JPEG senza ricodificare',
  'Crops at the edges of JPEG blocks, so up to 15 extra pixels stay.':
    'Ritaglia ai bordi dei blocchi JPEG, quindi restano fino a 15 pixel in più.',
  'Can I use one box for images of different sizes?':
    'Posso usare un solo riquadro per immagini di dimensioni diverse?',
  'Yes, as a share of the width and height: a box over the left half keeps the left half of every image. A box with a fixed shape, such as 1:1, keeps that shape on all images. Choose pixels if all images have the same size, or the same frame to cut off. Use the arrows to see the box on each image.':
    'Sì, in proporzione a larghezza e altezza: un riquadro sulla metà sinistra tiene la metà sinistra di ogni immagine. Un riquadro con proporzioni fisse, come 1:1, le mantiene su tutte le immagini. Scegli i pixel se tutte le immagini hanno le stesse dimensioni, o la stessa cornice da togliere. Usa le frecce per vedere il riquadro su ogni immagine.',
  'How does it find the most interesting part?': 'Come trova la parte più interessante?',
  'It looks for skin tones, strong colours and edges, and places the shape around them. It runs on your device and does not recognise faces.':
    'Cerca toni di pelle, colori forti e contorni, e posiziona il ritaglio di conseguenza. Funziona sul tuo dispositivo e non riconosce i volti.',
  'Yes, every frame is cropped at the same place, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sì, ogni fotogramma viene ritagliato nello stesso punto, con gli stessi tempi. GIF, WebP, APNG, AVIF e JPEG XL mantengono il loro formato; se il tuo browser non sa scrivere AVIF animati, il risultato è WebP.',
  'A JPEG is re-encoded at the quality you choose, unless you crop it without re-encoding: then it is cut at the edges of its blocks of 8 or 16 pixels, and what remains is identical to your file, bit for bit. The most interesting part can only be found by decoding, so then it is re-encoded.':
    'Un JPEG viene ricodificato alla qualità che scegli, a meno che tu lo ritagli senza ricodificare: allora viene tagliato ai bordi dei suoi blocchi di 8 o 16 pixel, e ciò che resta è identico al tuo file, bit per bit. La parte più interessante si trova solo decodificando, quindi in quel caso viene ricodificato.',
  'Yes. The thumbnail that cameras store in a photo shows the uncropped image, so it is removed too.':
    'Sì. La miniatura che le fotocamere salvano in una foto mostra l’immagine non ritagliata, quindi viene rimossa anche quella.',
  square: 'ritagliare foto | foto quadrata | ritaglio immagine',
  frame: 'ritagliare immagine | quadrato instagram | scontornare rettangolo',
  'trim edges': 'tagliare foto | ritagliare bordi | cornice',
  'crop photo': 'tagliare immagine | togliere bordi foto | rifilare foto',
  'instagram square': 'ritaglia foto | crop | inquadratura',
} satisfies TableWords<'tools/crop-image'>;
