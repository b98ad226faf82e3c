export default {
  '{0} tools, with everything they need.': '{0} tools, met alles wat ze nodig hebben.',
  'The tools are programs that run in your browser. Keep them on this device, and they work without a network, even after you restart it.':
    'De tools zijn programma’s die in je browser draaien. Bewaar ze op dit apparaat, dan werken ze zonder netwerk, ook na een herstart.',
  'This browser does not let this page store anything: it has no service workers, or its settings or a private window block them.':
    'Deze browser laat de pagina niets opslaan: hij kent geen service workers, of de instellingen of een privévenster houden het tegen.',
  Kept: 'Bewaard',
  'Keep offline: {0}': 'Offline bewaren: {0}',
  'Keep offline': 'Offline bewaren',
  'Remove {0} from this device': '{0} van dit apparaat verwijderen',
  'All pages of the site. They come with any kind of tools that you keep.':
    'Alle pagina’s van de site. Die worden vanzelf bewaard bij elke soort tools die je bewaart.',
  'Keep offline: the pages': 'Offline bewaren: de pagina’s',
  'Remove everything from this device': 'Alles van dit apparaat verwijderen',
  'Remove all': 'Alles verwijderen',
  'Downloaded so far': 'Tot nu toe gedownload',
  Cancel: 'Annuleren',
  'Keep all: <data></data>': 'Alles bewaren: <data></data>',
  'Install as an app': 'Als app installeren',
  'Keeping the tools needs JavaScript, which is switched off in this browser.':
    'Voor het bewaren van de tools is JavaScript nodig, en dat staat in deze browser uit.',
} satisfies TableWords<'pages/offline.astro'>;
