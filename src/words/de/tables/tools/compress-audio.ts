export default {
  'Compress audio': 'Audio komprimieren',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    'Musik und Aufnahmen kleiner machen: auf eine Größe in MB, auf die Hälfte oder auf ein Viertel.',
  'audio size':
    'mp3 verkleinern | audio verkleinern | mp3 kleiner machen | musik komprimieren | aufnahme zu groß | audio reduzieren',
  'mp3 smaller':
    'mp3 komprimieren | audiodatei verkleinern | wav verkleinern | audio größe | sprachaufnahme verkleinern | dateigröße mp3',
  'M4A (AAC)': 'M4A (AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    'Opus klingt bei niedrigen Bitraten am besten. M4A und MP3 laufen überall.',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    'Das Ergebnis ist nie größer. M4A und Ogg nutzen meist 95 % oder mehr der erlaubten Größe. MP3 kennt nur bestimmte Bitraten und nimmt deshalb die nächstniedrigere.',
  'What about WAV and FLAC?': 'Was ist mit WAV und FLAC?',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    'Sie speichern jeden Abtastwert, da lässt sich viel sparen: Schon die Hälfte einer WAV-Datei ist mehr, als die anderen Formate brauchen, denn bei ihnen ist bei 320 kbit/s Schluss.',
} satisfies TableWords<'tools/compress-audio'>;
