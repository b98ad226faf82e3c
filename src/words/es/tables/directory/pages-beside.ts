export default {
  'Record audio': 'Grabar audio',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    'Graba con tu micrófono en MP3, M4A, Opus, FLAC o WAV. Lo que dices no sale de este dispositivo.',
  microphone: 'microfono | grabar audio',
  'voice recorder': 'grabadora de voz | grabadora online',
  'record voice': 'grabar voz | grabar sonido',
  dictaphone: 'dictáfono | grabar mi voz',
  mic: 'micro | voice recorder',
  'sound recorder': 'grabadora de sonido | grabar mp3',
  'Who can hear it?': '¿Quién puede oírlo?',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    'Solo tú. El navegador bloquea cualquier conexión de esta página. Además, es la única página del sitio que puede usar el micrófono, y solo si tú lo permites.',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    'Mientras quede espacio en disco: una hora ocupa unos 700 MB mientras se graba, y 60 MB como MP3. No cierres la pestaña hasta que la hayas guardado.',
  'Can I change the format afterwards?': '¿Puedo cambiar el formato después?',
  'Yes. Choose another one, and the same recording is saved again.':
    'Sí. Elige otro y se guarda de nuevo la misma grabación.',
} satisfies TableWords<'directory/pages-beside'>;
