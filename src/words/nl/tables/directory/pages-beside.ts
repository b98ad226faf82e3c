export default {
  'Record audio': 'Audio opnemen',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    'Neem je microfoon op als MP3, M4A, Opus, FLAC of WAV. Wat je zegt, blijft op dit apparaat.',
  microphone: 'microfoon',
  'voice recorder': 'geluidsrecorder | voice recorder',
  'record voice': 'stem opnemen | geluid opnemen',
  dictaphone: 'dictafoon | dicteerapparaat',
  mic: 'mic | microfoon opnemen',
  'sound recorder': 'geluidsopname | audio opnemen | opname maken',
  'Who can hear it?': 'Wie kan meeluisteren?',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    'Alleen jij. De browser blokkeert elke verbinding vanaf deze pagina. Het is ook de enige pagina van de site die de microfoon kan gebruiken, en pas als jij dat toestaat.',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    'Zo lang als er schijfruimte is: een uur kost tijdens het opnemen ongeveer 700 MB, en als MP3 60 MB. Laat het tabblad open tot je de opname hebt opgeslagen.',
  'Can I change the format afterwards?': 'Kan ik het formaat achteraf nog veranderen?',
  'Yes. Choose another one, and the same recording is saved again.':
    'Ja. Kies een ander formaat, en dezelfde opname wordt opnieuw opgeslagen.',
} satisfies TableWords<'directory/pages-beside'>;
