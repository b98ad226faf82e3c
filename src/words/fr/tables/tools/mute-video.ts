export default {
  'Mute video': 'Couper le son d’une vidéo',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    'Supprimez le son de vidéos, par lot. La vidéo est copiée bit à bit.',
  Mute: 'Couper le son',
  muted: 'muet',
  'remove sound': 'couper le son | muet',
  'take sound off': 'enlever le son | mettre en sourdine',
  'strip audio': 'enlever son vidéo | supprimer audio',
  silence: 'supprimer le son | enlever audio',
  'no sound': 'supprimer son vidéo | mute',
  'remove audio': 'retirer le son',
  'without audio': 'vidéo sans son',
  'delete sound': 'vidéo muette',
  'silent video': 'sans son',
  'Does the video change?': 'La vidéo change-t-elle ?',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    'Non. Elle est copiée telle quelle : elle est donc exactement la même, et cela prend quelques secondes.',
  'Is the audio really removed?': 'Le son est-il vraiment supprimé ?',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    'Du résultat, oui : il n’a pas de piste audio. Votre propre fichier reste tel quel.',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    'Le même format que votre fichier. Les enregistrements MPEG-TS deviennent des MP4 sans réencodage.',
} satisfies TableWords<'tools/mute-video'>;
