export default {
  'Keep if possible': 'Zostaw, jeśli się da',
  'Convert video': 'Konwertuj wideo',
  'Convert MOV, MKV, WebM or MPEG-TS to MP4 and back. Tracks are copied instead of re-encoded if possible.':
    'Konwertuj MOV, MKV, WebM lub MPEG-TS na MP4 i z powrotem. Jeśli się da, ścieżki są kopiowane, a nie kodowane ponownie.',
  'video converter': 'konwerter wideo | zamień na mp4 | remux',
  remux: 'konwerter mp4 | przerób na mp4 | hevc',
  'change codec': 'mov na mp4 | konwersja wideo | h265 na h264',
  hevc: 'mkv na mp4 | zmień format filmu | konwerter filmów',
  'change container': 'webm na mp4 | zmień kodek | film na mp4',
  'A lower resolution needs re-encoding. Videos are never enlarged.':
    'Niższa rozdzielczość wymaga ponownego kodowania. Filmy nigdy nie są powiększane.',
  'Same as the original': 'Jak w oryginale',
  'H.264 plays everywhere. The others are smaller, but older phones and TVs cannot play them.':
    'H.264 działa wszędzie. Pozostałe dają mniejszy plik, ale starsze telefony i telewizory ich nie odtworzą.',
  'AAC plays everywhere, and FLAC is lossless.': 'AAC działa wszędzie, a FLAC jest bezstratny.',
  'Usually not. If the new format can hold the video and audio as they are, they are copied bit for bit. If not, they are re-encoded at about the original bit rate, and the result says so.':
    'Zwykle nie. Jeśli nowy format może zawierać wideo i dźwięk w obecnej postaci, są kopiowane bit w bit. Jeśli nie, są kodowane ponownie mniej więcej z pierwotną przepływnością, a wynik o tym informuje.',
  'How large can a video be?': 'Jak duże może być wideo?',
  'Why can my browser not decode a video?': 'Dlaczego moja przeglądarka nie potrafi zdekodować wideo?',
  'Re-encoding uses the codecs of your browser, and some browsers have no H.265 or AC-3, for example. Such tracks can still be copied into formats that can hold them, such as MP4 and Matroska.':
    'Do ponownego kodowania służą kodeki przeglądarki, a niektóre przeglądarki nie mają na przykład H.265 czy AC-3. Takie ścieżki można jednak skopiować do formatów, które mogą je zawierać, na przykład MP4 i Matroska.',
  'What about AVI, WMV and FLV?': 'A co z AVI, WMV i FLV?',
  'They cannot be read here, because browsers have no decoders for most of their codecs. Programs such as VLC or HandBrake convert them to MP4.':
    'Tutaj nie da się ich odczytać, bo przeglądarki nie mają dekoderów większości ich kodeków. Programy takie jak VLC lub HandBrake konwertują je na MP4.',
  'What happens to subtitles?': 'Co dzieje się z napisami?',
  'Text subtitles and chapters are carried over between MP4, MOV, Matroska and WebM. If the new format does not support colours and fonts, the result says so, and it lists each track that was removed.':
    'Napisy tekstowe i rozdziały są przenoszone między MP4, MOV, Matroska i WebM. Jeśli nowy format nie obsługuje kolorów i czcionek, wynik o tym informuje i wymienia każdą usuniętą ścieżkę.',
} satisfies TableWords<'tools/convert-video'>;
