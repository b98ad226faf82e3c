export default {
  'HEIC to JPG': 'HEIC para JPG',
  'Photo under 200 kB': 'Foto até 200 kB',
  'Video for WhatsApp': 'Vídeo para WhatsApp',
} satisfies TableWords<'search/popular'>;
