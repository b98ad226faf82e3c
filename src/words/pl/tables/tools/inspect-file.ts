export default {
  'Clear all fields there, remove the cover, and switch on “Remove all other tags”.':
    'Wyczyść tam wszystkie pola, usuń okładkę i włącz „Usuń wszystkie inne tagi”.',
  'Afterwards, “Images to PDF” turns the pages back into a PDF, without searchable text.':
    'Potem „Obrazy na PDF” zamieni strony z powrotem w PDF, bez przeszukiwalnego tekstu.',
  'Search for this text there.': 'Poszukaj tam tego tekstu.',
  'What was typed stays visible on the page.': 'To, co wpisano, pozostaje widoczne na stronie.',
  'Switch off “Keep links clickable” there.': 'Wyłącz tam „Zostaw klikalne linki”.',
  'Check a file for hidden data': 'Sprawdź ukryte dane w pliku',
  'See the place, people, devices, history and hidden content in a photo, PDF, video or audio file, and what removes them.':
    'Zobacz lokalizację, osoby, urządzenia, historię i ukrytą treść w zdjęciu, pliku PDF, wideo lub dźwięku i sprawdź, czym je usunąć.',
  Inspect: 'Sprawdź',
  'inspect file': 'sprawdź plik | prywatność pliku',
  'what does my photo reveal': 'co zdradza zdjęcie',
  'what does this file reveal': 'co zdradza plik',
  'exif viewer': 'podgląd exif',
  'exif data viewer': 'dane exif',
  'metadata viewer': 'pokaż metadane',
  'view metadata': 'sprawdź metadane',
  'show metadata': 'metadane zdjęcia',
  'check metadata': 'ukryte dane',
  'hidden information in file': 'gdzie zrobiono zdjęcie',
  'gps location of photo': 'gps ze zdjęcia',
  'photo details': 'lokalizacja zdjęcia',
  'privacy check': 'szczegóły zdjęcia',
  exiftool: 'exiftool',
  'image forensics': 'ukryty tekst w pdf',
  'hidden text in pdf': 'javascript w pdf',
  'pdf inspector': 'wersje pdf',
  'pdf revisions': 'gps z filmu',
  'javascript in pdf': 'metadane filmu',
  'gps location of video': 'informacje o zdjęciu',
  'metadata of video': 'kiedy zrobiono zdjęcie',
  'What is looked for?': 'Czego szuka narzędzie?',
  'In photos and graphics: EXIF, XMP and IPTC data, comments, previews, edit history, content credentials, the videos of phones, and data after the end of the file. In SVG drawings also scripts, links and addresses that are loaded. In PDFs, metadata also of the pictures in them, earlier versions with what was changed, text that is covered or cannot be seen, content outside the visible page, hidden layers, form values, comments, attached files, scripts, links, and addresses that data is sent to. In videos and audio files, tags, positions, dates, the camera, covers, attached files, and data after the end. The report says what was found, what was not, and what was not looked at.':
    'W zdjęciach i grafice: dane EXIF, XMP i IPTC, komentarze, podglądy, historia edycji, poświadczenia treści, filmy dołączane przez telefony i dane za końcem pliku. W rysunkach SVG także skrypty, linki i ładowane adresy. W plikach PDF metadane, również zawartych w nich obrazów, wcześniejsze wersje i to, co w nich zmieniono, tekst zakryty lub niewidoczny, treść poza widoczną stroną, ukryte warstwy, wartości formularzy, komentarze, załączniki, skrypty, linki i adresy, na które wysyłane są dane. W plikach wideo i dźwiękowych tagi, lokalizacje, daty, kamera, okładki, dołączone pliki i dane za końcem pliku. Raport podaje, co znaleziono, czego nie znaleziono i czego nie sprawdzano.',
  'Is the file changed?': 'Czy plik się zmienia?',
  'No. You only get a report. Each finding has a button that opens the tool that removes it, with your file.':
    'Nie. Dostajesz tylko raport. Przy każdym znalezisku jest przycisk, który otwiera Twój plik w narzędziu do jego usunięcia.',
  'Why is there a preview that differs?': 'Dlaczego podgląd różni się od zdjęcia?',
  'Cameras store a small copy of a photo inside the file. Some programs crop or edit the photo and leave the copy as it was. If the two differ, you get the copy below the report, to see what it shows.':
    'Aparaty zapisują w pliku małą kopię zdjęcia. Niektóre programy kadrują lub edytują zdjęcie, a kopię zostawiają bez zmian. Jeśli się różnią, pod raportem zobaczysz tę kopię i sprawdzisz, co na niej widać.',
  'How is hidden text in a PDF found?': 'Jak znajdowany jest ukryty tekst w PDF?',
  'Each page is drawn as it prints. If the place of a word has only one colour there, nobody can read it: it is under a box, white on white, invisible, or on a layer that is switched off. Text that is written invisibly over a picture, as over scans, is listed too.':
    'Każda strona jest rysowana tak, jak zostałaby wydrukowana. Jeśli w miejscu słowa jest tylko jeden kolor, nikt go nie przeczyta: jest zakryte prostokątem, białe na białym, niewidzialne albo na wyłączonej warstwie. Niewidzialny tekst umieszczony na obrazie, jak w skanach, też jest wymieniony.',
  'What does it need to work offline?': 'Czego potrzeba, żeby działało offline?',
  'The tools for that kind of file. To inspect a PDF or a video offline, save the PDF or video tools for offline use as well.':
    'Narzędzi do danego rodzaju plików. Żeby sprawdzać offline pliki PDF lub wideo, zachowaj też narzędzia do PDF lub wideo.',
  'Is the place looked up on a map?': 'Czy lokalizacja jest sprawdzana na mapie?',
} satisfies TableWords<'tools/inspect-file'>;
