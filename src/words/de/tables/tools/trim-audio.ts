export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    'Anfang und Ende von Musik und Aufnahmen jeder Länge abschneiden, verlustfrei.',
  'ring tone': 'mp3 schneiden | mp3 cutter',
  ringtone: 'audio schneiden | teil eines lieds',
  'crop audio': 'lied schneiden | audio zuschneiden',
  'part of song': 'song kürzen | mp3 kürzen',
  'mp3 cutter': 'musik schneiden | anfang abschneiden',
  'cut song': 'klingelton | aufnahme kürzen',
  'cut and convert': 'klingelton erstellen | ringtone',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    'Nicht, wenn du das Format beibehältst: Der Ton wird kopiert, wie er ist. AAC und Opus bestehen aus Paketen von etwa einer Fünfzigstelsekunde, und geschnitten wird zwischen zwei Paketen. PCM, wie in WAV, wird auf den Abtastwert genau geschnitten. MP3 auch – in Playern wie Chrome, die seine Angabe für lückenloses Abspielen lesen. Andere spielen einen Sekundenbruchteil mehr ab.',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    'Dasselbe Format wie deine Datei, mit Tags und Cover, außer du wählst ein anderes, etwa MP3. Von einem Video bekommst du die unveränderte Tonspur. Aus AAC wird M4A; aus AIFF und CAF wird WAV.',
} satisfies TableWords<'tools/trim-audio'>;
