export default {
  'What is on this device now': 'Was jetzt auf diesem Gerät ist',
  'Forget everything now': 'Jetzt alles vergessen',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    'Eine andere offene Seite dieser Website benutzt einen Teil davon. Wenn du ihn auch entfernst, lassen sich ihre Ergebnisse nicht mehr speichern.',
  'Remove what is in use too': 'Auch Benutztes entfernen',
} satisfies TableWords<'pages/privacy.astro'>;
