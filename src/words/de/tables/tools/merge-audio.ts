export default {
  'Merge audio': 'Audio zusammenfügen',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    'Musik und Aufnahmen zu einer Datei verbinden, in beliebiger Reihenfolge. Gleichartige Dateien werden ohne Neukodierung kopiert.',
  'join mp3': 'mp3 zusammenfügen | lieder zusammenfügen | sprachmemos verbinden',
  'one audio file': 'audio verbinden | musik zusammenschneiden | podcasts zusammenfügen',
  'join voice memos': 'audiodateien zusammenfügen | mehrere mp3 in eine | mp3 joiner',
  'combine podcasts': 'mp3 verbinden | sprachnachrichten zusammenfügen | songs verbinden',
  'Same as the first file': 'Wie die erste Datei',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    'Nicht, wenn alle Dateien denselben Codec, dieselbe Abtastrate und gleich viele Kanäle haben: Dann werden sie Bit für Bit kopiert. Sonst werden sie neu kodiert, passend zur ersten.',
  'What about different sample rates?': 'Und bei unterschiedlichen Abtastraten?',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    'Die erste Datei entscheidet. Die anderen werden auf ihre Abtastrate und Kanalzahl umgerechnet.',
  'Which tags does the result have?': 'Welche Tags hat das Ergebnis?',
  'The tags and cover of the first file.': 'Die Tags und das Cover der ersten Datei.',
} satisfies TableWords<'tools/merge-audio'>;
