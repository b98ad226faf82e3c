export default {
  Start: 'Inicio',
  End: 'Fin',
  'Leave it empty to keep everything to the end.': 'Déjalo vacío para conservar todo hasta el final.',
} satisfies TableWords<'options/media-options'>;
