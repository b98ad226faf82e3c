export default {
  Start: 'Début',
  End: 'Fin',
  'Leave it empty to keep everything to the end.': 'Laissez vide pour garder tout jusqu’à la fin.',
} satisfies TableWords<'options/media-options'>;
