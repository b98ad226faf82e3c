export default {
  'Compress video': 'Video comprimeren',
  'Make videos smaller: under 8, 10, 25, 50 or 100 MB, or to a half or a quarter of their size.':
    'Maak video’s kleiner: tot 8, 10, 25, 50 of 100 MB, of tot de helft of een kwart van hun grootte.',
  'H.264 plays everywhere. The others look better at the same size, but take longer, and older phones and TVs cannot play them.':
    'H.264 werkt overal. De andere zien er bij dezelfde grootte beter uit, maar kosten meer tijd, en oudere telefoons en tv’s kunnen ze niet afspelen.',
  'H.264, or VP9 in WebM': 'H.264, of VP9 in WebM',
  'AAC plays everywhere. Opus sounds better at the same size.':
    'AAC werkt overal. Opus klinkt bij dezelfde grootte beter.',
  'AAC, or Opus in WebM': 'AAC, of Opus in WebM',
  'The result is never larger. It is encoded up to eight times, each time adjusted to the last result, until at least 95% of the allowed size is used. A video that needs less stays smaller.':
    'Het resultaat is nooit groter. De video wordt tot acht keer gecodeerd, telkens bijgesteld op het vorige resultaat, tot minstens 95% van de toegestane grootte is gebruikt. Een video die minder nodig heeft, blijft kleiner.',
  'What is reduced first?': 'Wat gaat er het eerst omlaag?',
  'The bit rate. If that would make the video look too coarse, the frame rate is reduced to 30 frames per second, and then the resolution. The result says so.':
    'De bitsnelheid. Zou het beeld daardoor te grof worden, dan gaat de beeldsnelheid omlaag naar 30 beelden per seconde, en daarna de resolutie. Dat staat dan bij het resultaat.',
  'under size':
    'video verkleinen | filmpje verkleinen | video te groot | mp4 comprimeren | video comprimeren naar mb | videobestand te groot | filmpje te groot',
  handbrake:
    'video kleiner maken | filmpje kleiner maken | mp4 verkleinen | handbrake | film comprimeren | video mb verkleinen | video inpakken',
} satisfies TableWords<'tools/compress-video'>;
