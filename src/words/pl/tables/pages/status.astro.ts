export default {
  'This page needs JavaScript, which is switched off in this browser. Without it, open <code>/api/health</code>.':
    'Ta strona wymaga JavaScriptu, który w tej przeglądarce jest wyłączony. Bez niego otwórz <code>/api/health</code>.',
  'Good to know': 'Dobrze wiedzieć',
  'Do the tools depend on it?': 'Czy narzędzia od tego zależą?',
  'No. They run in your browser, so they work whenever their pages load, and without a connection once you <a>keep them offline</a>.':
    'Nie. Działają w przeglądarce, więc wystarczy, że załaduje się strona, a jeśli <a>zachowasz je offline</a>, nie potrzebują nawet połączenia.',
  'The service writes to the place where it stores messages, and reads it back. It also says whether a person is told about new messages.':
    'Usługa zapisuje coś w miejscu, w którym przechowuje wiadomości, i odczytuje to z powrotem. Podaje też, czy ktoś dostaje powiadomienia o nowych wiadomościach.',
  'Is there a history?': 'Czy jest historia?',
  'No: this page shows what the service says now. To watch it, let a monitor ask <a>/api/health</a>, which answers 200 if all is well and 503 if it is not.':
    'Nie: ta strona pokazuje bieżący stan usługi. Żeby ją monitorować, skieruj monitor na adres <a>/api/health</a>, który odpowiada 200, gdy wszystko działa, i 503, gdy nie.',
} satisfies TableWords<'pages/status.astro'>;
