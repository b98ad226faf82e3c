export default {
  Start: 'Begin',
  End: 'Einde',
  'Leave it empty to keep everything to the end.': 'Laat dit leeg om alles tot het einde te houden.',
} satisfies TableWords<'options/media-options'>;
