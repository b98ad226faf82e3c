export default {
  'Requests and uploads': 'Verzoeken en uploads',
  'Refused by the Content Security Policy, in every browser.':
    'Geblokkeerd door de Content Security Policy, in elke browser.',
  'Other addresses, WebRTC and name lookups': 'Andere adressen, WebRTC en het opzoeken van namen',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    'Geblokkeerd door Connection-Allowlist, in Chromium vanaf versie 152.',
  'Data hidden in addresses of our own server': 'Gegevens, verstopt in adressen van onze eigen server',
  'Refused by Connection-Allowlist too, except for downloads.':
    'Ook geblokkeerd door Connection-Allowlist, behalve bij downloads.',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>Nog niet gecontroleerd</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
