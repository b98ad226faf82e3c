export default {
  'Compress video': 'Comprimi video',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    'Riduci la dimensione dei video: sotto 8, 10, 25, 50 o 100 MB, o a metà o un quarto dell’originale.',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'H.264 si riproduce ovunque. Gli altri si vedono meglio a parità di dimensione, ma richiedono più tempo, e i telefoni e i televisori meno recenti non li riproducono.',
  'H.264, or VP9 in WebM': 'H.264, o VP9 in WebM',
  'AAC plays everywhere. Opus sounds better at the same size.':
    'AAC si riproduce ovunque. Opus suona meglio a parità di dimensione.',
  'AAC, or Opus in WebM': 'AAC, o Opus in WebM',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    'Il risultato non è mai più grande. Viene codificato fino a otto volte, ogni volta corretto in base al risultato precedente, finché non usa almeno il 95% della dimensione consentita. Un video che ha bisogno di meno resta più piccolo.',
  'What is reduced first?': 'Che cosa si riduce per primo?',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    'Il bitrate. Se così il video si vedrebbe troppo male, si riduce la frequenza dei fotogrammi a 30 al secondo, e poi la risoluzione. Il risultato lo segnala.',
  'under size':
    'comprimere video | ridurre dimensione video | rimpicciolire video | video troppo grande | video più leggero | comprimere mp4 | ridurre mb video | video sotto 25 mb',
  handbrake:
    'ridurre video | ridurre peso video | alleggerire video | video troppo pesante | video più piccolo | ridurre mp4 | handbrake | compressione video',
} satisfies TableWords<'tools/compress-video'>;
