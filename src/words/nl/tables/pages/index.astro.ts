export default {
  'Stayput: file tools that never take your file': 'Stayput: tools die je bestanden nooit meenemen',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    'Afbeeldingen, PDF’s, video en audio comprimeren, converteren, samenvoegen, inkorten en van formaat veranderen in je browser. Er wordt niets geüpload.',
  'Your file <span>stays put.</span>': 'Je bestand <span>blijft hier.</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    'Bestanden comprimeren, converteren, inkorten en samenvoegen, gewoon hier in je browser. Er wordt niets geüpload: je browser blokkeert dat. <a>Zo werkt het</a>',
  'Free, without an account. The only limits are your device’s.':
    'Gratis, zonder account. Alleen je apparaat stelt grenzen.',
  'Photos, PDFs, video, audio, whole folders': 'Foto’s, PDF’s, video, audio, hele mappen',
  'Start over': 'Opnieuw beginnen',
  'What most people want': 'Vaak gezocht',
  'Used last': 'Laatst gebruikt',
  'The tools need JavaScript, which is switched off in this browser.':
    'De tools hebben JavaScript nodig, en dat staat in deze browser uit.',
  'Kinds of tools': 'Soorten tools',
} satisfies TableWords<'pages/index.astro'>;
