export default {
  'Trim video': 'Video inkorten',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    'Knip begin en einde van video’s af, hoe groot ook, in een paar seconden en zonder verlies.',
  'Cut exactly': 'Precies knippen',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    'Knipt precies op het gekozen beeld. Daarvoor wordt de video rond de knippunten, of helemaal, opnieuw gecodeerd. Staat dit uit, dan begint de clip bij het keyframe ervoor en wordt er gekopieerd.',
  'Why does my clip start a little early?': 'Waarom begint mijn clip iets te vroeg?',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    'Kopiëren kan alleen vanaf een keyframe, en die liggen vaak een paar seconden uit elkaar. De clip begint bij het laatste keyframe voor jouw begin, en bij het resultaat staat waar. Met ‘Precies knippen’ begint hij precies bij het beeld dat je koos.',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    'Niet zonder ‘Precies knippen’: beeld en geluid worden bit voor bit gekopieerd. Met die optie worden H.264, VP8 en VP9 alleen van het knippunt tot het volgende keyframe opnieuw gecodeerd, met hoogstens twee keer de bitsnelheid, en vanaf daar gekopieerd. Ligt er geen keyframe tussen, en bij andere codecs, dan wordt de hele video opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid.',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    'Hetzelfde formaat als je bestand, tenzij je een ander kiest. Beeld en geluid worden erin gekopieerd als ze erin passen, en anders opnieuw gecodeerd. Wil je alleen het geluid, bijvoorbeeld als MP3, gebruik dan ‘Audio inkorten’, dat ook video’s kan openen. Een MPEG-TS-opname wordt MP4, zonder opnieuw te coderen.',
  'part of video': 'video knippen | video trimmen | video snijden | video korter maken',
  snip: 'filmpje knippen | stukje uit video | mp4 knippen | eind eraf knippen',
  'video cutter': 'video inkorten | video bijknippen | film knippen | deel van video',
  'remove start': 'filmpje inkorten | begin van video afknippen | video cutter | video bijsnijden lengte',
} satisfies TableWords<'tools/trim-video'>;
