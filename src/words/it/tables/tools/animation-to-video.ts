export default {
  'GIF to video': 'Da GIF a video',
  'Turn animated GIF, WebP, PNG and AVIF into MP4 or WebM video, usually much smaller.':
    'Trasforma GIF, WebP, PNG e AVIF animati in video MP4 o WebM, di solito molto più piccoli.',
  'Make video': 'Crea video',
  'Repeat the animation': 'Ripeti l’animazione',
  'Animations loop, but videos end: choose how many times to play it.':
    'Le animazioni si ripetono, i video finiscono: scegli quante volte riprodurla.',
  'Colour behind transparent areas': 'Colore dietro le aree trasparenti',
  'Show still images for': 'Mostra le immagini fisse per',
  'Is the timing of the frames kept?': 'I tempi dei fotogrammi si conservano?',
  'Yes, each frame is shown for as long as before. If a GIF asks for a hundredth of a second or less, browsers show a tenth, and so does the video.':
    'Sì, ogni fotogramma resta visibile quanto prima. Se una GIF chiede un centesimo di secondo o meno, i browser mostrano un decimo, e così fa il video.',
  'What happens to transparency?': 'Che cosa succede alla trasparenza?',
  'Widely supported video formats have no transparency, so transparent areas get the colour you choose.':
    'I formati video più diffusi non hanno trasparenza, quindi le aree trasparenti prendono il colore che scegli.',
  'What if the width or height is odd?': 'E se la larghezza o l’altezza è dispari?',
  'Video needs even numbers of pixels. One row or column in the background colour is added at the bottom or on the right; nothing is scaled.':
    'Un video richiede un numero pari di pixel. In basso o a destra viene aggiunta una riga o una colonna nel colore di sfondo; nulla viene ridimensionato.',
  'gif to mp4': 'gif in mp4 | webp animato in video | gif to mp4',
  'animated webp to video': 'da gif a mp4 | immagini in video | apng in video',
  'gif to video': 'gif in video | foto in video | trasformare gif in video',
  'images to video': 'da gif a video | creare video da foto',
  'photos to video': 'convertire gif in video | gif per instagram',
} satisfies TableWords<'tools/animation-to-video'>;
