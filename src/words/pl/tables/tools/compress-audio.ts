export default {
  'Compress audio': 'Kompresuj dźwięk',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    'Zmniejsz pliki z muzyką i nagraniami: do podanego rozmiaru w MB albo do połowy lub ćwierci.',
  'audio size':
    'zmniejsz mp3 | kompresja audio | zmniejsz plik audio | zmniejsz nagranie | zmniejsz muzykę | kompresor mp3 | zmniejszanie audio',
  'mp3 smaller':
    'kompresja mp3 | kompresuj mp3 | mniejszy plik mp3 | rozmiar audio | za duży plik audio | zmniejsz wav',
  'M4A (AAC)': 'M4A (AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    'Opus brzmi najlepiej przy niskiej przepływności. M4A i MP3 działają wszędzie.',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    'Wynik nigdy nie jest większy. M4A i Ogg wykorzystują zwykle co najmniej 95% dozwolonego rozmiaru. MP3 obsługuje tylko niektóre przepływności, więc używa najbliższej niższej.',
  'What about WAV and FLAC?': 'A co z WAV i FLAC?',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    'Przechowują każdą próbkę, więc jest na czym oszczędzać: nawet połowa pliku WAV to więcej, niż potrzebują inne formaty, a te kończą się na 320 kbit/s.',
} satisfies TableWords<'tools/compress-audio'>;
