export default {
  'The file, and the attempt': 'Het bestand en de poging',
  'No file yet': 'Nog geen bestand',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    'Het bestand blijft op dit apparaat. De pogingen gebruiken alleen de eerste bytes.',
  'Choose a file': 'Bestand kiezen',
  'Use a sample': 'Voorbeeld gebruiken',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> van {0}</strong> <span2>{1}</span2>',
  'Ways tried': 'Geprobeerde manieren',
  'Try to leak it': 'Naar buiten smokkelen',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    'De pogingen zijn scripts, en JavaScript staat uit. ‘Controleer het zonder ons’ werkt ook zonder JavaScript.',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
