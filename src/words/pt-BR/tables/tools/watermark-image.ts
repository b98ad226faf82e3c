export default {
  'Watermark images': 'Marca d’água em imagens',
  'Put text or your logo on images, in one place or all over, many at once.':
    'Coloque texto ou seu logo em imagens, em um lugar ou por toda parte, várias de uma vez.',
  Watermark: 'Marca d’água',
  'Image, such as a logo': 'Imagem, como um logo',
  '© Your name': '© Seu nome',
  Font: 'Fonte',
  'Sans serif': 'Sem serifa',
  Serif: 'Com serifa',
  Monospaced: 'Monoespaçada',
  Bold: 'Negrito',
  'A PNG or WebP with transparency looks best.': 'Um PNG ou WebP com transparência fica melhor.',
  'Repeat all over': 'Repetir por toda a imagem',
  'The maximum share of the image’s width and height.': 'Parte máxima da largura e da altura da imagem.',
  'Is the watermark the same size on every image?': 'A marca d’água tem o mesmo tamanho em todas as imagens?',
  'It takes up the same share of every image, so it looks the same on large and small ones.':
    'Ela ocupa a mesma fração de cada imagem, então tem a mesma aparência nas grandes e nas pequenas.',
  'Any that your device can show, including other scripts, symbols and emoji: your browser draws the text.':
    'Todas as que seu dispositivo consegue mostrar, incluindo outras escritas, símbolos e emojis: o navegador desenha o texto.',
  'Can the watermark be removed again?': 'A marca d’água pode ser removida depois?',
  'Not from the new file alone: the pixels under it are blended with it or gone. Keep your originals; they are not changed.':
    'Só com o novo arquivo, não: os pixels sob ela se misturaram com ela ou sumiram. Mantenha seus originais; eles não mudam.',
  'Yes, the watermark is put on every frame. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sim, a marca d’água é posta em cada quadro. GIF, WebP, APNG, AVIF e JPEG XL mantêm o formato; se o seu navegador não grava AVIF animado, vira WebP.',
  'logo on photo': 'marca d’água em foto | escrever na foto',
  'text on photo': "marca d'água | escrever em foto",
  'write text on photo': 'marca dagua | colocar texto em foto',
  'add text': 'marca d’água em imagem | adicionar texto à imagem',
  brand: 'colocar marca d’água | nome na foto',
  'caption photo': 'por marca dagua na foto | colocar nome na foto',
  'name on photo': 'logo na foto | legenda na foto',
  'add name to photo': 'colocar logo na foto | meme',
  meme: 'texto na foto | fazer meme',
} satisfies TableWords<'tools/watermark-image'>;
