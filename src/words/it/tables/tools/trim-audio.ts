export default {
  'Cut the start and end off music and recordings of any length, without loss.':
    'Taglia l’inizio e la fine di musica e registrazioni di qualsiasi durata, senza perdita.',
  'Not if you keep the format: the audio is copied as it is. AAC and Opus consist of packets of about a fiftieth of a second, and the cut is made between two of them. PCM, as in WAV, is cut at the exact sample. MP3 is, too, in players that read its gapless tag, as Chrome does. Others play a fraction of a second more.':
    'No, se mantieni il formato: l’audio viene copiato così com’è. AAC e Opus sono fatti di pacchetti di circa un cinquantesimo di secondo, e il taglio cade tra due di essi. PCM, come in WAV, viene tagliato al campione esatto. Anche MP3, nei lettori che leggono il suo tag gapless, come fa Chrome. Gli altri riproducono una frazione di secondo in più.',
  'The same format as your file, with its tags and cover, unless you choose another one, such as MP3. From a video you get its audio track as it is. AAC becomes M4A; AIFF and CAF become WAV.':
    'Lo stesso formato del tuo file, con i suoi tag e la copertina, a meno che tu ne scelga un altro, come MP3. Da un video ottieni la sua traccia audio così com’è. AAC diventa M4A; AIFF e CAF diventano WAV.',
  'ring tone': 'tagliare audio | suoneria | mp3 cutter',
  ringtone: 'tagliare mp3 | creare suoneria | tagliare vocale',
  'crop audio': 'tagliare canzone | fare suoneria',
  'part of song': 'tagliare musica | parte di canzone',
  'mp3 cutter': 'taglia mp3 online | spezzone audio',
  'cut song': 'accorciare audio | taglia canzone',
  'cut and convert': 'accorciare canzone | tagliare registrazione',
} satisfies TableWords<'tools/trim-audio'>;
