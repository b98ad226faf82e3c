export default {
  'What is on this device now': 'Wat er nu op dit apparaat staat',
  'Forget everything now': 'Nu alles vergeten',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    'Een andere open pagina van deze site gebruikt een deel ervan. Als je dat ook verwijdert, kun je de resultaten daar niet meer opslaan.',
  'Remove what is in use too': 'Ook verwijderen wat in gebruik is',
} satisfies TableWords<'pages/privacy.astro'>;
