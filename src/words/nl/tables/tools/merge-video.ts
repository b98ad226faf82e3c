export default {
  'Merge videos': 'Video’s samenvoegen',
  'Join videos into one, in any order. Clips of the same kind are copied without re-encoding.':
    'Voeg video’s samen tot één video, in elke gewenste volgorde. Clips van dezelfde soort worden gekopieerd zonder opnieuw te coderen.',
  'Same as the first video': 'Zoals de eerste video',
  MOV: 'MOV',
  'Not if all clips come from the same camera or program: then video and audio are copied bit for bit. Otherwise the clips that differ are re-encoded, and the result says so.':
    'Niet als alle clips van dezelfde camera of hetzelfde programma komen: dan worden beeld en geluid bit voor bit gekopieerd. Anders worden de clips die verschillen opnieuw gecodeerd, en dat staat dan bij het resultaat.',
  'What if the clips have different sizes?': 'En als de clips verschillende afmetingen hebben?',
  'The first one decides. The others are scaled to fit, with black bars if they have another shape.':
    'De eerste is bepalend. De andere worden passend geschaald, met zwarte balken als ze een andere vorm hebben.',
  'Can I join the pieces of a stream (HLS)?': 'Kan ik de stukjes van een stream (HLS) samenvoegen?',
  'Yes: drop its playlist (.m3u8) together with all the files it lists, or the folder that contains them, and they count as one video. This works in every tool here. Without a playlist, MPEG-TS pieces (.ts) are put in the right order, whichever way you drop them.':
    'Ja: sleep de afspeellijst (.m3u8) samen met alle bestanden die erin staan hierheen, of de map waar ze in zitten; ze tellen dan als één video. Dat werkt in elke tool hier. Zonder afspeellijst worden MPEG-TS-stukjes (.ts) in de goede volgorde gezet, in welke volgorde je ze ook toevoegt.',
  'What if a clip has no audio?': 'En als een clip geen geluid heeft?',
  'It stays silent, and the audio of the other clips stays in sync.':
    'Dan blijft die stil, en het geluid van de andere clips blijft gelijklopen.',
  'join clips':
    "video's samenvoegen | filmpjes aan elkaar plakken | films samenvoegen | één video maken | video plakken",
  'one video':
    "video samenvoegen | video's aan elkaar plakken | video combineren | videos samenvoegen | twee video's samenvoegen",
  gopro: 'filmpjes samenvoegen | clips samenvoegen | mp4 samenvoegen | gopro samenvoegen | clips achter elkaar',
} satisfies TableWords<'tools/merge-video'>;
