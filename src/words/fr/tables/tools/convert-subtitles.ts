export default {
  'Convert subtitles': 'Convertir des sous-titres',
  'Convert SRT to WebVTT and back, shift subtitles in time, and adapt them to another frame rate.':
    'Convertissez SRT en WebVTT et inversement, décalez les sous-titres et adaptez-les à une autre fréquence d’images.',
  'shift subtitles': 'décaler sous-titres | srt décalé',
  'sync subtitles': 'synchroniser sous-titres | corriger sous-titres',
  'subtitle delay': 'synchro sous-titres | resynchroniser srt',
  retime: 'décalage sous-titres | convertir srt',
  'srt to vtt': 'retard sous-titres',
  'subtitle offset': 'sous-titres en avance',
  'subtitles late': 'sous-titres en retard',
  'subtitles early': 'recaler sous-titres',
  'srt seconds late': 'srt en vtt',
  'fix subtitle timing': 'vtt en srt',
  'Shift by': 'Décaler de',
  'Positive numbers show them later, negative numbers earlier.':
    'Un nombre positif les affiche plus tard, un nombre négatif plus tôt.',
  'Keep the speed': 'Garder la vitesse',
  'From 23.976 to 25': 'De 23,976 à 25',
  'From 24 to 25': 'De 24 à 25',
  'From 25 to 23.976': 'De 25 à 23,976',
  'From 25 to 24': 'De 25 à 24',
  'Another length': 'Une autre durée',
  'In frames per second, for subtitles that start in sync and then drift.':
    'En images par seconde, pour des sous-titres calés au début, puis de plus en plus décalés.',
  Length: 'Durée',
  'How do I sync subtitles with a video?': 'Comment synchroniser des sous-titres avec une vidéo ?',
  'If they are always early or late by the same amount, shift them by that. If they start in sync and then drift, they were made for another frame rate: choose the old and new rate. The speed is changed first, and then the shift is applied.':
    'S’ils ont toujours la même avance ou le même retard, décalez-les d’autant. S’ils sont calés au début, puis se décalent peu à peu, ils ont été faits pour une autre fréquence d’images : choisissez l’ancienne et la nouvelle. La vitesse est changée d’abord, puis le décalage est appliqué.',
  'Bold, italic and underlined text is kept, and so is text at the top. SRT has no styles, speaker names or exact positions, and colours and fonts from SRT are not carried over to WebVTT. The result says when something was removed.':
    'Le gras, l’italique et le souligné sont conservés, comme le texte placé en haut. Le SRT n’a ni styles, ni noms d’intervenants, ni positions exactes, et les couleurs et polices du SRT ne passent pas en WebVTT. Le résultat dit si quelque chose a été supprimé.',
  'What if letters look wrong?': 'Et si des lettres s’affichent mal ?',
  'Results are in UTF-8, which every player reads. UTF-8 and UTF-16 files are recognised. For all others, the encoding is guessed from the text, and the result says which one it was: if letters are wrong, choose another under Letters.':
    'Les résultats sont en UTF-8, que tous les lecteurs comprennent. Les fichiers UTF-8 et UTF-16 sont reconnus. Pour tous les autres, l’encodage est deviné d’après le texte, et le résultat dit lequel : si des lettres s’affichent mal, choisissez-en un autre dans « Encodage des caractères ».',
} satisfies TableWords<'tools/convert-subtitles'>;
