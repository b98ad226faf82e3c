export default {
  'Compress audio': 'Audio comprimeren',
  'Make music and recordings smaller: to a size in MB, or to a half or a quarter of what they are.':
    'Maak muziek en opnamen kleiner: tot een aantal MB, of tot de helft of een kwart van hoe groot ze zijn.',
  'M4A (AAC)': 'M4A (AAC)',
  'Opus sounds best at low bit rates. M4A and MP3 play everywhere.':
    'Opus klinkt het best bij een lage bitsnelheid. M4A en MP3 werken overal.',
  'The result is never larger. M4A and Ogg usually use 95% or more of the size you allow. MP3 only supports certain bit rates, so it uses the next one below.':
    'Het resultaat is nooit groter. M4A en Ogg gebruiken meestal 95% of meer van de grootte die je toestaat. MP3 kent maar een paar bitsnelheden, en neemt dus de eerstvolgende daaronder.',
  'What about WAV and FLAC?': 'Hoe zit het met WAV en FLAC?',
  'They store every sample, so there is a lot to save: even half of a WAV is more than the other formats need, and those stop at 320 kbit/s.':
    'Die bewaren elke sample, dus er valt veel te besparen: zelfs de helft van een WAV is meer dan de andere formaten nodig hebben, en die gaan niet verder dan 320 kbit/s.',
  'audio size':
    'audio verkleinen | mp3 verkleinen | geluidsbestand verkleinen | audiobestand te groot | wav verkleinen | opname verkleinen | mp3 te groot',
  'mp3 smaller':
    'mp3 kleiner maken | muziek comprimeren | mp3 comprimeren | audio kleiner maken | geluid comprimeren | audiobestand comprimeren',
} satisfies TableWords<'tools/compress-audio'>;
