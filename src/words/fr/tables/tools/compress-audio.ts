export default {
  'Compress audio': 'Compresser un fichier audio',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    'Allégez musique et enregistrements : jusqu’à une taille en Mo, ou à la moitié ou au quart de leur taille.',
  'audio size':
    'compresser audio | compression audio | réduire taille audio | mp3 plus petit | taille audio | compresser son | compresser wav',
  'mp3 smaller':
    'compresser mp3 | réduire taille mp3 | alléger mp3 | audio trop lourd | réduire le poids d’un mp3 | compresser musique',
  'M4A (AAC)': 'M4A (AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    'L’Opus sonne le mieux aux faibles débits. Le M4A et le MP3 sont lus partout.',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    'Le résultat n’est jamais plus gros. M4A et Ogg utilisent en général au moins 95 % de la taille permise. Le MP3 n’admet que certains débits : il prend celui juste en dessous.',
  'What about WAV and FLAC?': 'Et le WAV et le FLAC ?',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    'Ils conservent chaque échantillon : il y a donc beaucoup à gagner. Même la moitié d’un WAV dépasse ce qu’il faut aux autres formats, et ceux-ci s’arrêtent à 320 kbit/s.',
} satisfies TableWords<'tools/compress-audio'>;
