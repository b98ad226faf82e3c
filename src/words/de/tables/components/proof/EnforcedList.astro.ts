export default {
  'Requests and uploads': 'Anfragen und Uploads',
  'Refused by the Content Security Policy, in every browser.':
    'Blockiert von der Content Security Policy, in jedem Browser.',
  'Other addresses, WebRTC and name lookups': 'Andere Adressen, WebRTC und Namensabfragen',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    'Blockiert von Connection-Allowlist, in Chromium ab Version 152.',
  'Data hidden in addresses of our own server': 'Daten, die in Adressen unseres eigenen Servers versteckt sind',
  'Refused by Connection-Allowlist too, except for downloads.':
    'Ebenfalls blockiert von Connection-Allowlist, außer bei Downloads.',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>Noch nicht geprüft</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
