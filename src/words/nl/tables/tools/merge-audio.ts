export default {
  'Merge audio': 'Audio samenvoegen',
  'Join music and recordings into one file, in any order. Files of the same kind are copied without re-encoding.':
    'Voeg muziek en opnamen samen tot één bestand, in elke gewenste volgorde. Bestanden van dezelfde soort worden gekopieerd zonder opnieuw te coderen.',
  'Same as the first file': 'Zoals het eerste bestand',
  WAV: 'WAV',
  FLAC: 'FLAC',
  Ogg: 'Ogg',
  'Not if all files have the same codec, sample rate and channels: then they are copied bit for bit. Otherwise they are re-encoded to match the first one.':
    'Niet als alle bestanden dezelfde codec, samplefrequentie en kanalen hebben: dan worden ze bit voor bit gekopieerd. Anders worden ze opnieuw gecodeerd zoals het eerste.',
  'What about different sample rates?': 'En bij verschillende samplefrequenties?',
  'The first file decides. The others are converted to its sample rate and number of channels.':
    'Het eerste bestand is bepalend. De andere worden omgezet naar de samplefrequentie en het aantal kanalen daarvan.',
  'Which tags does the result have?': 'Welke tags heeft het resultaat?',
  'The tags and cover of the first file.': 'De tags en de hoes van het eerste bestand.',
  'join mp3': 'mp3 samenvoegen | audio aan elkaar plakken | podcast samenvoegen | wav samenvoegen',
  'one audio file': "mp3's samenvoegen | liedjes aan elkaar plakken | nummers achter elkaar",
  'join voice memos': 'muziek samenvoegen | opnames samenvoegen | audiobestanden combineren',
  'combine podcasts': "geluidsbestanden samenvoegen | spraakmemo's samenvoegen | geluid samenvoegen",
} satisfies TableWords<'tools/merge-audio'>;
