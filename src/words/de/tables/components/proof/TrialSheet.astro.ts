export default {
  'The file, and the attempt': 'Die Datei und der Versuch',
  'No file yet': 'Noch keine Datei',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    'Die Datei bleibt auf diesem Gerät. Die Versuche nutzen nur ihre ersten Bytes.',
  'Choose a file': 'Datei auswählen',
  'Use a sample': 'Beispieldatei verwenden',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> von {0}</strong> <span2>{1}</span2>',
  'Ways tried': 'Versuchte Wege',
  'Try to leak it': 'Hinausschmuggeln',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    'Die Versuche sind Skripte, und JavaScript ist ausgeschaltet. „Prüfe es ohne uns“ geht auch so.',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
