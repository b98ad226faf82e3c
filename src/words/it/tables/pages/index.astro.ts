export default {
  'Stayput: file tools that never take your file': 'Stayput: strumenti che non si prendono i tuoi file',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    'Comprimi, converti, ridimensiona, unisci e taglia immagini, PDF, video e audio nel tuo browser. Non viene caricato nulla.',
  'Your file <span>stays put.</span>': 'Il tuo file <span>non si muove da qui.</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    'Comprimi, converti, taglia e unisci file proprio qui, nel tuo browser. Non viene caricato nulla: il browser lo impedisce. <a>Scopri come</a>',
  'Free, without an account. The only limits are your device’s.':
    'Gratis, senza account. Gli unici limiti sono quelli del tuo dispositivo.',
  'Photos, PDFs, video, audio, whole folders': 'Foto, PDF, video, audio, cartelle intere',
  'Start over': 'Ricomincia',
  'What most people want': 'I più richiesti',
  'Used last': 'Usati di recente',
  'The tools need JavaScript, which is switched off in this browser.':
    'Gli strumenti richiedono JavaScript, che in questo browser è disattivato.',
  'Kinds of tools': 'Tipi di strumenti',
} satisfies TableWords<'pages/index.astro'>;
