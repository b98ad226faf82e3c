export default {
  'The file, and the attempt': 'O arquivo e a tentativa',
  'No file yet': 'Nenhum arquivo ainda',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    'O arquivo fica neste dispositivo. As tentativas usam só os primeiros bytes dele.',
  'Choose a file': 'Escolher um arquivo',
  'Use a sample': 'Usar um exemplo',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> de {0}</strong> <span2>{1}</span2>',
  'Ways tried': 'Caminhos testados',
  'Try to leak it': 'Tentar vazar',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    'As tentativas são scripts, e o JavaScript está desativado. “Confira sem depender de nós” funciona sem ele.',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
