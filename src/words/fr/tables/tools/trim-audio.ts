export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    'Coupez le début et la fin de musiques et d’enregistrements de toute durée, sans perte.',
  'ring tone': 'couper mp3 | raccourcir mp3 | trim audio',
  ringtone: 'couper audio | extrait de chanson',
  'crop audio': 'couper musique | sonnerie',
  'part of song': 'couper une chanson | sonnerie téléphone',
  'mp3 cutter': 'découper mp3 | rogner audio',
  'cut song': 'découper audio | couper un son',
  'cut and convert': 'raccourcir audio | couper et convertir',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    'Non, si vous gardez le format : le son est copié tel quel. L’AAC et l’Opus sont faits de paquets d’environ un cinquantième de seconde, et la coupe se fait entre deux d’entre eux. Le PCM, comme dans un WAV, est coupé à l’échantillon exact. Le MP3 aussi, dans les lecteurs qui lisent son tag « gapless », comme Chrome. D’autres jouent une fraction de seconde de plus.',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    'Le même format que votre fichier, avec ses tags et sa pochette, sauf si vous en choisissez un autre, comme MP3. D’une vidéo, vous obtenez la piste audio telle quelle. L’AAC devient du M4A ; AIFF et CAF deviennent du WAV.',
} satisfies TableWords<'tools/trim-audio'>;
