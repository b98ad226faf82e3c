export default {
  'Nothing here': 'Nic tu nie ma',
  'There is no page at this address.': 'Pod tym adresem nie ma strony.',
  'There is no page at this address. It may have moved, or the address has a typo.':
    'Pod tym adresem nie ma strony. Mogła zostać przeniesiona albo w adresie jest literówka.',
  'Find a tool': 'Znajdź narzędzie',
  'Where to go from here': 'Dokąd stąd pójść',
  '{0}: {1} tools': '{0}: narzędzia ({1})',
} satisfies TableWords<'pages/404.astro'>;
