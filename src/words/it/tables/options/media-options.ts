export default {
  Start: 'Inizio',
  End: 'Fine',
  'Leave it empty to keep everything to the end.': 'Lascia vuoto per tenere tutto fino alla fine.',
} satisfies TableWords<'options/media-options'>;
