export default {
  'The file, and the attempt': 'Il file e il tentativo',
  'No file yet': 'Ancora nessun file',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    'Il file resta su questo dispositivo. I tentativi ne usano solo i primi byte.',
  'Choose a file': 'Scegli un file',
  'Use a sample': 'Usa un esempio',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> di {0}</strong> <span2>{1}</span2>',
  'Ways tried': 'Vie provate',
  'Try to leak it': 'Prova a farlo uscire',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    'I tentativi sono script, e JavaScript è disattivato. “Verificalo senza di noi” funziona anche senza.',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
