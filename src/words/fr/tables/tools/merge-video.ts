export default {
  'Merge videos': 'Fusionner des vidéos',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    'Assemblez des vidéos en une seule, dans l’ordre voulu. Les clips semblables sont copiés sans réencodage.',
  'join clips': 'fusionner vidéos | coller vidéos | une seule vidéo | fusionner mp4 | fusion video',
  'one video': 'assembler vidéos | mettre bout à bout vidéos | réunir vidéos | assembler clips',
  gopro: 'joindre vidéos | combiner vidéos | regrouper vidéos | gopro',
  'Same as the first video': 'Comme la première vidéo',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    'Non, si tous les clips viennent du même appareil ou programme : la vidéo et le son sont alors copiés bit à bit. Sinon, les clips différents sont réencodés, et le résultat le dit.',
  'What if the clips have different sizes?': 'Et si les clips ont des dimensions différentes ?',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    'C’est le premier qui décide. Les autres sont adaptés, avec des bandes noires si leurs proportions diffèrent.',
  'Can I join the pieces of a stream (HLS)?': 'Puis-je assembler les morceaux d’un flux (HLS) ?',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    'Oui : déposez sa liste de lecture (.m3u8) avec tous les fichiers qu’elle cite, ou le dossier qui les contient, et ils comptent pour une seule vidéo. Cela fonctionne dans tous les outils de ce site. Sans liste de lecture, les morceaux MPEG-TS (.ts) sont remis dans le bon ordre, quelle que soit la façon de les déposer.',
  'What if a clip has no audio?': 'Et si un clip n’a pas de son ?',
  'It stays silent, and the audio of the other clips stays in sync.':
    'Il reste muet, et le son des autres clips reste synchronisé.',
} satisfies TableWords<'tools/merge-video'>;
