export default {
  Start: 'Begin',
  End: 'Einde',
  'Leave it empty to keep everything to the end.': 'Laat dit leeg om alles tot het einde te behouden.',
} satisfies TableWords<'options/media-options'>;
