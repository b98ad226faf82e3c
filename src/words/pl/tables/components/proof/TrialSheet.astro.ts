export default {
  'The file, and the attempt': 'Plik i próba',
  'No file yet': 'Nie ma jeszcze pliku',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    'Plik zostaje na tym urządzeniu. Próby używają tylko jego pierwszych bajtów.',
  'Choose a file': 'Wybierz plik',
  'Use a sample': 'Użyj przykładu',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> z {0}</strong> <span2>{1}</span2>',
  'Ways tried': 'Wypróbowane sposoby',
  'Try to leak it': 'Spróbuj go wynieść',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    'Próby to skrypty, a JavaScript jest wyłączony. „Sprawdź bez nas” działa bez niego.',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
