export default {
  'Character encoding': 'Encodage des caractères',
  'Choose another if letters are wrong.': 'Choisissez-en un autre si des lettres s’affichent mal.',
  'Detect automatically': 'Détection automatique',
} satisfies TableWords<'options/text-encoding'>;
