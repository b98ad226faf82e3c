export default {
  'Nothing here': 'Não há nada aqui',
  'There is no page at this address.': 'Não existe página neste endereço.',
  'There is no page at this address. It may have moved, or the address has a typo.':
    'Não existe página neste endereço. Talvez ela tenha mudado de lugar, ou o endereço tenha um erro de digitação.',
  'Find a tool': 'Buscar uma ferramenta',
  'Where to go from here': 'Para onde ir agora',
  '{0}: {1} tools': '{0}: {1} ferramentas',
} satisfies TableWords<'pages/404.astro'>;
