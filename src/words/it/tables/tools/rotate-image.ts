export default {
  None: 'Non ruotare',
  'Rotate and flip images': 'Ruota e capovolgi immagini',
  'Rotate images by 90°, 180° or any angle, straighten and flip them, many at once.':
    'Ruota le immagini di 90°, 180° o qualsiasi angolo, raddrizzale e capovolgile, anche molte insieme.',
  'By another angle': 'Di un altro angolo',
  'Clockwise; negative numbers rotate the other way.': 'In senso orario; con numeri negativi ruota nell’altro senso.',
  'Empty corners': 'Angoli vuoti',
  'Crop them off': 'Ritagliali',
  'Fill with a colour': 'Riempi con un colore',
  'Corner colour': 'Colore degli angoli',
  'JPEG photos': 'Foto JPEG',
  'Keep every pixel': 'Mantieni ogni pixel',
  'Keep pixels, crop edges': 'Mantieni i pixel, taglia i bordi',
  'Re-encode': 'Ricodifica',
  'A JPEG is rotated block by block, without re-encoding. If its sides are not whole blocks, the file stores how to rotate it, or up to 15 pixels are cropped at an edge.':
    'Un JPEG viene ruotato blocco per blocco, senza ricodificare. Se i lati non sono blocchi interi, il file indica come va ruotato, oppure si ritagliano fino a 15 pixel a un bordo.',
  'Why is my photo upright here and sideways elsewhere?': 'Perché la mia foto qui è dritta e altrove di lato?',
  'The file stores how to rotate it, and some programs ignore that. Choose “None”: the result is really rotated, so it looks the same everywhere. A JPEG may lose up to 15 pixels at an edge if its sides are not whole blocks.':
    'Il file indica come va ruotata, e alcuni programmi lo ignorano. Scegli “Non ruotare”: il risultato è ruotato davvero, quindi appare uguale ovunque. Un JPEG può perdere fino a 15 pixel a un bordo se i suoi lati non sono blocchi interi.',
  'A JPEG loses nothing if you rotate it by right angles or flip it: its blocks of 8 or 16 pixels change places, and every pixel keeps its value. If its sides are not whole blocks, the file stores how to rotate it instead, unless you choose otherwise. Other angles and other lossy formats are re-encoded.':
    'Un JPEG non perde nulla se lo ruoti ad angolo retto o lo capovolgi: i suoi blocchi di 8 o 16 pixel cambiano posto, e ogni pixel mantiene il suo valore. Se i lati non sono blocchi interi, il file indica invece come va ruotato, se non scegli diversamente. Con altri angoli e altri formati con perdita si ricodifica.',
  'How do I straighten a crooked horizon?': 'Come raddrizzo un orizzonte storto?',
  'Choose “By another angle” with a few degrees, and “Crop them off”: you get the largest upright image that fits inside the rotated one.':
    'Scegli “Di un altro angolo” con qualche grado, e “Ritagliali”: ottieni la più grande immagine dritta che sta dentro quella ruotata.',
  'Yes, every frame is rotated, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sì, ogni fotogramma viene ruotato, con gli stessi tempi. GIF, WebP, APNG, AVIF e JPEG XL mantengono il loro formato; se il tuo browser non sa scrivere AVIF animati, il risultato è WebP.',
  straighten:
    'ruotare foto | girare foto | raddrizzare foto | foto storta | capovolgere foto | specchiare foto | immagine speculare | orizzonte storto',
  deskew:
    'ruotare immagine | girare immagine | raddrizzare immagine | foto sottosopra | capovolgere immagine | foto a specchio | ribaltare foto | riflettere immagine',
} satisfies TableWords<'tools/rotate-image'>;
