export default {
  'Convert images': 'Converter imagens',
  'Convert JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL and HEIC images to other formats, many at once.':
    'Converta imagens JPEG, PNG, WebP, AVIF, GIF, TIFF, JPEG XL e HEIC para outros formatos, várias de uma vez.',
  'Convert to': 'Converter para',
  'What happens to transparent areas?': 'O que acontece com as áreas transparentes?',
  'They are kept in every format except JPEG, which has no transparency: there they become white, and the result says so.':
    'Elas são mantidas em todos os formatos menos JPEG, que não tem transparência: nele ficam brancas, e o resultado avisa.',
  'What happens to animation?': 'O que acontece com a animação?',
  'GIF, WebP, PNG (as APNG), AVIF and JPEG XL stay animated, with the same timing. The other formats hold a single image here. Firefox and Safari cannot write animated AVIF. You are warned before you start.':
    'GIF, WebP, PNG (como APNG), AVIF e JPEG XL continuam animados, com os mesmos tempos. Aqui, os outros formatos têm uma só imagem. O Firefox e o Safari não gravam AVIF animado. Você recebe um aviso antes de começar.',
  'Can it choose the format?': 'A ferramenta pode escolher o formato?',
  '“Smallest” compresses each file in every suitable format, with no visible difference, and keeps the smallest. The result shows the size in each format.':
    '“O menor” comprime cada arquivo em todos os formatos adequados, sem diferença visível, e fica com o menor. O resultado mostra o tamanho em cada formato.',
  'Do colours change?': 'As cores mudam?',
  'No. The colour profile is kept if the format supports it; otherwise, colours are converted to sRGB.':
    'Não. O perfil de cor é mantido se o formato permitir; senão, as cores são convertidas para sRGB.',
  'image converter': 'conversor de imagem | mudar formato da imagem | transformar em jpg',
  'photo format': 'conversor de imagens | trocar formato de imagem | jfif para jpg',
  'picture converter': 'converter imagem | formato de foto | exportar como',
  'export as': 'converter foto | salvar como jpg',
  'save as jpg': 'conversor de fotos | converter para jpg',
  'jfif to jpg': 'mudar formato da foto | converter para png',
} satisfies TableWords<'tools/convert-image'>;
