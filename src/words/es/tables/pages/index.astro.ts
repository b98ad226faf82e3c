export default {
  'Stayput: file tools that never take your file': 'Stayput: herramientas que no se llevan tu archivo',
  'Compress, convert, resize, merge and trim images, PDFs, video and audio in your browser. Nothing is uploaded.':
    'Comprime, convierte, cambia de tamaño, une y recorta imágenes, PDF, vídeo y audio en tu navegador. No se sube nada.',
  'Your file <span>stays put.</span>': 'Tu archivo <span>no se mueve.</span>',
  'Compress, convert, trim and merge files right here in your browser. Nothing is uploaded: your browser blocks it. <a>See how</a>':
    'Comprime, convierte, recorta y une archivos aquí mismo, en tu navegador. No se sube nada: tu navegador lo bloquea. <a>Mira cómo</a>',
  'Free, without an account. The only limits are your device’s.':
    'Gratis, sin cuenta. Los únicos límites son los de tu dispositivo.',
  'Photos, PDFs, video, audio, whole folders': 'Fotos, PDF, vídeo, audio, carpetas enteras',
  'Start over': 'Empezar de nuevo',
  'What most people want': 'Lo que más se busca',
  'Used last': 'Usadas hace poco',
  'The tools need JavaScript, which is switched off in this browser.':
    'Las herramientas necesitan JavaScript, que está desactivado en este navegador.',
  'Kinds of tools': 'Tipos de herramientas',
} satisfies TableWords<'pages/index.astro'>;
