export default {
  'What is on this device now': 'Co jest teraz na tym urządzeniu',
  'Forget everything now': 'Zapomnij wszystko teraz',
  'Another open page of this site uses some of it. If you remove that too, its results can no longer be saved.':
    'Część z tego jest używana na innej otwartej stronie tego serwisu. Jeśli usuniesz także tę część, jej wyników nie da się już zapisać.',
  'Remove what is in use too': 'Usuń też to, co jest używane',
} satisfies TableWords<'pages/privacy.astro'>;
