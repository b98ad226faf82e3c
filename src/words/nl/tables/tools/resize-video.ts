export default {
  'Resize video': 'Formaat van video wijzigen',
  'Reduce the resolution of videos to 1080p, 720p, 480p or your own size, many at once.':
    'Verlaag de resolutie van video’s naar 1080p, 720p, 480p of eigen afmetingen, meerdere tegelijk.',
  'The width is set to match. Videos are never enlarged.': 'De breedte past zich aan. Video’s worden nooit vergroot.',
  'Custom size': 'Eigen afmetingen',
  'Leave one empty to keep the proportions.': 'Laat er een leeg om de verhouding te behouden.',
  'Add black bars': 'Zwarte balken toevoegen',
  'Does resizing reduce quality?': 'Gaat de kwaliteit achteruit als ik het formaat wijzig?',
  'The video is re-encoded with as many bits per pixel as before. The audio is copied unchanged. If a video is already small enough, it is copied too.':
    'De video wordt opnieuw gecodeerd met evenveel bits per pixel als eerst. Het geluid wordt ongewijzigd gekopieerd. Is een video al klein genoeg, dan wordt ook het beeld gekopieerd.',
  'Why is the width slightly larger than I set?': 'Waarom is de breedte iets groter dan ik instelde?',
  'Video encoders need an even number of pixels, so odd numbers are rounded up.':
    'Video heeft een even aantal pixels nodig, dus oneven getallen worden naar boven afgerond.',
  resolution: 'video resolutie verlagen | video formaat aanpassen | hd naar sd | resolutie video | video kleiner beeld',
  'hd to sd': 'resolutie wijzigen | 4k naar 1080p | video afmetingen wijzigen | lagere resolutie',
  'lower resolution': 'video schalen | 1080p naar 720p | resize video | videoformaat aanpassen',
} satisfies TableWords<'tools/resize-video'>;
