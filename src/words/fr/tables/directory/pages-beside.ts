export default {
  'Record audio': 'Enregistrer du son',
  'Record your microphone as MP3, M4A, Opus, FLAC or WAV. What you say stays on this device.':
    'Enregistrez votre micro en MP3, M4A, Opus, FLAC ou WAV. Ce que vous dites reste sur cet appareil.',
  microphone: 'micro | note vocale',
  'voice recorder': 'microphone | enregistreur audio',
  'record voice': 'enregistreur vocal | enregistrer du son',
  dictaphone: 'enregistrer sa voix | enregistrement audio',
  mic: 'dictaphone | magnétophone',
  'sound recorder': 'enregistrer voix | s’enregistrer | mic',
  'Who can hear it?': 'Qui peut m’entendre ?',
  'Only you. The browser blocks any connection from this page. It is also the only page of the site that can use the microphone, once you allow it.':
    'Vous, et personne d’autre. Le navigateur bloque toute connexion depuis cette page. C’est aussi la seule page du site qui peut utiliser le micro, une fois que vous l’avez autorisée.',
  'As long as there is disk space: an hour takes about 700 MB while it is recorded, and 60 MB as an MP3. Keep the tab open until you have saved it.':
    'Tant qu’il reste de l’espace disque : une heure prend environ 700 Mo pendant l’enregistrement, et 60 Mo en MP3. Gardez l’onglet ouvert jusqu’à ce que le fichier soit enregistré.',
  'Can I change the format afterwards?': 'Puis-je changer de format après coup ?',
  'Yes. Choose another one, and the same recording is saved again.':
    'Oui. Choisissez-en un autre, et le même son est enregistré à nouveau.',
} satisfies TableWords<'directory/pages-beside'>;
