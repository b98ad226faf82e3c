export default {
  'Change speed of video and audio': 'Zmień prędkość wideo i dźwięku',
  'Slow down or speed up recordings, from a quarter to four times the speed, without changing the pitch of voices.':
    'Zwalniaj lub przyspieszaj nagrania nawet czterokrotnie, bez zmiany wysokości głosu.',
  'Change speed': 'Zmień prędkość',
  'new-speed': 'nowa-prędkość',
  'slow motion': 'zwolnione tempo | tempo',
  slowmo: 'slow motion | prędkość odtwarzania',
  'speed up': 'przyspiesz film | przyspiesz wideo | przyspieszenie nagrania',
  'slow down': 'spowolnić film | spowolnij wideo',
  faster: 'zwolnij film | przyspiesz mp3',
  slower: 'zwolnij nagranie | predkosc filmu',
  timelapse: 'szybciej',
  tempo: 'wolniej | głos wiewiórki',
  'playback speed': 'timelapse',
  'chipmunk voice': 'poklatkowy',
  'Keep the pitch': 'Zachowaj wysokość dźwięku',
  'If off, voices get higher when faster and lower when slower, as on a tape.':
    'Bez tej opcji przyspieszony głos robi się wyższy, a zwolniony – niższy, jak na taśmie.',
  'The video is copied bit for bit; its frames are just shown at other times. It is only re-encoded, with fewer frames, if it would exceed {0} frames per second. The audio is re-encoded at about its original bit rate.':
    'Wideo jest kopiowane bit w bit, a klatki są tylko pokazywane w innych chwilach. Jest kodowane ponownie, z mniejszą liczbą klatek, tylko wtedy, gdyby miało przekroczyć {0} klatek na sekundę. Dźwięk jest kodowany ponownie mniej więcej z pierwotną przepływnością.',
  'How is the pitch kept?': 'Jak zachowywana jest wysokość dźwięku?',
  'With Signalsmith Stretch, which splits the sound into its tones and puts them back together over a different length of time. At extreme speeds music may sound a little hollow; speech stays clear.':
    'Za pomocą Signalsmith Stretch, który rozkłada dźwięk na tony i składa je z powrotem w dłuższym lub krótszym czasie. Przy skrajnych prędkościach muzyka może brzmieć trochę głucho, ale mowa pozostaje wyraźna.',
  'The same format as your file. Raw AAC becomes M4A, AIFF and CAF become WAV, and MPEG-TS recordings become MP4. Subtitles and additional audio tracks are removed, and the result says so.':
    'Taki sam jak w oryginale. Surowe AAC jest zapisywane jako M4A, AIFF i CAF jako WAV, a nagrania MPEG-TS jako MP4. Napisy i dodatkowe ścieżki dźwiękowe są usuwane, a wynik o tym informuje.',
} satisfies TableWords<'tools/change-speed'>;
