export default {
  'Mute video': 'Geluid uit video verwijderen',
  'Remove the audio from videos, many at once. The video is copied bit for bit.':
    'Verwijder het geluid uit video’s, meerdere tegelijk. Het beeld wordt bit voor bit gekopieerd.',
  Mute: 'Geluid verwijderen',
  muted: 'zonder-geluid',
  'Does the video change?': 'Verandert het beeld?',
  'No. It is copied unchanged, so it looks exactly the same and takes seconds.':
    'Nee. Het wordt ongewijzigd gekopieerd, dus het ziet er precies hetzelfde uit. Het duurt maar een paar seconden.',
  'Is the audio really removed?': 'Is het geluid echt weg?',
  'From the result, yes: it has no audio track. Your own file stays as it is.':
    'Uit het resultaat wel: dat heeft geen audiospoor. Je eigen bestand blijft zoals het is.',
  'The same format as your file. MPEG-TS recordings become MP4 without re-encoding.':
    'Hetzelfde formaat als je bestand. Een MPEG-TS-opname wordt MP4, zonder opnieuw te coderen.',
  'remove sound': 'geluid verwijderen uit video | mute video',
  'take sound off': 'geluid weghalen | dempen',
  'strip audio': 'video zonder geluid | stille video',
  silence: 'geluid van video verwijderen | geluid eraf halen',
  'no sound': 'video stil maken | video muten',
  'remove audio': 'geluid uitzetten | audiospoor verwijderen',
  'without audio': 'audio verwijderen',
  'delete sound': 'geluid uit video',
  'silent video': 'filmpje zonder geluid',
} satisfies TableWords<'tools/mute-video'>;
