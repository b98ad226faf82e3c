export default {
  'Change speed of video and audio': 'Changer la vitesse',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    'Ralentissez ou accélérez vidéos et sons, du quart au quadruple de la vitesse, sans changer la hauteur des voix.',
  'Change speed': 'Changer la vitesse',
  'new-speed': 'vitesse',
  'slow motion': 'ralenti | tempo',
  slowmo: 'slow motion | vitesse de lecture',
  'speed up': 'accélérer | vitesse vidéo',
  'slow down': 'accélérer vidéo | vitesse audio',
  faster: 'accelerer video | voix de chipmunk',
  slower: 'ralentir | accéléré',
  timelapse: 'ralentir vidéo',
  tempo: 'plus vite',
  'playback speed': 'plus lent',
  'chipmunk voice': 'timelapse',
  'Keep the pitch': 'Garder la hauteur du son',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    'Sinon, les voix deviennent plus aiguës en accéléré et plus graves au ralenti, comme avec une bande magnétique.',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    'La vidéo est copiée bit à bit ; ses images s’affichent simplement à d’autres moments. Elle n’est réencodée, avec moins d’images, que si elle dépassait {0} images par seconde. Le son est réencodé à peu près à son débit d’origine.',
  'How is the pitch kept?': 'Comment la hauteur du son est-elle gardée ?',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    'Avec Signalsmith Stretch, qui décompose le son en fréquences et les recompose sur une autre durée. Aux vitesses extrêmes, la musique peut sonner un peu creux ; la voix reste claire.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    'Le même format que votre fichier. L’AAC brut devient du M4A, AIFF et CAF deviennent du WAV, et les enregistrements MPEG-TS deviennent des MP4. Les sous-titres et les autres pistes audio sont supprimés, et le résultat le dit.',
} satisfies TableWords<'tools/change-speed'>;
