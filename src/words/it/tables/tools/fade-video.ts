export default {
  'Fade video in and out': 'Dissolvenza su video',
  'Fade videos in from black or white and out again, with their audio.':
    'Fai apparire i video dal nero o dal bianco e falli svanire alla fine, audio compreso.',
  Fade: 'Applica dissolvenza',
  faded: 'dissolvenza',
  'Fade colour': 'Colore della dissolvenza',
  White: 'Bianco',
  'Fade the audio too': 'Dissolvenza anche dell’audio',
  'The video is re-encoded at about its original bit rate, and so is the audio if it fades too. Between the fades, the colours of each frame do not change.':
    'Il video viene ricodificato all’incirca con il suo bitrate originale, e così l’audio, se va in dissolvenza anche quello. Tra le dissolvenze i colori dei fotogrammi non cambiano.',
  'Can I fade only the audio?': 'Posso applicare la dissolvenza solo all’audio?',
  'Yes, with “Change volume and fade”: the video is then copied unchanged.':
    'Sì, con “Cambia volume e dissolvenze”: allora il video viene copiato così com’è.',
  'fade in': 'dissolvenza video | fade out | video che sfuma',
  'fade out': 'dissolvenza in entrata video | sfumare video | transizione',
  'fade to black': 'dissolvenza in uscita video | sfumatura video | effetto dissolvenza',
  transition: 'fade in | dissolvenza al nero | schermo nero alla fine',
} satisfies TableWords<'tools/fade-video'>;
