export default {
  animation: 'animacao',
  'Make an animation': 'Criar uma animação',
  'Turn images into an animated GIF, WebP, PNG, AVIF or JPEG XL, and choose how long each one is shown.':
    'Transforme imagens em um GIF, WebP, PNG, AVIF ou JPEG XL animado, e escolha por quanto tempo cada uma aparece.',
  'Make animation': 'Criar animação',
  'GIF plays everywhere, but with 256 colours. WebP is far smaller.':
    'O GIF funciona em qualquer lugar, mas com 256 cores. O WebP é bem menor.',
  'Time per image': 'Tempo por imagem',
  'Times of individual images': 'Tempo de cada imagem',
  'Write times like 1, 0.2, , 3.': 'Escreva os tempos assim: 1, 0.2, , 3.',
  'In seconds, in order, for example “1, 0.2, , 3”. Images without a time get the one above. You can also type the times next to each image.':
    'Em segundos, na ordem, por exemplo “1, 0.2, , 3”. Imagens sem tempo ficam com o tempo acima. Você também pode digitar o tempo ao lado de cada imagem.',
  'Leave both empty to use the size of the first image, or one to keep its proportions.':
    'Deixe os dois vazios para usar as dimensões da primeira imagem, ou só um para manter a proporção dela.',
  'Images of another shape': 'Imagens de outra proporção',
  'Border colour': 'Cor da borda',
  'Can I join animations?': 'Posso juntar animações?',
  'Yes. A GIF, WebP, APNG, AVIF or JPEG XL animation in the list adds all its frames with their timing, between the still images.':
    'Pode. Um GIF, WebP, APNG, AVIF ou JPEG XL animado na lista entra com todos os seus quadros e tempos, entre as imagens paradas.',
  'Which format should I choose?': 'Que formato devo escolher?',
  'GIF for chats and old programs. WebP for the web: every current browser shows it, in full colour and much smaller. APNG keeps every pixel. AVIF is the smallest if much of the image moves; Chrome and Edge can write it. JPEG XL is the newest, and few programs show it.':
    'GIF para conversas e programas antigos. WebP para a web: todo navegador atual mostra, com todas as cores e um arquivo bem menor. O APNG mantém cada pixel. O AVIF é o menor se muita coisa na imagem se move, e o Chrome e o Edge conseguem gravá-lo. O JPEG XL é o mais novo, e poucos programas mostram.',
  'How fast can it be?': 'Qual é a velocidade máxima?',
  'Browsers show each frame for at least 0.02 seconds; shorter times make most browsers slower, not faster.':
    'Os navegadores mostram cada quadro por pelo menos 0,02 segundo; tempos mais curtos deixam a maioria dos navegadores mais lentos, não mais rápidos.',
  'create gif': 'criar gif | fotos para gif | apresentação de fotos',
  'images to gif': 'fazer gif | transformar fotos em gif | stop motion',
  'gif from images': 'gif com fotos | gif de imagens | criar animação',
  slideshow: 'fazer gif com fotos | juntar fotos em gif',
  'stop motion': 'imagens para gif | slideshow',
} satisfies TableWords<'tools/make-animation'>;
