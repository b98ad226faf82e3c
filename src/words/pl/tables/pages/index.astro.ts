export default {
  'Stayput: file tools that never take your file': 'Stayput: narzędzia, które nie zabierają plików',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    'Kompresuj, konwertuj, zmieniaj rozmiar, łącz i przycinaj obrazy, PDF-y, wideo i dźwięk w przeglądarce. Nic nie jest przesyłane na serwer.',
  'Your file <span>stays put.</span>': 'Twój plik <span>zostaje u Ciebie.</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    'Kompresuj, konwertuj, przycinaj i łącz pliki tutaj, w przeglądarce. Nic nie jest przesyłane na serwer: przeglądarka to blokuje. <a>Zobacz, jak to działa</a>',
  'Free, without an account. The only limits are your device’s.':
    'Za darmo, bez konta. Ogranicza Cię tylko Twoje urządzenie.',
  'Photos, PDFs, video, audio, whole folders': 'Zdjęcia, PDF-y, wideo, dźwięk, całe foldery',
  'Start over': 'Zacznij od nowa',
  'What most people want': 'Czego ludzie szukają najczęściej',
  'Used last': 'Ostatnio używane',
  'The tools need JavaScript, which is switched off in this browser.':
    'Narzędzia wymagają JavaScriptu, który w tej przeglądarce jest wyłączony.',
  'Kinds of tools': 'Rodzaje narzędzi',
} satisfies TableWords<'pages/index.astro'>;
