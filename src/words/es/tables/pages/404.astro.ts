export default {
  'Nothing here': 'Aquí no hay nada',
  'There is no page at this address.': 'No hay ninguna página en esta dirección.',
  'There is no page at this address. It may have moved, or the address has a typo.':
    'No hay ninguna página en esta dirección. Puede que se haya movido, o que la dirección tenga una errata.',
  'Find a tool': 'Buscar una herramienta',
  'Where to go from here': 'Adónde ir desde aquí',
  '{0}: {1} tools': '{0}: {1} herramientas',
} satisfies TableWords<'pages/404.astro'>;
