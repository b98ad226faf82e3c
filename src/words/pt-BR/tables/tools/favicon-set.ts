export default {
  '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n':
    '<link rel="icon" href="/favicon.ico" sizes="32x32">\n<link rel="icon" href="/icon-192.png" type="image/png" sizes="192x192">\n<link rel="apple-touch-icon" href="/apple-touch-icon.png">\n<link rel="manifest" href="/site.webmanifest">\n',
  'Favicon set': 'Pacote de favicons',
  'Turn one image into all the icons a website needs: ICO, PNG, Apple and Android icons, manifest and HTML.':
    'Transforme uma imagem em todos os ícones de que um site precisa: ICO, PNG, ícones Apple e Android, manifesto e HTML.',
  'Make icons': 'Criar ícones',
  'Website name': 'Nome do site',
  'My site': 'Meu site',
  'If the image is not square': 'Se a imagem não for quadrada',
  'Crop to the centre': 'Cortar no centro',
  'Background on phones': 'Fundo em celulares',
  'site.webmanifest': 'site.webmanifest',
  'head.html': 'head.html',
  'What is in the set?': 'O que vem no pacote?',
  'favicon.ico with 16, 24, 32 and 48 pixels for browsers and bookmarks; icons with 192 and 512 pixels for Android and installed apps, including one with a safe margin for systems that cut it to a circle; the Apple icon with 180 pixels; the manifest that lists them; and the HTML for the head of your pages.':
    'favicon.ico com 16, 24, 32 e 48 pixels para navegadores e favoritos; ícones de 192 e 512 pixels para Android e apps instalados, um deles com margem de segurança para sistemas que o cortam em círculo; o ícone da Apple com 180 pixels; o manifesto que os lista; e o HTML para o head das suas páginas.',
  'Where do the files go?': 'Onde coloco os arquivos?',
  'In the root folder of your website. Copy the contents of head.html into the head of every page.':
    'Na pasta raiz do seu site. Copie o conteúdo de head.html para o head de cada página.',
  'Which image works best?': 'Que imagem funciona melhor?',
  'A square of at least 512 pixels with a simple shape: at 16 pixels, details disappear. An SVG is sharp at every size.':
    'Um quadrado de pelo menos 512 pixels com uma forma simples: com 16 pixels, os detalhes somem. Um SVG é nítido em qualquer tamanho.',
  favicon: 'favicon | ícone de app | ícone da aba',
  'app icon': 'criar favicon | ícone para site',
  'website icon': 'gerador de favicon | ico',
  ico: 'gerar favicon | converter para ico',
  'apple touch icon': 'ícone de site | png para ico',
  'favicon generator': 'icone do site | apple touch icon',
} satisfies TableWords<'tools/favicon-set'>;
