export default {
  'Watermark images': 'Filigrana su immagini',
  'Put text or your logo on images, in one place or all over, many at once.':
    'Metti un testo o il tuo logo sulle immagini, in un punto o ovunque, anche su molte insieme.',
  Watermark: 'Filigrana',
  'Image, such as a logo': 'Immagine, per esempio un logo',
  '© Your name': '© Il tuo nome',
  Font: 'Font',
  'Sans serif': 'Senza grazie',
  Serif: 'Con grazie',
  Monospaced: 'A spaziatura fissa',
  Bold: 'Grassetto',
  'A PNG or WebP with transparency looks best.': 'Un PNG o WebP con trasparenza rende meglio.',
  'Repeat all over': 'Ripeti ovunque',
  'The maximum share of the image’s width and height.':
    'Quanto occupa al massimo della larghezza e dell’altezza dell’immagine.',
  'Is the watermark the same size on every image?': 'La filigrana è uguale su ogni immagine?',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    'Occupa la stessa parte di ogni immagine, quindi appare uguale su quelle grandi e su quelle piccole.',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    'Tutti quelli che il tuo dispositivo sa mostrare, comprese altre scritture, simboli ed emoji: il testo lo disegna il tuo browser.',
  'Can the watermark be removed again?': 'La filigrana si può togliere in seguito?',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    'Non dal solo file nuovo: i pixel sotto sono mescolati con la filigrana o spariti. Conserva gli originali; non vengono cambiati.',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sì, la filigrana viene messa su ogni fotogramma. GIF, WebP, APNG, AVIF e JPEG XL mantengono il loro formato; se il tuo browser non sa scrivere AVIF animati, il risultato è WebP.',
  'logo on photo': 'filigrana foto | scritta su foto',
  'text on photo': 'filigrana immagine | aggiungere testo a foto',
  'write text on photo': 'aggiungere filigrana | aggiungere testo a immagine',
  'add text': 'mettere filigrana | firmare foto',
  brand: 'watermark | nome su foto',
  'caption photo': 'logo su foto | marchio',
  'name on photo': 'aggiungere logo a foto | meme',
  'add name to photo': 'testo su foto | didascalia foto',
  meme: 'scrivere su foto | proteggere foto da copia',
} satisfies TableWords<'tools/watermark-image'>;
