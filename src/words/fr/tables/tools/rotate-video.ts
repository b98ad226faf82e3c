export default {
  'Rotate and flip video': 'Pivoter et retourner une vidéo',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    'Faites pivoter des vidéos de 90° ou 180° et retournez-les. MP4 et MOV pivotent sans réencodage.',
  portrait: 'pivoter vidéo | rotation vidéo | vidéo de travers | effet miroir vidéo | redresser vidéo',
  'phone video sideways': 'tourner vidéo | retourner vidéo | vidéo couchée | vidéo téléphone de côté',
  'rotate iphone video': 'tourner video | vidéo à l’envers | portrait | pivoter vidéo iphone',
  'Rotate every frame': 'Pivoter chaque image',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    'Pour les lecteurs qui ignorent la rotation enregistrée dans les MP4 et MOV. La vidéo est réencodée.',
  'Does rotating reduce quality?': 'Pivoter fait-il perdre de la qualité ?',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'Pas en MP4 et MOV : ils indiquent comment la vidéo doit pivoter, et seule cette indication change. WebM et Matroska n’ont pas d’indication de ce genre que les lecteurs respectent : la vidéo est donc réencodée.',
  'Why does one player still show my video the old way?':
    'Pourquoi un lecteur montre-t-il encore ma vidéo comme avant ?',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    'Il ignore la rotation enregistrée, ce qui arrive surtout avec les vidéos retournées. Choisissez « Pivoter chaque image ».',
} satisfies TableWords<'tools/rotate-video'>;
