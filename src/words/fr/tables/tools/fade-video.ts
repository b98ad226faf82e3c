export default {
  'Fade video in and out': 'Ajouter des fondus à une vidéo',
  'Fade videos in from black or white and out again, with their audio.':
    'Ajoutez à vos vidéos un fondu d’ouverture et de fermeture, au noir ou au blanc, son compris.',
  Fade: 'Ajouter les fondus',
  faded: 'fondu',
  'fade in': 'fondu | fade in | fondu d’ouverture',
  'fade out': 'fondu au noir | fade out | fondu de fermeture',
  'fade to black': 'fondu vidéo | fondu blanc | apparition',
  transition: 'fondu enchaîné | transition | disparition',
  'Fade colour': 'Couleur du fondu',
  White: 'Blanc',
  'Fade the audio too': 'Appliquer aussi au son',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    'La vidéo est réencodée à peu près à son débit d’origine, tout comme le son s’il a des fondus. Entre les fondus, les couleurs de chaque image ne changent pas.',
  'Can I fade only the audio?': 'Puis-je mettre des fondus sur le son seul ?',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    'Oui, avec « Régler le volume et les fondus » : la vidéo est alors copiée telle quelle.',
} satisfies TableWords<'tools/fade-video'>;
