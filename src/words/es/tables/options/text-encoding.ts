export default {
  'Character encoding': 'Codificación de caracteres',
  'Choose another if letters are wrong.': 'Elige otra si las letras salen mal.',
  'Detect automatically': 'Detectar automáticamente',
} satisfies TableWords<'options/text-encoding'>;
