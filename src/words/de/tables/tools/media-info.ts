export default {
  'Video and audio information': 'Infos zu Video und Audio',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    'Spuren, Codecs, Bitraten, Auflösung, Farben, Keyframes und Tags einer Video- oder Audiodatei ansehen.',
  'Show info': 'Infos zeigen',
  mediainfo: 'mediainfo | video details',
  'codec info': 'video info | ist video hevc',
  'video details': 'videoinformationen | video eigenschaften',
  'bitrate of file': 'codec anzeigen',
  ffprobe: 'codec herausfinden',
  'what codec': 'welcher codec',
  'codec of video': 'bitrate anzeigen',
  'fps of video': 'fps anzeigen',
  'check video': 'auflösung anzeigen',
  'resolution of video': 'bildrate anzeigen',
  'frame rate': 'ffprobe',
  'is video hevc': 'video prüfen',
  'Why do key frames matter?': 'Warum sind Keyframes wichtig?',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    'Ohne Neukodierung lässt sich ein Video nur an Keyframes schneiden. Liegen sie weit auseinander, beginnt ein gekürzter Clip früher, als du wolltest, und Player brauchen beim Springen länger.',
  'Where do the bit rates come from?': 'Woher kommen die Bitraten?',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    'Aus der Datei, wenn sie dort angegeben sind, sonst aus den Größen und Zeiten der ersten Pakete. Die Bitrate der ganzen Datei ist ihre Größe geteilt durch ihre Dauer.',
} satisfies TableWords<'tools/media-info'>;
