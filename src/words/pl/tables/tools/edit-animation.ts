export default {
  'Edit animations': 'Edytuj animacje',
  'Delete, reorder and time frames of animated GIF, WebP, PNG, AVIF and JPEG XL; change speed, size and repeats.':
    'Usuwaj i przestawiaj klatki animacji GIF, WebP, PNG, AVIF i JPEG XL, ustawiaj ich czas, zmieniaj prędkość, wymiary i liczbę powtórzeń.',
  Edit: 'Edytuj',
  'gif editor': 'edytor gif | pętla gif',
  'gif speed': 'edytor gifów | zmień rozmiar gifa',
  'speed up gif': 'edycja gifa | zmniejsz gif',
  'slow down gif': 'prędkość gifa | przytnij gif',
  'reverse gif': 'przyspiesz gif | zmień gif',
  'frame delay': 'zwolnij gif | usuń klatki z gifa',
  'gif loop': 'odwróć gif',
  'resize gif': 'gif od tyłu',
  'change gif': 'opóźnienie klatek',
  'Write frames like 1-3, 5=0.5, last.': 'Wpisz klatki tak: 1-3, 5=0.5, last.',
  'Choose frames to delete, move, duplicate or time. Or type them: “1-10, 12=0.5, last” shows frame 12 for half a second. Leave empty for all. Applies to every file.':
    'Wybierz klatki do usunięcia, przeniesienia, powielenia lub zmiany czasu. Możesz też je wpisać: „1-10, 12=0.5, last” pokazuje klatkę 12 przez pół sekundy, a last to ostatnia. Puste pole oznacza wszystkie. Dotyczy wszystkich plików.',
  'Every frame': 'Każdą klatkę',
  'Every second frame': 'Co drugą klatkę',
  'Every third frame': 'Co trzecią klatkę',
  'Every fourth frame': 'Co czwartą klatkę',
  'Play backwards': 'Odtwarzaj od tyłu',
  Repeat: 'Powtarzanie',
  'As before': 'Jak wcześniej',
  'A fixed number of times': 'Określoną liczbę razy',
  'Leave one empty to keep the proportions, or both to keep the size.':
    'Jeśli jedno pole jest puste, zostają proporcje, a jeśli oba – wymiary.',
  'Can some frames be shown for longer?': 'Czy niektóre klatki mogą być widoczne dłużej?',
  'Yes. Select them in the strip of frames, with the mouse or keyboard, and type a time in seconds. You can also delete, move and duplicate frames there.':
    'Tak. Zaznacz je na pasku klatek, myszą lub klawiaturą, i wpisz czas w sekundach. Możesz je tam też usuwać, przenosić i powielać.',
  'Keep every second frame, make it narrower, or lower the quality, which ignores small changes between frames. Best of all, choose WebP: the same animation takes a fraction of the size.':
    'Zostaw co drugą klatkę, zmniejsz szerokość albo obniż jakość, przez co pomijane są małe zmiany między klatkami. Najlepiej wybierz WebP: ta sama animacja zajmuje wtedy ułamek tego miejsca.',
  'Why are there fewer frames at a high speed?': 'Dlaczego przy dużej prędkości jest mniej klatek?',
  'Browsers show each frame for at least 0.02 seconds. Frames that would be shorter are removed, so that the animation really plays as fast as you asked.':
    'Przeglądarki pokazują każdą klatkę przez co najmniej 0,02 sekundy. Klatki, które trwałyby krócej, są usuwane, żeby animacja naprawdę miała wybraną prędkość.',
  'The timing of all other frames, transparency and the number of repeats, even when you change the format.':
    'Czasy wszystkich innych klatek, przezroczystość i liczba powtórzeń, nawet przy zmianie formatu.',
} satisfies TableWords<'tools/edit-animation'>;
