export default {
  'The file, and the attempt': 'Le fichier, et la tentative',
  'No file yet': 'Pas encore de fichier',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    'Le fichier reste sur cet appareil. Seuls ses premiers octets servent, pour les tentatives.',
  'Choose a file': 'Choisir un fichier',
  'Use a sample': 'Prendre un exemple',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> sur {0}</strong> <span2>{1}</span2>',
  'Ways tried': 'Moyens essayés',
  'Try to leak it': 'Essayer de le faire fuiter',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    'Les tentatives sont des scripts, et JavaScript est désactivé. « Vérifiez sans nous » fonctionne sans lui.',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
