export default {
  'Video and audio information': 'Info over video en audio',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    'Bekijk sporen, codecs, bitsnelheden, resolutie, kleuren, keyframes en tags van een video- of audiobestand.',
  'Show info': 'Info tonen',
  'Why do key frames matter?': 'Waarom zijn keyframes belangrijk?',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    'Zonder opnieuw te coderen kan een video alleen bij keyframes worden geknipt. Liggen die ver uit elkaar, dan begint een ingekorte clip eerder dan je wilde, en reageren spelers traag als je doorspoelt.',
  'Where do the bit rates come from?': 'Waar komen de bitsnelheden vandaan?',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    'Uit het bestand als ze daarin staan, en anders uit de grootte en de tijden van de eerste pakketten. De bitsnelheid van het hele bestand is de grootte gedeeld door de lengte.',
  mediainfo: 'mediainfo | hoeveel fps',
  'codec info': 'video info | videogegevens bekijken',
  'video details': 'codec info | audio info',
  'bitrate of file': 'welke codec | codec van video',
  ffprobe: 'codec bekijken',
  'what codec': 'bitrate van bestand',
  'codec of video': 'resolutie van video',
  'fps of video': 'fps van video',
  'check video': 'video eigenschappen',
  'resolution of video': 'ffprobe',
  'frame rate': 'framerate bekijken',
  'is video hevc': 'is video hevc',
} satisfies TableWords<'tools/media-info'>;
