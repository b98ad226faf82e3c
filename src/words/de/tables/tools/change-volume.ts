export default {
  'Change volume and fade': 'Lautstärke und Ein-/Ausblenden',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    'Audio lauter oder leiser machen, alle Dateien auf dieselbe Lautheit bringen (EBU R128) und sie ein- und ausblenden.',
  'Change volume': 'Lautstärke ändern',
  'new-volume': 'neue-lautstärke',
  louder: 'lauter | musik ausblenden',
  quieter: 'lauter machen | dezibel',
  boost: 'leiser | ton lauter',
  amplify: 'mp3 lauter machen',
  normalise: 'verstärken',
  lufs: 'normalisieren',
  loudness: 'lautstärke anpassen',
  gain: 'lufs',
  'fade audio': 'lautheit',
  'fade in audio': 'gain',
  'fade out audio': 'audio ausblenden',
  decibels: 'audio einblenden',
  Volume: 'Lautstärke',
  'Music services (−14 LUFS)': 'Musikdienste (−14 LUFS)',
  'Podcasts (−16 LUFS)': 'Podcasts (−16 LUFS)',
  'Broadcasts (−23 LUFS)': 'Rundfunk (−23 LUFS)',
  'By a number of decibels': 'Änderung in Dezibel',
  'The perceived loudness, measured according to EBU R128.': 'Die empfundene Lautheit, gemessen nach EBU R128.',
  Change: 'Änderung',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    '6 verdoppelt den Pegel, −6 halbiert ihn, 0 lässt ihn unverändert. Bei zu viel übersteuern die Spitzen.',
  'Why is a file quieter than I asked for?': 'Warum ist eine Datei leiser, als ich wollte?',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    'Sonst wären ihre lautesten Stellen übersteuert. Sie wird so laut, wie diese es zulassen (bis ein Dezibel unter Vollaussteuerung), und beim Ergebnis steht, wie laut das ist.',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    'Der Ton wird etwa mit seiner ursprünglichen Bitrate neu kodiert; WAV und FLAC verlieren nur das letzte Bit. Bei einem Video wird das Bild unverändert kopiert.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    'Dasselbe Format wie deine Datei. Aus rohem AAC wird M4A, aus AIFF und CAF wird WAV und aus MPEG-TS-Aufnahmen MP4.',
} satisfies TableWords<'tools/change-volume'>;
