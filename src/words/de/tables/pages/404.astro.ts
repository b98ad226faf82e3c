export default {
  'Nothing here': 'Hier ist nichts',
  'There is no page at this address.': 'Unter dieser Adresse gibt es keine Seite.',
  'There is no page at this address. It may have moved, or the address has a typo.':
    'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder in der Adresse ist ein Tippfehler.',
  'Find a tool': 'Werkzeug finden',
  'Where to go from here': 'Wie es von hier weitergeht',
  '{0}: {1} tools': '{0}: {1} Werkzeuge',
} satisfies TableWords<'pages/404.astro'>;
