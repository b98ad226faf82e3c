export default {
  'Requests and uploads': 'Richieste e caricamenti',
  'Refused by the Content Security Policy, in every browser.':
    'Rifiutati dalla Content Security Policy, in ogni browser.',
  'Other addresses, WebRTC and name lookups': 'Altri indirizzi, WebRTC e risoluzione di nomi',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    'Rifiutati da Connection-Allowlist, in Chromium 152 e successivi.',
  'Data hidden in addresses of our own server': 'Dati nascosti in indirizzi del nostro stesso server',
  'Refused by Connection-Allowlist too, except for downloads.':
    'Rifiutati anche questi da Connection-Allowlist, tranne per i download.',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>Non ancora verificato</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
