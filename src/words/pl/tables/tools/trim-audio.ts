export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    'Obetnij początek i koniec utworów i nagrań dowolnej długości, bez strat.',
  'ring tone': 'przytnij mp3 | skróć piosenkę',
  ringtone: 'przycinanie mp3 | wytnij kawałek muzyki',
  'crop audio': 'wytnij fragment piosenki | przytnij audio',
  'part of song': 'obetnij mp3 | cięcie mp3',
  'mp3 cutter': 'dzwonek | przytnij nagranie',
  'cut song': 'zrób dzwonek | utnij dźwięk',
  'cut and convert': 'przytnij piosenkę',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    'Nie, jeśli format się nie zmienia: dźwięk jest kopiowany bez zmian. AAC i Opus składają się z pakietów po mniej więcej jednej pięćdziesiątej sekundy, a cięcie wypada między dwoma z nich. PCM, jak w WAV, jest cięty co do próbki. MP3 też – w odtwarzaczach, które odczytują znacznik odtwarzania bez przerw, jak Chrome. Inne odtwarzają o ułamek sekundy więcej.',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    'Taki sam jak w oryginale, z tagami i okładką, chyba że wybierzesz inny, na przykład MP3. Z wideo dostaniesz ścieżkę dźwiękową bez zmian. AAC jest zapisywane jako M4A, a AIFF i CAF jako WAV.',
} satisfies TableWords<'tools/trim-audio'>;
