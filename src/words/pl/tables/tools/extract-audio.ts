export default {
  'Extract audio': 'Wyodrębnij dźwięk',
  'Save the audio of a video: as it is, or as MP3, M4A, WAV or FLAC.':
    'Zapisz dźwięk z wideo: bez zmian albo jako MP3, M4A, WAV lub FLAC.',
  audio: 'dźwięk',
  'sound from video': 'dźwięk z filmu | wyodrębnij audio',
  'rip audio': 'wyciągnij dźwięk z filmu | pobierz dźwięk z filmu',
  'video to mp3': 'wideo na mp3 | zgraj dźwięk',
  'get audio from video': 'film na mp3 | mp3 z filmu',
  'video to audio': 'mp4 na mp3 | wyciagnij dzwiek',
  soundtrack: 'audio z wideo',
  'take music from video': 'muzyka z filmu',
  'get music from video': 'ścieżka dźwiękowa',
  'What does “Keep the format” mean?': 'Co znaczy „Bez zmiany formatu”?',
  'The audio is copied out of the video bit for bit, so it sounds exactly the same and takes seconds. AAC becomes M4A and Opus becomes Ogg; MP3 and MP2 stay what they are. Uncompressed audio becomes a WAV file.':
    'Dźwięk jest kopiowany z wideo bit w bit, więc brzmi dokładnie tak samo, a trwa to kilka sekund. AAC trafia do pliku M4A, a Opus – do Ogg; MP3 i MP2 pozostają bez zmian. Nieskompresowany dźwięk jest zapisywany jako WAV.',
  'What if a video has several audio tracks?': 'Co, jeśli wideo ma kilka ścieżek dźwiękowych?',
  'You get the main one. The result lists the others.': 'Dostaniesz główną. Pozostałe są wymienione przy wyniku.',
} satisfies TableWords<'tools/extract-audio'>;
