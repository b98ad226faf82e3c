export default {
  'Convert images': 'Konwertuj obrazy',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    'Konwertuj obrazy JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL i HEIC na inne formaty, wiele naraz.',
  'image converter': 'konwerter zdjęć | webp na jpg | zamiana formatu zdjęcia',
  'photo format': 'konwerter obrazów | konwersja zdjęć',
  'picture converter': 'zamień na jpg | zapisz jako jpg',
  'export as': 'zmień format zdjęcia | przerób na jpg',
  'save as jpg': 'png na jpg | jfif na jpg',
  'jfif to jpg': 'heic na jpg | konwerter jpg',
  'Convert to': 'Konwertuj na',
  'What happens to transparent areas?': 'Co dzieje się z przezroczystymi miejscami?',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    'Zostają w każdym formacie poza JPEG, który nie obsługuje przezroczystości: tam stają się białe, a wynik o tym informuje.',
  'What happens to animation?': 'Co dzieje się z animacją?',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'GIF, WebP, PNG (jako APNG), AVIF i JPEG XL pozostają animowane, z tymi samymi czasami. W pozostałych formatach zapisywany jest jeden obraz. Firefox i Safari nie potrafią zapisywać animowanych plików AVIF. Zobaczysz ostrzeżenie, zanim zaczniesz.',
  'Can it choose the format?': 'Czy format może zostać wybrany za mnie?',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    'Tak. Opcja „Najmniejszy” kompresuje każdy plik we wszystkich pasujących formatach, bez widocznej różnicy, i zostawia najmniejszy. Wynik pokazuje rozmiar w każdym formacie.',
  'Do colours change?': 'Czy kolory się zmieniają?',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    'Nie. Profil kolorów zostaje, jeśli format go obsługuje; w przeciwnym razie kolory są przeliczane na sRGB.',
} satisfies TableWords<'tools/convert-image'>;
