export default {
  'Video and audio information': 'Informazioni su video e audio',
  'See tracks, codecs, bit rates, resolution, colours, key frames and tags of a video or audio file.':
    'Vedi tracce, codec, bitrate, risoluzione, colori, fotogrammi chiave e tag di un file video o audio.',
  'Show info': 'Mostra informazioni',
  'Why do key frames matter?': 'Perché contano i fotogrammi chiave?',
  'A video can only be cut at key frames without re-encoding. If they are far apart, a trimmed clip starts earlier than you asked, and players are slow to seek.':
    'Senza ricodificare, un video si può tagliare solo ai fotogrammi chiave. Se sono lontani fra loro, un taglio parte prima di quanto hai chiesto, e i lettori sono lenti a spostarsi nel video.',
  'Where do the bit rates come from?': 'Da dove arrivano i bitrate?',
  'From the file if it states them, or else from the sizes and times of its first packets. The rate of the whole file is its size divided by its length.':
    'Dal file, se li indica; altrimenti da dimensioni e tempi dei suoi primi pacchetti. Quello dell’intero file è la sua dimensione divisa per la durata.',
  mediainfo: 'mediainfo | ffprobe',
  'codec info': 'informazioni video | è hevc',
  'video details': 'informazioni file video | info mp4',
  'bitrate of file': 'dettagli video',
  ffprobe: 'proprietà video',
  'what codec': 'che codec',
  'codec of video': 'codec di un video',
  'fps of video': 'bitrate file',
  'check video': 'fps video',
  'resolution of video': 'frame rate',
  'frame rate': 'risoluzione video',
  'is video hevc': 'controllare video',
} satisfies TableWords<'tools/media-info'>;
