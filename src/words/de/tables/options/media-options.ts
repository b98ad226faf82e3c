export default {
  Start: 'Anfang',
  End: 'Ende',
  'Leave it empty to keep everything to the end.': 'Leer lassen, um alles bis zum Ende zu behalten.',
} satisfies TableWords<'options/media-options'>;
