export default {
  'HEIC to JPG': 'HEIC a JPG',
  'Photo under 200 kB': 'Foto de menos de 200 kB',
  'Video for WhatsApp': 'Vídeo para WhatsApp',
} satisfies TableWords<'search/popular'>;
