export default {
  'Compress video': 'Kompresuj wideo',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    'Zmniejsz filmy: do 8, 10, 25, 50 lub 100 MB albo do połowy lub ćwierci rozmiaru.',
  'under size':
    'zmniejsz film | kompresja wideo | za duży film | zmniejszanie filmów | kompresja mp4 | handbrake | kompresor wideo',
  handbrake:
    'zmniejsz wideo | kompresja filmu | zmniejsz rozmiar filmu | zmniejsz mp4 | film do 10 mb | odchudź film | zmniejszyc film',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'H.264 działa wszędzie. Pozostałe dają lepszy obraz przy tym samym rozmiarze, ale kodują się dłużej, a starsze telefony i telewizory ich nie odtworzą.',
  'H.264, or VP9 in WebM': 'H.264 (w WebM: VP9)',
  'AAC plays everywhere. Opus sounds better at the same size.':
    'AAC działa wszędzie. Opus brzmi lepiej przy tym samym rozmiarze.',
  'AAC, or Opus in WebM': 'AAC (w WebM: Opus)',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    'Wynik nigdy nie jest większy. Plik jest kodowany do ośmiu razy, za każdym razem z poprawką według poprzedniego wyniku, aż wykorzysta co najmniej 95% dozwolonego rozmiaru. Wideo, któremu wystarcza mniej, pozostaje mniejsze.',
  'What is reduced first?': 'Co jest zmniejszane najpierw?',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    'Przepływność. Gdyby obraz miał się przez to stać zbyt niewyraźny, zmniejszana jest liczba klatek, do 30 na sekundę, a potem rozdzielczość. Wynik o tym informuje.',
} satisfies TableWords<'tools/compress-video'>;
