export default {
  'Rotate and flip video': 'Obróć i odbij wideo',
  'Rotate videos by 90° or 180° and flip them. MP4 and MOV are rotated without re-encoding.':
    'Obracaj filmy o 90° lub 180° i odbijaj je. MP4 i MOV są obracane bez ponownego kodowania.',
  portrait: 'obróć film | film do góry nogami | odbij film | film z iphone obróć',
  'phone video sideways': 'obracanie filmu | przekręć film | lustrzane odbicie filmu | obroc film',
  'rotate iphone video': 'film bokiem | obróć wideo z telefonu | pionowo | odwróć film o 90',
  None: 'Nie obracaj',
  'Rotate every frame': 'Obróć każdą klatkę',
  'For players that ignore the rotation stored in MP4 and MOV. The video is re-encoded.':
    'Dla odtwarzaczy, które pomijają obrót zapisany w MP4 i MOV. Wideo jest kodowane ponownie.',
  'Does rotating reduce quality?': 'Czy obracanie pogarsza jakość?',
  'Not in MP4 and MOV: they store how the video should be rotated, and only that is changed. WebM and Matroska have no such setting that players respect, so the video is re-encoded.':
    'W MP4 i MOV – nie: w pliku jest zapisane, jak obrócić wideo, i tylko to się zmienia. WebM i Matroska nie mają ustawienia, którego odtwarzacze by przestrzegały, więc wideo jest kodowane ponownie.',
  'Why does one player still show my video the old way?':
    'Dlaczego w jednym z odtwarzaczy wideo wciąż wygląda po staremu?',
  'It ignores the stored rotation, which mostly happens with flipped videos. Choose “Rotate every frame”.':
    'Bo pomija zapisany obrót, co zdarza się głównie przy odbitych filmach. Wybierz „Obróć każdą klatkę”.',
} satisfies TableWords<'tools/rotate-video'>;
