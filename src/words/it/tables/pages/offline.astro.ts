export default {
  '{0} tools, with everything they need.': '{0} strumenti, con tutto ciò che serve.',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    'Gli strumenti sono programmi che girano nel tuo browser. Salvali su questo dispositivo e funzioneranno senza rete, anche dopo averlo riavviato.',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    'Questo browser non permette alla pagina di salvare nulla: non ha i service worker, oppure li blocca nelle impostazioni o in una finestra in incognito.',
  Kept: 'Salvati',
  'Keep offline: {0}': 'Salva offline: {0}',
  'Keep offline': 'Salva offline',
  'Remove {0} from this device': 'Rimuovi {0} da questo dispositivo',
  'All pages of the site. They come with any kind of tools that you keep.':
    'Tutte le pagine del sito. Arrivano insieme a qualsiasi tipo di strumenti che salvi.',
  'Keep offline: the pages': 'Salva offline: le pagine',
  'Remove everything from this device': 'Rimuovi tutto da questo dispositivo',
  'Remove all': 'Rimuovi tutto',
  'Downloaded so far': 'Scaricato finora',
  Cancel: 'Annulla',
  'Keep all: <data></data>': 'Salva tutto: <data></data>',
  'Install as an app': 'Installa come app',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    'Per salvare gli strumenti serve JavaScript, che in questo browser è disattivato.',
} satisfies TableWords<'pages/offline.astro'>;
