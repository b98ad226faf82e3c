export default {
  'The file, and the attempt': 'El archivo y el intento',
  'No file yet': 'Aún no hay archivo',
  'The file stays on this device. Only its first bytes are used, by the attempts.':
    'El archivo se queda en este dispositivo. Los intentos solo usan sus primeros bytes.',
  'Choose a file': 'Elegir un archivo',
  'Use a sample': 'Usar una muestra',
  '<strong><span>0</span> of {0}</strong> <span2>{1}</span2>':
    '<strong><span>0</span> de {0}</strong> <span2>{1}</span2>',
  'Ways tried': 'Vías probadas',
  'Try to leak it': 'Intentar filtrarlo',
  'The attempts are scripts, and JavaScript is switched off. “Check it without us” works without it.':
    'Los intentos son scripts, y JavaScript está desactivado. “Compruébalo sin nosotros” funciona sin él.',
} satisfies TableWords<'components/proof/TrialSheet.astro'>;
