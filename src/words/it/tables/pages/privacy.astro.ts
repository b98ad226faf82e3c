export default {
  'What is on this device now': 'Che cosa c’è ora su questo dispositivo',
  'Forget everything now': 'Dimentica tutto adesso',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    'Un’altra pagina aperta di questo sito ne sta usando una parte. Se rimuovi anche quella, non potrai più salvarne i risultati.',
  'Remove what is in use too': 'Rimuovi anche ciò che è in uso',
} satisfies TableWords<'pages/privacy.astro'>;
