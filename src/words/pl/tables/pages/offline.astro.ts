export default {
  '{0} tools, with everything they need.': 'Narzędzia ({0}) ze wszystkim, czego potrzebują.',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    'Narzędzia to programy, które działają w przeglądarce. Zachowaj je na tym urządzeniu, a będą działać bez internetu, nawet po jego ponownym uruchomieniu.',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    'Ta przeglądarka nie pozwala tej stronie niczego przechowywać: nie obsługuje service workerów albo blokują je jej ustawienia lub tryb prywatny.',
  Kept: 'Zachowane',
  'Keep offline: {0}': 'Zachowaj offline: {0}',
  'Keep offline': 'Zachowaj offline',
  'Remove {0} from this device': 'Usuń z tego urządzenia: {0}',
  'All pages of the site. They come with any kind of tools that you keep.':
    'Wszystkie strony serwisu. Są zachowywane razem z każdym rodzajem narzędzi.',
  'Keep offline: the pages': 'Zachowaj offline: strony',
  'Remove everything from this device': 'Usuń wszystko z tego urządzenia',
  'Remove all': 'Usuń wszystko',
  'Downloaded so far': 'Pobrano do tej pory',
  Cancel: 'Anuluj',
  'Keep all: <data></data>': 'Zachowaj wszystko: <data></data>',
  'Install as an app': 'Zainstaluj jako aplikację',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    'Zachowanie narzędzi wymaga JavaScriptu, który w tej przeglądarce jest wyłączony.',
} satisfies TableWords<'pages/offline.astro'>;
