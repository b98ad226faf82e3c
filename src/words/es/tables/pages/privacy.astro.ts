export default {
  'What is on this device now': 'Lo que hay ahora en este dispositivo',
  'Forget everything now': 'Olvidar todo ahora',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    'Otra página abierta de este sitio está usando una parte. Si la quitas también, sus resultados ya no se podrán guardar.',
  'Remove what is in use too': 'Quitar también lo que se está usando',
} satisfies TableWords<'pages/privacy.astro'>;
