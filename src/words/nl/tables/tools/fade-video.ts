export default {
  'Fade video in and out': 'Video in- en uitfaden',
  'Fade videos in from black or white and out again, with their audio.':
    'Laat video’s infaden vanuit zwart of wit en weer uitfaden, met hun geluid.',
  Fade: 'Faden',
  faded: 'fade',
  'Fade colour': 'Kleur van de fade',
  White: 'Wit',
  'Fade the audio too': 'Ook het geluid faden',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    'Het beeld wordt opnieuw gecodeerd met ongeveer de oorspronkelijke bitsnelheid, en het geluid ook als het meefadet. Tussen de fades veranderen de kleuren van de beelden niet.',
  'Can I fade only the audio?': 'Kan ik alleen het geluid faden?',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    'Ja, met ‘Volume wijzigen en faden’: het beeld wordt dan ongewijzigd gekopieerd.',
  'fade in': 'fade in | overgang naar zwart | langzaam zwart worden | overvloeien',
  'fade out': 'fade out | overgang | video fade',
  'fade to black': 'video infaden | beeld laten verdwijnen | film infaden',
  transition: 'video uitfaden | fade naar zwart | begin en einde faden',
} satisfies TableWords<'tools/fade-video'>;
