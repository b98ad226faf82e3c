export default {
  'Record audio': 'Ton aufnehmen',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    'Nimm dein Mikrofon als MP3, M4A, Opus, FLAC oder WAV auf. Was du sagst, bleibt auf diesem Gerät.',
  microphone: 'mikrofon | sprachnotiz',
  'voice recorder': 'mikrofon aufnehmen | audio aufnehmen',
  'record voice': 'stimme aufnehmen | tonaufnahme',
  dictaphone: 'sprachaufnahme | voice recorder',
  mic: 'diktiergeraet | mikro | diktiergerät',
  'sound recorder': 'aufnahme | soundrecorder',
  'Who can hear it?': 'Wer kann mithören?',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    'Nur du. Der Browser blockiert jede Verbindung von dieser Seite. Sie ist auch die einzige Seite hier, die das Mikrofon benutzen kann – und nur, wenn du es erlaubst.',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    'So lang, wie Speicherplatz da ist: Eine Stunde belegt beim Aufnehmen etwa 700 MB und als MP3 60 MB. Lass den Tab offen, bis du gespeichert hast.',
  'Can I change the format afterwards?': 'Kann ich das Format später noch ändern?',
  'Yes. Choose another one, and the same recording is saved again.':
    'Ja. Wähle ein anderes, und dieselbe Aufnahme wird noch einmal gespeichert.',
} satisfies TableWords<'directory/pages-beside'>;
