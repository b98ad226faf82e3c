export default {
  'Nothing here': 'Rien ici',
  'There is no page at this address.': 'Il n’y a pas de page à cette adresse.',
  'There is no page at this address. It may have moved, or the address has a typo.':
    'Il n’y a pas de page à cette adresse. Elle a peut-être changé de place, ou l’adresse contient une faute de frappe.',
  'Find a tool': 'Trouver un outil',
  'Where to go from here': 'Où aller maintenant',
  '{0}: {1} tools': '{0} : {1} outils',
} satisfies TableWords<'pages/404.astro'>;
