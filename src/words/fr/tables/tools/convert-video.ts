export default {
  'Keep if possible': 'Garder si possible',
  'Convert video': 'Convertir une vidéo',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'Convertissez MOV, MKV, WebM ou MPEG-TS en MP4 et inversement. Si possible, les pistes sont copiées, pas réencodées.',
  'video converter': 'convertir vidéo | webm en mp4 | hevc',
  remux: 'convertisseur vidéo | convertisseur mp4 | convertir video',
  'change codec': 'convertir en mp4 | changer format vidéo | format vidéo',
  hevc: 'mov en mp4 | changer de codec',
  'change container': 'mkv en mp4 | remux',
  'A lower resolution needs re-encoding. Videos are never enlarged.':
    'Une résolution plus basse demande un réencodage. Les vidéos ne sont jamais agrandies.',
  'Same as the original': 'Comme l’original',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'Le H.264 est lu partout. Les autres sont plus petits, mais les téléphones et téléviseurs anciens ne les lisent pas.',
  'AAC plays everywhere, and FLAC is lossless.': 'L’AAC est lu partout, et le FLAC est sans perte.',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    'En général, non. Si le nouveau format peut contenir la vidéo et le son tels quels, ils sont copiés bit à bit. Sinon, ils sont réencodés à peu près au débit d’origine, et le résultat le dit.',
  'How large can a video be?': 'Quelle taille peut avoir une vidéo ?',
  'Why can my browser not decode a video?': 'Pourquoi mon navigateur ne peut-il pas décoder une vidéo ?',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    'Le réencodage utilise les codecs de votre navigateur, et certains n’ont par exemple ni H.265 ni AC-3. Ces pistes peuvent quand même être copiées dans les formats qui les acceptent, comme MP4 et Matroska.',
  'What about AVI, WMV and FLV?': 'Et l’AVI, le WMV et le FLV ?',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    'Ils ne peuvent pas être lus ici, car les navigateurs n’ont pas de décodeur pour la plupart de leurs codecs. Des programmes comme VLC ou HandBrake les convertissent en MP4.',
  'What happens to subtitles?': 'Que deviennent les sous-titres ?',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    'Les sous-titres texte et les chapitres passent d’un format à l’autre entre MP4, MOV, Matroska et WebM. Si le nouveau format ne prend pas en charge les couleurs et les polices, le résultat le dit, et il indique chaque piste supprimée.',
} satisfies TableWords<'tools/convert-video'>;
