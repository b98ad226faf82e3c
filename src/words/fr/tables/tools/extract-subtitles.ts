export default {
  'Extract subtitles': 'Extraire des sous-titres',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    'Enregistrez les sous-titres de fichiers MP4, MOV, MKV et WebM en SRT ou WebVTT, un fichier par langue.',
  'get subtitles': 'extraire sous-titres | mkv en srt | exporter sous-titres',
  'rip subtitles': 'extraire sous titres | extraire srt | télécharger sous-titres',
  'captions from video': 'récupérer sous-titres | sous-titres d’une vidéo | extraire soustitres',
  'mkv to srt': 'sous-titres mkv | sous-titres vidéo | légendes d’une vidéo',
  'Which subtitles can be extracted?': 'Quels sous-titres peuvent être extraits ?',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    'Les sous-titres texte dans leur propre piste : Timed Text et WebVTT dans MP4 et MOV ; SRT, WebVTT, ASS et SSA dans MKV et WebM. Les sous-titres de DVD et de Blu-ray sont des images, et les sous-titres incrustés font partie de la vidéo : ni les uns ni les autres ne peuvent devenir du texte ici.',
  'What formatting is kept?': 'Quelle mise en forme est gardée ?',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    'Le texte, le minutage et les sauts de ligne, ainsi que le gras, l’italique et la position à l’écran si le nouveau format les prend en charge. Les polices, les couleurs et les dessins de l’ASS sont supprimés, et le résultat le dit.',
  'Does a long film take long?': 'Un long film prend-il longtemps ?',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    'Non, juste le temps de lire le fichier. Rien n’est décodé, et la mémoire utilisée n’augmente pas avec la durée.',
} satisfies TableWords<'tools/extract-subtitles'>;
