export default {
  'Change volume and fade': 'Volume wijzigen en faden',
  'Make audio louder or quieter, give all files the same loudness (EBU R128), and fade them in and out.':
    'Zet geluid harder of zachter, maak alle bestanden even luid (EBU R128), en laat ze in- en uitfaden.',
  'Change volume': 'Volume wijzigen',
  'new-volume': 'nieuw-volume',
  Volume: 'Volume',
  'Music services (−14 LUFS)': 'Muziekdiensten (−14 LUFS)',
  'Podcasts (−16 LUFS)': 'Podcasts (−16 LUFS)',
  'Broadcasts (−23 LUFS)': 'Radio en tv (−23 LUFS)',
  'By a number of decibels': 'Met een aantal decibel',
  'The perceived loudness, measured according to EBU R128.':
    'De luidheid zoals je die hoort, gemeten volgens EBU R128.',
  Change: 'Verschil',
  dB: 'dB',
  '6 doubles the level, −6 halves it, 0 keeps it. Too much clips the peaks.':
    '6 verdubbelt het niveau, −6 halveert het, 0 laat het gelijk. Bij te veel gaan de pieken oversturen.',
  'Why is a file quieter than I asked for?': 'Waarom is een bestand zachter dan ik wilde?',
  'Its loudest moments would have been clipped. It is made as loud as they allow, one decibel below full level, and the result tells you how loud that is.':
    'De luidste momenten zouden anders oversturen. Het geluid wordt zo hard gezet als die toelaten, één decibel onder het maximum, en bij het resultaat staat hoe luid dat is.',
  'The audio is re-encoded at about its original bit rate; WAV and FLAC lose nothing but the last bit. In a video, the picture is copied unchanged.':
    'Het geluid wordt opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid; WAV en FLAC verliezen niets, op de laatste bit na. Bij een video wordt het beeld ongewijzigd gekopieerd.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4.':
    'Hetzelfde formaat als je bestand. Kale AAC wordt M4A, AIFF en CAF worden WAV, en een MPEG-TS-opname wordt MP4.',
  louder: 'harder zetten | lufs',
  quieter: 'zachter zetten | decibel',
  boost: 'volume verhogen | gain',
  amplify: 'volume aanpassen | audio infaden',
  normalise: 'geluid harder maken | audio uitfaden',
  lufs: 'harder maken | geluid te zacht',
  loudness: 'luider maken',
  gain: 'volume verlagen',
  'fade audio': 'normaliseren',
  'fade in audio': 'mp3 harder zetten',
  'fade out audio': 'versterken',
  decibels: 'luidheid',
} satisfies TableWords<'tools/change-volume'>;
