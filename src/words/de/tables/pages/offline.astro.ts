export default {
  '{0} tools, with everything they need.': '{0} Werkzeuge, mit allem, was sie brauchen.',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    'Die Werkzeuge sind Programme, die in deinem Browser laufen. Speichere sie auf diesem Gerät, dann funktionieren sie ohne Netz, auch nach einem Neustart.',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    'Dieser Browser lässt die Seite nichts speichern: Er unterstützt keine Service Worker, oder seine Einstellungen oder ein privates Fenster verhindern es.',
  Kept: 'Gespeichert',
  'Keep offline: {0}': 'Offline speichern: {0}',
  'Keep offline': 'Offline speichern',
  'Remove {0} from this device': '{0} von diesem Gerät entfernen',
  'All pages of the site. They come with any kind of tools that you keep.':
    'Alle Seiten der Website. Sie werden mit jeder Art von Werkzeugen gespeichert.',
  'Keep offline: the pages': 'Offline speichern: die Seiten',
  'Remove everything from this device': 'Alles von diesem Gerät entfernen',
  'Remove all': 'Alles entfernen',
  'Downloaded so far': 'Bisher heruntergeladen',
  Cancel: 'Abbrechen',
  'Keep all: <data></data>': 'Alles speichern: <data></data>',
  'Install as an app': 'Als App installieren',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    'Zum Speichern der Werkzeuge braucht es JavaScript, und das ist in diesem Browser ausgeschaltet.',
} satisfies TableWords<'pages/offline.astro'>;
