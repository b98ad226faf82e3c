export default {
  Start: 'Początek',
  End: 'Koniec',
  'Leave it empty to keep everything to the end.': 'Puste pole zostawia wszystko do końca.',
} satisfies TableWords<'options/media-options'>;
