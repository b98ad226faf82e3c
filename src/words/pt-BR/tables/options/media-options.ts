export default {
  Start: 'Início',
  End: 'Fim',
  'Leave it empty to keep everything to the end.': 'Deixe vazio para manter tudo até o fim.',
} satisfies TableWords<'options/media-options'>;
