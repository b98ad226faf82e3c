export default {
  'Requests and uploads': 'Requêtes et envois',
  'Refused by the Content Security Policy, in every browser.':
    'Refusés par la Content Security Policy, dans tous les navigateurs.',
  'Other addresses, WebRTC and name lookups': 'Autres adresses, WebRTC et recherches de noms',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    'Refusées par Connection-Allowlist, dans Chromium 152 et plus récent.',
  'Data hidden in addresses of our own server': 'Données cachées dans des adresses de notre propre serveur',
  'Refused by Connection-Allowlist too, except for downloads.':
    'Refusées aussi par Connection-Allowlist, sauf pour les téléchargements.',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>Pas encore vérifié</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
