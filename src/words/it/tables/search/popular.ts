export default {
  'HEIC to JPG': 'Da HEIC a JPG',
  'Photo under 200 kB': 'Foto sotto 200 kB',
  'Video for WhatsApp': 'Video per WhatsApp',
} satisfies TableWords<'search/popular'>;
