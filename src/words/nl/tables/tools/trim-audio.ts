export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    'Knip begin en einde van muziek en opnamen af, hoe lang ook, zonder verlies.',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    'Niet als je het formaat behoudt: het geluid wordt gekopieerd zoals het is. AAC en Opus bestaan uit pakketten van ongeveer een vijftigste seconde, en er wordt tussen twee ervan geknipt. PCM, zoals in WAV, wordt tot op de sample nauwkeurig geknipt. MP3 ook, in spelers die de gapless-tag lezen, zoals Chrome. Andere spelen een fractie van een seconde te veel af.',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    'Hetzelfde formaat als je bestand, met tags en hoes, tenzij je een ander kiest, zoals MP3. Van een video krijg je het audiospoor zoals het is. AAC wordt M4A; AIFF en CAF worden WAV.',
  'ring tone': 'mp3 knippen | ringtone maken | liedje inkorten',
  ringtone: 'audio knippen | beltoon maken | audio bijsnijden',
  'crop audio': 'muziek knippen | stukje muziek knippen | muziek bijknippen',
  'part of song': 'liedje knippen | muziek inkorten',
  'mp3 cutter': 'geluid knippen | nummer inkorten',
  'cut song': 'mp3 inkorten | begin en eind eraf knippen',
  'cut and convert': 'mp3 cutter | opname inkorten',
} satisfies TableWords<'tools/trim-audio'>;
