export default {
  'Requests and uploads': 'Peticiones y subidas',
  'Refused by the Content Security Policy, in every browser.':
    'Rechazadas por Content Security Policy, en todos los navegadores.',
  'Other addresses, WebRTC and name lookups': 'Otras direcciones, WebRTC y consultas de nombres',
  'Refused by Connection-Allowlist, in Chromium 152 and later.':
    'Rechazadas por Connection-Allowlist, en Chromium 152 y posteriores.',
  'Data hidden in addresses of our own server': 'Datos escondidos en direcciones de nuestro propio servidor',
  'Refused by Connection-Allowlist too, except for downloads.':
    'También rechazados por Connection-Allowlist, salvo en descargas.',
  '<span>Not checked yet</span> <span2>{0}</span2>': '<span>Aún sin comprobar</span> <span2>{0}</span2>',
} satisfies TableWords<'components/proof/EnforcedList.astro'>;
