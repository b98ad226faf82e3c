export default {
  'Extract subtitles': 'Wyodrębnij napisy',
  'Save the subtitles in MP4, MOV, MKV and WebM files as SRT or WebVTT, one file per language.':
    'Zapisz napisy z plików MP4, MOV, MKV i WebM jako SRT lub WebVTT, po jednym pliku na język.',
  'get subtitles': 'wyciągnij napisy | zapisz napisy | ass na srt',
  'rip subtitles': 'napisy z filmu | pobierz napisy z filmu | wyodrębnij napisy',
  'captions from video': 'napisy z mkv | zgraj napisy | napisy do pliku',
  'mkv to srt': 'mkv na srt | napisy z mp4 | wyciagnij napisy',
  'Which subtitles can be extracted?': 'Które napisy można wyodrębnić?',
  'Text subtitles in their own track: timed text and WebVTT in MP4 and MOV; SRT, WebVTT, ASS and SSA in MKV and WebM. DVD and Blu-ray subtitles are images, and burned-in subtitles are part of the video: neither can be turned into text here.':
    'Napisy tekstowe na osobnej ścieżce: Timed Text i WebVTT w MP4 i MOV; SRT, WebVTT, ASS i SSA w MKV i WebM. Napisy z DVD i Blu-ray to obrazy, a napisy wypalone są częścią wideo: ani jednych, ani drugich nie da się tu zamienić w tekst.',
  'What formatting is kept?': 'Jakie formatowanie zostaje?',
  'Words, times and line breaks, and bold, italic and screen position if the new format supports them. Fonts, colours and drawings in ASS are removed, and the result says so.':
    'Słowa, czasy i podziały wierszy oraz pogrubienie, kursywa i położenie na ekranie, jeśli nowy format je obsługuje. Czcionki, kolory i rysunki z ASS są usuwane, a wynik o tym informuje.',
  'Does a long film take long?': 'Czy przy długim filmie trwa to długo?',
  'Only as long as it takes to read the file. Nothing is decoded, and memory use does not grow with its length.':
    'Tylko tyle, ile odczytanie pliku. Nic nie jest dekodowane, a zużycie pamięci nie rośnie z długością filmu.',
} satisfies TableWords<'tools/extract-subtitles'>;
