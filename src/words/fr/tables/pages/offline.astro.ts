export default {
  '{0} tools, with everything they need.': '{0} outils, avec tout ce qu’il leur faut.',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    'Les outils sont des programmes qui tournent dans votre navigateur. Gardez-les sur cet appareil, et ils fonctionnent sans réseau, même après un redémarrage.',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    'Ce navigateur ne laisse pas cette page stocker quoi que ce soit : il n’a pas de service workers, ou ses réglages ou une fenêtre privée les bloquent.',
  Kept: 'Gardé',
  'Keep offline: {0}': 'Garder hors ligne : {0}',
  'Keep offline': 'Garder hors ligne',
  'Remove {0} from this device': 'Retirer de cet appareil : {0}',
  'All pages of the site. They come with any kind of tools that you keep.':
    'Toutes les pages du site. Elles accompagnent chaque type d’outils que vous gardez.',
  'Keep offline: the pages': 'Garder hors ligne : les pages',
  'Remove everything from this device': 'Tout retirer de cet appareil',
  'Remove all': 'Tout retirer',
  'Downloaded so far': 'Téléchargé jusqu’ici',
  Cancel: 'Annuler',
  'Keep all: <data></data>': 'Tout garder : <data></data>',
  'Install as an app': 'Installer l’application',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    'Garder les outils demande JavaScript, qui est désactivé dans ce navigateur.',
} satisfies TableWords<'pages/offline.astro'>;
