export default {
  'Fade video in and out': 'Video ein- und ausblenden',
  'Fade videos in from black or white and out again, with their audio.':
    'Videos samt Ton aus Schwarz oder Weiß ein- und wieder ausblenden.',
  Fade: 'Ein-/Ausblenden',
  faded: 'mit-blende',
  'fade in': 'einblenden | abblende | fade out | blende',
  'fade out': 'ausblenden | aufblende | schwarzblende',
  'fade to black': 'video einblenden | überblendung | ins schwarze ausblenden',
  transition: 'video ausblenden | fade in | übergang',
  'Fade colour': 'Farbe der Blende',
  White: 'Weiß',
  'Fade the audio too': 'Auch den Ton ein-/ausblenden',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    'Das Video wird etwa mit seiner ursprünglichen Bitrate neu kodiert, der Ton auch, wenn er mit ein- oder ausgeblendet wird. Außerhalb der Blenden ändern sich die Farben nicht.',
  'Can I fade only the audio?': 'Kann ich nur den Ton ein- und ausblenden?',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    'Ja, mit „Lautstärke und Ein-/Ausblenden“: Das Video wird dann unverändert kopiert.',
} satisfies TableWords<'tools/fade-video'>;
