export default {
  'Requests and uploads': 'Solicitações e envios',
  'Refused by the Content Security Policy, in every browser.':
    'Recusados pela Content Security Policy, em todos os navegadores.',
  'Other addresses, WebRTC and name lookups': 'Outros endereços, WebRTC e consultas de nomes',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    'Recusados pela Connection-Allowlist, no Chromium 152 e posteriores.',
  'Data hidden in addresses of our own server': 'Dados escondidos em endereços do nosso próprio servidor',
  'Refused by Connection-Allowlist too, except for downloads.':
    'Recusados também pela Connection-Allowlist, menos em downloads.',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>Ainda não verificado</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
