export default {
  'Video and audio information': 'Infos sur une vidéo ou un son',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    'Affichez les pistes, codecs, débits, résolution, couleurs, images clés et tags d’un fichier vidéo ou audio.',
  'Show info': 'Afficher les infos',
  mediainfo: 'mediainfo | fréquence d’images',
  'codec info': 'infos vidéo | vérifier vidéo',
  'video details': 'info codec | propriétés vidéo',
  'bitrate of file': 'codec vidéo | vidéo hevc',
  ffprobe: 'quel codec',
  'what codec': 'détails vidéo',
  'codec of video': 'débit vidéo',
  'fps of video': 'bitrate',
  'check video': 'ffprobe',
  'resolution of video': 'images par seconde',
  'frame rate': 'fps vidéo',
  'is video hevc': 'résolution vidéo',
  'Why do key frames matter?': 'À quoi servent les images clés ?',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    'Sans réencodage, une vidéo ne peut être coupée qu’aux images clés. Si elles sont très espacées, un extrait commence plus tôt que demandé, et les lecteurs mettent du temps à se déplacer dans la vidéo.',
  'Where do the bit rates come from?': 'D’où viennent les débits ?',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    'Du fichier s’il les indique, sinon des tailles et des instants de ses premiers paquets. Le débit du fichier entier est sa taille divisée par sa durée.',
} satisfies TableWords<'tools/media-info'>;
