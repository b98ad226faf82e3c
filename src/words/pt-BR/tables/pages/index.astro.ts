export default {
  'Stayput: file tools that never take your file': 'Stayput: ferramentas que não levam seu arquivo',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    'Comprima, converta, redimensione, junte e apare imagens, PDF, vídeo e áudio no seu navegador. Nada é enviado.',
  'Your file <span>stays put.</span>': 'Seu arquivo <span>não sai daqui.</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    'Comprima, converta, apare e junte arquivos aqui mesmo, no navegador. Nada é enviado: o próprio navegador bloqueia. <a>Veja como</a>',
  'Free, without an account. The only limits are your device’s.':
    'De graça e sem cadastro. Os únicos limites são os do seu dispositivo.',
  'Photos, PDFs, video, audio, whole folders': 'Fotos, PDF, vídeo, áudio, pastas inteiras',
  'Start over': 'Começar de novo',
  'What most people want': 'O que mais se procura',
  'Used last': 'Usadas há pouco',
  'The tools need JavaScript, which is switched off in this browser.':
    'As ferramentas precisam de JavaScript, que está desativado neste navegador.',
  'Kinds of tools': 'Tipos de ferramentas',
} satisfies TableWords<'pages/index.astro'>;
