export default {
  'Change speed of video and audio': 'Video- und Audiotempo ändern',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    'Aufnahmen langsamer oder schneller machen, von einem Viertel bis zum Vierfachen des Tempos, ohne dass Stimmen höher oder tiefer werden.',
  'Change speed': 'Tempo ändern',
  'new-speed': 'neues-tempo',
  'slow motion': 'zeitlupe | abspielgeschwindigkeit',
  slowmo: 'slow motion | geschwindigkeit ändern',
  'speed up': 'slowmo | audio schneller',
  'slow down': 'schneller | musik langsamer',
  faster: 'langsamer | schlumpfstimme',
  slower: 'video beschleunigen',
  timelapse: 'video schneller machen',
  tempo: 'video verlangsamen',
  'playback speed': 'zeitraffer',
  'chipmunk voice': 'timelapse',
  'Keep the pitch': 'Tonhöhe beibehalten',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    'Sonst klingen Stimmen schneller höher und langsamer tiefer, wie bei einem Tonband.',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    'Das Video wird Bit für Bit kopiert; nur die Zeiten seiner Bilder ändern sich. Neu kodiert, mit weniger Bildern, wird es nur, wenn es sonst mehr als {0} Bilder pro Sekunde hätte. Der Ton wird etwa mit seiner ursprünglichen Bitrate neu kodiert.',
  'How is the pitch kept?': 'Wie bleibt die Tonhöhe erhalten?',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    'Mit Signalsmith Stretch, das den Klang in seine Töne zerlegt und sie über eine andere Dauer wieder zusammensetzt. Bei extremem Tempo kann Musik etwas hohl klingen, Sprache bleibt klar.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    'Dasselbe Format wie deine Datei. Aus rohem AAC wird M4A, aus AIFF und CAF wird WAV und aus MPEG-TS-Aufnahmen MP4. Untertitel und weitere Tonspuren werden entfernt, und das steht dann beim Ergebnis.',
} satisfies TableWords<'tools/change-speed'>;
