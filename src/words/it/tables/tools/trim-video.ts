export default {
  'Trim video': 'Taglia video',
  'Cut the start and end off videos of any size, in seconds and without loss.':
    'Taglia l’inizio e la fine di video di qualsiasi dimensione, in pochi secondi e senza perdita.',
  'Cut exactly': 'Taglio esatto',
  'Cuts at the exact frame by re-encoding the video next to the cuts, or all of it. If off, the clip starts at the previous key frame and is copied.':
    'Taglia al fotogramma esatto ricodificando il video vicino ai tagli, o tutto. Se disattivato, la clip parte dal fotogramma chiave precedente e viene copiata.',
  'Why does my clip start a little early?': 'Perché la mia clip parte un po’ prima?',
  'Copying can only start at a key frame, and those are often a few seconds apart. The clip starts at the last key frame before your start, and the result says where. “Cut exactly” starts at the exact frame.':
    'La copia può partire solo da un fotogramma chiave, e spesso ce n’è uno ogni pochi secondi. La clip parte dall’ultimo fotogramma chiave prima del tuo inizio, e il risultato dice dove. “Taglio esatto” parte dal fotogramma esatto.',
  'Not without “Cut exactly”: video and audio are copied bit for bit. With it, H.264, VP8 and VP9 are re-encoded only from the cut to the next key frame, at up to twice the bit rate, and copied from there. If there is no key frame in between, and for other codecs, the whole video is re-encoded at about its original bit rate.':
    'Senza “Taglio esatto” no: video e audio vengono copiati bit per bit. Con questa opzione H.264, VP8 e VP9 vengono ricodificati solo dal taglio al fotogramma chiave successivo, fino al doppio del bitrate, e da lì copiati. Se in mezzo non c’è un fotogramma chiave, e con altri codec, l’intero video viene ricodificato all’incirca con il suo bitrate originale.',
  'The same format as your file, unless you choose another one. Video and audio are copied into it if it can hold them, and re-encoded otherwise. To keep only the sound, for example as MP3, use Trim audio, which takes videos too. MPEG-TS recordings become MP4 without re-encoding.':
    'Lo stesso formato del tuo file, a meno che tu ne scelga un altro. Video e audio vi vengono copiati se può contenerli, altrimenti ricodificati. Per tenere solo l’audio, per esempio come MP3, usa “Taglia audio”, che accetta anche i video. Le registrazioni MPEG-TS diventano MP4 senza ricodificare.',
  'part of video': 'tagliare video | tagliare inizio video | togliere inizio video | rifilare video',
  snip: 'taglia video online | tagliare fine video | tagliare mp4 | tagliare filmato',
  'video cutter': 'tagliare un video | parte di video | ridurre durata video | trim',
  'remove start': 'accorciare video | spezzone video | video cutter',
} satisfies TableWords<'tools/trim-video'>;
