export default {
  'Change speed of video and audio': 'Video- en audiosnelheid wijzigen',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    'Vertraag of versnel opnamen, van een kwart tot vier keer de snelheid, zonder dat stemmen hoger of lager worden.',
  'Change speed': 'Snelheid wijzigen',
  'new-speed': 'nieuwe-snelheid',
  'Keep the pitch': 'Toonhoogte behouden',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    'Staat dit uit, dan worden stemmen hoger als het sneller gaat en lager als het langzamer gaat, zoals bij een cassettebandje.',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    'De video wordt bit voor bit gekopieerd; de beelden komen alleen op een ander moment. Er wordt alleen opnieuw gecodeerd, met minder beelden, als het er anders meer dan {0} per seconde zouden zijn. Het geluid wordt opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid.',
  'How is the pitch kept?': 'Hoe blijft de toonhoogte gelijk?',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    'Met Signalsmith Stretch: dat splitst het geluid in tonen en zet die over een andere tijdsduur weer in elkaar. Bij extreme snelheden kan muziek wat hol klinken; spraak blijft duidelijk.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    'Hetzelfde formaat als je bestand. Kale AAC wordt M4A, AIFF en CAF worden WAV, en een MPEG-TS-opname wordt MP4. Ondertiteling en extra audiosporen worden verwijderd, en dat staat dan bij het resultaat.',
  'slow motion': 'versnellen | tempo wijzigen',
  slowmo: 'vertragen | afspeelsnelheid',
  'speed up': 'slow motion | sneller maken',
  'slow down': 'slowmotion | audio versnellen',
  faster: 'slowmo | chipmunk stem',
  slower: 'video versnellen | video sneller maken',
  timelapse: 'video vertragen | muziek langzamer',
  tempo: 'sneller afspelen',
  'playback speed': 'langzamer maken',
  'chipmunk voice': 'timelapse',
} satisfies TableWords<'tools/change-speed'>;
