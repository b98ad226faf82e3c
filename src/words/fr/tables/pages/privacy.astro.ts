export default {
  'What is on this device now': 'Ce qui est sur cet appareil en ce moment',
  'Forget everything now': 'Tout oublier maintenant',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    'Une autre page ouverte de ce site en utilise une partie. Si vous la retirez aussi, ses résultats ne pourront plus être enregistrés.',
  'Remove what is in use too': 'Retirer aussi ce qui est utilisé',
} satisfies TableWords<'pages/privacy.astro'>;
