export default {
  None: 'Non ruotare',
  'Rotate and flip video': 'Ruota e capovolgi video',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    'Ruota i video di 90° o 180° e capovolgili. MP4 e MOV vengono ruotati senza ricodificare.',
  'Rotate every frame': 'Ruota ogni fotogramma',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    'Per lettori che ignorano la rotazione indicata in MP4 e MOV. Il video viene ricodificato.',
  'Does rotating reduce quality?': 'Ruotando si perde qualità?',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'In MP4 e MOV no: indicano come va ruotato il video, e cambia solo quello. WebM e Matroska non hanno un’indicazione del genere che i lettori rispettino, quindi il video viene ricodificato.',
  'Why does one player still show my video the old way?': 'Perché un lettore mostra ancora il video com’era?',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    'Ignora la rotazione indicata, e succede soprattutto con i video capovolti. Scegli “Ruota ogni fotogramma”.',
  portrait: 'ruotare video | video storto | video al contrario sul pc | video verticale in orizzontale | video girato',
  'phone video sideways': 'girare video | video di lato | capovolgere video | ruotare video iphone | ruota video',
  'rotate iphone video': 'raddrizzare video | video sottosopra | specchiare video | ruotare video telefono',
} satisfies TableWords<'tools/rotate-video'>;
