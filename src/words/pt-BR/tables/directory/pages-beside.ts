export default {
  'Record audio': 'Gravar áudio',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    'Grave seu microfone em MP3, M4A, Opus, FLAC ou WAV. O que você fala fica neste dispositivo.',
  microphone: 'microfone',
  'voice recorder': 'gravador de voz | gravador',
  'record voice': 'gravar voz | gravar minha voz | gravar áudio',
  dictaphone: 'ditafone',
  mic: 'mic | mike',
  'sound recorder': 'gravador de som | gravador de áudio',
  'Who can hear it?': 'Quem consegue ouvir?',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    'Só você. O navegador bloqueia qualquer conexão desta página. Ela também é a única página do site que pode usar o microfone, depois que você permite.',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    'Enquanto houver espaço em disco: uma hora ocupa cerca de 700 MB durante a gravação e 60 MB em MP3. Deixe a aba aberta até salvar.',
  'Can I change the format afterwards?': 'Posso mudar o formato depois?',
  'Yes. Choose another one, and the same recording is saved again.':
    'Pode. Escolha outro, e a mesma gravação é salva de novo.',
} satisfies TableWords<'directory/pages-beside'>;
