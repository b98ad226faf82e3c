export default {
  'Character encoding': 'Codifica dei caratteri',
  'Choose another if letters are wrong.': 'Scegline un’altra se le lettere sono sbagliate.',
  'Detect automatically': 'Rileva automaticamente',
} satisfies TableWords<'options/text-encoding'>;
