export default {
  'Character encoding': 'Codificação de caracteres',
  'Choose another if letters are wrong.': 'Escolha outra se as letras saírem erradas.',
  'Detect automatically': 'Detectar automaticamente',
} satisfies TableWords<'options/text-encoding'>;
