export default {
  'Resize images': 'Ridimensiona immagini',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    'Cambia le dimensioni delle immagini in pixel, anche molte insieme, con risultati nitidi e colori precisi.',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    'Lascia vuoto un campo per mantenere le proporzioni, o entrambi per un lato lungo di 1600 px.',
  'Enlarge smaller images': 'Ingrandisci le immagini più piccole',
  'Keep fine highlights (slower)': 'Conserva i dettagli chiari (più lento)',
  'Web page or email, 1600 px': 'Pagina web o email, 1600 px',
  'Full HD screen, 1920 × 1080': 'Schermo Full HD, 1920 × 1080',
  'How are the new pixels made?': 'Come vengono calcolati i nuovi pixel?',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    'Con il ricampionamento Lanczos, che mantiene netti i bordi; quello dei browser è più morbido. I pixel trasparenti non influiscono sui colori accanto.',
  'What does “Keep fine highlights” do?': 'Che cosa fa “Conserva i dettagli chiari”?',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    'I numeri in un file non sono proporzionali alla luce: a metà strada tra nero e bianco c’è 188, non 128. I programmi che fanno la media dei numeri rendono troppo scuri i motivi chiari e sottili, come stelle, fili o testo su nero. Questa opzione ridimensiona invece in luce lineare, e così li conserva. Può rendere più visibili gli aloni attorno ai bordi, quindi all’inizio è disattivata.',
  'Which way up are my photos?': 'Come sono orientate le mie foto?',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    'Dritte. Se una foto dice soltanto come andrebbe ruotata, viene ruotata davvero, così ogni programma la mostra allo stesso modo.',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sì, vengono ridimensionate fotogramma per fotogramma, con gli stessi tempi. GIF, WebP, APNG, AVIF e JPEG XL mantengono il loro formato; se il tuo browser non sa scrivere AVIF animati, il risultato è WebP.',
  width: 'ridimensionare foto | miniatura',
  height: 'ridimensionare immagine | miniatura youtube',
  'make bigger': 'ridimensionare immagini | sfondo desktop',
  enlarge: 'cambiare dimensioni foto | foto profilo',
  thumbnail: 'cambiare dimensione immagine | foto copertina',
  'change size': 'ingrandire foto | resize',
  'half size': 'ingrandire immagine',
  'half the size': 'rimpicciolire immagine',
  'lower resolution photo': 'larghezza',
  wallpaper: 'altezza',
  'youtube thumbnail size': 'dimezzare foto',
  'cover photo': 'metà dimensione',
  'profile picture': 'foto a bassa risoluzione',
} satisfies TableWords<'tools/resize-image'>;
