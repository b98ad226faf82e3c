export default {
  'Nothing here': 'Qui non c’è niente',
  'There is no page at this address.': 'A questo indirizzo non c’è nessuna pagina.',
  'There is no page at this address. It may have moved, or the address has a typo.':
    'A questo indirizzo non c’è nessuna pagina. Forse è stata spostata, o c’è un errore di battitura.',
  'Find a tool': 'Trova uno strumento',
  'Where to go from here': 'Dove andare da qui',
  '{0}: {1} tools': '{0}: {1} strumenti',
} satisfies TableWords<'pages/404.astro'>;
