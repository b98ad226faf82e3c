export default {
  'HEIC to JPG': 'HEIC in JPG',
  'Photo under 200 kB': 'Foto unter 200 kB',
  'Video for WhatsApp': 'Video für WhatsApp',
} satisfies TableWords<'search/popular'>;
