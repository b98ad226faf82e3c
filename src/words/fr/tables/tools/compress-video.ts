export default {
  'Compress video': 'Compresser une vidéo',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    'Allégez des vidéos : à moins de 8, 10, 25, 50 ou 100 Mo, ou à la moitié ou au quart de leur taille.',
  'under size':
    'compresser vidéo | réduire taille vidéo | alléger vidéo | vidéo trop lourde | compression vidéo | diminuer taille vidéo | handbrake',
  handbrake:
    'réduire vidéo | réduire le poids d’une vidéo | compresser mp4 | video trop grosse | vidéo plus petite | vidéo sous une taille',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'Le H.264 est lu partout. Les autres donnent une plus belle image à taille égale, mais prennent plus de temps, et les téléphones et téléviseurs anciens ne les lisent pas.',
  'H.264, or VP9 in WebM': 'H.264, ou VP9 en WebM',
  'AAC plays everywhere. Opus sounds better at the same size.':
    'L’AAC est lu partout. L’Opus sonne mieux à taille égale.',
  'AAC, or Opus in WebM': 'AAC, ou Opus en WebM',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    'Le résultat n’est jamais plus gros. La vidéo est encodée jusqu’à huit fois, en s’ajustant chaque fois au résultat précédent, jusqu’à utiliser au moins 95 % de la taille permise. Une vidéo qui a besoin de moins reste plus petite.',
  'What is reduced first?': 'Qu’est-ce qui est réduit en premier ?',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    'Le débit. Si l’image risque de devenir trop grossière, la fréquence passe à 30 images par seconde, puis c’est la résolution qui baisse. Le résultat le dit.',
} satisfies TableWords<'tools/compress-video'>;
