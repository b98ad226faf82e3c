export default {
  Start: 'Początek',
  End: 'Koniec',
  'Leave it empty to keep everything to the end.': 'Puste pole oznacza: do samego końca.',
} satisfies TableWords<'options/media-options'>;
