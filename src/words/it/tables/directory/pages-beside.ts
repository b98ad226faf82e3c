export default {
  'Record audio': 'Registra audio',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    'Registra dal microfono in MP3, M4A, Opus, FLAC o WAV. Quello che dici resta su questo dispositivo.',
  microphone: 'microfono | registrare col microfono',
  'voice recorder': 'registratore vocale | registratore',
  'record voice': 'registrare voce | registrare la voce',
  dictaphone: 'dittafono | registratore audio',
  mic: 'mic | registrare audio',
  'sound recorder': 'registratore di suoni | registra audio online',
  'Who can hear it?': 'Chi può sentire la registrazione?',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    'Solo tu. Il browser blocca qualsiasi collegamento da questa pagina. È anche l’unica pagina del sito che può usare il microfono, dopo che glielo hai permesso.',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    'Finché c’è spazio su disco: un’ora occupa circa 700 MB durante la registrazione e 60 MB come MP3. Tieni aperta la scheda finché non hai salvato.',
  'Can I change the format afterwards?': 'Posso cambiare il formato in seguito?',
  'Yes. Choose another one, and the same recording is saved again.':
    'Sì. Scegline un altro, e la stessa registrazione viene salvata di nuovo.',
} satisfies TableWords<'directory/pages-beside'>;
