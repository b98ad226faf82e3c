export default {
  'MP3 removes what is hard to hear. The automatic bit rate, 192 kbit/s in stereo, is one at which few people hear a difference.':
    'MP3 usuwa to, co trudno usłyszeć. Przy automatycznej przepływności, 192 kbit/s w stereo, mało kto słyszy różnicę.',
  'A little: the audio is re-encoded at about its original bit rate. Audio that is already MP3 is copied unchanged.':
    'Trochę: dźwięk jest kodowany ponownie mniej więcej z pierwotną przepływnością. Dźwięk, który już jest w MP3, jest kopiowany bez zmian.',
  'AAC removes what is hard to hear. The automatic bit rate, 160 kbit/s in stereo, is one at which few people hear a difference.':
    'AAC usuwa to, co trudno usłyszeć. Przy automatycznej przepływności, 160 kbit/s w stereo, mało kto słyszy różnicę.',
  'Audio that is already AAC is copied unchanged. Other audio is re-encoded at about its original bit rate.':
    'Dźwięk, który już jest w AAC, jest kopiowany bez zmian. Każdy inny jest kodowany ponownie mniej więcej z pierwotną przepływnością.',
  'Opus removes what is hard to hear. The automatic bit rate, 128 kbit/s in stereo, is one at which few people hear a difference.':
    'Opus usuwa to, co trudno usłyszeć. Przy automatycznej przepływności, 128 kbit/s w stereo, mało kto słyszy różnicę.',
  'Audio that is already Opus or Vorbis is copied unchanged. Other audio is re-encoded as Opus, at about its original bit rate.':
    'Dźwięk, który już jest w Opus lub Vorbis, jest kopiowany bez zmian. Każdy inny jest kodowany ponownie jako Opus, mniej więcej z pierwotną przepływnością.',
  'No. WAV stores every sample, which takes about ten megabytes per minute in stereo.':
    'Nie. WAV przechowuje każdą próbkę: minuta w stereo zajmuje około dziesięciu megabajtów.',
  'No. FLAC stores every sample, in about half the space of a WAV file.':
    'Nie. FLAC przechowuje każdą próbkę, a zajmuje mniej więcej połowę tego, co plik WAV.',
  'Not if MP4 can hold the tracks: H.264, H.265, AAC and MP3 are copied bit for bit. Codecs that players do not expect in an MP4, such as VP8 and PCM, are re-encoded at about their original bit rate.':
    'Nie, jeśli MP4 może zawierać te ścieżki: H.264, H.265, AAC i MP3 są kopiowane bit w bit. Kodeki, których odtwarzacze nie oczekują w MP4, na przykład VP8 i PCM, są kodowane ponownie mniej więcej z pierwotną przepływnością.',
  'Not if MOV can hold the tracks: H.264, H.265, AAC and PCM are copied bit for bit. Others are re-encoded at about their original bit rate.':
    'Nie, jeśli MOV może zawierać te ścieżki: H.264, H.265, AAC i PCM są kopiowane bit w bit. Pozostałe są kodowane ponownie mniej więcej z pierwotną przepływnością.',
  'No. Matroska can hold nearly every video and audio codec, so both tracks are copied bit for bit.':
    'Nie. Matroska może zawierać prawie każdy kodek wideo i dźwięku, więc obie ścieżki są kopiowane bit w bit.',
  'WebM holds VP8, VP9 or AV1 with Opus or Vorbis. Those are copied bit for bit; everything else is re-encoded at about its original bit rate.':
    'WebM może zawierać VP8, VP9 lub AV1 z dźwiękiem Opus lub Vorbis. Takie ścieżki są kopiowane bit w bit, a wszystko inne jest kodowane ponownie mniej więcej z pierwotną przepływnością.',
  'A little: video and audio are re-encoded as H.264 and AAC, which play everywhere. “Keep if possible” copies the tracks instead, for players that support VP9, AV1 and Opus.':
    'Trochę: wideo i dźwięk są kodowane ponownie jako H.264 i AAC, które działają wszędzie. Opcja „Zostaw, jeśli się da” zamiast tego kopiuje ścieżki – dla odtwarzaczy, które obsługują VP9, AV1 i Opus.',
  'How large can a file be?': 'Jak duży może być plik?',
  'Save the audio of {0} videos as {1}, many at once.': 'Zapisz dźwięk z wideo {0} jako {1}, wiele plików naraz.',
  'Convert {0} to {1}, many files at once, and keep tags and cover.':
    'Konwertuj {0} na {1}, wiele plików naraz, z zachowaniem tagów i okładki.',
  'Convert {0} videos to {1}, whatever their size, many at once.':
    'Konwertuj wideo {0} dowolnej wielkości na {1}, wiele plików naraz.',
} satisfies TableWords<'pairs/media-pairs'>;
