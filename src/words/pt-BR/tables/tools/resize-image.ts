export default {
  'Resize images': 'Redimensionar imagens',
  'Change the size of images in pixels, many at once, with sharp results and accurate colours.':
    'Mude as dimensões de imagens em pixels, várias de uma vez, com resultado nítido e cores fiéis.',
  'Leave one empty to keep the proportions, or both to make the longer side 1600 px.':
    'Deixe um dos campos vazio para manter a proporção, ou os dois para que o lado maior tenha 1600 px.',
  'Enlarge smaller images': 'Ampliar imagens menores',
  'Keep fine highlights (slower)': 'Preservar brilhos (lento)',
  'Web page or email, 1600 px': 'Site ou e-mail, 1600 px',
  'Full HD screen, 1920 × 1080': 'Tela Full HD, 1920 × 1080',
  'How are the new pixels made?': 'Como são feitos os novos pixels?',
  'With Lanczos resampling, which keeps edges sharp; the browser’s own scaling is softer. Transparent pixels do not affect the colours next to them.':
    'Com reamostragem Lanczos, que mantém as bordas nítidas; o redimensionamento do próprio navegador deixa a imagem menos nítida. Pixels transparentes não afetam as cores ao lado.',
  'What does “Keep fine highlights” do?': 'O que faz “Preservar brilhos”?',
  'The numbers in a file are not proportional to light: halfway between black and white is 188, not 128. Programs that average the numbers make fine bright patterns, such as stars, wires or text on black, too dark. This resizes in linear light instead, which keeps them. It can make halos around edges more visible, so it is off by default.':
    'Os números de um arquivo não são proporcionais à luz: o meio entre preto e branco é 188, e não 128. Programas que tiram a média dos números escurecem demais detalhes finos e claros, como estrelas, fios ou texto sobre preto. Com esta opção, a imagem é redimensionada em luz linear, o que preserva esses detalhes. Como isso pode deixar mais visíveis os halos em volta das bordas, ela vem desligada.',
  'Which way up are my photos?': 'Em que orientação ficam minhas fotos?',
  'Upright. If a photo only stores how it should be rotated, it is really rotated, so that every program shows it the same way.':
    'Na orientação certa. Se uma foto só indica como deve ser girada, ela é girada de verdade, para que todo programa a mostre igual.',
  'Yes, they are resized frame by frame, with the same timing. GIF, WebP, APNG, AVIF and JPEG XL keep their format; if your browser cannot write animated AVIF, it becomes WebP.':
    'Sim, são redimensionadas quadro por quadro, com os mesmos tempos. GIF, WebP, APNG, AVIF e JPEG XL mantêm o formato; se o seu navegador não grava AVIF animado, vira WebP.',
  width: 'redimensionar imagem | altura',
  height: 'redimensionar foto | metade do tamanho',
  'make bigger': 'mudar tamanho da foto | papel de parede',
  enlarge: 'mudar tamanho da imagem | foto de perfil',
  thumbnail: 'alterar tamanho da imagem | foto de capa',
  'change size': 'alterar dimensões | tamanho thumbnail youtube',
  'half size': 'tamanho da foto | mudar pixels da imagem',
  'half the size': 'aumentar imagem',
  'lower resolution photo': 'aumentar foto',
  wallpaper: 'ampliar imagem',
  'youtube thumbnail size': 'ampliar foto',
  'cover photo': 'miniatura',
  'profile picture': 'largura',
} satisfies TableWords<'tools/resize-image'>;
