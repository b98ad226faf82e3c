export default {
  'Rotate and flip video': 'Video draaien en spiegelen',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    'Draai video’s 90° of 180° en spiegel ze. MP4 en MOV worden gedraaid zonder opnieuw te coderen.',
  'Rotate every frame': 'Elk beeld draaien',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    'Voor spelers die de stand in MP4- en MOV-bestanden negeren. De video wordt opnieuw gecodeerd.',
  'Does rotating reduce quality?': 'Gaat de kwaliteit achteruit bij het draaien?',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'Niet bij MP4 en MOV: die bewaren hoe de video gedraaid moet worden, en alleen dat verandert. WebM en Matroska hebben geen instelling waar spelers zich aan houden, dus dan wordt de video opnieuw gecodeerd.',
  'Why does one player still show my video the old way?': 'Waarom toont een speler mijn video nog zoals eerst?',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    'Die negeert de bewaarde stand, wat vooral bij gespiegelde video’s gebeurt. Kies ‘Elk beeld draaien’.',
  portrait: 'video draaien | video staat op zijn kant | video kwartslag draaien | film draaien | telefoonvideo draaien',
  'phone video sideways': 'filmpje draaien | video ondersteboven | video roteren | video ligt op zijn kant',
  'rotate iphone video': 'video kantelen | video spiegelen | iphone video draaien | filmpje kantelen',
} satisfies TableWords<'tools/rotate-video'>;
